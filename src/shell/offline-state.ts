/** What the offline part says, as a signal: Home and Settings are drawn again when it changes. */
import { signal } from '@preact/signals';
import type { OfflineStatus } from '../offline/register.ts';

export const offlineStatus = signal<OfflineStatus>({
  copy: { kind: 'checking' },
  update: 'none',
  install: 'none',
  pack: { kind: 'unknown' },
});
