/** Figures of the page while Jago thinks, by name. */
export function thinkingInBrowser(dist: string): Promise<Readonly<Record<string, number>>>;
