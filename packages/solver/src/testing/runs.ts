/**
 * Solves step by step with either engine: with an audit, without probing, or with worse choices.
 *
 * `stages.ts` does the same for products. Here the parts are accessible, so that small puzzles,
 * which propagation and probing would finish, reach the search; the counters say whether both
 * engines took the same steps.
 */
import type { Grid, Puzzle } from '@nonokit/core';
import type { Audit } from '../audit.js';
import { type EngineSlot, loadClues, pictureOf, Step } from '../engine.js';
import { linesOf } from '../lines.js';
import { probe } from '../probe.js';
import { createPropagation, propagate } from '../propagate.js';
import { tieBreaker } from '../random.js';
import { type Counters, createSearch, type Search, searchSolutions } from '../search.js';
import type { Auditor } from './audit.js';

/** Settings of a run. */
export interface RunOptions {
  readonly seed: number;
  /** Whether to probe before the search, as products always do. */
  readonly probes: boolean;
  /** Stop after this number of solutions, or of conflicts. */
  readonly maxSolutions: number;
  readonly maxConflicts: number;
}

/** The result of a run. */
export interface EngineRun {
  /** The stage that ended the run. */
  readonly end: 'propagation' | 'probing' | 'search' | 'stopped';
  readonly solutions: readonly Grid[];
  readonly counters: Counters;
}

/** An audit that may also receive solutions, as an `Auditor` does. */
export type Watcher = Audit & Partial<Pick<Auditor, 'found' | 'exhausted'>>;

/**
 * Runs the reference. `watch` is called with each search (including that of probing) before it
 * begins and may set its audit or spoil its choices; the auditor that it returns is told about the
 * solutions.
 */
export function runReference(
  puzzle: Puzzle,
  options: RunOptions,
  watch: (search: Search) => Watcher | undefined = () => undefined,
): EngineRun {
  const counters = { linesSettled: 0, probes: 0, decisions: 0, conflicts: 0, restarts: 0 };
  const solutions: Grid[] = [];
  const ended = (end: EngineRun['end']): EngineRun => ({ end, solutions, counters });
  const random = tieBreaker(options.seed);
  const propagation = createPropagation(linesOf(puzzle), counters);
  const step = propagate(propagation, Number.POSITIVE_INFINITY);
  if (step === 'conflict') return ended('propagation');
  let gains: Float64Array | undefined = new Float64Array(puzzle.width * puzzle.height);
  if (options.probes) {
    const probing = createSearch(propagation, random, counters);
    const auditor = watch(probing);
    probing.audit = auditor;
    gains = runToEnd(probe(probing));
    if (gains === undefined) {
      auditor?.exhausted?.();
      return ended('probing');
    }
  }
  const search = createSearch(propagation, random, counters, gains);
  const auditor = watch(search);
  search.audit = auditor;
  const steps = searchSolutions(search, (grid) => {
    solutions.push(grid);
    auditor?.found?.(grid);
    return solutions.length < options.maxSolutions;
  });
  for (;;) {
    const turn = steps.next();
    if (turn.done === true && turn.value) auditor?.exhausted?.();
    if (turn.done === true) return ended(turn.value ? 'search' : 'stopped');
    if (counters.conflicts > options.maxConflicts) return ended('stopped');
  }
}

/** Runs the given engine; its result equals that of `runReference`, except for the audit. */
export function runEngine(slot: EngineSlot, puzzle: Puzzle, options: RunOptions): EngineRun {
  const { engine } = slot;
  const solutions: Grid[] = [];
  const { width, height, rows, columns, palette } = puzzle;
  loadClues(slot, rows, columns, palette.length);
  const ended = (end: EngineRun['end']): EngineRun => ({
    end,
    solutions,
    counters: readCounters(slot),
  });
  if (until(() => engine.propagate(1 << 20)) === Step.conflict) return ended('propagation');
  engine.startProbing();
  if (options.probes && until(() => engine.probe()) === Step.conflict) return ended('probing');
  const random = tieBreaker(options.seed);
  slot.random = () => random.next();
  engine.startSearch();
  for (;;) {
    const step = engine.searchOn();
    if (step === Step.done) return ended('search');
    if (step === Step.solution) {
      solutions.push({ width, height, cells: pictureOf(slot, width * height) });
      if (solutions.length >= options.maxSolutions) return ended('stopped');
    }
    if (step === Step.more && engine.conflictsMet() > options.maxConflicts) return ended('stopped');
  }
}

function readCounters({ engine }: EngineSlot): Counters {
  return {
    linesSettled: engine.linesSettled(),
    probes: engine.probesMade(),
    decisions: engine.decisionsMade(),
    conflicts: engine.conflictsMet(),
    restarts: engine.restartsMade(),
  };
}

function until(next: () => number): number {
  for (;;) {
    const step = next();
    if (step !== Step.more) return step;
  }
}

function runToEnd<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
