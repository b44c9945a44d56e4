/** Everything that is seen, in layers: sky, ladders and cloud, lens, marks, controls. It knows poses and glows, no rules and no gravity. */
import { Container } from 'pixi.js';
import type { Pictures } from '../../../../stage/assets.ts';
import type { Room, ViewHost } from '../../../../stage/board-view.ts';
import { CLOUD_SLOT, COARSE, FINE } from '../depth/shapes.ts';
import { COUNT, STARTERS } from '../../ladders.ts';
import { rotated, type Turn4, type Vector } from '../../physics/turns.ts';
import { axesOf, type Camera, type Free, framed, freeOf, type Projector, projector, REACH } from '../depth/camera.ts';
import type { MoonState } from '../../state.ts';
import { createDepthWorld, createPosed, type DepthWorld } from '../depth/world.ts';
import { type Aids, type AidsScene, createAids, NO_AIDS } from './aids.ts';
import { type Controls, type ControlsScene, createControls } from './controls.ts';
import { createFalls, type Falls } from './falls.ts';
import { createLens, type Lens } from './lens.ts';
import { LEANINGS, type Leaning } from './level.ts';
import { createPlainWorld } from './plain.ts';
import { createSky, type Sky } from './sky.ts';
import { createStock } from './stock.ts';

export interface Picture {
  readonly root: Container;
  /** For what flies over everything: the die, tears. */
  readonly front: Container;
  readonly sky: Sky;
  readonly falls: Falls;
  readonly controls: Controls;
  /** Puts a ladder there; size 0 hides it. */
  put(ladder: number, p: Vector, q: Turn4, size?: number): void;
  /** Hides every ladder that is placed or drawn; the starters stay. */
  clear(): void;
  glow(ladder: number, colour: number, strength: number): void;
  noGlow(): void;
  /** The highest point that has to be in the picture, in units. */
  reach(top: number, now: boolean): void;
  turnTo(yaw: number, now: boolean): void;
  readonly yaw: () => number;
  readonly yawWanted: () => number;
  readonly free: () => Free;
  readonly project: () => Projector;
  aids(scene: AidsScene): void;
  tools(scene: ControlsScene): void;
  /** What is left of ladders and tears in this state. */
  stock(state: MoonState): void;
  lens(point: Vector | null): void;
  /** Lets the camera go on its way; true while it moves. */
  advance(seconds: number): boolean;
  /** Brings everything to the screen with the next frame. `more`: frames follow, so that the lens may wait for the next. */
  draw(more?: boolean): void;
  resize(room: Room): void;
  dispose(): void;
}

/** Share of the way that the camera goes in a second, as an exponent. */
const EASE = 5;
const START_YAW = 0.35;
/** Half of a ladder's length and width, in units. */
const HALF_LONG = 0.6;
const HALF_WIDE = 0.16;
/** A lost context cannot be cleaned up: the browser has thrown it away already. */
function forget(world: DepthWorld): void {
  try {
    world.dispose();
  } catch {
    // Nothing is left to free.
  }
}

const NO_TOOLS: ControlsScene = { ring: null, depth: null, fine: 0, table: false };

export function createPicture(host: ViewHost, pictures: Pictures): Picture {
  const root = new Container({ label: 'moon' });
  const worldLayer = new Container({ label: 'world', eventMode: 'none' });
  const front = new Container({ label: 'front', eventMode: 'none' });
  const sky = createSky();
  const aids: Aids = createAids();
  const controls = createControls();
  const lens: Lens = createLens();
  const plain = createPlainWorld();
  const stock = createStock();
  const posed = createPosed();
  root.addChild(sky.root, stock.root, worldLayer, aids.root, lens.root, controls.root, front);
  let room: Room = { width: 1, height: 1, insets: { top: 0, right: 0, bottom: 0, left: 0 }, facing: null };
  let depth: { readonly world: DepthWorld; readonly renderer: unknown } | null = null;
  let moved = true;
  let lensTurn = false;
  let [top, topWanted] = [1.2, 1.2];
  let side = REACH;
  let [yaw, yawWanted] = [START_YAW, START_YAW];
  let lensAt: Vector | null = null;
  let aidsNow = NO_AIDS;
  let toolsNow = NO_TOOLS;
  let counted: MoonState | null = null;

  const camera = (): Camera => framed(room, { top, side }, yaw);

  /** How far the ladders reach to either side; those that have fallen off are let go. */
  function reachOf(): number {
    const { right, away } = axesOf(yaw);
    const { distance } = camera();
    const across = ([x, , z]: Vector): number => Math.abs(x * right[0] + z * right[2]);
    let most = 0;
    for (let ladder = 0; ladder < COUNT; ladder++) {
      const [x = 0, y = 0, z = 0, size = 0] = posed.places.subarray(ladder * 4, ladder * 4 + 4);
      if (size < 1 || y < 0) continue;
      const [qx = 0, qy = 0, qz = 0, qw = 1] = posed.turns.subarray(ladder * 4, ladder * 4 + 4);
      const turn: Turn4 = [qx, qy, qz, qw];
      const own = across(rotated(turn, [0, HALF_LONG, 0])) + across(rotated(turn, [HALF_WIDE, 0, 0]));
      // What is nearer to the eye looks larger.
      const nearer = -(x * away[0] + z * away[2]);
      most = Math.max(most, ((across([x, y, z]) + own) * distance) / Math.max(1, distance - nearer));
    }
    return Math.max(REACH, most);
  }

  /** The world in depth for the renderer of the moment, or null where there is none. */
  function depthWorld(): DepthWorld | null {
    const renderer = host.renderer?.() ?? null;
    // Simple graphics come with the canvas renderer.
    const able = renderer !== null && renderer.name === 'webgl';
    if (depth !== null && (!able || depth.renderer !== renderer)) {
      worldLayer.removeChildren();
      forget(depth.world);
      depth = null;
    }
    if (able && depth === null) {
      depth = { world: createDepthWorld(renderer, posed, host.small() ? COARSE : FINE), renderer };
      moved = true;
    }
    const wanted = depth?.world.root ?? plain.root;
    if (worldLayer.children[0] !== wanted) {
      worldLayer.removeChildren();
      worldLayer.addChild(wanted);
    }
    return depth?.world ?? null;
  }

  function put(ladder: number, p: Vector, q: Turn4, size = 1): void {
    posed.places.set([...p, size], ladder * 4);
    posed.turns.set(q, ladder * 4);
    moved = true;
  }

  for (const { id, pose } of STARTERS) put(id, pose.p, pose.q);

  return {
    root,
    front,
    sky,
    falls: createFalls(),
    controls,
    put,
    clear() {
      for (let ladder = 0; ladder < COUNT; ladder++) posed.places[ladder * 4 + 3] = 0;
      moved = true;
    },
    glow(ladder, colour, strength) {
      const part = (shift: number): number => ((colour >> shift) & 255) / 255;
      posed.glows.set([part(16), part(8), part(0), strength], ladder * 4);
    },
    noGlow() {
      posed.glows.fill(0, 0, CLOUD_SLOT * 4);
    },
    reach(next, now) {
      topWanted = next;
      if (now) [top, side] = [next, reachOf()];
    },
    turnTo(next, now) {
      yawWanted = next;
      if (now) yaw = next;
      moved = true;
    },
    yaw: () => yaw,
    yawWanted: () => yawWanted,
    free: () => freeOf(room),
    project: () => projector(camera(), room.width, room.height),
    aids(scene) {
      aidsNow = scene;
    },
    tools(scene) {
      toolsNow = scene;
    },
    stock(state) {
      counted = state;
      stock.show({
        seats: state.tears.length,
        box: state.box.slice(0, state.toPlace),
        left: host.say({ key: 'see.left', params: { n: state.toPlace } }),
        tears: host.say({ key: 'see.pool', params: { n: state.pool } }),
      });
    },
    lens(point) {
      lensAt = point;
    },
    advance(seconds) {
      const part = host.settings().motionReduced || host.clock.instant ? 1 : 1 - Math.exp(-EASE * seconds);
      const sideWanted = reachOf();
      const rest =
        Math.abs(topWanted - top) > 0.002 || Math.abs(sideWanted - side) > 0.002 || Math.abs(yawWanted - yaw) > 0.001;
      top = rest ? top + (topWanted - top) * part : topWanted;
      side = rest ? side + (sideWanted - side) * part : sideWanted;
      if (Math.abs(yawWanted - yaw) > 0.001) moved = true;
      yaw = rest ? yaw + (yawWanted - yaw) * part : yawWanted;
      return rest;
    },
    draw(more = false) {
      const world = depthWorld();
      lensTurn = !lensTurn;
      const project = projector(camera(), room.width, room.height);
      sky.rise(top);
      // In depth the lens is a whole picture of its own; every second frame is enough for it as long as frames come.
      if (world === null || !more || lensTurn) lens.draw(lensAt, yaw, posed, world);
      if (world === null) plain.draw(posed, project, room);
      else world.draw(posed, camera(), moved);
      moved = false;
      aids.draw(aidsNow, project, freeOf(room), yaw);
      controls.draw(toolsNow);
      host.redraw();
    },
    resize(next) {
      room = next;
      const free = freeOf(room);
      sky.resize(room, pictures);
      controls.resize(free, pictures, {
        far: host.say({ key: 'view.far' }),
        near: host.say({ key: 'view.near' }),
        fine: host.say({ key: 'view.fine' }),
      });
      lens.resize(free, host.say({ key: 'view.side' }));
      aids.name({
        tallest: host.say({ key: 'view.tallest' }),
        level: Object.fromEntries(LEANINGS.map((leaning) => [leaning, host.say({ key: `level.${leaning}` })])) as {
          readonly [leaning in Leaning]: string;
        },
      });
      stock.resize(room, pictures);
      if (counted !== null) this.stock(counted);
      pictures.sweep();
      moved = true;
    },
    dispose() {
      if (depth !== null) forget(depth.world);
      lens.dispose();
      plain.dispose();
      root.destroy({ children: true });
    },
  };
}
