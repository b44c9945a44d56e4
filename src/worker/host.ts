/** The worker's first file: puts a brain over comlink. It must never reach a view, the shell or the storage. */
import { expose } from 'comlink';
import { createBrain } from './brain.ts';
import { globbedParts } from './parts.ts';

expose(createBrain(globbedParts));
