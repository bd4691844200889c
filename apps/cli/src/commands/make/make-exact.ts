/**
 * `make --exact`: each pixel is a cell. The readers are the same as for `convert` and `solve`, so
 * an image drawn by Nonokit gives exactly the puzzle it was drawn from.
 */
import {
  bad,
  good,
  type Palette,
  type Puzzle,
  type PuzzleMeta,
  puzzleOf,
  type Result,
} from '@nonokit/core';
import { puzzleOfImage } from '@nonokit/formats';
import { type Objective, type Property, type PuzzleCandidate, repairPuzzle } from '@nonokit/maker';
import { decodeImage } from '../../io/decode-image.js';
import { readPuzzleBytes } from '../../io/read-file.js';
import { readImage } from '../../io/read-image.js';
import { noPicture, noSuchColor } from '../../words/en/problems/commands.js';

/** How to read pixels as cells. */
export interface ExactOptions {
  /**
   * The colour of the background, if it should not be guessed: "#ffffff". With "none" there is no
   * blank cell: every pixel is part of a block.
   */
  readonly background?: string;
  /** 'off' by default: exact means exact. */
  readonly repair?: Property;
  /** The wanted difficulty; cells are changed for it only with `repair`. */
  readonly aim?: Objective | undefined;
  readonly maxFlips?: number;
  readonly seed?: number;
  readonly meta: PuzzleMeta;
}

/** The puzzle whose picture the image is. */
export async function exactPuzzle(
  name: string,
  bytes: Uint8Array,
  options: ExactOptions,
): Promise<Result<PuzzleCandidate>> {
  const read = await pictureIn(name, bytes);
  if (!read.ok) return read;
  const { goal, palette, meta } = read.value;
  if (goal === undefined) return bad(noPicture);
  const based = rebased({ ...read.value, meta: { ...meta, ...options.meta } }, options.background);
  if (!based.ok) return based;
  const { repair = 'off', aim, maxFlips, seed } = options;
  return good(repairPuzzle(based.value, { repair, aim, maxFlips, seed }), read.warnings);

  /** The puzzle with the given colour as its background. */
  function rebased(puzzle: Puzzle, background: string | undefined): Result<Puzzle> {
    if (background === undefined || palette[0]?.rgb === background) return good(puzzle);
    if (background === 'none') return good(withoutBlanks(puzzle));
    const at = palette.findIndex(({ rgb }) => rgb === background);
    if (at < 0 || goal === undefined) {
      return bad(noSuchColor, { color: background });
    }
    const order = [at, ...palette.keys()].filter((color, k) => k === 0 || color !== at);
    const colors: Palette = order.map((color) => palette[color] ?? { rgb: background });
    const cells = goal.cells.map((color) => order.indexOf(color));
    return good(puzzleOf({ ...goal, cells }, colors, puzzle.meta));
  }
}

/** Papers for puzzles without a blank cell; the first that no cell has is taken. */
const PAPERS = ['#ffffff', '#c0c0c0', '#ffe0e0', '#e0ffe0', '#e0e0ff'];

/** The puzzle in which the background's cells are blocks too, on paper of another colour. */
function withoutBlanks({ goal, palette, meta }: Puzzle): Puzzle {
  if (goal === undefined) throw new RangeError('withoutBlanks: the puzzle has no picture');
  const used = palette.filter((_, color) => goal.cells.includes(color));
  const place = new Map(used.map((color, i) => [palette.indexOf(color), i + 1]));
  const paper = PAPERS.find((rgb) => used.every((color) => color.rgb !== rgb)) ?? '#fefefe';
  const cells = goal.cells.map((color) => place.get(color) ?? 0);
  return puzzleOf({ ...goal, cells }, [{ rgb: paper }, ...used.map(({ rgb }) => ({ rgb }))], meta);
}

/** The image as a puzzle, by whichever reader recognises it. */
async function pictureIn(name: string, bytes: Uint8Array): Promise<Result<Puzzle>> {
  const decoded = await readImage(bytes);
  if (decoded !== undefined) return decoded;
  const read = await readPuzzleBytes(bytes, { name: name === '-' ? undefined : name });
  const [first] = read.ok ? read.value.puzzles : [];
  if (first?.ok) return first;
  // an SVG drawing of another program
  const drawing = await decodeImage(bytes);
  if (drawing.ok && drawing.value.kind === 'SVG') {
    return puzzleOfImage(drawing.value.image, drawing.value);
  }
  return first ?? (read.ok ? bad(noPicture) : read);
}
