/**
 * What can be told of a picture without seeing it: how much of it each ink covers, and where it
 * lies.
 */
import type { Grid } from './grid.js';

/** Where something lies along one side: in the first, middle or last third, or all along it. */
export type Along = 'first' | 'middle' | 'last' | 'whole';

/** An ink of a picture. */
export interface InkFacts {
  readonly ink: number;
  /** Its share of all cells, more than 0 and at most 1. */
  readonly share: number;
  /** From left to right. */
  readonly across: Along;
  /** From top to bottom. */
  readonly down: Along;
}

/** What can be told of a picture. */
export interface PictureFacts {
  /** Its inks, the one with the most cells first. */
  readonly inks: readonly InkFacts[];
  /** Whether the left half mirrors the right one. */
  readonly isMirrored: boolean;
}

/** Cells at either end of an ink that do not say where it lies. */
const STRAY = 0.1;

/** An ink that reaches over this share of a side lies all along it. */
const MOST_OF_SIDE = 0.6;

/** Where the middle of a side begins: a little later than a third, for what is small. */
const MIDDLE = 0.38;

/** The facts of a picture whose cells are 0, the paper, or an ink. */
export function pictureFacts({ width, height, cells }: Grid): PictureFacts {
  const columns = new Map<number, number[]>();
  const rows = new Map<number, number[]>();
  let isMirrored = width > 1;
  for (let cell = 0; cell < cells.length; cell++) {
    const color = cells[cell] ?? 0;
    const row = Math.floor(cell / width);
    const column = cell % width;
    if (cells[row * width + width - 1 - column] !== color) isMirrored = false;
    if (color <= 0) continue;
    append(columns, color, column);
    append(rows, color, row);
  }
  const inks = [...columns].map(([ink, places]) => ({
    ink,
    share: places.length / cells.length,
    across: findAlong(places, width),
    down: findAlong(rows.get(ink) ?? [], height),
  }));
  inks.sort((one, other) => other.share - one.share || one.ink - other.ink);
  return { inks, isMirrored: isMirrored && inks.length > 0 };
}

function append(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Where most of some places lie along a side. */
function findAlong(places: readonly number[], length: number): Along {
  const sorted = places.toSorted((one, other) => one - other);
  const stray = Math.floor(STRAY * (sorted.length - 1));
  const from = (sorted[stray] ?? 0) / length;
  const to = ((sorted.at(-1 - stray) ?? 0) + 1) / length;
  if (to - from > MOST_OF_SIDE) return 'whole';
  const middle = (from + to) / 2;
  if (middle < MIDDLE) return 'first';
  return middle > 1 - MIDDLE ? 'last' : 'middle';
}
