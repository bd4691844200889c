/**
 * Refuting a value with inner chains. The value is followed to its end; a chain is looked for in
 * the resulting state, and its conclusions are followed in turn, until a line has no arrangement
 * left. The contradiction is traced back to the links it needs; the others are dropped.
 */
import type { Color, Work } from '@nonokit/core';
import { type Candidates, onlyColor } from '../candidates.js';
import type { Chain, Link } from '../chain.js';
import type { ChainStep } from '../step.js';
import type { Ages, ChainFinder, Sighting } from './chains.js';
import type { Found, Loss } from './chains-probe.js';
import { listLinks, stepOfFound, toAssumption } from './chains-step.js';
import { type Entry, Follower } from './follow.js';
import { type Resting, type Traced, Tracer } from './follow-trace.js';

/** Settled lines after which a round within an assumption accepts any chain. */
const PATIENCE = 0;

/** An impossible value and the chain that proves it. */
export interface Refutation {
  readonly cell: number;
  readonly color: Color;
  readonly chain: Chain;
  /** Number of links, inner ones included. */
  readonly length: number;
}

/** Limits on refuting a value. */
export interface Limits {
  /** Lines settled. */
  readonly work: number;
  /** Links of the chain, inner ones included. */
  readonly length: number;
  /** Assumptions within one another, this one included: 2 for chains within a chain. */
  readonly depth: number;
}

/** A chain within an assumption. */
interface Inner extends Resting {
  readonly losses: readonly Loss[];
  readonly line: number;
  readonly length: number;
  /** The chain that proves some of the losses. */
  chain(losses: readonly Loss[]): Chain;
}

/**
 * Looks for a refutation within an assumption, after chains with one assumption find nothing more.
 */
export type Deeper = (
  finder: ChainFinder,
  limits: Limits,
) => Work<undefined, Refutation | undefined>;

/** Refutes a value if the limits allow. */
export function* refute(
  finder: ChainFinder,
  { cell, color }: { readonly cell: number; readonly color: Color },
  limits: Limits,
  deeper: Deeper,
): Work<undefined, Refutation | undefined> {
  const { lines, candidates } = finder;
  const follower = new Follower<Inner>(lines, candidates);
  const within = finder.within({ puzzle: candidates.puzzle, masks: follower.masks });
  const end = lines.work + limits.work;
  let length = 0;
  let fails = follower.follow(cell, 1 << color, Number.POSITIVE_INFINITY);
  while (!fails) {
    const left = { ...limits, work: end - lines.work, depth: limits.depth - 1 };
    if (left.work <= 0) return undefined;
    const inner = yield* findInner(within, left, createAges(follower), deeper);
    if (inner === undefined) return undefined;
    length += inner.length;
    if (length >= limits.length) return undefined;
    follower.conclude(inner, inner.line, inner.losses);
    fails = follower.goOn(Number.POSITIVE_INFINITY);
  }
  const traced = new Tracer(follower, true, finder.outside).conflict();
  const assumption = toAssumption(candidates, cell, 1 << color);
  const chain = { assumption, links: listNestedLinks(candidates, traced) };
  return { cell, color, chain, length: countLinks(chain) };
}

/** Number of links of a chain, inner ones included. */
export function countLinks({ links, otherwise }: Chain): number {
  const own = links.reduce((sum, { refuted }) => sum + 1 + (refuted ? countLinks(refuted) : 0), 0);
  return own + (otherwise === undefined ? 0 : countLinks(otherwise));
}

/** The next result within an assumption. */
function* findInner(
  within: ChainFinder,
  limits: Limits,
  ages: Ages,
  deeper: Deeper,
): Work<undefined, Inner | undefined> {
  const sighting = yield* within.look(limits.work, ages, PATIENCE);
  if (sighting.found !== undefined) return sighted(within, sighting, sighting.found);
  if (limits.depth < 2) return undefined;
  const refutation = yield* deeper(within, { ...limits, work: limits.work - sighting.work });
  return refutation && refuted(within, refutation);
}

/** A chain that was found; its links are made only when a contradiction needs it. */
function sighted(within: ChainFinder, { kind }: Sighting, found: Found): Inner {
  const { lines, outside } = within;
  const { puzzle, masks } = within.candidates;
  const then: Candidates = { puzzle, masks: masks.slice() };
  const made = new Map<string, ChainStep>();
  const stepFor = (losses: readonly Loss[]): ChainStep => {
    const key = losses.map(({ cell }) => cell).join();
    const step = made.get(key) ?? stepOfFound(lines, then, outside, { ...found, losses }, kind);
    made.set(key, step);
    return step;
  };
  const chain = (losses: readonly Loss[]): Chain => stepFor(losses).chain;
  // two cases cover everything only while the cell has the same candidates
  const own = found.cases.length > 1 || found.cases.some(({ colors }) => onlyColor(colors) < 0);
  return {
    losses: found.losses,
    line: found.cases[0]?.sequence[0] ?? 0,
    length: found.length,
    chain,
    rests: (losses) => [...listPremises(then, chain(losses)), ...(own ? [found.cell] : [])],
  };
}

/** A refutation that contains chains itself. */
function refuted({ candidates }: ChainFinder, { cell, color, chain, length }: Refutation): Inner {
  return {
    losses: [{ cell, removed: 1 << color }],
    line: numberChain(candidates, chain),
    length,
    chain: () => chain,
    rests: () => listPremises(candidates, chain),
  };
}

/** Traced links, with inner chains, as the data of a step. */
function listNestedLinks(candidates: Candidates, traced: readonly Traced<Inner>[]): Link[] {
  return listLinks(candidates, traced).map((link, i) => {
    const { inner, results } = traced[i];
    return inner === undefined ? link : { ...link, refuted: inner.chain(results) };
  });
}

/** The cells that any link of a chain rests on. */
function listPremises(candidates: Candidates, { links, otherwise }: Chain): number[] {
  const { width } = candidates.puzzle;
  const own = links.flatMap(({ premises }) =>
    premises.map(({ row, column }) => row * width + column),
  );
  return otherwise === undefined ? own : [...own, ...listPremises(candidates, otherwise)];
}

/** The number of the first line of a chain. */
function numberChain({ puzzle }: Candidates, { links }: Chain): number {
  const line = links[0]?.line;
  if (line === undefined) return 0;
  return line.kind === 'row' ? line.index : puzzle.height + line.index;
}

/** Number of links since each line changed. */
function createAges(follower: Follower<Inner>): Ages {
  const { width, height } = follower.lines;
  const changed = new Int32Array(width + height).fill(-2);
  for (const { cell, link } of follower.trail as readonly Entry[]) {
    changed[follower.rowOf(cell)] = link;
    changed[follower.columnOf(cell)] = link;
  }
  return (l) => follower.links.length - changed[l];
}
