/** Four by four matrices for the picture, column by column as the graphics card reads them. */
import type { Vector } from '../../physics/turns.ts';

export type Matrix = Float32Array<ArrayBuffer>;

export function multiplied(a: Matrix, b: Matrix): Matrix {
  const out = new Float32Array(16);
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += (a[k * 4 + row] as number) * (b[column * 4 + k] as number);
      out[column * 4 + row] = sum;
    }
  }
  return out;
}

export function perspective(fov: number, aspect: number, near: number, far: number): Matrix {
  const scale = 1 / Math.tan(fov / 2);
  const out = new Float32Array(16);
  out[0] = scale / aspect;
  out[5] = scale;
  out[10] = (far + near) / (near - far);
  out[11] = -1;
  out[14] = (2 * far * near) / (near - far);
  return out;
}

export function orthographic(halfWidth: number, halfHeight: number, near: number, far: number): Matrix {
  const out = new Float32Array(16);
  out[0] = 1 / halfWidth;
  out[5] = 1 / halfHeight;
  out[10] = -2 / (far - near);
  out[14] = -(far + near) / (far - near);
  out[15] = 1;
  return out;
}

/** Moves the finished picture by so much of its half width and height. */
export function shifted(x: number, y: number): Matrix {
  return Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1);
}

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function direction(a: Vector): Vector {
  const size = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
}

export function lookAt(eye: Vector, at: Vector): Matrix {
  const z = direction([eye[0] - at[0], eye[1] - at[1], eye[2] - at[2]]);
  const x = direction(cross([0, 1, 0], z));
  const y = cross(z, x);
  return Float32Array.of(
    ...[x[0], y[0], z[0], 0],
    ...[x[1], y[1], z[1], 0],
    ...[x[2], y[2], z[2], 0],
    ...[-dot(x, eye), -dot(y, eye), -dot(z, eye), 1],
  );
}
