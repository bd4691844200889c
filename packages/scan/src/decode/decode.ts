/**
 * Decoding: of all that the numbers of a sheet may be, the likeliest that makes a puzzle. Rows and
 * columns must fill the same number of cells of each colour, and there should be one solution.
 * Readings are tried from the likeliest on; the sums leave few of them to be solved.
 */
import { checkPuzzle, type Palette, type Puzzle, type Work } from '@nonokit/core';
import { solve } from '@nonokit/solver';
import type { Candidate } from './candidates.js';

/** What the puzzle says of its numbers. */
export type Verdict =
  /** The sums agree, and there is one solution. */
  | 'unique'
  /** The sums agree, and there are several solutions, or the search for them took too long. */
  | 'several'
  /** The sums agree, and there is no solution. */
  | 'none'
  /** Rows and columns fill different numbers of cells. */
  | 'sums-differ';

/** The outcome of decoding: for each line the candidate chosen. */
export interface Decoded {
  readonly verdict: Verdict;
  readonly chosen: readonly Candidate[];
  /** The puzzle, unless the sums differ. */
  readonly puzzle: Puzzle | undefined;
  /** Another reading of all numbers that has one solution, too, if one was found. */
  readonly rival: readonly Candidate[] | undefined;
}

/** Candidates by line: rows, then columns. */
export interface Lines {
  readonly height: number;
  readonly width: number;
  readonly palette: Palette;
  readonly candidates: readonly (readonly Candidate[])[];
}

/** Most readings of a whole sheet that are looked at, and that are solved. */
const MOST_READINGS = 60_000;
const MOST_SOLVED = 60;

/** Readings that are this much less likely than the best are no rivals: a factor of 400. */
const RIVAL = 6;

/** Conflicts after which the solver gives up: puzzles on paper take fewer. */
const MOST_CONFLICTS = 1500;

/** One reading of a sheet: which candidate of which lines, all others being the first. */
interface State {
  readonly changes: readonly (readonly [line: number, candidate: number])[];
  readonly cost: number;
}

/** The likeliest reading that makes a puzzle; undefined if it was told to stop. */
export function* decodeSteps(lines: Lines): Work<undefined, Decoded | undefined> {
  let first: Decoded | undefined;
  let found: (Decoded & { cost: number }) | undefined;
  let solved = 0;
  for (const state of statesByCost(lines)) {
    if (found !== undefined && state.cost > found.cost + RIVAL) break;
    const chosen = chosenIn(lines, state);
    if (!doSumsAgree(lines, chosen)) {
      first ??= { verdict: 'sums-differ', chosen, puzzle: undefined, rival: undefined };
      continue;
    }
    if (solved++ >= MOST_SOLVED) break;
    if ((yield undefined) !== undefined) return undefined;
    const one = judge(lines, chosen);
    if (first === undefined || first.verdict === 'sums-differ') {
      first = one.verdict === 'none' && first !== undefined ? first : one;
    }
    if (one.verdict === 'several' && first.verdict !== 'several') first = one;
    if (one.verdict !== 'unique') continue;
    if (found === undefined) found = { ...one, cost: state.cost };
    else return { ...found, rival: chosen };
  }
  const { verdict, chosen, puzzle } = found ?? first ?? judge(lines, chosenIn(lines, START));
  return { verdict, chosen, puzzle, rival: undefined };
}

const START: State = { changes: [], cost: 0 };

/** All readings with up to a few lines changed, the likeliest first. */
function* statesByCost({ candidates }: Lines): Generator<State> {
  const extra = (line: number, k: number): number =>
    candidates[line][k].cost - candidates[line][0].cost;
  const open = candidates
    .map((list, line) => ({ line, cost: list.length > 1 ? extra(line, 1) : Infinity }))
    .filter(({ cost }) => cost < 12)
    .sort((a, b) => a.cost - b.cost)
    .map(({ line }) => line);
  // a state is followed by those that change a later line, its last line further, or another line
  const heap = createHeap();
  yield START;
  if (open.length > 0) heap.push({ at: 0, k: 1, before: [], base: 0, cost: extra(open[0], 1) });
  for (let count = 1; count < MOST_READINGS; count++) {
    const next = heap.pop();
    if (next === undefined) return;
    const { at, k, before, base, cost } = next;
    const changes = [...before, [open[at], k] as const];
    yield { changes, cost };
    if (k + 1 < candidates[open[at]].length) {
      heap.push({ at, k: k + 1, before, base, cost: base + extra(open[at], k + 1) });
    }
    if (at + 1 >= open.length) continue;
    const later = extra(open[at + 1], 1);
    heap.push({ at: at + 1, k: 1, before: changes, base: cost, cost: cost + later });
    if (k === 1) heap.push({ at: at + 1, k: 1, before, base, cost: base + later });
  }
}

interface Waiting {
  readonly at: number;
  readonly k: number;
  readonly before: State['changes'];
  readonly base: number;
  readonly cost: number;
}

/** A binary heap by cost. */
function createHeap() {
  const items: Waiting[] = [];
  const swap = (a: number, b: number): void => {
    const item = items[a];
    items[a] = items[b];
    items[b] = item;
  };
  return {
    push(item: Waiting): void {
      items.push(item);
      for (let k = items.length - 1; k > 0; ) {
        const parent = (k - 1) >> 1;
        if (items[parent].cost <= items[k].cost) return;
        swap(parent, k);
        k = parent;
      }
    },
    pop(): Waiting | undefined {
      if (items.length === 0) return undefined;
      swap(0, items.length - 1);
      const least = items.pop();
      for (let k = 0; ; ) {
        let child = 2 * k + 1;
        if (child >= items.length) return least;
        if (child + 1 < items.length && items[child + 1].cost < items[child].cost) child++;
        if (items[k].cost <= items[child].cost) return least;
        swap(k, child);
        k = child;
      }
    },
  };
}

function chosenIn({ candidates }: Lines, { changes }: State): Candidate[] {
  const chosen = candidates.map(([likeliest]) => likeliest);
  for (const [line, k] of changes) chosen[line] = candidates[line][k];
  return chosen;
}

function doSumsAgree({ height, palette }: Lines, chosen: readonly Candidate[]): boolean {
  for (let color = 1; color < palette.length; color++) {
    let sum = 0;
    for (const [l, { totals }] of chosen.entries())
      sum += l < height ? totals[color] : -totals[color];
    if (sum !== 0) return false;
  }
  return true;
}

function judge({ height, width, palette }: Lines, chosen: readonly Candidate[]): Decoded {
  const rows = chosen.slice(0, height).map(({ clue }) => clue);
  const columns = chosen.slice(height).map(({ clue }) => clue);
  const checked = checkPuzzle({ width, height, palette, rows, columns });
  const rival = undefined;
  if (!checked.ok) return { verdict: 'sums-differ', chosen, puzzle: undefined, rival };
  const puzzle = checked.value;
  const { status } = solve(puzzle, { maxConflicts: MOST_CONFLICTS });
  const verdict = status === 'unique' || status === 'none' ? status : 'several';
  return { verdict, chosen, puzzle, rival };
}
