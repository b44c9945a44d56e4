/**
 * The worker's own file: puts a brain over comlink. It must never reach a view, the shell or the storage. Where no worker starts
 * the page loads this very file and takes the brain from it: a bundle of its own would weigh the offline copy down twice.
 */
import { expose } from 'comlink';
import { createBrain } from './brain.ts';
import { globbedParts } from './parts.ts';

const brain = createBrain(globbedParts);
if ('document' in globalThis) Object.assign(globalThis, { tikarBrain: brain });
else expose(brain);
