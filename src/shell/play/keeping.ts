/** What to say while plies cannot be kept on the disk: once as a toast, and in the pause for as long as it lasts. */
import { useEffect } from 'preact/hooks';
import type { Message } from '../../contract/words.ts';
import type { StorageState } from '../../storage/schema.ts';
import { storageState } from '../storage-state.ts';
import type { Table } from './table.ts';

/** Null while everything is kept. */
export function sayKeeping(state: StorageState): Message | null {
  if (state.kind === 'memory') return { key: state.why === 'full' ? 'store.full' : 'store.memory' };
  if (state.kind === 'blocked') return { key: 'store.blocked' };
  if (state.kind === 'newer') return { key: 'store.newer' };
  return state.kind === 'replaced' ? { key: 'store.lost' } : null;
}

export function useKeepingNotice(table: Table): void {
  useEffect(
    () =>
      storageState.subscribe((state) => {
        const notice = sayKeeping(state);
        if (notice !== null) table.toast(notice);
      }),
    [table],
  );
}
