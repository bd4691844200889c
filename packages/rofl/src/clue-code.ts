/**
 * Codes clues as bits. One function serves both directions (see `BitCoder`): an encoder passes the
 * clue; a decoder passes none and builds it.
 *
 * Neighbouring lines look alike, so a block is coded by its difference from the block with the same
 * number in the previous line: that block is the context of everything.
 */
import { BLANK, type Block, type Clue, type Color, invariant } from '@nonokit/core';
import { type BitCoder, type Contexts, codeTree, createContexts } from './range-coder.js';

/** Palette size up to which the previous block's colour is a context of a block's colour. */
const FEW_INKS = 32;

/** Number of blocks of the previous line to search for one of the same colour. */
const REACH = 3;

/**
 * Maximum number of blocks in all clues of an image. A hostile file of some hundred bytes could ask
 * for many, and each costs memory. Noise of 1000x1000 has half as many.
 */
export const MOST_BLOCKS = 2 ** 20;

/**
 * Contexts of the bits of a size: by its own number of bits, and by that of the previous line's
 * size.
 */
const LENGTHS = 32;

/** The clues of an image. */
export interface Clues {
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
}

/** The properties of an image that must be known before its clues. */
export interface ClueShape {
  readonly width: number;
  readonly height: number;
  /** The number of colours in the palette, the background included. */
  readonly colors: number;
}

/** The contexts of all clues of one image. */
interface ClueContexts {
  readonly inks: number;
  /** Does a block follow? By the blocks of the previous line, and by the rest of this line. */
  readonly more: Contexts;
  /** Is its colour the same as in the previous line? */
  readonly sameColor: Contexts;
  /** The colour, as a path down a binary tree. */
  readonly color: Contexts;
  /** The number of bits of the size, in unary. */
  readonly length: Contexts;
  /** The bits of the size after the first. */
  readonly size: Contexts;
}

/** Creates contexts for the clues of a palette of `inks` colours besides the background. */
function clueContexts(inks: number): ClueContexts {
  const trees = inks <= FEW_INKS ? inks + 1 : 1;
  return {
    inks,
    more: createContexts(12),
    sameColor: createContexts(2),
    color: createContexts(trees << bitsFor(inks)),
    length: createContexts((LENGTHS + 1) * LENGTHS),
    size: createContexts(3 * LENGTHS),
  };
}

/**
 * The number of bits that distinguish `count` things: 0 for one, 1 for two, 2 for three or four.
 */
export function bitsFor(count: number): number {
  return count <= 1 ? 0 : 32 - Math.clz32(count - 1);
}

/**
 * Codes the clues of all rows, then of all columns: `clues`, or whatever a decoder reads. Returns
 * them, or undefined if the bits that were read are not valid clues.
 */
export function codeClues(
  coder: BitCoder,
  { width, height, colors }: ClueShape,
  clues?: Clues,
): Clues | undefined {
  const contexts = clueContexts(colors - 1);
  const across = { count: height, length: width };
  const rows = codeLines(coder, contexts, across, clues?.rows);
  if (rows === undefined) return undefined;
  const down = { count: width, length: height };
  const columns = codeLines(coder, contexts, down, clues?.columns, blocksOf(rows));
  return columns && { rows, columns };
}

function codeLines(
  coder: BitCoder,
  contexts: ClueContexts,
  { count, length }: { readonly count: number; readonly length: number },
  clues?: readonly Clue[],
  blocksBefore = 0,
): Clue[] | undefined {
  const coded: Clue[] = [];
  let blocks = blocksBefore;
  for (let l = 0; l < count; l++) {
    const clue = codeClue(coder, contexts, length, coded[l - 1] ?? [], clues?.[l]);
    blocks += clue?.length ?? 0;
    if (clue === undefined || blocks > MOST_BLOCKS) return undefined;
    coded.push(clue);
  }
  return coded;
}

function blocksOf(clues: readonly Clue[]): number {
  return clues.reduce((sum, { length }) => sum + length, 0);
}

/**
 * Codes the clue of a line of `length` cells after a line with the clue `before`: `clue`, or
 * whatever a decoder reads. Returns the clue, or undefined if the bits that were read are not a
 * valid clue.
 */
function codeClue(
  coder: BitCoder,
  contexts: ClueContexts,
  length: number,
  before: Clue,
  clue?: Clue,
): Clue | undefined {
  const { inks, more } = contexts;
  const blocks: Block[] = [];
  let left = length;
  let last: Color = BLANK;
  let next = 0; // index of the block in the previous line that this block should resemble
  for (let k = 0; ; k++) {
    const needed = inks === 1 && last !== BLANK ? 2 : 1;
    if (inks === 0 || left < needed) break;
    const block = clue?.[k];
    if (
      coder.bit(more, moreContext(next, before.length, left), block === undefined ? 0 : 1) === 0
    ) {
      return blocks;
    }
    const color = codeColor(coder, contexts, last, before[next]?.color ?? BLANK, block?.color);
    const room = left - (color === last ? 1 : 0);
    if (color < 1 || color > inks || room < 1) return undefined;
    const like = alike(before, next, color);
    const size = codeSize(coder, contexts, before[like]?.size ?? 0, block?.size);
    if (size > room) return undefined;
    blocks.push({ size, color });
    if (like >= 0) next = like + 1;
    left = room - size;
    last = color;
  }
  invariant(clue === undefined || clue.length === blocks.length, 'codeClue: a clue fits its line');
  return blocks;
}

/** The index of the first block of `color` among the `REACH` blocks from `next` on, or -1. */
function alike(before: Clue, next: number, color: Color): number {
  for (let i = next; i < next + REACH; i++) if (before[i]?.color === color) return i;
  return -1;
}

function moreContext(next: number, blocksBefore: number, left: number): number {
  const place = Math.min(2, blocksBefore - next);
  return 4 * place + Math.min(3, 31 - Math.clz32(left));
}

function codeColor(
  coder: BitCoder,
  { inks, sameColor, color: tree }: ClueContexts,
  last: Color,
  guess: Color,
  color: Color = BLANK,
): Color {
  if (inks === 1) return 1;
  if (guess !== BLANK) {
    const context = guess === last ? 1 : 0;
    if (coder.bit(sameColor, context, color === guess ? 1 : 0) === 1) return guess;
  }
  const bits = bitsFor(inks);
  const root = inks <= FEW_INKS ? last << bits : 0;
  return codeTree(coder, tree, root, bits, color - 1) + 1;
}

/**
 * Codes a size as its number of bits in unary, then the bits after the first. Returns 0 if there
 * are too many bits.
 */
function codeSize(
  coder: BitCoder,
  { length, size: bits }: ClueContexts,
  guess: number,
  size = 0,
): number {
  const wanted = 32 - Math.clz32(size);
  const guessed = 32 - Math.clz32(guess);
  let count = 1;
  while (coder.bit(length, guessed * LENGTHS + count, wanted > count ? 1 : 0) === 1) {
    if (++count === LENGTHS) return Number.POSITIVE_INFINITY;
  }
  let value = 1;
  for (let i = count - 2; i >= 0; i--) {
    // as long as it begins as the guess does, the guess predicts more than the position
    const alike = count === guessed && guess >>> (i + 1) === value;
    const expected = alike ? 1 + ((guess >>> i) & 1) : 0;
    value = 2 * value + coder.bit(bits, 3 * count + expected, (size >>> i) & 1);
  }
  return value;
}
