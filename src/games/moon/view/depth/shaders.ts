/** The drawing style as shader programs: flat tones with soft edges, bamboo with nodes, rattan, an ink outline, shadows. */
import { SLOTS } from './shapes.ts';

const HEAD = `#version 300 es
precision highp float;
`;

const POSED = `
uniform mat4 uView;
uniform vec4 uPlaces[${SLOTS}];
uniform vec4 uTurns[${SLOTS}];
vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
`;

/** uPlaces: x y z and size (0 hides). */
export const VERTEX = `${HEAD}
in vec3 aPosition; in vec3 aNormal; in vec4 aMark;
${POSED}
out vec3 vNormal; out vec3 vWorld; out vec4 vMark;
void main() {
  int slot = int(aMark.x + 0.5);
  vec4 place = uPlaces[slot];
  vec3 world = turned(uTurns[slot], aPosition * place.w) + place.xyz;
  vNormal = turned(uTurns[slot], aNormal);
  vWorld = world;
  vMark = aMark;
  gl_Position = uView * vec4(world, 1.0);
}`;

/** The same shapes a little thicker, seen from inside: what shows is a line around them. */
export const OUTLINE_VERTEX = `${HEAD}
in vec3 aPosition; in vec3 aNormal; in vec4 aMark;
${POSED}
uniform float uThick;
out vec4 vMark;
void main() {
  int slot = int(aMark.x + 0.5);
  vec4 place = uPlaces[slot];
  vec3 world = turned(uTurns[slot], aPosition * place.w + aNormal * uThick * step(0.001, place.w)) + place.xyz;
  vMark = aMark;
  gl_Position = uView * vec4(world, 1.0);
}`;

export const OUTLINE_FRAGMENT = `${HEAD}
in vec4 vMark; out vec4 oColour;
uniform vec4 uGlows[${SLOTS}];
void main() {
  int slot = int(vMark.x + 0.5);
  vec4 glow = uGlows[slot];
  vec3 ink = vMark.w > 2.5 ? vec3(0.44, 0.49, 0.74) : vec3(0.25, 0.14, 0.06);
  oColour = vec4(mix(ink, glow.rgb, clamp(glow.a, 0.0, 1.0) * step(vMark.w, 2.5)), 1.0);
}`;

export const FRAGMENT = `${HEAD}
in vec3 vNormal; in vec3 vWorld; in vec4 vMark; out vec4 oColour;
uniform vec3 uEye; uniform vec3 uLight; uniform mat4 uShadowView; uniform vec4 uGlows[${SLOTS}];
uniform sampler2D uShadow; uniform float uShadows;
float unpacked(vec4 c) { return dot(c, vec4(1.0, 1.0 / 255.0, 1.0 / 65025.0, 1.0 / 16581375.0)); }
float lit(vec3 world, vec3 normal) {
  if (uShadows < 0.5) return 1.0;
  vec4 s = uShadowView * vec4(world + normal * 0.022, 1.0);
  vec3 c = s.xyz * 0.5 + 0.5;
  if (c.x < 0.0 || c.x > 1.0 || c.y < 0.0 || c.y > 1.0) return 1.0;
  float sum = 0.0;
  for (int i = -1; i <= 1; i++) for (int j = -1; j <= 1; j++) {
    sum += step(c.z - 0.0045, unpacked(texture(uShadow, c.xy + vec2(float(i), float(j)) * (1.6 / 1024.0))));
  }
  return sum / 9.0;
}
float hash(float n) { return fract(sin(n) * 43758.5453); }
vec3 cloud(vec3 n, float sun, float shade) {
  float tone = n.y * 0.45 + sun * 0.55;
  vec3 c = mix(vec3(0.435, 0.494, 0.737), vec3(0.616, 0.671, 0.855), smoothstep(-0.62, -0.46, tone));
  c = mix(c, vec3(0.788, 0.827, 0.933), smoothstep(-0.16, -0.02, tone));
  c = mix(c, vec3(0.914, 0.933, 0.976), smoothstep(0.30, 0.44, tone));
  c = mix(vec3(0.616, 0.671, 0.855), c, 0.35 + 0.65 * shade);
  return mix(c, vec3(0.33, 0.32, 0.58), smoothstep(-0.22, -0.62, vWorld.y) * 0.55);
}
void main() {
  vec3 n = normalize(vNormal);
  vec3 eye = normalize(uEye - vWorld);
  float sun = dot(n, uLight);
  float shade = lit(vWorld, n);
  int slot = int(vMark.x + 0.5);
  if (vMark.w > 3.5) { oColour = vec4(mix(vec3(0.42, 0.48, 0.72), vec3(0.557, 0.616, 0.816), shade), 1.0); return; }
  if (vMark.w > 2.5) { oColour = vec4(cloud(n, sun, shade), 1.0); return; }
  float tint = hash(float(slot) * 3.7);
  float pick = fract(tint * 7.3) * 4.0;
  vec3 body = pick < 1.0 ? vec3(0.780, 0.580, 0.350) : pick < 2.0 ? vec3(0.690, 0.455, 0.255)
    : pick < 3.0 ? vec3(0.620, 0.385, 0.230) : vec3(0.820, 0.655, 0.420);
  vec3 high = min(body * 1.22 + vec3(0.045, 0.040, 0.025), vec3(1.0));
  vec3 deep = body * 0.60;
  if (vMark.w > 1.5) { high = vec3(0.980, 0.925, 0.800); body = vec3(0.910, 0.824, 0.643); deep = vec3(0.690, 0.557, 0.353); }
  float tone = sun * shade;
  vec3 c = mix(deep, body, smoothstep(-0.30, 0.02, sun) * (0.30 + 0.70 * shade));
  c = mix(c, high, smoothstep(0.42, 0.66, tone));
  vec3 halfway = normalize(uLight + eye);
  c += vec3(0.16, 0.14, 0.10) * smoothstep(0.93, 0.985, dot(n, halfway)) * shade;
  if (vMark.w < 0.5) {
    float node = abs(fract(vMark.y / 0.19 + tint) - 0.5);
    c = mix(c, deep * 0.8, smoothstep(0.462, 0.482, node) * 0.85);
    c = mix(c, high, smoothstep(0.42, 0.45, node) * (1.0 - smoothstep(0.455, 0.465, node)) * 0.35);
    c *= 0.95 + 0.05 * sin(vMark.z * 40.0 + vMark.y * 3.0);
  } else if (vMark.w > 1.5) {
    float band = abs(fract(vMark.y / 0.0135) - 0.5);
    c = mix(c, vec3(0.36, 0.22, 0.10), smoothstep(0.34, 0.44, band) * 0.75);
  }
  float rim = pow(1.0 - max(dot(n, eye), 0.0), 2.5);
  c += rim * vec3(0.20, 0.22, 0.46) * 0.35;
  vec4 glow = uGlows[slot];
  if (glow.a > 0.0) { c = mix(c, c * 0.72 + glow.rgb * 0.42, glow.a); c += glow.rgb * rim * 0.5 * glow.a; }
  oColour = vec4(c, 1.0);
}`;

export const SHADOW_FRAGMENT = `${HEAD}
in vec3 vNormal; in vec3 vWorld; in vec4 vMark; out vec4 oColour;
vec4 packed(float v) {
  vec4 e = fract(vec4(1.0, 255.0, 65025.0, 16581375.0) * v);
  return e - e.yzww * vec4(1.0 / 255.0, 1.0 / 255.0, 1.0 / 255.0, 0.0);
}
void main() { oColour = packed(clamp(gl_FragCoord.z, 0.0, 0.9999)); }`;
