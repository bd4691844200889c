/**
 * 16. Nested contradictions: a cell is supposed to have a colour, and where following that ends,
 * chains within the assumption go on, until it falls.
 *
 * This is search told as reasoning, the last resort: a link of the outer chain is a whole inner
 * chain. Values are tried in the order of how much supposing them implies, most first, since those
 * fall soonest; of all that fall within some time the shortest chain is the step. A value that did
 * not fall is tried again when it implies something else. Only where nothing falls by chains within
 * a chain, assumptions go one deeper.
 */
import type { Color, Work } from '@nonokit/core';
import { colorsIn, onlyColor } from '../candidates.js';
import type { Step } from '../step.js';
import type { ChainFinder, ChainSearch } from './chains.js';
import { conclusionOf } from './chains-step.js';
import { Follower } from './follow.js';
import { type Limits, type Refutation, refute } from './nested-refute.js';
import { WrongValues } from './nested-wrong.js';

/** Lines settled after which the shortest chain that has been found is good enough. */
const PATIENCE = 20_000;

/** Assumptions within one another, at most. */
const DEEPEST = 6;

/** Values that are tried within an assumption, where chains of one assumption do not go on. */
const MOST_WITHIN = 10;

/** A colour of a cell. */
interface Value {
  readonly cell: number;
  readonly color: Color;
  /** How many changes follow from it. */
  readonly gain: number;
}

/** Looks for nested contradictions in one puzzle, again and again as more becomes known. */
export class NestedFinder {
  readonly #finder: ChainFinder;
  /** Per depth and value: how much it implied when it was tried and did not fall. */
  readonly #stood: Map<number, number>[] = [];
  #wrong: WrongValues | undefined;

  /** Looks where a finder of chains does, when that has found nothing. */
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
        return { step: stepOf(this.#finder, refutation), work: lines.work - begun };
      }
    }
    return { step: undefined, work: lines.work - begun };
  }

  #isFresh({ cell, color, gain }: Value, depth: number): boolean {
    return this.#stood[depth]?.get(keyOf(cell, color)) !== gain;
  }

  /** The shortest refutation of some value that is found before patience ends. */
  *#refuteOneOf(values: readonly Value[], limits: Limits): Work<undefined, Refutation | undefined> {
    const stood = this.#stood[limits.depth] ?? new Map<number, number>();
    this.#stood[limits.depth] = stood;
    const wrong = this.#wrong;
    return yield* shortest(this.#finder, values, limits, {
      *canFall({ cell, color }) {
        return wrong !== undefined && (yield* wrong.has(cell, color));
      },
      stood: ({ cell, color, gain }) => {
        stood.set(keyOf(cell, color), gain);
      },
    });
  }
}

function keyOf(cell: number, color: Color): number {
  return cell * 32 + color;
}

/** Which values to try to refute, and who is told of those that stood. */
interface Trial {
  /** False if trying is in vain; finding that out is work. */
  canFall(value: Value): Work<undefined, boolean>;
  stood(value: Value): void;
}

/** Within an assumption no value is right for good, and nothing is noted. */
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

/** The same within an assumption, where no value is right for good, and only some are tried. */
function* within(finder: ChainFinder, limits: Limits): Work<undefined, Refutation | undefined> {
  const values = yield* mostTelling(finder);
  return yield* shortest(finder, values.slice(0, MOST_WITHIN), limits, ANY);
}

function stepOf({ candidates }: ChainFinder, { cell, color, chain, length }: Refutation): Step {
  return {
    technique: 'nested',
    level: 6,
    lines: chain.links.slice(0, 1).map(({ line }) => line),
    premises: [],
    conclusions: [conclusionOf(candidates, cell, 1 << color)],
    facts: { kind: 'refuted', assumption: chain.assumption, length },
    chain,
  };
}

/** Values of open cells by how much they change, most first. */
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
