/**
 * Decodes a ROFL file to pixels: reads the clues, solves them, takes the given cells and solves on;
 * or reads cells or pixels if the file holds those. It refuses a file whose puzzle is not decided
 * within the budget, or whose picture has another checksum, so the pixels are always those that
 * were encoded.
 */
import {
  bad,
  DEFAULT_LIMITS,
  good,
  type Limits,
  listTotals,
  MAX_COLORS,
  type Result,
} from '@nonokit/core';
import { crc32 } from '@nonokit/image';
import { MOST_AREA } from './area.js';
import { codeCells, unpackCells } from './cells.js';
import { type Clues, codeClues } from './clue-code.js';
import { type Header, type Kind, unpackHeader } from './header.js';
import { colorsOfBytes, imageOfColors, pixelBytes, type RoflImage } from './image.js';
import { codePixels } from './pixels.js';
import { type Decoder, decoder } from './range-coder.js';
import { codeGiven, mayHaveClues, solutionOf, startSolving, work } from './solving.js';
import {
  badCells,
  badClues,
  badPackedCells,
  badPixels,
  colorsMissing,
  noSolution,
  pixelsDiffer,
  tooMuch,
  undecided,
} from './words/en.js';

/** Reads a ROFL file. It never throws, whatever the bytes are, and time and memory are bounded. */
export function decodeRofl(bytes: Uint8Array, limits: Partial<Limits> = {}): Result<RoflImage> {
  const header = unpackHeader(bytes, { ...DEFAULT_LIMITS, ...limits });
  if (!header.ok) return header;
  const image = header.value.kind === 'packed' ? packed(header.value) : coded(header.value);
  if (!image.ok) return image;
  const { alpha, pixels } = header.value;
  if (crc32(pixelBytes(image.value, alpha ? 4 : 3)) === pixels) return image;
  return bad(pixelsDiffer);
}

function packed({ width, height, colors, alpha, body }: Header): Result<RoflImage> {
  const end = colors * (alpha ? 4 : 3);
  if (end > body.length) return bad(colorsMissing, { expected: colors });
  const palette = colorsOfBytes(body.subarray(0, end), alpha ? 4 : 3);
  const cells = unpackCells(body.subarray(end), width * height, colors);
  if (cells !== undefined) return good({ width, height, palette, cells });
  return bad(badPackedCells, { expected: width * height });
}

function coded(header: Header): Result<RoflImage> {
  const { width, height, colors, kind, body } = header;
  const coder = decoder(body);
  if (kind === 'clues') return imageOfClues(header, coder);
  if (width * height > MOST_AREA || colors > MOST_AREA) return bad(tooMuch);
  const image = kind === 'cells' ? imageOfCells(header, coder) : imageOfPixels(header, coder);
  return image === undefined || !coder.isDone() ? badBody(kind) : good(image);
}

function imageOfCells(header: Header, coder: Decoder): RoflImage | undefined {
  const { width, height, colors } = header;
  const palette = readPalette(header, coder);
  const cells = codeCells(coder, { width, height }, colors);
  return cells.every((color) => color < colors) ? { width, height, palette, cells } : undefined;
}

function readPalette({ colors, alpha }: Header, coder: Decoder): Uint32Array {
  return codePixels(coder, { width: colors, height: 1 }, alpha);
}

function imageOfPixels(header: Header, coder: Decoder): RoflImage | undefined {
  const { width, height, colors, alpha } = header;
  const [background] = codePixels(coder, { width: 1, height: 1 }, alpha);
  const pixels = codePixels(coder, { width, height }, alpha);
  const image = imageOfColors({ width, height }, pixels, background ?? 0);
  return image.palette.length === colors ? image : undefined;
}

function imageOfClues(header: Header, coder: Decoder): Result<RoflImage> {
  const { width, height, colors } = header;
  if (colors > MAX_COLORS || !mayHaveClues(width, height, colors)) return bad(tooMuch);
  const palette = readPalette(header, coder);
  const clues = codeClues(coder, { width, height, colors });
  if (clues === undefined || !sameTotals(clues, colors)) return badBody('clues');
  const sweeps = startSolving(clues, colors);
  if (sweeps === undefined) return bad(tooMuch);
  if (!work(sweeps)) return bad(noSolution);
  if (solutionOf(sweeps) === undefined) {
    if (!codeGiven(coder, sweeps)) return badBody('clues');
    if (!work(sweeps)) return bad(noSolution);
  }
  if (!coder.isDone()) return badBody('clues');
  const solution = solutionOf(sweeps);
  return solution === undefined
    ? bad(undecided)
    : good({ width, height, palette, cells: new Uint32Array(solution) });
}

function sameTotals({ rows, columns }: Clues, colors: number): boolean {
  const inColumns = listTotals(columns, colors);
  return listTotals(rows, colors).every((total, color) => total === inColumns[color]);
}

const BAD_BODIES = { clues: badClues, cells: badCells, packed: badCells, pixels: badPixels };

function badBody(kind: Kind): Result<never> {
  return bad(BAD_BODIES[kind]);
}
