/** The stage in a real browser: one renderer for the life of the page, and what happens when its context is lost. */
import { Container, Graphics } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import type { Room } from '../../src/stage/board-view.ts';
import { Stage } from '../../src/stage/stage.ts';
import { tween } from '../../src/stage/tween.ts';

/** A view that is one red square in the top left corner. */
function square() {
  const root = new Container();
  root.addChild(new Graphics().rect(0, 0, 40, 40).fill('#ff0000'));
  const rooms: Room[] = [];
  return { root, rooms, resize: (room: Room) => void rooms.push(room) };
}

function place(width = 120, height = 80): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = `width: ${width}px; height: ${height}px`;
  document.body.append(element);
  return element;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves once `is` holds, looked at in every frame. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await frame();
}

/** The colour that the page shows at a point of the canvas: drawn and read in the same frame. */
async function colourAt(stage: Stage, element: HTMLElement, x: number, y: number): Promise<readonly number[]> {
  const canvas = element.querySelector('canvas') as HTMLCanvasElement;
  const copy = document.createElement('canvas');
  copy.width = 1;
  copy.height = 1;
  const pen = copy.getContext('2d') as CanvasRenderingContext2D;
  const scale = canvas.width / canvas.clientWidth;
  stage.redraw();
  await frame();
  pen.drawImage(canvas, x * scale, y * scale, 1, 1, 0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data];
}

let stage: Stage;
let redrawn = 0;

function open(simple: () => boolean = () => false): Stage {
  redrawn = 0;
  stage = new Stage({
    simple,
    redrawn: () => {
      redrawn += 1;
    },
  });
  return stage;
}

afterEach(() => {
  stage.dispose();
  document.body.replaceChildren();
});

function gl(element: HTMLElement): WebGL2RenderingContext {
  return element.querySelector('canvas')?.getContext('webgl2') as WebGL2RenderingContext;
}

describe('the stage', () => {
  test('draws a view and gives it its room', async () => {
    const [element, view] = [place(), square()];
    open().attach(view, () => {});
    await stage.mount(element);
    expect(stage.kind).toBe('webgl');
    expect(view.rooms.at(-1)).toEqual({
      width: 120,
      height: 80,
      insets: { top: 0, right: 0, bottom: 0, left: 0 },
      facing: null,
    });
    expect(await colourAt(stage, element, 20, 20)).toEqual([255, 0, 0, 255]);
  });

  test('hides its canvas from assistive technology', async () => {
    const element = place();
    await open().mount(element);
    expect(element.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelectorAll('body > button, body > div[tabindex]')).toHaveLength(0);
  });

  test('follows the size of its element', async () => {
    const [element, view] = [place(), square()];
    open().attach(view, () => {});
    await stage.mount(element);
    element.style.width = '300px';
    await until(() => view.rooms.at(-1)?.width === 300);
    expect(element.querySelector('canvas')?.clientWidth).toBe(300);
  });

  test('asks for no frames while nothing moves', async () => {
    open().attach(square(), () => {});
    await stage.mount(place());
    for (let index = 0; index < 5; index++) await frame();
    const ask = window.requestAnimationFrame;
    let asked = 0;
    window.requestAnimationFrame = (call) => {
      asked += 1;
      return ask.call(window, call);
    };
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.requestAnimationFrame = ask;
    expect(asked).toBe(0);
  });

  test('runs its clock while something moves', async () => {
    await open().mount(place());
    const ways: number[] = [];
    await tween(stage.clock, 60, (way) => ways.push(way));
    expect(ways.at(-1)).toBe(1);
  });

  test('keeps one renderer through fifty matches', async () => {
    await open().mount(place());
    const first = document.querySelector('canvas');
    for (let match = 0; match < 50; match++) {
      stage.unmount();
      document.body.replaceChildren();
      const view = square();
      stage.attach(view, () => {});
      await stage.mount(place(100 + match));
      expect(document.querySelector('canvas')).toBe(first);
      stage.detach();
      view.root.destroy({ children: true });
    }
    expect(stage.kind).toBe('webgl');
  });

  test('draws without WebGL where simple graphics are wanted', async () => {
    const [element, view] = [place(), square()];
    open(() => true).attach(view, () => {});
    await stage.mount(element);
    expect(stage.kind).toBe('canvas');
    expect(await colourAt(stage, element, 20, 20)).toEqual([255, 0, 0, 255]);
  });

  test('follows a change of mind about simple graphics with the next match', async () => {
    const kinds: unknown[] = [];
    let simple = false;
    open(() => simple);
    for (simple of [false, true, true, false]) {
      const [element, view] = [place(), square()];
      await stage.mount(element);
      stage.attach(view, () => {});
      kinds.push(stage.kind);
      expect(await colourAt(stage, element, 20, 20)).toEqual([255, 0, 0, 255]);
      stage.detach();
      stage.unmount();
      view.root.destroy({ children: true });
      element.remove();
    }
    expect(kinds).toEqual(['webgl', 'canvas', 'canvas', 'webgl']);
  });
});

test('of two that are made at once the last one stays', async () => {
  let simple = false;
  open(() => simple);
  const first = stage.mount(place());
  simple = true;
  stage.unmount();
  const element = place();
  await Promise.all([first, stage.mount(element)]);
  expect(stage.kind).toBe('canvas');
  expect(element.querySelectorAll('canvas')).toHaveLength(1);
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
});

describe('a lost context', () => {
  test('that comes back by itself is drawn again', async () => {
    const [element, view] = [place(), square()];
    let again = 0;
    open().attach(view, () => {
      again += 1;
    });
    await stage.mount(element);
    const extension = gl(element).getExtension('WEBGL_lose_context');
    const told = new Promise((resolve) =>
      element.querySelector('canvas')?.addEventListener('webglcontextlost', resolve),
    );
    extension?.loseContext();
    stage.redraw();
    await frame();
    await told;
    await frame();
    extension?.restoreContext();
    await until(() => redrawn === 1);
    expect([stage.kind, again]).toEqual(['webgl', 1]);
    await colourAt(stage, element, 20, 20);
    expect(await colourAt(stage, element, 20, 20)).toEqual([255, 0, 0, 255]);
  });

  test('that stays away is replaced by the canvas renderer, with the last scene', async () => {
    const [element, view] = [place(), square()];
    let again = 0;
    open().attach(view, () => {
      again += 1;
    });
    await stage.mount(element);
    gl(element).getExtension('WEBGL_lose_context')?.loseContext();
    await until(() => redrawn === 1);
    expect([stage.kind, again]).toEqual(['canvas', 1]);
    expect(element.querySelectorAll('canvas')).toHaveLength(1);
    expect(await colourAt(stage, element, 20, 20)).toEqual([255, 0, 0, 255]);
  });
});
