/** Makes the Pixi renderer. Only the parts that boards use are taken in; Pixi's own accessibility layer is not, as the page is the interface. */
import 'pixi.js/unsafe-eval';
import 'pixi.js/events';
import 'pixi.js/graphics';
import 'pixi.js/mesh';
import 'pixi.js/text';
import { autoDetectRenderer, EventsTicker, type Renderer, Ticker } from 'pixi.js';
import { resolution } from './assets.ts';

export type RendererKind = 'webgl' | 'canvas';

/** Pixi would otherwise keep asking for frames for its clean-up: the stage does that as it draws. */
export function stopIdleFrames(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  EventsTicker.removeTickerListener();
}

/** A renderer with a canvas of its own. `kinds` in order of preference. */
export async function makeRenderer(kinds: RendererKind[], width: number, height: number): Promise<Renderer> {
  const pixels = resolution();
  const renderer = await autoDetectRenderer({
    preference: kinds,
    width,
    height,
    resolution: pixels,
    autoDensity: true,
    antialias: pixels < 2,
    backgroundAlpha: 0,
    // Boards that draw in depth test against it; it costs the others nothing.
    depth: true,
    powerPreference: 'low-power',
    skipExtensionImports: true,
  });
  stopIdleFrames();
  return renderer;
}

export function kindOf(renderer: Renderer): RendererKind {
  return renderer.name === 'webgl' ? 'webgl' : 'canvas';
}

/** True from the moment on at which the context is gone; the page is told of it only later. Drawing then would break the shaders for good. */
export function isLost(renderer: Renderer): boolean {
  return 'gl' in renderer && renderer.gl.isContextLost();
}

/** Frees a renderer whose context may be gone already. */
export function endRenderer(renderer: Renderer): void {
  const canvas = renderer.canvas;
  try {
    renderer.destroy({ removeView: true });
  } catch {
    // A lost context cannot be cleaned up: the browser has thrown it away already.
  }
  canvas.remove();
  canvas.width = 0;
  canvas.height = 0;
}
