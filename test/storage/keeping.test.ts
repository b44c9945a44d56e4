/** The storage over a stand-in for IndexedDB. */
import 'fake-indexeddb/auto';
import { describeKeeping } from './keeping.ts';

describeKeeping();
