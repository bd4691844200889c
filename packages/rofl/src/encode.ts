/**
 * Encodes pixels as a ROFL file: the clues of the picture, solved by line logic as every reader
 * will solve them, and the given cells that this needs. If these would be much longer than the
 * cells themselves, or take too much work to solve, it stores cells or pixels, whichever are
 * shorter.
 */
import { BLANK, cluesOf, MAX_COLORS } from '@nonokit/core';
import { crc32 } from '@nonokit/image';
import type { Sweeps } from '@nonokit/solver';
import { MOST_AREA } from './area.js';
import { codeCells, packCells, packedLength } from './cells.js';
import { codeClues, MOST_BLOCKS } from './clue-code.js';
import { givenCells } from './given.js';
import { type Kind, packHeader } from './header.js';
import {
  bytesOfColors,
  colorsOf,
  hasAlpha,
  isInReadingOrder,
  pixelBytes,
  type RoflImage,
} from './image.js';
import { codePixels } from './pixels.js';
import { type Encoder, encoder } from './range-coder.js';
import { codeGiven, MOST_GIVEN, mayHaveClues, solutionOf, startSolving, work } from './solving.js';

/**
 * Clues and given cells may exceed the packed cells by this number of bytes, and the shortest
 * encoding by this factor. Cells coded by their neighbours take half as much as clues, but this is
 * a format of puzzles.
 */
const WORTH_A_PUZZLE = 16;
const TIMES_A_PUZZLE = 4;

/**
 * Maximum palette size at which a picture is tried as cells even if its pixels can be stored:
 * beyond it cells are rarely shorter.
 */
const TRIED_AS_CELLS = 256;

/** An encoded file, and how it stores its picture. */
export interface EncodedRofl {
  readonly bytes: Uint8Array;
  /**
   * 'clues', unless these are much longer or the puzzle takes too much work: then the shortest
   * kind.
   */
  readonly kind: Kind;
  /** The number of cells given in addition to the clues. */
  readonly given: number;
}

/** A stored picture: `Header.body`, and the facts about it for `EncodedRofl`. */
interface Body {
  readonly kind: Kind;
  readonly given: number;
  readonly body: Uint8Array;
}

/**
 * Encodes an image as a ROFL file. The same image gives the same bytes on every machine. Throws
 * RangeError if the image's members do not agree.
 */
export function encodeRofl(image: RoflImage): EncodedRofl {
  checkImage(image);
  const { width, height, palette } = image;
  const alpha = hasAlpha(image);
  const pixels = crc32(pixelBytes(image, alpha ? 4 : 3));
  const other = shortest(image);
  const { kind, given, body } = cluesBody(image, TIMES_A_PUZZLE * other.body.length) ?? other;
  const header = { width, height, colors: palette.length, kind, alpha, body, pixels };
  return { bytes: packHeader(header), kind, given };
}

function checkImage({ width, height, palette, cells }: RoflImage): void {
  if (!(width >= 1 && height >= 1) || cells.length !== width * height) {
    const found = `${cells.length} cells for ${width}x${height}`;
    throw new RangeError(
      `encodeRofl: expected a cell for every pixel of at least one, got ${found}`,
    );
  }
  const unknown = cells.find((color) => color >= palette.length);
  if (palette.length === 0 || unknown !== undefined) {
    const found = `${unknown ?? 0} of ${palette.length}`;
    throw new RangeError(`encodeRofl: expected colours of the palette, got ${found}`);
  }
}

/** Encodes the picture as cells or pixels, whichever is shortest. */
function shortest(image: RoflImage): Body {
  const bodies = [packedBody(image)];
  if (image.cells.length <= MOST_AREA && image.palette.length <= MOST_AREA) {
    const hasPixels = isInReadingOrder(image);
    if (hasPixels) bodies.push(pixelsBody(image));
    if (!hasPixels || image.palette.length <= TRIED_AS_CELLS) bodies.push(cellsBody(image));
  }
  return bodies.reduce((best, one) => (one.body.length < best.body.length ? one : best));
}

function packedBody(image: RoflImage): Body {
  const { palette, cells } = image;
  const colors = bytesOfColors(palette, hasAlpha(image) ? 4 : 3);
  const body = new Uint8Array(colors.length + packedLength(cells.length, palette.length));
  body.set(colors);
  body.set(packCells(cells, palette.length), colors.length);
  return { kind: 'packed', given: 0, body };
}

function pixelsBody(image: RoflImage): Body {
  const coder = encoder();
  const alpha = hasAlpha(image);
  codePixels(coder, { width: 1, height: 1 }, alpha, image.palette.subarray(0, 1));
  codePixels(coder, image, alpha, colorsOf(image));
  return { kind: 'pixels', given: 0, body: coder.finish() };
}

function cellsBody(image: RoflImage): Body {
  const coder = encoder();
  codePalette(coder, image);
  codeCells(coder, image, image.palette.length, image.cells);
  return { kind: 'cells', given: 0, body: coder.finish() };
}

function codePalette(coder: Encoder, image: RoflImage): void {
  const { palette } = image;
  codePixels(coder, { width: palette.length, height: 1 }, hasAlpha(image), palette);
}

/**
 * Encodes the picture as clues, in about `longest` bytes or less. Returns undefined if another kind
 * is better.
 */
function cluesBody(image: RoflImage, longest: number): Body | undefined {
  const { width, height, palette, cells } = image;
  const colors = palette.length;
  if (colors > MAX_COLORS || !mayHaveClues(width, height, colors)) return undefined;
  if (runsOf(image) > MOST_BLOCKS) return undefined;
  const clues = cluesOf({ width, height, cells: Uint16Array.from(cells) });
  const coder = encoder();
  codePalette(coder, image);
  const packed = coder.length() + packedLength(cells.length, colors);
  const most = Math.min(packed, longest) + WORTH_A_PUZZLE;
  codeClues(coder, { width, height, colors }, clues);
  if (coder.length() > most) return undefined;
  const sweeps = startSolving(clues, colors);
  if (sweeps === undefined) return undefined;
  work(sweeps);
  if (solutionOf(sweeps) !== undefined) return { kind: 'clues', given: 0, body: coder.finish() };
  return givenBody(image, sweeps, coder, most);
}

/** Counts the blocks in all clues of an image. */
function runsOf({ width, cells }: RoflImage): number {
  let runs = 0;
  for (let i = 0; i < cells.length; i++) {
    const color = cells[i];
    if (color === BLANK) continue;
    if (i % width === 0 || cells[i - 1] !== color) runs++;
    if (i < width || cells[i - width] !== color) runs++;
  }
  return runs;
}

/** Encodes clues and given cells. Returns undefined if they take more than `most` bytes. */
function givenBody(
  { cells }: RoflImage,
  sweeps: Sweeps,
  coder: Encoder,
  most: number,
): Body | undefined {
  // a given cell takes at least two bits
  const room = Math.min(MOST_GIVEN, 4 * (most - coder.length()));
  const given = givenCells(sweeps, cells, room);
  if (given === undefined) return undefined;
  codeGiven(coder, sweeps, given);
  work(sweeps);
  if (solutionOf(sweeps) === undefined) return undefined;
  const body = coder.finish();
  return body.length > most ? undefined : { kind: 'clues', given: given.size, body };
}
