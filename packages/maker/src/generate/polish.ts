/**
 * Turns a drawn picture into a puzzle and keeps its forms: by the repair that images get, which
 * changes few cells, and by steps towards a difficulty.
 */
import type { Palette, Puzzle, Random } from '@nonokit/core';
import type { Objective } from '../aim.js';
import { Checker } from '../checker.js';
import type { Property } from '../make-options.js';
import { type FinishOptions, finished, steered } from '../repair/finish.js';
import { toTracing } from '../repair/repair-puzzle.js';
import type { Sketch } from './sketch.js';

/** The budget and the aim. */
export interface Polish {
  readonly property: Exclude<Property, 'off'>;
  readonly aim: Objective | undefined;
  readonly random: Random;
  /** Maximum number of questions to the solver: 6,000. */
  readonly maxChecks: number;
}

/**
 * Distance from the aim, in points, of puzzles that are too hard, above which steering takes longer
 * than a smoother picture.
 */
const MOST_STEERED = 8;

/** A puzzle with the property, and its distance from the aim: 0 without an aim. */
export interface Polished {
  readonly puzzle: Puzzle;
  readonly miss: number;
  /** Questions asked. */
  readonly checks: number;
}

/**
 * Repairs the picture of the sketch and steers it towards the aim; undefined if repair fails. Only
 * for pictures without symmetry, since single cells change.
 */
export function* polished(
  sketch: Sketch,
  palette: Palette,
  { property, aim, random, maxChecks }: Polish,
): Generator<undefined, Polished | undefined> {
  const tracing = toTracing(sketch.grid, palette);
  const checker = new Checker(2 * maxChecks, undefined);
  const maxFlips = Math.ceil(sketch.grid.cells.length / 4);
  const options: FinishOptions = {
    property,
    aim,
    random,
    maxChecks,
    checker,
    maxFlips,
    meta: {},
  };
  const repaired = yield* quietly(finished(tracing, options));
  if (!repaired.reached) return undefined;
  if (repaired.miss > MOST_STEERED) return { ...repaired, checks: checker.spent };
  const { puzzle, miss } = yield* quietly(steered(tracing, repaired, options));
  return { puzzle, miss, checks: checker.spent };
}

/** The same work, with pauses that yield nothing. */
function* quietly<T>(work: Generator<void, T>): Generator<undefined, T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    yield undefined;
  }
}
