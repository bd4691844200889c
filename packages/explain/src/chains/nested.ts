/**
 * 16. Nested contradictions: a cell is assumed to have a colour; where the consequences end, chains
 * within the assumption continue, until it is refuted.
 *
 * This is search told as reasoning, the last resort: a link of the outer chain is a whole inner
 * chain. Values with the most consequences are tried first, since they are refuted soonest; the
 * step is the shortest chain found within a work limit. A value that was not refuted is tried again
 * when its consequences change. Assumptions go one level deeper only if no chain within a chain
 * refutes a value.
 */
import type { Color, Work } from '@nonokit/core';
import { colorsIn, onlyColor } from '../candidates.js';
import type { ChainStep } from '../step.js';
import type { ChainFinder, ChainSearch } from './chains.js';
import { toConclusion } from './chains-step.js';
import { Follower } from './follow.js';
import { type Limits, type Refutation, refute } from './nested-refute.js';
import { WrongValues } from './nested-wrong.js';

/** Settled lines after which the shortest chain so far is accepted. */
const PATIENCE = 20_000;

/** Greatest depth of assumptions within one another. */
const DEEPEST = 6;

/** Values tried within an assumption when chains of one assumption find nothing more. */
const MOST_WITHIN = 10;

/** A colour of a cell. */
interface Value {
  readonly cell: number;
  readonly color: Color;
  /** Number of changes that follow from it. */
  readonly gain: number;
}

/** Looks for nested contradictions in one puzzle, repeatedly as more becomes known. */
export class NestedFinder {
  readonly #finder: ChainFinder;
  /** Per depth and value: its number of consequences when it was tried and not refuted. */
  readonly #stood: Map<number, number>[] = [];
  #wrong: WrongValues | undefined;

  /** Looks in the state of `finder`, a chain finder that has found nothing. */
  constructor(finder: ChainFinder) {
    this.#finder = finder;
  }

  /** Looks for a nested contradiction, settling about `most` lines at most. */
  *find(most: number): Work<undefined, ChainSearch> {
    const { lines, candidates } = this.#finder;
    const begun = lines.work;
    this.#wrong ??= yield* WrongValues.of(candidates, lines);
    const values = yield* mostTelling(this.#finder);
    for (const again of [false, true]) {
      for (let depth = 2; depth <= DEEPEST && lines.work - begun < most; depth++) {
        const limits = { work: most - lines.work + begun, depth, length: Number.POSITIVE_INFINITY };
        const fresh = again ? values : values.filter((value) => this.#isFresh(value, depth));
        const refutation = yield* this.#refuteOneOf(fresh, limits);
        if (refutation === undefined) continue;
        return { step: toStep(this.#finder, refutation), work: lines.work - begun };
      }
    }
    return { step: undefined, work: lines.work - begun };
  }

  #isFresh({ cell, color, gain }: Value, depth: number): boolean {
    return this.#stood[depth]?.get(packKey(cell, color)) !== gain;
  }

  /** The shortest refutation of any of the values that is found before patience ends. */
  *#refuteOneOf(values: readonly Value[], limits: Limits): Work<undefined, Refutation | undefined> {
    const stood = this.#stood[limits.depth] ?? new Map<number, number>();
    this.#stood[limits.depth] = stood;
    const wrong = this.#wrong;
    return yield* shortest(this.#finder, values, limits, {
      *canFall({ cell, color }) {
        return wrong !== undefined && (yield* wrong.has(cell, color));
      },
      stood: ({ cell, color, gain }) => {
        stood.set(packKey(cell, color), gain);
      },
    });
  }
}

function packKey(cell: number, color: Color): number {
  return cell * 32 + color;
}

/** The values to try to refute, and a record of those that were not refuted. */
interface Trial {
  /** False if the value cannot be refuted; finding that out takes work. */
  canFall(value: Value): Work<undefined, boolean>;
  stood(value: Value): void;
}

/** For use within an assumption: any value may be refuted, and nothing is noted. */
const ANY: Trial = {
  // biome-ignore lint/correctness/useYield: others have to work for the answer
  *canFall() {
    return true;
  },
  stood() {},
};

/** The shortest refutation that is found before patience ends. */
function* shortest(
  finder: ChainFinder,
  values: readonly Value[],
  limits: Limits,
  trial: Trial,
): Work<undefined, Refutation | undefined> {
  const { lines } = finder;
  const begun = lines.work;
  let best: Refutation | undefined;
  for (const value of values) {
    if (lines.work - begun > limits.work) break;
    if (!(yield* trial.canFall(value))) continue;
    const spent = lines.work - begun;
    if (spent > limits.work || (best !== undefined && spent > PATIENCE)) break;
    const length = best?.length ?? limits.length;
    const left = { ...limits, work: limits.work - spent, length };
    const found = yield* refute(finder, value, left, within);
    if (found === undefined && best === undefined) trial.stood(value);
    if (found !== undefined && (best === undefined || found.length < best.length)) best = found;
  }
  return best;
}

/** Looks within an assumption: any value may be refuted, and only some are tried. */
function* within(finder: ChainFinder, limits: Limits): Work<undefined, Refutation | undefined> {
  const values = yield* mostTelling(finder);
  return yield* shortest(finder, values.slice(0, MOST_WITHIN), limits, ANY);
}

function toStep(
  { candidates }: ChainFinder,
  { cell, color, chain, length }: Refutation,
): ChainStep {
  return {
    technique: 'nested',
    level: 6,
    lines: chain.links.slice(0, 1).map(({ line }) => line),
    premises: [],
    conclusions: [toConclusion(candidates, cell, 1 << color)],
    facts: { kind: 'refuted', assumption: chain.assumption, length },
    chain,
  };
}

/** Values of open cells by number of consequences, most first. */
function* mostTelling({ lines, candidates }: ChainFinder): Work<undefined, Value[]> {
  const follower = new Follower(lines, candidates);
  const found: Value[] = [];
  for (const [cell, colors] of candidates.masks.entries()) {
    if (onlyColor(colors) >= 0) continue;
    for (const color of colorsIn(colors)) {
      follower.follow(cell, 1 << color, Number.POSITIVE_INFINITY);
      found.push({ cell, color, gain: follower.trail.length });
      follower.undo();
      if (lines.takePause()) yield;
    }
  }
  return found.sort((a, b) => b.gain - a.gain);
}
