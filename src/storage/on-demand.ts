/** Parts that Home can do without are loaded when they are first asked for. */

/** The part, made once; a failed try is forgotten, so that the next one may succeed. */
export function onDemand<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | null = null;
  return () => {
    part ??= load().catch((fault) => {
      part = null;
      throw fault;
    });
    return part;
  };
}
