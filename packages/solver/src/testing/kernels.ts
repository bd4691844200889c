/**
 * The kernels that settle a line, behind one interface, and random lines for them: for the suite
 * that all of them run, and for longer runs in `fuzz/`.
 */
import { BLANK, type Clue, leastLength, type Random } from '@nonokit/core';
import { settleInEngine } from '../engine.js';
import { countWords, type Lines, layOut } from '../lines.js';
import { settleLong } from '../settle-long.js';
import { settleWord } from '../settle-word.js';
import { settleScalar } from './scalar-line.js';

/** A kernel for the only line of `lines`: false on a conflict, else `out` holds what is implied. */
export type Kernel = (lines: Lines, planes: Int32Array, out: Int32Array) => boolean;

/** A kernel and the lines that it accepts. */
export interface Candidate {
  readonly name: string;
  readonly settle: Kernel;
  /** Whether the kernel accepts lines of this length and number of inks. */
  takes(length: number, inks: number): boolean;
}

const colorsOf = (lines: Lines): number => lines.firstColor[1] as number;

/** All kernels of both engines. */
export const kernels: readonly Candidate[] = [
  {
    name: 'settleWord',
    takes: (length) => length <= 31,
    settle: (lines, planes, out) =>
      settleWord(
        planes,
        0,
        colorsOf(lines),
        lines.sizes,
        lines.inks,
        lines.gaps,
        0,
        lines.sizes.length,
        lines.width,
        out,
      ),
  },
  {
    name: 'settleLong',
    takes: () => true,
    settle: (lines, planes, out) => settleLong(lines, 0, planes, 0, out),
  },
  {
    name: 'settleLong with checkpoints at every second block',
    takes: () => true,
    settle: (lines, planes, out) => {
      const span = ((lines.slacks[0] as number) >>> 5) + 3;
      return settleLong(lines, 0, planes, 0, out, 2 * span);
    },
  },
  {
    name: 'the engine, by length',
    takes: () => true,
    settle: (lines, planes, out) => settleInEngine(lines, planes, out, 0),
  },
  {
    name: 'the engine, in many words',
    takes: () => true,
    settle: (lines, planes, out) => settleInEngine(lines, planes, out, 2),
  },
  {
    name: 'the engine, in slack coordinates where the slack allows it',
    takes: () => true,
    settle: (lines, planes, out) =>
      settleInEngine(lines, planes, out, (lines.slacks[0] as number) <= 62 ? 1 : 0),
  },
];

/**
 * The scalar definition as a kernel: it judges the others where listing arrangements takes too
 * long.
 */
export const scalar: Kernel = (lines, planes, out) => {
  const words = countWords(lines, 0);
  const settled = settleScalar(lines, 0, (x, local) => {
    return (((planes[local * words + (x >>> 5)] as number) >>> (x & 31)) & 1) === 1;
  });
  out.fill(0);
  settled?.forEach((colors, x) => {
    for (const local of colors) {
      const at = local * words + (x >>> 5);
      out[at] = (out[at] as number) | (1 << (x & 31));
    }
  });
  return settled !== undefined;
};

/** Per cell: the palette colours it may have. */
export type Cells = readonly ReadonlySet<number>[];

/** The line in the form that kernels take: laid out, with planes filled from candidate sets. */
function getPlanes(cells: Cells, clue: Clue, colors: number): { lines: Lines; planes: Int32Array } {
  const lines = layOut([clue], [], colors, cells.length);
  const words = countWords(lines, 0);
  const planes = new Int32Array(colorsOf(lines) * words);
  cells.forEach((candidates, x) => {
    for (const color of candidates) {
      const local = lines.localOf[color] as number;
      const at = local * words + (x >>> 5);
      if (local < colorsOf(lines)) planes[at] = (planes[at] ?? 0) | (1 << (x & 31));
    }
  });
  return { lines, planes };
}

/** Runs a kernel on candidate sets; undefined means a conflict. */
export function run(
  kernel: Kernel,
  cells: Cells,
  clue: Clue,
  colors: number,
): Set<number>[] | undefined {
  const { lines, planes } = getPlanes(cells, clue, colors);
  const words = countWords(lines, 0);
  const out = new Int32Array(planes.length);
  if (!kernel(lines, planes, out)) return undefined;
  return cells.map((_, x) => {
    const found = new Set<number>();
    for (let c = 0; c < colorsOf(lines); c++) {
      const word = out[c * words + (x >>> 5)] ?? 0;
      if ((word >>> (x & 31)) & 1) found.add(lines.colorOf[c] as number);
    }
    return found;
  });
}

/** The names of two kernels that disagree about a line, bit for bit; undefined if all agree. */
export function disagreeing(
  among: readonly Candidate[],
  cells: Cells,
  clue: Clue,
  colors: number,
): [string, string] | undefined {
  const { lines, planes } = getPlanes(cells, clue, colors);
  const given = planes.slice();
  let first: { name: string; holds: boolean; out: Int32Array } | undefined;
  for (const { name, settle } of among) {
    const out = new Int32Array(planes.length);
    const holds = settle(lines, planes, out);
    if (planes.some((word, i) => word !== given[i])) return [name, 'what it was given'];
    first ??= { name, holds, out };
    const same = holds === first.holds;
    const { out: others } = first;
    if (!same || (holds && out.some((word, i) => word !== others[i]))) return [name, first.name];
  }
  return undefined;
}

/** Candidates as text, one entry a cell, for comparison. */
export const plain = (cells: Cells | undefined) => cells?.map((set) => [...set].sort().join(''));

/** Random knowledge of a line: cells of one arrangement, with some candidates added to each. */
export function randomCells(
  random: Random,
  clue: Clue,
  length: number,
  inks: number,
): Set<number>[] {
  const slack = length - leastLength(clue);
  const cells = new Array<number>(length).fill(BLANK);
  let at = 0;
  let spent = 0;
  clue.forEach(({ size, color }, k) => {
    if (k > 0 && clue[k - 1]?.color === color) at++;
    const skip = random.below(Math.min(slack - spent, 3) + 1);
    spent += skip;
    at += skip;
    cells.fill(color, at, at + size);
    at += size;
  });
  const doubt = random.next();
  return cells.map((color) => {
    const set = new Set([color]);
    for (let c = 0; c <= inks; c++) if (random.next() < doubt) set.add(c);
    // occasionally spoil the line, so that conflicts occur too
    if (random.next() < 0.005) set.delete(color);
    if (set.size === 0) set.add((color + 1) % (inks + 1));
    return set;
  });
}
