/**
 * Canonical pictures: two pictures are the same if one becomes the other by mirroring, turning and
 * a one-to-one exchange of colours. The background takes part in that like any other colour, so a
 * black-and-white picture is the same as its negative.
 *
 * Of the eight mirrored and turned versions of a picture those count that are at least as wide as
 * high. In each the colours are numbered in the order in which they first occur, row by row from
 * the top left. The canonical picture is the version whose sequence of numbers comes first in
 * lexicographic order.
 */
import type { Grid } from './grid.js';
import type { Palette } from './palette.js';
import type { Puzzle } from './puzzle.js';
import { puzzleOf } from './puzzle-of.js';
import { sha256 } from './sha-256.js';

/** What the bytes under a key begin with. */
const MARK = 'nonokit picture 1\n';

/** Length of a key in bytes: with a billion pictures, a chance of 1 in 10^21 for a coincidence. */
const KEY_BYTES = 16;

/**
 * The puzzle of the canonical picture: the same for all puzzles whose pictures are the same when
 * mirrored, turned, recoloured or inverted. Its palette has as many colours as the picture, white
 * and black first, and it has no texts. Throws RangeError for a puzzle without a goal: its clues
 * may have several pictures, so solve it first.
 */
export function canonicalPuzzle(puzzle: Puzzle): Puzzle {
  const picture = canonicalPicture(pictureOf(puzzle, 'canonicalPuzzle'));
  return puzzleOf(picture, paletteFor(picture));
}

/**
 * A key by which puzzles with the same picture are found: 32 hexadecimal digits, the same for two
 * puzzles if their canonical puzzles are the same. It never changes from one version of the library
 * to the next: the first 16 bytes of the SHA-256 of the line "nonokit picture 1", a line feed,
 * width and height of the canonical picture as 4 bytes each, and its cells, row by row, as 2 bytes
 * each; the highest byte always comes first. Throws RangeError for a puzzle without a goal.
 */
export function canonicalKey(puzzle: Puzzle): string {
  const { width, height, cells } = canonicalPicture(pictureOf(puzzle, 'canonicalKey'));
  const bytes = new Uint8Array(MARK.length + 8 + 2 * cells.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < MARK.length; i++) bytes[i] = MARK.charCodeAt(i);
  view.setUint32(MARK.length, width);
  view.setUint32(MARK.length + 4, height);
  let at = MARK.length + 8;
  for (let i = 0; i < cells.length; i++, at += 2) view.setUint16(at, cells[i] ?? 0);
  const key = sha256(bytes).subarray(0, KEY_BYTES);
  return Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The picture of a puzzle. Throws RangeError, naming `caller`, if it has none. */
export function pictureOf({ goal }: Puzzle, caller: string): Grid {
  if (goal === undefined) {
    throw new RangeError(`${caller}: the puzzle has no goal; solve it and give its solution`);
  }
  return goal;
}

/** A way to read a picture: from cell `from`, by `along` in a row, by `down` to the next row. */
export interface Version {
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly along: number;
  readonly down: number;
}

/** The eight ways to read a picture; its mirrored and turned versions. */
export function listVersions({ width, height }: Grid): readonly Version[] {
  const last = { row: (height - 1) * width, column: width - 1 };
  return [false, true].flatMap((isFlipped) =>
    [false, true].flatMap((isMirrored) => {
      const from = (isFlipped ? last.row : 0) + (isMirrored ? last.column : 0);
      const right = isMirrored ? -1 : 1;
      const below = isFlipped ? -width : width;
      return [
        { width, height, from, along: right, down: below },
        { width: height, height: width, from, along: below, down: right },
      ];
    }),
  );
}

function canonicalPicture(grid: Grid): Grid {
  const wide = listVersions(grid).filter(({ width, height }) => width >= height);
  const numbers = new Int32Array(maxColor(grid) + 1);
  let best = new Uint16Array(grid.cells.length).fill(0xffff);
  let spare = new Uint16Array(grid.cells.length);
  for (const version of wide) {
    if (!comesFirst(grid, version, numbers, best, spare)) continue;
    [best, spare] = [spare, best];
  }
  const [{ width, height } = grid] = wide;
  return { width, height, cells: best };
}

function maxColor({ cells }: Grid): number {
  let most = 0;
  for (let i = 0; i < cells.length; i++) most = Math.max(most, cells[i] ?? 0);
  return most;
}

/**
 * Writes the renumbered cells of a version to `out` and tells whether they come before `best`; it
 * ends at the first cell that comes later.
 */
function comesFirst(
  { cells }: Grid,
  { width, height, from, along, down }: Version,
  numbers: Int32Array,
  best: Uint16Array,
  out: Uint16Array,
): boolean {
  numbers.fill(-1);
  let used = 0;
  let isBefore = false;
  let to = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = from + y * down; x < width; x++, at += along, to++) {
      const color = cells[at] ?? 0;
      let number = numbers[color] ?? 0;
      if (number < 0) {
        number = used++;
        numbers[color] = number;
      }
      out[to] = number;
      const bound = best[to] ?? 0;
      if (isBefore || number === bound) continue;
      if (number > bound) return false;
      isBefore = true;
    }
  }
  return isBefore;
}

/** White, black, and shades for the other colours of a canonical picture. */
function paletteFor(picture: Grid): Palette {
  const shades = Array.from({ length: Math.max(1, maxColor(picture)) }, (_, k) => ({
    rgb: `#${k.toString(16).padStart(6, '0')}`,
  }));
  return [{ rgb: '#ffffff' }, ...shades];
}
