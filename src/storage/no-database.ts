/** Why there is no database; callers then keep what they have in memory. */
export class NoDatabase extends Error {
  constructor(cause?: unknown) {
    super('no database', { cause });
    this.name = 'NoDatabase';
  }
}
