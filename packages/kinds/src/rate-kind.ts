/**
 * How hard a puzzle of another kind is for a person, in the measures of ordinary ratings: what the
 * first look at every line gives, how many looks there are, and what the steps of the explanation
 * cost.
 */
import type { KindPuzzle, Work } from '@nonokit/core';
import { explainKindWork, type KindStep } from './explain-kind.js';
import { type ColorSets, isDecided, Propagation } from './propagation.js';

/** The measures of a puzzle. */
export interface KindRating {
  readonly steps: number;
  /** Share of the cells known after one look at every line: 0.2. */
  readonly start: number;
  /** Rounds of looking at every line in which some line said something. */
  readonly rounds: number;
  /** Looks at open lines in all rounds together, per line: 5.25. */
  readonly looks: number;
  /** The cost of all steps, and of the most expensive one. */
  readonly effort: number;
  readonly peak: number;
  /** 0 without steps, 3 for whole lines, 4 with assumptions: the levels of techniques. */
  readonly class: 0 | 3 | 4;
  /** True if the steps reach the end; otherwise nothing is said of the difficulty. */
  readonly complete: boolean;
}

/** What a look at a line costs, alone and with the next; and an assumption besides its looks. */
const LINE_COST = 3;
const PAIR_COST = 5;
const ASSUMPTION_COST = 10;

/** Rates a puzzle as work that can be stopped; a pause yields the number of steps so far. */
export function* rateKindWork(puzzle: KindPuzzle): Work<number, KindRating> {
  const told = yield* explainKindWork(puzzle);
  const costs = told.steps.map(costOf);
  const hasAssumptions = told.steps.some(({ technique }) => technique === 'assumption');
  return {
    steps: costs.length,
    ...(yield* roundsOf(puzzle)),
    effort: costs.reduce((sum, cost) => sum + cost, 0),
    peak: costs.reduce((most, cost) => Math.max(most, cost), 0),
    class: hasAssumptions ? 4 : costs.length > 0 ? 3 : 0,
    complete: told.status === 'solved',
  };
}

function costOf({ line, assumed }: KindStep): number {
  if (assumed === undefined) return line.isPair ? PAIR_COST : LINE_COST;
  return ASSUMPTION_COST + LINE_COST * assumed.looks;
}

/** In a round every open line is looked at once, and all that was seen is noted together. */
function* roundsOf(
  puzzle: KindPuzzle,
): Work<number, Pick<KindRating, 'start' | 'rounds' | 'looks'>> {
  const logic = new Propagation(puzzle);
  let sets = logic.mentioned();
  let start = 0;
  let looks = 0;
  let rounds = 0;
  for (; ; rounds++) {
    const next = sets.slice();
    for (const line of logic.lines) {
      if (line.cells.every((cell) => isDecided(sets[cell]))) continue;
      if ((yield* logic.pause(() => 0)) !== undefined) break;
      looks++;
      const own = sets.slice();
      for (const cell of logic.settleLine(line, own) ?? []) next[cell] &= own[cell];
    }
    const isSame = next.every((set, cell) => set === sets[cell]);
    if (rounds === 0) start = knownShare(next);
    if (isSame) break;
    sets = next;
  }
  return { start, rounds, looks: looks / logic.lines.length };
}

function knownShare(sets: ColorSets): number {
  return sets.reduce((sum, set) => sum + (isDecided(set) ? 1 : 0), 0) / sets.length;
}
