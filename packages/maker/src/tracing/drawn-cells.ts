/**
 * Draws in black and white from coloured cells: each colour becomes ink or blank. A blank colour
 * gets a rim of one cell towards the surroundings of the subject. Two blank colours get a line
 * between them, two inks a gap.
 */
import { computeDistance, type Lab } from '@nonokit/core';

/** Cells of one colour each: label 0 is the surroundings of the subject. */
export interface ColoredCells {
  readonly columns: number;
  readonly rows: number;
  readonly labels: Uint8Array;
  /** See `labelsAround`. */
  readonly around: Uint8Array;
  /** The colour of each label. */
  readonly labs: readonly Lab[];
}

/** The manner of drawing. */
export interface Manner {
  /** Whether each label is ink; label 0 is not. */
  readonly ink: readonly boolean[];
  /** The minimum difference of two blank colours that get a line between them. */
  readonly lines: number;
  /** The minimum difference of two inks that get a gap between them. */
  readonly gaps: number;
}

/** The parts that a cell can be: of a colour, or a line or gap that represents an edge. */
export const BLANK = 0;
export const INK = 1;
export const LINE = 2;
export const GAP = 3;

/** The neighbours of a cell, direct neighbours first. */
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
const BESIDE = 4;

/** The labels of the eight neighbours of each cell, 0 outside the picture. */
export function labelsAround({
  columns,
  rows,
  labels,
}: Pick<ColoredCells, 'columns' | 'rows' | 'labels'>): Uint8Array {
  const around = new Uint8Array(AROUND.length * labels.length);
  for (let i = 0; i < labels.length; i++) {
    const x = i % columns;
    const y = Math.floor(i / columns);
    AROUND.forEach(([dx, dy], k) => {
      const isIn = x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows;
      if (isIn) around[AROUND.length * i + k] = labels[i + dy * columns + dx];
    });
  }
  return around;
}

/** The part of each cell in one manner of drawing. */
export function drawnCells(
  { labels, around, labs }: ColoredCells,
  { ink, lines, gaps }: Manner,
): Uint8Array {
  const count = labs.length;
  // for each two labels: whether a cell of the first beside one of the second becomes line or gap
  const turns = new Uint8Array(count * count);
  for (let p = 1; p < count; p++) {
    for (let q = 0; q < count; q++) {
      const a = labs[p];
      const b = labs[q];
      if (p === q || a === undefined || b === undefined || ink[p] !== ink[q]) continue;
      if (q === 0) turns[p * count] = 1;
      else if (ink[p] !== true && a[0] < b[0] && computeDistance(a, b) >= lines)
        turns[p * count + q] = 1;
      else if (ink[p] === true && a[0] > b[0] && computeDistance(a, b) >= gaps)
        turns[p * count + q] = 1;
    }
  }
  const parts = new Uint8Array(labels.length);
  for (let i = 0; i < labels.length; i++) {
    const own = labels[i];
    if (own === 0) continue;
    const from = own * count;
    let isTurned = false;
    let isRim = false;
    for (let k = 0; k < AROUND.length; k++) {
      const other = around[AROUND.length * i + k];
      if (other === 0) isRim = true;
      // a rim goes by sides, since one by corners is ambiguous
      if (turns[from + other] === 1 && (other === 0 || k < BESIDE)) isTurned = true;
    }
    if (ink[own] !== true) parts[i] = isTurned ? LINE : BLANK;
    else parts[i] = isTurned && !isRim ? GAP : INK;
  }
  return parts;
}
