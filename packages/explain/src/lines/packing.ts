/**
 * A clue packed towards the beginning of a line, for counting: where its blocks begin when all are pushed to the beginning,
 * and how far they can move. What `arrange` and the techniques look up again and again.
 */
import { type Clue, needsGap } from '@nonokit/core';

/** A clue, packed for counting: block k takes `sizes[k]` cells from its least start on. */
export interface Packing {
  /** Cells of the line. */
  readonly length: number;
  /** Per block. */
  readonly sizes: readonly number[];
  /** Per block: the set that holds its colour alone. */
  readonly inks: readonly number[];
  /** Per block: 1 if a blank must stand before it, since its neighbour has its colour. */
  readonly gaps: readonly number[];
  /** Per block: its start when everything is pushed to the beginning. */
  readonly starts: readonly number[];
  /** Cells that the tightest arrangement leaves over; negative if the clue does not fit. */
  readonly slack: number;
  /** Cells that the blocks fill together. */
  readonly total: number;
  /** The set of all colours of the blocks. */
  readonly ownInks: number;
  /** The colours of the line, each once: the background, then those of the clue. */
  readonly colors: readonly number[];
  /** Per shape (a colour and a size that blocks have): its size, and its colour's place in `colors`. */
  readonly shapeSizes: readonly number[];
  readonly shapeColors: readonly number[];
  /** Per block: its shape. */
  readonly shapes: readonly number[];
  /** Words of a set of cells, one of them spare. */
  readonly words: number;
  /** Words of a set of offsets, 0 to the slack. */
  readonly offsetWords: number;
}

/** Lays out a clue in a line of `length` cells. */
export function packingOf(clue: Clue, length: number): Packing {
  // plain lists: hundreds of short typed arrays cost a puzzle more than is done with them
  const sizes: number[] = [];
  const inks: number[] = [];
  const gaps: number[] = [];
  const starts: number[] = [];
  let [end, total, ownInks] = [0, 0, 0];
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
  const counts = { length, slack, total, ownInks, words, offsetWords };
  return { ...counts, sizes, inks, gaps, starts, ...shapesOf(clue) };
}

/** The colours and shapes of a clue. */
function shapesOf(clue: Clue): Pick<Packing, 'colors' | 'shapeSizes' | 'shapeColors' | 'shapes'> {
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
