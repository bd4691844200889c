/**
 * 16. Nested contradictions: a cell is supposed to have a colour, and where following that ends,
 * chains within the assumption go on, until it falls.
 *
 * This is search told as reasoning, the last resort: a link of the outer chain is a whole inner
 * chain. Values are tried in the order of how much supposing them implies, most first, since those
 * fall soonest; of all that fall within some time the shortest chain is the step. Only where nothing
 * falls by chains within a chain, assumptions go one deeper.
 */
import type { Color } from '@nonokit/core';
import { colorsIn, onlyColor } from './candidates.js';
import type { ChainFinder, ChainSearch } from './chains.js';
import { conclusionOf } from './chains-step.js';
import { Follower } from './follow.js';
import { type Limits, type Refutation, refute } from './nested-refute.js';
import type { Step } from './step.js';

/** How much more work nested reasoning may do than looking for one chain. */
const GENEROSITY = 10;

/** Lines settled after which the shortest chain that has been found is good enough. */
const PATIENCE = 100_000;

/** Assumptions within one another, at most. */
const DEEPEST = 4;

/** Looks for a nested contradiction, settling some times `budget` lines at most. */
export function findNested(finder: ChainFinder, budget: number): ChainSearch {
  const { lines } = finder;
  const begun = lines.work;
  const work = (): number => lines.work - begun;
  for (let depth = 2; depth <= DEEPEST && work() < GENEROSITY * budget; depth++) {
    const limits = { work: GENEROSITY * budget - work(), depth, length: Number.POSITIVE_INFINITY };
    const refutation = findRefutation(finder, limits);
    if (refutation !== undefined) return { step: stepOf(finder, refutation), work: work() };
  }
  return { step: undefined, work: work() };
}

/** The shortest refutation of a value that is found before patience ends. */
function findRefutation(finder: ChainFinder, limits: Limits): Refutation | undefined {
  const { lines } = finder;
  const begun = lines.work;
  let best: Refutation | undefined;
  for (const value of mostTelling(finder)) {
    if (finder.outside.length === 0 && !finder.wrong.has(value.cell, value.color)) continue;
    const spent = lines.work - begun;
    if (spent > limits.work || (best !== undefined && spent > PATIENCE)) break;
    const length = best?.length ?? limits.length;
    const found = refute(
      finder,
      value,
      { ...limits, work: limits.work - spent, length },
      findRefutation,
    );
    if (found !== undefined && (best === undefined || found.length < best.length)) best = found;
  }
  return best;
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

/** Values of open cells by how many cells they change, most first. */
function mostTelling({ lines, candidates }: ChainFinder): { cell: number; color: Color }[] {
  const follower = new Follower(lines, candidates);
  const found: { cell: number; color: Color; gain: number }[] = [];
  candidates.masks.forEach((colors, cell) => {
    if (onlyColor(colors) >= 0) return;
    for (const color of colorsIn(colors)) {
      follower.follow(cell, 1 << color, Number.POSITIVE_INFINITY);
      found.push({ cell, color, gain: follower.trail.length });
      follower.undo();
    }
  });
  return found.sort((a, b) => b.gain - a.gain);
}
