/**
 * Counting with a clue: where its blocks begin when all are pushed to the beginning, and how far
 * they can move. `arrange` and the techniques look these numbers up again and again.
 */
import { type Clue, needsGap } from '@nonokit/core';

/**
 * The numbers of a clue: pushed to the beginning, block k takes `sizes[k]` cells from `starts[k]`
 * on.
 */
export interface Packing {
  /** Cells of the line. */
  readonly length: number;
  /** Per block: its size. */
  readonly sizes: readonly number[];
  /** Per block: the set that holds only its colour. */
  readonly inks: readonly number[];
  /** Per block: 1 if a blank must precede it, because the block before has the same colour. */
  readonly gaps: readonly number[];
  /** Per block: its start when all blocks are pushed to the beginning. */
  readonly starts: readonly number[];
  /** Cells that the tightest arrangement leaves over; negative if the clue does not fit. */
  readonly slack: number;
  /** Number of cells that all blocks fill. */
  readonly total: number;
  /** The set of the colours of all blocks. */
  readonly ownInks: number;
  /** The colours of the line, each once: the background, then those of the clue. */
  readonly colors: readonly number[];
  /** Per shape (a colour with a size): its size, and the place of its colour in `colors`. */
  readonly shapeSizes: readonly number[];
  readonly shapeColors: readonly number[];
  /** Per block: its shape. */
  readonly shapes: readonly number[];
  /** Words of a set of cells, including a spare one. */
  readonly words: number;
  /** Words of a set of offsets from 0 to the slack. */
  readonly offsetWords: number;
}

/** Computes the numbers of a clue for a line of `length` cells. */
export function packClue(clue: Clue, length: number): Packing {
  // plain lists: hundreds of short typed arrays would cost more than the work done with them
  const sizes: number[] = [];
  const inks: number[] = [];
  const gaps: number[] = [];
  const starts: number[] = [];
  let end = 0;
  let total = 0;
  let ownInks = 0;
  for (let k = 0; k < clue.length; k++) {
    const { size, color } = clue[k];
    const gap = needsGap(clue, k) ? 1 : 0;
    sizes.push(size);
    inks.push(1 << color);
    gaps.push(gap);
    starts.push(end + gap);
    end += gap + size;
    total += size;
    ownInks |= 1 << color;
  }
  const slack = length - end;
  const words = (length >> 5) + 2;
  const offsetWords = (Math.max(0, slack) >> 5) + 1;
  const { colors, shapeSizes, shapeColors, shapes } = computeShapes(clue);
  // one literal: spreading two objects took longer than computing what they hold
  return {
    length,
    sizes,
    inks,
    gaps,
    starts,
    slack,
    total,
    ownInks,
    colors,
    shapeSizes,
    shapeColors,
    shapes,
    words,
    offsetWords,
  };
}

/** The colours and shapes of a clue. */
function computeShapes(
  clue: Clue,
): Pick<Packing, 'colors' | 'shapeSizes' | 'shapeColors' | 'shapes'> {
  const colors = [0];
  const shapeSizes: number[] = [];
  const shapeColors: number[] = [];
  const shapes: number[] = [];
  for (let k = 0; k < clue.length; k++) {
    const { size, color } = clue[k];
    let c = colors.indexOf(color);
    if (c < 0) c = colors.push(color) - 1;
    let f = 0;
    while (f < shapeSizes.length && (shapeSizes[f] !== size || shapeColors[f] !== c)) f++;
    if (f === shapeSizes.length) {
      shapeSizes.push(size);
      shapeColors.push(c);
    }
    shapes.push(f);
  }
  return { colors, shapeSizes, shapeColors, shapes };
}
