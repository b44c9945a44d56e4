/** The glue beside the engine's wasm has no types of its own: its classes are typed beside the package's entry. */
declare module '@dimforge/rapier3d/rapier_wasm3d_bg.js' {
  export * from '@dimforge/rapier3d/rapier_wasm3d';
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;

  // What the wasm asks for.
  export const __wbg___wbindgen_boolean_get_5b446f51afd21013: WebAssembly.ImportValue;
  export const __wbg___wbindgen_is_function_1f9d30630b8b1d3d: WebAssembly.ImportValue;
  export const __wbg___wbindgen_is_undefined_8865fb403f8fe9d8: WebAssembly.ImportValue;
  export const __wbg___wbindgen_number_get_2e0e7dee9f701a71: WebAssembly.ImportValue;
  export const __wbg___wbindgen_throw_41e9ee4f547fc59a: WebAssembly.ImportValue;
  export const __wbg_bind_e7f12e49a3040c89: WebAssembly.ImportValue;
  export const __wbg_call_1875a20c43a36133: WebAssembly.ImportValue;
  export const __wbg_call_187d372bd5fdd4aa: WebAssembly.ImportValue;
  export const __wbg_call_939a2607c4484b0b: WebAssembly.ImportValue;
  export const __wbg_length_58572db4c38f3c3e: WebAssembly.ImportValue;
  export const __wbg_length_7f3c00c40364105e: WebAssembly.ImportValue;
  export const __wbg_new_from_slice_9a868026ffa4208a: WebAssembly.ImportValue;
  export const __wbg_new_with_length_cc0362bfe8499e5a: WebAssembly.ImportValue;
  export const __wbg_now_e7c6795a7f81e10f: WebAssembly.ImportValue;
  export const __wbg_performance_3fcf6e32a7e1ed0a: WebAssembly.ImportValue;
  export const __wbg_prototypesetcall_bc27214492979395: WebAssembly.ImportValue;
  export const __wbg_rawcontactforceevent_new: WebAssembly.ImportValue;
  export const __wbg_rawraycolliderintersection_new: WebAssembly.ImportValue;
  export const __wbg_rawshape_unwrap: WebAssembly.ImportValue;
  export const __wbg_rawsoftbodytearevent_new: WebAssembly.ImportValue;
  export const __wbg_set_070bd465f1c195a4: WebAssembly.ImportValue;
  export const __wbg_set_index_3a9fd81ba7ece0c0: WebAssembly.ImportValue;
  export const __wbg_static_accessor_GLOBAL_266715b9d96ba635: WebAssembly.ImportValue;
  export const __wbg_static_accessor_GLOBAL_THIS_10fb7dc1ae063179: WebAssembly.ImportValue;
  export const __wbg_static_accessor_SELF_0b583911f537483a: WebAssembly.ImportValue;
  export const __wbg_static_accessor_WINDOW_d7f903d1508cbdc4: WebAssembly.ImportValue;
  export const __wbindgen_generic_0000000000000001: WebAssembly.ImportValue;
  export const __wbindgen_object_clone_ref: WebAssembly.ImportValue;
  export const __wbindgen_object_drop_ref: WebAssembly.ImportValue;
}
