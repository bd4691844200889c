/**
 * The stages of solving, in whichever engine does the work. Both engines take the same steps in the
 * same order, with the same findings and counters, which the tests verify.
 */
import {
  type Grid,
  leastLength,
  type PartialGrid,
  type Puzzle,
  type Random,
  UNKNOWN,
} from '@nonokit/core';
import { finishedGrid, giveCells, knownCells } from './candidates.js';
import {
  cellsOf,
  demandVariables,
  type EngineSlot,
  giveGains,
  hasEngine,
  loadClues,
  pictureOf,
  releaseEngine,
  Step,
  takeEngine,
  takeProof,
  tune,
} from './engine.js';
import { linesOf } from './lines.js';
import { probe } from './probe.js';
import { ProofRecord } from './proof.js';
import { createPropagation, propagate } from './propagate.js';
import type { SolveStats } from './result.js';
import { backtrack, type Counters, createSearch, type Search, searchSolutions } from './search.js';
import { noteStretch } from './tuned-engine.js';

/** Words that propagation reads between two checks of the budget: about a millisecond. */
const PROPAGATION_WORK = 100_000;

/**
 * A puzzle that is being solved. The generators yield about every millisecond; between stages
 * nothing is pending.
 */
export interface Stages {
  /** Complete line logic. Returns false on a conflict. */
  propagate(): Generator<void, boolean>;
  /** Tries values at the root. Returns false if the puzzle has no solution. */
  probe(): Generator<void, boolean>;
  /** Finds solutions until `onSolution` returns false. Returns true if there are no more. */
  search(onSolution: (grid: Grid) => boolean): Generator<void, boolean>;
  /** The picture, if propagation alone has found it. */
  finished(): Grid | undefined;
  /** The cells that are the same in every solution. Undoes the decisions of a search. */
  known(): PartialGrid;
  stats(): SolveStats;
  /** Bytes taken, as far as they are known. */
  memoryBytes(): number;
  /** Releases resources. No other method may be called afterwards. */
  close(): void;
}

/** The starting point and the engine of a solve. */
export interface StageOptions {
  /** Whether plain TypeScript does the work. */
  readonly reference: boolean;
  /** The cells that are given. */
  readonly given?: PartialGrid | undefined;
  /** The gain of each cell, if probing is already done. */
  readonly probed?: Float64Array | undefined;
  /** Receives the record of a proof (`readProof`), piece by piece. */
  readonly proof?: ((record: Int32Array) => void) | undefined;
}

/**
 * Begins to solve, with the engine if it is available and the reference is not requested. Undefined
 * if a clue is too long for its line: then there is no work to do.
 */
export function createStages(
  puzzle: Puzzle,
  random: Random,
  options: StageOptions,
): Stages | undefined {
  if (!options.reference && hasEngine()) return engineStages(puzzle, random, options);
  return fits(puzzle) ? referenceStages(puzzle, random, options) : undefined;
}

/** True if each clue is short enough for its line; puzzles that were checked always are. */
function fits({ rows, columns, width, height }: Puzzle): boolean {
  return (
    rows.every((clue) => leastLength(clue) <= width) &&
    columns.every((clue) => leastLength(clue) <= height)
  );
}

/**
 * The reference: the plain TypeScript of this folder, readable and portable. The engine must match
 * it.
 */
function referenceStages(
  puzzle: Puzzle,
  random: Random,
  { given, probed, proof }: StageOptions,
): Stages {
  const lines = linesOf(puzzle);
  const counters: Counters = {
    linesSettled: 0,
    probes: 0,
    decisions: 0,
    conflicts: 0,
    restarts: 0,
  };
  const propagation = createPropagation(lines, counters);
  if (given !== undefined) giveCells(lines, propagation.planes, given);
  let search: Search | undefined;
  let gains = probed;
  const record = proof === undefined ? undefined : new ProofRecord();
  const begin = (from?: Float64Array): Search => {
    search = createSearch(propagation, random, counters, from);
    search.proof = record;
    return search;
  };
  return {
    *propagate() {
      for (;;) {
        const step = propagate(propagation, PROPAGATION_WORK);
        if (step !== 'more') return step === 'settled';
        yield;
      }
    },
    *probe() {
      if (gains !== undefined) return true;
      gains = yield* probe(begin());
      if (record !== undefined) proof?.(record.take());
      return gains !== undefined;
    },
    *search(onSolution) {
      const steps = searchSolutions(begin(gains), onSolution);
      for (;;) {
        const step = steps.next();
        if (record !== undefined) proof?.(record.take());
        if (step.done === true) return step.value;
        yield;
      }
    },
    finished: () => finishedGrid(knownCells(lines, propagation.planes)),
    known() {
      if (search !== undefined) backtrack(search, 0);
      return knownCells(lines, propagation.planes);
    },
    stats: () => ({ ...counters }),
    memoryBytes: () => 0,
    close() {},
  };
}

/** The engine in WebAssembly. */
function engineStages(
  puzzle: Puzzle,
  random: Random,
  { given, probed, proof }: StageOptions,
): Stages | undefined {
  const { width, height, rows, columns, palette } = puzzle;
  // the engine of the slot may change between two steps of a search
  const slot: EngineSlot = takeEngine();
  if (!loadClues(slot, rows, columns, palette.length)) {
    releaseEngine(slot);
    return undefined;
  }
  given?.cells.forEach((color, i) => {
    if (color !== UNKNOWN) slot.engine.give(Math.floor(i / width), i % width, color);
  });
  slot.engine.recordProof(proof === undefined ? 0 : 1);
  const handOn = (): void => {
    if (proof !== undefined) takeProof(slot, proof);
  };
  const picture = (): Grid => ({ width, height, cells: pictureOf(slot, width * height) });
  return {
    *propagate() {
      for (;;) {
        const step = slot.engine.propagate(PROPAGATION_WORK);
        if (step !== Step.more) return step === Step.done;
        yield;
      }
    },
    *probe() {
      demandVariables(slot, width * height, palette.length);
      slot.engine.startProbing();
      if (probed !== undefined) {
        giveGains(slot, probed);
        return true;
      }
      for (;;) {
        const step = slot.engine.probe();
        handOn();
        if (step !== Step.more) return step === Step.done;
        yield;
      }
    },
    *search(onSolution) {
      slot.random = () => random.next();
      slot.engine.startSearch();
      for (;;) {
        const step = slot.engine.searchOn();
        handOn();
        if (step === Step.done) return true;
        if (step === Step.more) {
          yield;
          noteStretch(slot);
          tune(slot);
          continue;
        }
        if (!onSolution(picture())) return false;
      }
    },
    finished: () => (slot.engine.unknown() === 0 ? picture() : undefined),
    known() {
      slot.engine.backToRoot();
      return { width, height, cells: cellsOf(slot, width * height) };
    },
    stats: () => ({
      linesSettled: slot.engine.linesSettled(),
      probes: slot.engine.probesMade(),
      decisions: slot.engine.decisionsMade(),
      conflicts: slot.engine.conflictsMet(),
      restarts: slot.engine.restartsMade(),
    }),
    memoryBytes: () => slot.engine.memoryTaken(),
    close() {
      slot.engine.recordProof(0);
      releaseEngine(slot);
    },
  };
}
