/** Types of `in-browser.mjs`. */
export function benchInBrowser(dist: string): Promise<object>;
export function benchMoonInBrowser(dist: string): Promise<object>;
