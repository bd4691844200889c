/**
 * The colours of all cells by their numbers. ROFL stores these if a puzzle would be longer or too
 * hard. They are either coded, each cell in the context of those around it, or packed with as many
 * bits each as the palette needs, highest bit first, which takes next to no time.
 */
import { BLANK } from '@nonokit/core';
import { type Area, type CodeOther, codeArea } from './area.js';
import { bitsFor } from './clue-code.js';
import { type BitCoder, codeTree, createContexts } from './range-coder.js';

/**
 * Palette size up to which the left neighbour is a context of a colour, and up to which there is
 * any context.
 */
const FEW_COLORS = 33;
const MANY_COLORS = 256;

/**
 * Codes the colours of all cells: `cells`, or whatever a decoder reads. A colour that is read may
 * be too high.
 */
export function codeCells(
  coder: BitCoder,
  area: Area,
  colors: number,
  cells?: Uint32Array,
): Uint32Array {
  if (colors === 1) return new Uint32Array(area.width * area.height);
  const bits = bitsFor(colors);
  const trees = colors <= FEW_COLORS ? 2 ** bits : 1;
  const contexts = createContexts(colors <= MANY_COLORS ? trees << bits : 0);
  const codeOther: CodeOther =
    colors <= MANY_COLORS
      ? (left, _above, _corner, value) =>
          codeTree(coder, contexts, colors <= FEW_COLORS ? left << bits : 0, bits, value)
      : (_left, _above, _corner, value) => evenNumber(coder, bits, value);
  return codeArea(coder, area, BLANK, codeOther, cells);
}

/** Codes a number without contexts, highest bit first. */
export function evenNumber(coder: BitCoder, bits: number, value: number): number {
  let read = 0;
  for (let i = bits - 1; i >= 0; i--) read = 2 * read + coder.evenBit((value >>> i) & 1);
  return read;
}

/** Bytes of `count` packed cells of `colors` colours. */
export function packedLength(count: number, colors: number): number {
  return Math.ceil((count * bitsFor(colors)) / 8);
}

/** Packs the cells into bytes; the remaining bits are zeros. */
export function packCells(cells: Uint32Array, colors: number): Uint8Array {
  const bits = bitsFor(colors);
  const bytes = new Uint8Array(packedLength(cells.length, colors));
  let at = 0;
  for (const color of cells) {
    for (let i = bits - 1; i >= 0; i--, at++) {
      const bit = (color >>> i) & 1;
      bytes[at >>> 3] |= bit << (7 - (at & 7));
    }
  }
  return bytes;
}

/**
 * Unpacks cells from bytes. Returns undefined if the bytes are too few or too many, or if a colour
 * is too high.
 */
export function unpackCells(
  bytes: Uint8Array,
  count: number,
  colors: number,
): Uint32Array | undefined {
  if (bytes.length !== packedLength(count, colors)) return undefined;
  const bits = bitsFor(colors);
  const left = 8 * bytes.length - count * bits;
  if ((bytes.at(-1) ?? 0) & ((1 << left) - 1)) return undefined;
  const cells = new Uint32Array(count);
  let at = 0;
  for (let cell = 0; cell < count; cell++) {
    let color = 0;
    for (let i = 0; i < bits; i++, at++) {
      color = 2 * color + ((bytes[at >>> 3] >>> (7 - (at & 7))) & 1);
    }
    if (color >= colors) return undefined;
    cells[cell] = color;
  }
  return cells;
}
