/**
 * Premises: the known cells without which a deduction on one line would not hold.
 *
 * A technique names the cells that its sentence is about. Which block they belong to may rest on
 * other cells. So every known cell is released, the farthest from the conclusions first, as long as
 * the clue and the remaining cells still imply the conclusions. The cells that cannot be released
 * are premises too.
 */
import { BLANK_ONLY, type Colors, onlyColor } from '../candidates.js';
import { type Arrangements, arrange } from './arrange.js';
import type { LineState } from './line-state.js';
import type { Change, Finding } from './technique.js';

/** Scratch: the most that each cell may be, the line with released cells, and its arrangements. */
let open = new Int32Array(128);
let cells = new Int32Array(128);
let out: Arrangements = createArrangements(128);

/** Scratch: the distance of each cell from the conclusions, or `PREMISE`. */
let distance = new Int32Array(128);

/** Marks a cell that stays. */
const PREMISE = -1;

/** What a deduction on one line rests on, besides the clue of the line. */
export interface Support {
  /** Places of the known cells, ascending. */
  readonly premises: readonly number[];
  /** Places where it rests on the colours that the crossing clue lacks, ascending. */
  readonly crossing: readonly number[];
}

/** Places of the known cells of a line on which a deduction rests, ascending. */
export function findPremises(state: LineState, finding: Finding): readonly number[] {
  return findSupport(state, finding).premises;
}

/**
 * What a deduction rests on. The premises alone imply the conclusions, and none of them can go,
 * except for those that the sentence names. A missing common colour of two crossing clues rests on
 * no cell.
 */
export function findSupport(state: LineState, { facts, premises, changes }: Finding): Support {
  if (facts.kind === 'no-common-color') {
    return { premises: [], crossing: changes.map(({ at }) => at) };
  }
  prepare(state);
  measure(state.length, changes);
  // cells in the sentence of which nothing is known: what matters there is the crossing clue
  const named: number[] = [];
  for (const x of premises) {
    if (cells[x] === open[x]) named.push(x);
    else distance[x] = PREMISE;
  }
  const goals = changes.map(({ at, removed }) => goalAt(state, at, removed));
  const isImplied = (): boolean => {
    for (let i = 0; i < changes.length; i++) {
      if ((out.settled[changes[i].at] & goals[i]) !== 0) return false;
    }
    return true;
  };
  const known = release(state, isImplied);
  return { premises: known, crossing: findCrossing(state, named, isImplied) };
}

/** The colours that the premises must rule out: all others, if a cell becomes known. */
function goalAt({ cells }: LineState, at: number, removed: Colors): Colors {
  const left = cells[at] & ~removed;
  return onlyColor(left) >= 0 ? ~left : removed;
}

/**
 * The places at which the crossing clue lacks a colour of this line's clue, and where that matters:
 * with the colour allowed, the conclusions would not be implied any more.
 */
function findCrossing(
  state: LineState,
  named: readonly number[],
  isImplied: () => boolean,
): readonly number[] {
  const full = BLANK_ONLY | state.ownInks;
  const places: number[] = [];
  for (let x = 0; x < state.length; x++) {
    // a premise tells more than the clue that crosses it
    const isLimited = distance[x] !== PREMISE && (full & ~open[x]) !== 0;
    if (isLimited && !named.includes(x)) places.push(x);
  }
  const needed = findNeeded(places.length, (from, end) => {
    for (let i = from; i < end; i++) cells[places[i]] = full;
    if (!arrange(state, cells, out) || isImplied()) return true;
    for (let i = from; i < end; i++) cells[places[i]] = open[places[i]];
    return false;
  });
  return [...named, ...needed.map((i) => places[i])].sort((a, b) => a - b);
}

/** Places of the known cells that leave a line without an arrangement, ascending. */
export function findConflictPremises(state: LineState): number[] {
  prepare(state);
  for (let x = 0; x < state.length; x++) distance[x] = x;
  return release(state, () => false);
}

/** Makes scratch large enough and fills in the candidates of each cell, known and open. */
function prepare({ cells: known, ownInks: own, across, length }: LineState): void {
  if (cells.length < length) {
    [open, cells, distance] = [0, 1, 2].map(() => new Int32Array(2 * length)) as [
      Int32Array<ArrayBuffer>,
      Int32Array<ArrayBuffer>,
      Int32Array<ArrayBuffer>,
    ];
    out = createArrangements(2 * length);
  }
  for (let x = 0; x < length; x++) {
    const other = across[x];
    open[x] = 1 | (own & other || own | other);
    cells[x] = known[x];
  }
}

/** Computes the distance of each cell from the nearest change. */
function measure(length: number, changes: readonly Change[]): void {
  distance.fill(length, 0, length);
  for (const { at } of changes) distance[at] = 0;
  for (let x = 1; x < length; x++) {
    distance[x] = Math.min(distance[x], distance[x - 1] + 1);
  }
  for (let x = length - 2; x >= 0; x--) {
    distance[x] = Math.min(distance[x], distance[x + 1] + 1);
  }
}

/**
 * Releases the other cells, the farthest first, while there is no arrangement left or `isImplied`
 * holds; returns the places of the cells that stay.
 */
function release(state: LineState, isImplied: () => boolean): number[] {
  const { length } = state;
  const places: number[] = [];
  for (let x = 0; x < length; x++) {
    if (cells[x] !== open[x] && distance[x] !== PREMISE) places.push(x);
  }
  places.sort((a, b) => distance[b] - distance[a]);
  const canGo = (from: number, end: number): boolean => {
    for (let i = from; i < end; i++) {
      const x = places[i];
      cells[x] = open[x];
    }
    if (!arrange(state, cells, out) || isImplied()) return true;
    for (let i = from; i < end; i++) {
      const x = places[i];
      cells[x] = state.cells[x];
    }
    return false;
  };
  for (const i of findNeeded(places.length, canGo)) distance[places[i]] = PREMISE;
  const premises: number[] = [];
  for (let x = 0; x < length; x++) if (distance[x] === PREMISE) premises.push(x);
  return premises;
}

/**
 * The indices of `count` things that cannot go when they are asked one by one, in order. `canGo`
 * lets the things from `from` to before `end` go together and returns true; if they cannot, they
 * stay. Removing more never makes removal easier, so several are tried at once: their number
 * doubles while that works and is halved when it does not.
 */
export function findNeeded(count: number, canGo: (from: number, end: number) => boolean): number[] {
  const needed: number[] = [];
  let most = count;
  for (let from = 0; from < count; ) {
    // the things from `from` to before `bad` cannot all go
    let bad = Number.POSITIVE_INFINITY;
    while (from < count && bad > from + 1) {
      const end = Math.min(from + most, bad - 1, count);
      if (canGo(from, end)) {
        from = end;
        most *= 2;
      } else {
        bad = end;
        most = Math.max(1, most >> 1);
      }
    }
    if (bad === from + 1) needed.push(from++);
  }
  return needed;
}

function createArrangements(length: number): Arrangements {
  return {
    first: new Int32Array(length),
    last: new Int32Array(length),
    settled: new Int32Array(length),
  };
}
