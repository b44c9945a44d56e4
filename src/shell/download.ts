/** Hands a text to people as a file. On iOS the share sheet may take its place. */
import type { BackupFile } from '../storage/backup.ts';

export function download(file: BackupFile): void {
  const address = URL.createObjectURL(new Blob([file.text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
