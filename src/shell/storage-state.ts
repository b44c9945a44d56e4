/** What the storage can do at this moment, for the notices. */
import { signal } from '@preact/signals';
import type { StorageState } from '../storage/schema.ts';

export const storageState = signal<StorageState>({ kind: 'opening' });
