/** Lets Pixi's scene graph be built without a page. Import it before anything that imports Pixi. */
if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '', platform: '' }, configurable: true });
}
export {};
