/**
 * The ladders and the cloud drawn in depth: one mesh with an ink outline, and a shadow pass of its own.
 * All of it lives with one renderer; after a lost context a new world is made.
 */
import {
  Container,
  Geometry,
  GlProgram,
  Mesh,
  type Renderer,
  RenderTarget,
  RenderTexture,
  Shader,
  State,
  UniformGroup,
} from 'pixi.js';
import type { Vector } from '../../physics/turns.ts';
import { type Camera, eyeOf, viewOf } from './camera.ts';
import { direction, lookAt, type Matrix, multiplied, orthographic } from './matrix.ts';
import { CLOUD_SLOT, type Fineness, SLOTS, type Triangles, trianglesOf } from './shapes.ts';
import { FRAGMENT, OUTLINE_FRAGMENT, OUTLINE_VERTEX, SHADOW_FRAGMENT, VERTEX } from './shaders.ts';

const SHADOW_SIZE = 1024;
/** Thickness of the ink line in units. */
const THICK = 0.0062;

/** Where everything is and how it glows, `SLOTS` times four numbers each: x y z size, x y z w, red green blue strength. */
export interface Posed {
  readonly places: Float32Array<ArrayBuffer>;
  readonly turns: Float32Array<ArrayBuffer>;
  readonly glows: Float32Array<ArrayBuffer>;
}

export function createPosed(): Posed {
  const posed = {
    places: new Float32Array(SLOTS * 4),
    turns: new Float32Array(SLOTS * 4),
    glows: new Float32Array(SLOTS * 4),
  };
  for (let slot = 0; slot < SLOTS; slot++) posed.turns[slot * 4 + 3] = 1;
  posed.places[CLOUD_SLOT * 4 + 3] = 1;
  return posed;
}

export interface DepthWorld {
  readonly root: Container;
  /** Brings poses and camera to the card; `moved`: ladders are elsewhere, so the shadows are drawn anew. */
  draw(posed: Posed, camera: Camera, moved: boolean): void;
  /** Draws from another camera into a texture that a Sprite shows. */
  drawInto(target: RenderTarget, camera: Camera): void;
  dispose(): void;
}

function geometryOf({ positions, normals, marks, indices }: Triangles): Geometry {
  return new Geometry({
    attributes: {
      aPosition: { buffer: positions, format: 'float32x3' },
      aNormal: { buffer: normals, format: 'float32x3' },
      aMark: { buffer: marks, format: 'float32x4' },
    },
    indexBuffer: indices,
  });
}

function stateOf(inside: boolean): State {
  const state = new State();
  state.depthTest = true;
  state.depthMask = true;
  state.blend = false;
  state.culling = inside;
  state.clockwiseFrontFace = inside;
  return state;
}

const matrixUniform = () => ({ value: new Float32Array(16), type: 'mat4x4<f32>' as const });
const vectorUniform = () => ({ value: new Float32Array(3), type: 'vec3<f32>' as const });

function posedUniforms({ places, turns }: Posed) {
  return {
    uView: matrixUniform(),
    uPlaces: { value: places, type: 'vec4<f32>' as const, size: SLOTS },
    uTurns: { value: turns, type: 'vec4<f32>' as const, size: SLOTS },
  };
}

function shaders(posed: Posed, shadow: RenderTexture) {
  const glows = { value: posed.glows, type: 'vec4<f32>' as const, size: SLOTS };
  const fill = new UniformGroup({
    ...posedUniforms(posed),
    uGlows: glows,
    uEye: vectorUniform(),
    uLight: vectorUniform(),
    uShadowView: matrixUniform(),
    uShadows: { value: 1, type: 'f32' as const },
  });
  const line = new UniformGroup({
    ...posedUniforms(posed),
    uGlows: glows,
    uThick: { value: THICK, type: 'f32' as const },
  });
  const cast = new UniformGroup(posedUniforms(posed));
  const program = (vertex: string, fragment: string, name: string) => GlProgram.from({ vertex, fragment, name });
  return {
    fill,
    line,
    cast,
    fillShader: new Shader({
      glProgram: program(VERTEX, FRAGMENT, 'moon-fill'),
      resources: { fill, uShadow: shadow.source, uShadowSampler: shadow.source.style },
    }),
    lineShader: new Shader({ glProgram: program(OUTLINE_VERTEX, OUTLINE_FRAGMENT, 'moon-line'), resources: { line } }),
    castShader: new Shader({ glProgram: program(VERTEX, SHADOW_FRAGMENT, 'moon-cast'), resources: { cast } }),
  };
}

/** Light from the upper left of the viewer, whatever side is looked at. */
function lightOf(yaw: number): Vector {
  return direction([Math.sin(yaw - 0.7), 1.25, Math.cos(yaw - 0.7) * 0.95]);
}

function shadowView(light: Vector, top: number): Matrix {
  const middle = Math.max(0.8, top / 2);
  const eye: Vector = [light[0] * 5, light[1] * 5 + middle, light[2] * 5];
  return multiplied(orthographic(1.6, middle + 1, 0.1, 11), lookAt(eye, [0, middle, 0]));
}

export function createDepthWorld(renderer: Renderer, posed: Posed, fineness: Fineness): DepthWorld {
  const shadow = RenderTexture.create({ width: SHADOW_SIZE, height: SHADOW_SIZE, resolution: 1, antialias: false });
  shadow.source.style.scaleMode = 'nearest';
  // RenderTexture.create cannot have a depth buffer of its own.
  const shadowTarget = new RenderTarget({ colorTextures: [shadow.source], depth: true });
  const made = shaders(posed, shadow);
  const geometry = geometryOf(trianglesOf(fineness));
  const meshOf = (shader: Shader, state: State): Mesh<Geometry, Shader> => new Mesh({ geometry, shader, state });
  const solid = stateOf(false);
  const root = new Container({ label: 'depth', eventMode: 'none' });
  root.addChild(meshOf(made.lineShader, stateOf(true)), meshOf(made.fillShader, solid));
  const casters = new Container();
  casters.addChild(meshOf(made.castShader, solid));

  function look(view: Matrix, camera: Camera): void {
    const { fill, line } = made;
    fill.uniforms.uView.set(view);
    fill.uniforms.uEye.set(eyeOf(camera));
    line.uniforms.uView.set(view);
    fill.update();
    line.update();
  }

  return {
    root,
    draw(now, camera, moved) {
      const { fill, cast } = made;
      if (moved) {
        let top = 1;
        for (let slot = 0; slot < CLOUD_SLOT; slot++) {
          if ((now.places[slot * 4 + 3] ?? 0) > 0) top = Math.max(top, (now.places[slot * 4 + 1] ?? 0) + 0.6);
        }
        const light = lightOf(camera.yaw);
        const view = shadowView(light, Math.min(top, 4));
        fill.uniforms.uLight.set(light);
        fill.uniforms.uShadowView.set(view);
        cast.uniforms.uView.set(view);
        cast.update();
        renderer.render({ container: casters, target: shadowTarget, clear: true, clearColor: [1, 1, 1, 1] });
      }
      look(viewOf(camera, renderer.screen.width / renderer.screen.height), camera);
    },
    drawInto(target, camera) {
      const view = viewOf(camera, 1);
      // A Sprite shows textures the other way up.
      for (const index of [1, 5, 9, 13]) view[index] = -(view[index] as number);
      look(view, camera);
      renderer.render({ container: root, target, clear: true, clearColor: [0.13, 0.14, 0.33, 1] });
    },
    dispose() {
      root.destroy({ children: true });
      casters.destroy({ children: true });
      geometry.destroy(true);
      for (const shader of [made.fillShader, made.lineShader, made.castShader]) shader.destroy();
      shadowTarget.destroy();
      shadow.destroy(true);
    },
  };
}
