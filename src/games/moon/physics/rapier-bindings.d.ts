/** The glue beside the engine's wasm has no types of its own. */
declare module '@dimforge/rapier3d/rapier_wasm3d_bg.js' {
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
