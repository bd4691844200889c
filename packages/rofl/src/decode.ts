/**
 * A ROFL file to pixels: read the clues, solve them, take the given cells, solve on. A file whose puzzle is not
 * decided within the budget, or whose picture has another checksum, is refused: no other pixels than went in
 * ever come out.
 */
import {
  bad,
  crc32,
  DEFAULT_LIMITS,
  good,
  type Limits,
  MAX_COLORS,
  type Result,
  totalsOf,
} from '@nonokit/core';
import { unpackCells } from './cells.js';
import { type Clues, codeClues } from './clue-code.js';
import { type Header, unpackHeader } from './header.js';
import { pixelBytes, type RoflImage } from './image.js';
import { decoder } from './range-coder.js';
import { codeGiven, mayHaveClues, solutionOf, solvingOf, work } from './solving.js';

/** Reads a ROFL file. Whatever the bytes are, nothing is thrown, and time and memory are bounded. */
export function decodeRofl(bytes: Uint8Array, limits: Partial<Limits> = {}): Result<RoflImage> {
  const header = unpackHeader(bytes, { ...DEFAULT_LIMITS, ...limits });
  if (!header.ok) return header;
  const cells =
    header.value.kind === 'cells' ? storedCells(header.value) : solvedCells(header.value);
  if (!cells.ok) return cells;
  const { width, height, palette, alpha, pixels } = header.value;
  const image = { width, height, palette, cells: cells.value };
  if (crc32(pixelBytes(image, alpha ? 4 : 3)) === pixels) return good(image);
  return bad('pixels-differ', 'the pixels of the ROFL file do not have its checksum');
}

function storedCells({ width, height, palette, body }: Header): Result<Uint32Array> {
  const cells = unpackCells(body, width * height, palette.length);
  if (cells !== undefined) return good(cells);
  return bad('bad-cells', `the ROFL file does not hold ${width * height} cells of its colours`);
}

function solvedCells({ width, height, palette, body }: Header): Result<Uint32Array> {
  const colors = palette.length;
  if (colors > MAX_COLORS || !mayHaveClues(width, height, colors)) return TOO_MUCH;
  const coder = decoder(body);
  const clues = codeClues(coder, { width, height, colors });
  if (clues === undefined || !sameTotals(clues, colors)) return NO_CLUES;
  const sweeps = solvingOf(clues, colors);
  if (sweeps === undefined) return TOO_MUCH;
  if (!work(sweeps)) return NO_SOLUTION;
  if (solutionOf(sweeps) === undefined) {
    if (!codeGiven(coder, sweeps)) return NO_CLUES;
    if (!work(sweeps)) return NO_SOLUTION;
  }
  if (coder.taken() < body.length || body.at(-1) === 0) return NO_CLUES;
  const solution = solutionOf(sweeps);
  return solution === undefined ? UNDECIDED : good(Uint32Array.from(solution));
}

function sameTotals({ rows, columns }: Clues, colors: number): boolean {
  const inColumns = totalsOf(columns, colors);
  return totalsOf(rows, colors).every((total, color) => total === inColumns[color]);
}

const NO_CLUES = bad('bad-clues', 'the ROFL file does not hold the clues of a picture of its size');

const NO_SOLUTION = bad('no-solution', 'no picture has the clues and given cells of the ROFL file');

const UNDECIDED = bad(
  'undecided',
  'the clues and given cells of the ROFL file leave more than one picture, or are too hard to solve',
);

const TOO_MUCH = bad(
  'too-large',
  'the ROFL file holds more lines and colours than version 1 allows for clues',
);
