/** Types of `in-browser.mjs`. */
export function benchInBrowser(dist: string): Promise<object>;
