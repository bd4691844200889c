/**
 * The stages of solving, by whichever engine does the work. Both take the same steps in the same order: what
 * they find and every counter agree, which the tests hold them to.
 */
import type { Grid, PartialGrid, Random } from '@nonokit/core';
import { knownCells } from './candidates.js';
import {
  cellsOf,
  type EngineSlot,
  hasEngine,
  loadLines,
  releaseEngine,
  Step,
  takeEngine,
} from './engine.js';
import type { Lines } from './lines.js';
import { probe } from './probe.js';
import { propagate, propagationOf } from './propagate.js';
import type { SolveStats } from './result.js';
import { backtrack, type Counters, type Search, searchOf, searchSolutions } from './search.js';

/** Words that propagation looks at between two looks at the budget: about a millisecond. */
const PROPAGATION_WORK = 100_000;

/** Solving under way. Its generators yield every millisecond or so; between stages nothing is pending. */
export interface Stages {
  /** Complete line logic. Returns false on a conflict. */
  propagate(): Generator<void, boolean>;
  /** Tries values at the root. Returns false if the puzzle has no solution. */
  probe(): Generator<void, boolean>;
  /** Finds solutions until `onSolution` says false. Returns true if there are no more. */
  search(onSolution: (grid: Grid) => boolean): Generator<void, boolean>;
  /** What is certain of every solution; takes the decisions of a search back. */
  known(): PartialGrid;
  stats(): SolveStats;
  /** Gives back what others can use. Nothing else may be called after it. */
  close(): void;
}

/** Begins to solve: with the engine where there is one and the reference is not asked for. */
export function stagesOf(lines: Lines, random: Random, reference: boolean): Stages {
  return reference || !hasEngine() ? referenceStages(lines, random) : engineStages(lines, random);
}

/** The plain TypeScript of this folder: readable, everywhere, and what the engine is measured against. */
function referenceStages(lines: Lines, random: Random): Stages {
  const counters: Counters = {
    linesSettled: 0,
    probes: 0,
    decisions: 0,
    conflicts: 0,
    restarts: 0,
  };
  const propagation = propagationOf(lines, counters);
  let search: Search | undefined;
  let gains: Float64Array | undefined;
  return {
    *propagate() {
      for (;;) {
        const step = propagate(propagation, PROPAGATION_WORK);
        if (step !== 'more') return step === 'settled';
        yield;
      }
    },
    *probe() {
      search = searchOf(propagation, random, counters);
      gains = yield* probe(search);
      return gains !== undefined;
    },
    *search(onSolution) {
      search = searchOf(propagation, random, counters, gains);
      return yield* searchSolutions(search, onSolution);
    },
    known() {
      if (search !== undefined) backtrack(search, 0);
      return knownCells(lines, propagation.planes);
    },
    stats: () => ({ ...counters }),
    close() {},
  };
}

/** The engine in WebAssembly. */
function engineStages(lines: Lines, random: Random): Stages {
  const { width, height } = lines;
  const slot: EngineSlot = takeEngine();
  const { engine } = slot;
  loadLines(slot, lines);
  const known = (): PartialGrid => ({ width, height, cells: cellsOf(slot, width * height) });
  return {
    *propagate() {
      for (;;) {
        const step = engine.propagate(PROPAGATION_WORK);
        if (step !== Step.more) return step === Step.done;
        yield;
      }
    },
    *probe() {
      engine.startProbing();
      for (;;) {
        const step = engine.probe();
        if (step !== Step.more) return step === Step.done;
        yield;
      }
    },
    *search(onSolution) {
      slot.random = () => random.next();
      engine.startSearch();
      for (;;) {
        const step = engine.searchOn();
        if (step === Step.done) return true;
        if (step === Step.more) {
          yield;
          continue;
        }
        const cells = Uint16Array.from(cellsOf(slot, width * height));
        if (!onSolution({ width, height, cells })) return false;
      }
    },
    known() {
      engine.backToRoot();
      return known();
    },
    stats: () => ({
      linesSettled: engine.linesSettled(),
      probes: engine.probesMade(),
      decisions: engine.decisionsMade(),
      conflicts: engine.conflictsMet(),
      restarts: engine.restartsMade(),
    }),
    close() {
      releaseEngine(slot);
    },
  };
}
