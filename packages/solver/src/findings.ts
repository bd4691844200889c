/**
 * Findings: solving in steps that a person can watch, line by line, rather than as fast as
 * possible.
 *
 * Sweeps settle all changed rows, then all changed columns, and so on. When lines imply no more,
 * probing continues: it assumes a value and propagates. What holds for either value, or the
 * opposite of a value that failed, is certain. Only facts that hold in every solution are reported.
 * For answers, use `solve`.
 */
import { type Line, leastLength, type Puzzle, UNKNOWN, type Work } from '@nonokit/core';
import { type Agenda, clearAgenda } from './agenda.js';
import { knownCells } from './candidates.js';
import { computeLength, countWords, type Lines, linesOf } from './lines.js';
import { probe } from './probe.js';
import { createPropagation, type Propagation, propagate } from './propagate.js';
import { tieBreaker } from './random.js';
import { createSearch } from './search.js';

/** Cells that became certain together. */
export interface Finding {
  /** Found by settling one line, or by probing. */
  readonly by: 'line' | 'probe';
  /** The line that was settled; absent for probing. */
  readonly line?: Line;
  /**
   * The sweep of this finding, from 0. Even sweeps settle rows, odd ones columns; the count
   * continues during probing.
   */
  readonly sweep: number;
  /** Indices of the cells, row * width + column, ascending: [3, 4, 5]. */
  readonly cells: readonly number[];
  /** Colours of the cells, in the same order: [1, 1, 0]. */
  readonly colors: readonly number[];
}

/**
 * Why the walk ended: every cell is found, there is no progress without search (or it was stopped),
 * or a conflict was found.
 */
export type FindingsEnd = 'solved' | 'stuck' | 'conflict';

/** The cells that are already reported, so that each is reported once. */
interface Watch {
  readonly lines: Lines;
  readonly cells: Int32Array;
  unknown: number;
}

/**
 * Yields everything that line logic finds in a puzzle, in the order it is found, and then what
 * probing finds unless `probing` is false. Yields undefined after a while without a finding, so
 * that the caller can stop.
 */
export function* walkFindings(
  puzzle: Puzzle,
  { probing = true }: { readonly probing?: boolean } = {},
): Work<Finding | undefined, FindingsEnd> {
  const steps = findingsIn(puzzle, probing);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if ((yield step.value) !== undefined) return 'stuck';
  }
}

function* findingsIn(
  puzzle: Puzzle,
  probing: boolean,
): Generator<Finding | undefined, FindingsEnd> {
  const { width, height, rows, columns } = puzzle;
  if (rows.some((clue) => leastLength(clue) > width)) return 'conflict';
  if (columns.some((clue) => leastLength(clue) > height)) return 'conflict';
  const lines = linesOf(puzzle);
  const count = width * height;
  const watch = { lines, cells: new Int32Array(count).fill(UNKNOWN), unknown: count };
  const propagation = createPropagation(lines);
  const sweeps = yield* sweep(propagation, watch);
  if (sweeps === undefined) return 'conflict';
  if (watch.unknown === 0) return 'solved';
  return probing ? yield* probeOn(propagation, watch, sweeps) : 'stuck';
}

/**
 * Settles lines in sweeps until no line changes. Returns the number of sweeps, or undefined on a
 * conflict.
 */
function* sweep(
  propagation: Propagation,
  watch: Watch,
): Generator<Finding | undefined, number | undefined> {
  const { lines, agenda } = propagation;
  const { height, count } = lines;
  const waiting = new Uint8Array(count).fill(1);
  let idle = 0;
  for (let sweep = 0; ; sweep++) {
    const [from, to] = sweep % 2 === 0 ? [0, height] : [height, count];
    idle++;
    for (let l = from; l < to; l++) {
      if (waiting[l] === 0) continue;
      waiting[l] = 0;
      idle = 0;
      if (!settleOnly(propagation, l)) return undefined;
      collect(agenda, waiting);
      yield lineFinding(propagation, watch, l, sweep);
    }
    if (idle === 2) return sweep - 1;
  }
}

/** Settles line `l` and no other. Any budget of work is enough for one line. */
function settleOnly(propagation: Propagation, l: number): boolean {
  const { agenda } = propagation;
  clearAgenda(agenda);
  agenda.words[l >>> 5] = 1 << (l & 31);
  return propagate(propagation, 1) !== 'conflict';
}

/** Moves the lines that settling has put on the agenda to `waiting`. */
function collect({ words }: Agenda, waiting: Uint8Array): void {
  words.forEach((word, w) => {
    for (let set = word; set !== 0; set &= set - 1) {
      waiting[(w << 5) + 31 - Math.clz32(set & -set)] = 1;
    }
  });
}

/** Returns the certain cells of line `l` that were not reported yet. */
function lineFinding(
  { lines, planes }: Propagation,
  watch: Watch,
  l: number,
  sweep: number,
): Finding | undefined {
  const { width, height, firstColor, firstPlane, colorOf } = lines;
  const isRow = l < height;
  const words = countWords(lines, l);
  const from = firstColor[l];
  const colors = firstColor[l + 1] - from;
  const colorAt = (x: number): number => {
    let found = UNKNOWN;
    for (let c = 0; c < colors; c++) {
      const word = planes[firstPlane[l] + c * words + (x >>> 5)];
      if (((word >>> (x & 31)) & 1) === 0) continue;
      if (found !== UNKNOWN) return UNKNOWN;
      found = colorOf[from + c];
    }
    return found;
  };
  const found: [number, number][] = [];
  for (let x = 0; x < computeLength(lines, l); x++) {
    const cell = isRow ? l * width + x : x * width + (l - height);
    if (watch.cells[cell] !== UNKNOWN) continue;
    const color = colorAt(x);
    if (color !== UNKNOWN) found.push([cell, color]);
  }
  const line: Line = isRow ? { kind: 'row', index: l } : { kind: 'column', index: l - height };
  return report(watch, found, { by: 'line', line, sweep });
}

/** Probes until nothing more is found that way. */
function* probeOn(
  propagation: Propagation,
  watch: Watch,
  sweeps: number,
): Generator<Finding | undefined, FindingsEnd> {
  const counters = { linesSettled: 0, probes: 0, decisions: 0, conflicts: 0, restarts: 0 };
  const search = createSearch(propagation, tieBreaker(1), counters);
  const run = probe(search);
  let sweep = sweeps;
  let seen = 0;
  for (;;) {
    const step = run.next();
    if (step.done === true && step.value === undefined) return 'conflict';
    // on level 0 nothing is assumed, so what the planes say is certain
    if (search.trail.levels === 0 && (search.trail.size > seen || step.done === true)) {
      seen = search.trail.size;
      const finding = planesFinding(propagation, watch, sweep);
      if (finding !== undefined) sweep++;
      yield finding;
    } else yield undefined;
    if (watch.unknown === 0) return 'solved';
    if (step.done === true) return 'stuck';
  }
}

/** Returns the certain cells of the whole puzzle that were not reported yet. */
function planesFinding(
  { lines, planes }: Propagation,
  watch: Watch,
  sweep: number,
): Finding | undefined {
  const { cells } = knownCells(lines, planes);
  const found: [number, number][] = [];
  cells.forEach((color, cell) => {
    if (color !== UNKNOWN && watch.cells[cell] === UNKNOWN) found.push([cell, color]);
  });
  return report(watch, found, { by: 'probe', sweep });
}

function report(
  watch: Watch,
  found: readonly [number, number][],
  how: Pick<Finding, 'by' | 'line' | 'sweep'>,
): Finding | undefined {
  if (found.length === 0) return undefined;
  for (const [cell, color] of found) watch.cells[cell] = color;
  watch.unknown -= found.length;
  return {
    ...how,
    cells: found.map(([cell]) => cell),
    colors: found.map(([, color]) => color),
  };
}
