/**
 * Pixels to a ROFL file: the clues of the picture, solved by line logic as every reader will solve them, and
 * the cells that must be given for that. Where that would be much longer than the cells themselves, or too much work
 * to solve, all cells are stored.
 */
import { cluesOf, crc32, MAX_COLORS } from '@nonokit/core';
import type { Sweeps } from '@nonokit/solver';
import { packCells, packedLength } from './cells.js';
import { codeClues } from './clue-code.js';
import { givenCells } from './given.js';
import { packHeader } from './header.js';
import { hasAlpha, pixelBytes, type RoflImage } from './image.js';
import { type Encoder, encoder } from './range-coder.js';
import { codeGiven, mayHaveClues, solutionOf, solvingOf, work } from './solving.js';

/** Bytes by which clues and given cells may be longer than the cells: it is a format of puzzles, after all. */
const WORTH_A_PUZZLE = 16;

/** A file, and how it holds its picture. */
export interface EncodedRofl {
  readonly bytes: Uint8Array;
  /** 'clues', or 'cells' where these are much shorter or the puzzle too much work. */
  readonly kind: 'clues' | 'cells';
  /** Cells given besides the clues. */
  readonly given: number;
}

/** How the picture is stored: `Header.body`, and what `EncodedRofl` tells of it. */
interface Body {
  readonly kind: 'clues' | 'cells';
  readonly given: number;
  readonly body: Uint8Array;
}

/**
 * The ROFL file of an image. The same image gives the same bytes on every machine.
 * Throws RangeError where the image's members do not agree.
 */
export function encodeRofl(image: RoflImage): EncodedRofl {
  checkImage(image);
  const { width, height, palette } = image;
  const alpha = hasAlpha(image);
  const pixels = crc32(pixelBytes(image, alpha ? 4 : 3));
  const { kind, given, body } = cluesBody(image) ?? cellsBody(image);
  return { bytes: packHeader({ width, height, palette, kind, alpha, body, pixels }), kind, given };
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

function cellsBody({ palette, cells }: RoflImage): Body {
  return { kind: 'cells', given: 0, body: packCells(cells, palette.length) };
}

/** The picture as clues, or undefined where it is better stored as cells. */
function cluesBody(image: RoflImage): Body | undefined {
  const { width, height, palette, cells } = image;
  const colors = palette.length;
  if (colors > MAX_COLORS || !mayHaveClues(width, height, colors)) return undefined;
  const clues = cluesOf({ width, height, cells: Uint16Array.from(cells) });
  const sweeps = solvingOf(clues, colors);
  if (sweeps === undefined) return undefined;
  work(sweeps);
  const coder = encoder();
  codeClues(coder, { width, height, colors }, clues);
  if (solutionOf(sweeps) !== undefined) return { kind: 'clues', given: 0, body: coder.finish() };
  const most = packedLength(cells.length, colors) + WORTH_A_PUZZLE;
  return coder.length() > most ? undefined : givenBody(image, sweeps, coder, most);
}

/** Clues and given cells, or undefined where they take more than `most` bytes. */
function givenBody(
  { cells }: RoflImage,
  sweeps: Sweeps,
  coder: Encoder,
  most: number,
): Body | undefined {
  // a given cell takes two bits and more
  const given = givenCells(sweeps, cells, 4 * (most - coder.length()));
  if (given === undefined) return undefined;
  codeGiven(coder, sweeps, given);
  work(sweeps);
  if (solutionOf(sweeps) === undefined) return undefined;
  const body = coder.finish();
  return body.length > most ? undefined : { kind: 'clues', given: given.size, body };
}
