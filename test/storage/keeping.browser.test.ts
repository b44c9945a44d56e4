/** The storage over Chromium's own IndexedDB. */
import { describeKeeping } from './keeping.ts';

describeKeeping();
