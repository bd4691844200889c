/**
 * Moves: the course of an explanation. Lines make moves as long as any implies something; otherwise
 * a chain is looked for. `explainer.ts` turns them into steps, `rate.ts` into costs.
 */
import type { Line, PartialGrid, Work } from '@nonokit/core';
import { type Candidates, joinColors, toPartialGrid } from './candidates.js';
import { ChainFinder, type ChainSearch } from './chains/chains.js';
import { PuzzleLines } from './chains/follow-lines.js';
import { NestedFinder } from './chains/nested.js';
import type { Deduction, LineLogic } from './lines/line-logic.js';
import type { ChainStep } from './step.js';

/** How far to go. */
export interface MoveOptions {
  /** Maximum number of steps: 1 for the next one. Default Infinity. */
  readonly maxSteps?: number;
  /** Whether to reason with assumptions when no line implies anything. Default true. */
  readonly chains?: boolean;
  /**
   * Maximum number of lines to settle while looking for one chain; default 1,000,000, about two
   * seconds. A nested chain gets ten times as many.
   */
  readonly chainBudget?: number;
  /** Maximum number of lines to settle while looking for all chains together. Default Infinity. */
  readonly totalBudget?: number;
}

/** How an explanation ended. */
export type ExplanationStatus =
  /** Every cell is known. */
  | 'solved'
  /** No allowed technique goes further, or none was found within the budget. */
  | 'stuck'
  /** `maxSteps` were made, or `signal` or `timeoutMs` stopped the search for a chain. */
  | 'stopped'
  /** Clues and marks contradict each other: a line has no arrangement left. */
  | 'contradiction';

/** How an explanation ended, and in what state. */
export interface Ending {
  readonly status: ExplanationStatus;
  /** The known cells after the last step. */
  readonly known: PartialGrid;
  /** The line without an arrangement, if the status is `contradiction`. */
  readonly conflict?: Line;
}

/** A step about to be made, with the reasons that make it hard to spot. */
export interface Move {
  /** The deduction on one line, or else the chain. */
  readonly deduction: Deduction | undefined;
  readonly chain: ChainStep | undefined;
}

/** More work than this counts as Infinity: it would take months. */
const MOST_WORK = 1e11;

/**
 * The moves of an explanation; each is made when the next one is requested. Yields undefined as a
 * pause while a chain is being looked for.
 */
export function* moves(
  candidates: Candidates,
  options: MoveOptions,
  logic: LineLogic,
): Work<Move | undefined, Ending> {
  const { maxSteps = Number.POSITIVE_INFINITY, chains = true } = options;
  const chainBudget = Math.min(options.chainBudget ?? 1_000_000, MOST_WORK);
  let left = Math.min(options.totalBudget ?? MOST_WORK, MOST_WORK);
  let finders: Finders | undefined;
  const ended = (status: ExplanationStatus): Ending => ({
    status,
    known: toPartialGrid(candidates),
  });
  for (let made = 0; ; made++) {
    const deduction = logic.next();
    if (deduction !== undefined && 'conflict' in deduction) {
      return { ...ended('contradiction'), conflict: deduction.conflict.line };
    }
    if (deduction === undefined && logic.done) return ended('solved');
    if (made >= maxSteps) return ended('stopped');
    if (deduction !== undefined) {
      yield { deduction, chain: undefined };
      logic.apply(deduction);
      continue;
    }
    if (!chains) return ended('stuck');
    yield undefined;
    finders ??= createFinders(candidates);
    const { step: chain, work } = yield* findChain(finders, logic, chainBudget, left);
    left -= work;
    if (chain === undefined) return ended('stuck');
    yield { deduction, chain };
    for (const { row, column, removed } of chain.conclusions) {
      logic.remove(row, column, joinColors(removed));
    }
  }
}

/** The finders of chains, with their findings about the puzzle so far. */
interface Finders {
  readonly plain: ChainFinder;
  readonly nested: NestedFinder;
}

function createFinders(candidates: Candidates): Finders {
  const plain = new ChainFinder(candidates, new PuzzleLines(candidates));
  return { plain, nested: new NestedFinder(plain) };
}

/** Factor by which nested reasoning may work more than the search for one chain. */
const GENEROSITY = 10;

/**
 * The simplest chain, or a nested one if there is no other; `left` is the work that remains in
 * total.
 */
function* findChain(
  { plain, nested }: Finders,
  logic: LineLogic,
  budget: number,
  left: number,
): Work<undefined, ChainSearch> {
  const found = yield* plain.find(Math.min(budget, left), (l) => logic.ageOf(l));
  if (found.step !== undefined || found.work > Math.min(budget, left)) return found;
  const most = Math.min(GENEROSITY * budget, left - found.work);
  const { step, work } = yield* nested.find(most);
  return { step, work: found.work + work };
}
