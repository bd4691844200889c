/**
 * The plain PNG: one square per cell. Pixels are palette indices if the palette fits in a byte, so
 * colours are read back exactly; larger palettes become true colour. A finished picture carries a
 * note with its size and background, so that it can be read as a puzzle again.
 */
import { invariant, parseChannels } from '@nonokit/core';
import { type Deflate, encodePng, MAX_INDEXED_COLORS } from '@nonokit/image';
import { isComplete, type Picture } from '../layout/picture.js';
import { plainPaints } from '../look/inks.js';
import type { Drawing } from '../look/options.js';

/** The drawing's picture as a PNG file in the plain style. */
export function plainPng(drawing: Drawing, deflate: Deflate | undefined): Uint8Array {
  const { puzzle, picture, cell, theme } = drawing;
  invariant(picture !== undefined, 'the plain style has a picture to draw');
  const inks = plainPaints(puzzle.palette);
  const unknowns = isComplete(picture) ? [] : [theme.unknown, theme.unknownMark];
  const colors = [...inks, ...unknowns];
  const size = { width: picture.width * cell, height: picture.height * cell };
  const rows = rowsOf(picture, cell, inks.length);

  const note = `${picture.width}x${picture.height} cells, background ${inks[0]}`;
  const text = isComplete(picture) ? { Nonokit: note } : {};
  if (colors.length > MAX_INDEXED_COLORS) {
    return encodePng({ ...size, rgba: trueColor(size, rows, colors) }, { text, deflate });
  }
  const palette = colors.map((color) => Number.parseInt(color.slice(1), 16));
  const indices = new Uint8Array(size.width * size.height);
  let at = 0;
  for (const row of rows) {
    indices.set(row, at);
    at += size.width;
  }
  return encodePng({ ...size, palette, indices }, { text, bits: 'fewest', deflate });
}

/**
 * The rows of pixels of a picture, from the top, each pixel an index; the array is the same every
 * time. Light squares in unknown cells have the index `light`, dark ones the next.
 */
function* rowsOf(
  { width, height, cells }: Picture,
  cell: number,
  light: number,
): Generator<Uint16Array> {
  const row = new Uint16Array(width * cell);
  const half = Math.floor(cell / 2);
  for (let y = 0; y < height * cell; y++) {
    const within = y % cell;
    // a row of cells has two kinds of pixel rows: those of its upper and of its lower half
    if (within === 0 || within === half) {
      const from = ((y - within) / cell) * width;
      const [left, right] = within < half ? [light + 1, light] : [light, light + 1];
      for (let column = 0; column < width; column++) {
        const color = cells[from + column] ?? 0;
        const x = column * cell;
        row.fill(color < 0 ? left : color, x, x + half);
        row.fill(color < 0 ? right : color, x + half, x + cell);
      }
    }
    yield row;
  }
}

function trueColor(
  { width, height }: { readonly width: number; readonly height: number },
  rows: Iterable<Uint16Array>,
  colors: readonly string[],
): Uint8Array {
  const channels = colors.map(parseChannels);
  const rgba = new Uint8Array(4 * width * height).fill(255);
  let at = 0;
  for (const row of rows) {
    for (const index of row) {
      rgba.set(channels[index] ?? [0, 0, 0], at);
      at += 4;
    }
  }
  return rgba;
}
