/**
 * Outlines: gives a transparent coloured drawing a dark rim, as an illustrator would, so that a
 * green frog in black and white is more than two eyes.
 */
import { boxBlur } from './box-blur.js';
import type { Light } from './light.js';

/** The width of the rim, in cells from the edge inwards. */
const RIM = 0.95;

/** Darkens everything within a cell of the edge, inwards; a cell is `cell` pixels. */
export function outlined(light: Light, cell: number): Light {
  const { width, height, values } = light;
  const margin = Math.ceil(cell) + 1;
  const columns = width + 2 * margin;
  const rows = height + 2 * margin;
  const alpha = new Float32Array(columns * rows);
  for (let i = 0; i < width * height; i++) {
    const to = (Math.floor(i / width) + margin) * columns + (i % width) + margin;
    alpha[to] = values[4 * i + 3];
  }
  const radius = Math.max(1, Math.round(RIM * cell));
  const around = boxBlur(alpha, columns, rows, radius);
  const drawn = values.slice();
  for (let i = 0; i < width * height; i++) {
    const at = (Math.floor(i / width) + margin) * columns + (i % width) + margin;
    // deep inside it is 1, on a straight edge a half
    if (around[at] > 0.985) continue;
    for (let k = 0; k < 3; k++) drawn[4 * i + k] = 0;
  }
  return { width, height, values: drawn };
}
