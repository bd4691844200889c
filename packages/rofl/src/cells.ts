/**
 * The colours of all cells, with as many bits each as the palette needs, highest bit first: what ROFL holds where a
 * puzzle would be longer or too hard.
 */
import { bitsFor } from './clue-code.js';

/** Bytes of `count` cells of `colors` colours. */
export function packedLength(count: number, colors: number): number {
  return Math.ceil((count * bitsFor(colors)) / 8);
}

/** The cells as bytes; bits left over are zeros. */
export function packCells(cells: Uint32Array, colors: number): Uint8Array {
  const bits = bitsFor(colors);
  const bytes = new Uint8Array(packedLength(cells.length, colors));
  let at = 0;
  for (const color of cells) {
    for (let i = bits - 1; i >= 0; i--, at++) {
      const bit = (color >>> i) & 1;
      bytes[at >>> 3] = (bytes[at >>> 3] as number) | (bit << (7 - (at & 7)));
    }
  }
  return bytes;
}

/** The cells that bytes hold; undefined where there are too few bytes or too many, or a colour too high. */
export function unpackCells(
  bytes: Uint8Array,
  count: number,
  colors: number,
): Uint32Array | undefined {
  if (bytes.length !== packedLength(count, colors)) return undefined;
  const bits = bitsFor(colors);
  const cells = new Uint32Array(count);
  let at = 0;
  for (let cell = 0; cell < count; cell++) {
    let color = 0;
    for (let i = 0; i < bits; i++, at++) {
      color = 2 * color + (((bytes[at >>> 3] as number) >>> (7 - (at & 7))) & 1);
    }
    if (color >= colors) return undefined;
    cells[cell] = color;
  }
  return cells;
}
