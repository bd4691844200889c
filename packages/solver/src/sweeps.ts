/**
 * Complete line logic in sweeps: settles the rows that are due from top to bottom, then the columns
 * that are due from left to right, and starts again at the top, until no line is due or a budget of
 * work is spent.
 *
 * `propagate.ts` finds the same in whatever order is fastest. Here order and budget are fixed, so
 * the cells known when the budget is spent depend only on the puzzle and its given cells, for any
 * program on any machine. The ROFL format relies on this, and docs/formats/rofl.md specifies it:
 * change neither order nor costs.
 */
import type { Color, PartialGrid, Puzzle } from '@nonokit/core';
import { enlist } from './agenda.js';
import { knownCells } from './candidates.js';
import { computeLength, countWords, linesOf, NOT_HERE } from './lines.js';
import { createPropagation, type Propagation, takeFromCrossing } from './propagate.js';
import { settle } from './settle.js';

/** The state of line logic in sweeps. */
export interface Sweeps {
  /** Candidates and due lines; the agenda is only used as a set. */
  readonly state: Propagation;
  /** The cost of settling each line: see `estimateCost`. */
  readonly costs: Float64Array;
}

/** How sweeps ended: no line is due, one has no arrangement, or the next one exceeds the budget. */
export type SweepsEnd = 'settled' | 'conflict' | 'spent';

/** The initial state: each cell may have every colour that its row and its column share. */
export function createSweeps(puzzle: Puzzle): Sweeps {
  const state = createPropagation(linesOf(puzzle));
  const costs = Float64Array.from({ length: state.lines.count }, (_, l) => estimateCost(state, l));
  return { state, costs };
}

/**
 * The cost of settling a line of n cells whose clue has b blocks of d colours and the slack s: (1 +
 * b) (1 + s div 32) + (1 + d) (1 + n div 32), about the number of words that a word-parallel kernel
 * touches.
 */
function estimateCost({ lines }: Propagation, l: number): number {
  const blocks = lines.firstBlock[l + 1] - lines.firstBlock[l];
  const colors = lines.firstColor[l + 1] - lines.firstColor[l];
  const slack = lines.slacks[l];
  return (1 + blocks) * (1 + (slack >>> 5)) + colors * (1 + (computeLength(lines, l) >>> 5));
}

/** How sweeps ended, the cost spent, and the line at which they ended; -1 if none is due. */
export interface SweepsOutcome {
  readonly end: SweepsEnd;
  readonly spent: number;
  readonly line: number;
}

/**
 * Settles due lines, beginning with the first row, as long as their costs add up to at most
 * `budget`.
 */
export function sweep({ state, costs }: Sweeps, budget: number): SweepsOutcome {
  const { lines, planes, agenda, out } = state;
  let spent = 0;
  for (let l = nextDue(state, 0); l >= 0; l = nextDue(state, l + 1)) {
    const cost = costs[l];
    if (spent + cost > budget) return { end: 'spent', spent, line: l };
    spent += cost;
    agenda.words[l >>> 5] &= ~(1 << (l & 31));
    state.counters.linesSettled++;
    const base = lines.firstPlane[l];
    const words = lines.firstPlane[l + 1] - base;
    if (!settle(lines, l, planes, base, out)) return { end: 'conflict', spent, line: l };
    for (let i = 0; i < words; i++) {
      const removed = planes[base + i] & ~out[i];
      if (removed === 0) continue;
      planes[base + i] = out[i];
      takeFromCrossing(state, l, i, removed);
    }
  }
  return { end: 'settled', spent, line: -1 };
}

/** The first due line from `from` on, else the first due line of all; -1 if none is due. */
function nextDue({ agenda, lines }: Propagation, from: number): number {
  const { words } = agenda;
  for (let round = 0, l = from; round < 2; round++, l = 0) {
    for (let w = l >>> 5; w < words.length; w++) {
      const set = words[w] & (w === l >>> 5 ? -1 << (l & 31) : -1);
      if (set === 0) continue;
      const due = (w << 5) + 31 - Math.clz32(set & -set);
      if (due < lines.count) return due;
    }
  }
  return -1;
}

/**
 * Gives the cell with the index `cell` (row by row) its colour: removes all other candidates and
 * makes its row and column due. Returns false if it cannot have that colour.
 */
export function giveCell({ state }: Sweeps, cell: number, color: Color): boolean {
  const { lines, planes, agenda } = state;
  const { height, width, colors, localOf, firstColor, firstPlane } = lines;
  const row = Math.floor(cell / width);
  const column = cell - row * width;
  if (!candidatesAt({ state }, cell).includes(color)) return false;
  for (const [l, x] of [
    [row, column],
    [height + column, row],
  ] as const) {
    const words = countWords(lines, l);
    const own = firstColor[l + 1] - firstColor[l];
    const kept = localOf[l * colors + color];
    for (let local = 0; local < own; local++) {
      if (local === kept) continue;
      const at = firstPlane[l] + local * words + (x >>> 5);
      planes[at] &= ~(1 << (x & 31));
    }
    enlist(agenda, l);
  }
  return true;
}

/** The colours that a cell may still have, ascending. */
export function candidatesAt({ state }: Pick<Sweeps, 'state'>, cell: number): Color[] {
  const { lines, planes } = state;
  const row = Math.floor(cell / lines.width);
  const column = cell - row * lines.width;
  const words = countWords(lines, row);
  const first = lines.firstColor[row];
  const own = lines.firstColor[row + 1] - first;
  const candidates: Color[] = [];
  for (let local = 0; local < own; local++) {
    const at = lines.firstPlane[row] + local * words + (column >>> 5);
    if (((planes[at] >>> (column & 31)) & 1) === 0) continue;
    const color = lines.colorOf[first + local];
    if (lines.localOf[(lines.height + column) * lines.colors + color] !== NOT_HERE) {
      candidates.push(color);
    }
  }
  return candidates;
}

/** The cells with one candidate left; the others are unknown. */
export function knownBySweeps({ state }: Sweeps): PartialGrid {
  return knownCells(state.lines, state.planes);
}

/**
 * The number of candidates of all cells together; it equals the number of cells when all are known.
 */
export function candidatesLeft({ state }: Sweeps): number {
  const { lines, planes } = state;
  const end = lines.firstPlane[lines.height];
  let count = 0;
  for (let i = 0; i < end; i++) count += bitCount(planes[i]);
  return count;
}

/** A saved state: the candidates and the lines that are due. */
export interface SweepsMoment {
  readonly planes: Int32Array;
  readonly due: Int32Array;
}

/** Saves the current state, for `restoreSweeps`. */
export function keepSweeps({ state }: Sweeps): SweepsMoment {
  return { planes: state.planes.slice(), due: state.agenda.words.slice() };
}

/** Returns to a saved state of the same line logic. */
export function restoreSweeps({ state }: Sweeps, { planes, due }: SweepsMoment): void {
  state.planes.set(planes);
  state.agenda.words.set(due);
}

/** The number of set bits in a word. */
function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
