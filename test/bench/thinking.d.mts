/** Figures of the page while Jago thinks, by name. */
export function thinkingInBrowser(
  dist: string,
  game: string,
  seats?: number | null,
): Promise<Readonly<Record<string, number>>>;
