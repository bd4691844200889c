/**
 * Exact chains: the known cells without which a chain would not hold, and the chain as it follows
 * from these cells alone.
 *
 * Chains are found by settling whole lines, with everything that is known. That rests on more cells
 * than a reader has to look at. Here the known cells are released, one by one, as long as the lines
 * of the chain still prove its conclusions; the others are the premises. Then the chain is traced
 * again with only these cells known, so every link says no more than follows from them.
 */
import type { Line } from '@nonokit/core';
import { type Candidates, type Colors, joinColors, onlyColor } from '../candidates.js';
import type { Chain, Link } from '../chain.js';
import type { Cell, Conclusion } from '../facts.js';
import { findNeeded } from '../lines/premises.js';
import type { ChainStep, Facts } from '../step.js';
import { cellAt, listLinks } from './chains-step.js';
import { Follower } from './follow.js';
import type { PuzzleLines } from './follow-lines.js';
import { type Resting, type Traced, Tracer } from './follow-trace.js';
import { countLinks } from './nested-refute.js';
import { assumedColors, indexOf, lineNumber, listCases, proves } from './replay.js';

/** Colours that a cell loses. */
interface Loss {
  readonly cell: number;
  readonly removed: Colors;
}

/** A chain within a chain, while the outer one is traced. */
interface Inner extends Resting {
  chain(losses: readonly Loss[]): Chain;
}

/** A step with exact premises. */
export interface Exact {
  readonly step: ChainStep;
  /** What is known of the premises; other cells have every colour of their clues. */
  readonly known: Candidates;
}

/**
 * The step with the fewest premises and with links that follow from them, and what is known of the
 * premises.
 */
export function exactStep(
  lines: PuzzleLines,
  { puzzle, masks }: Candidates,
  step: ChainStep,
): Exact {
  const { conclusions, facts } = step;
  const losses = conclusions.map((one) => toLoss(lines, one));
  const kept = new Set<number>();
  let fewest = fewestKnown(lines, masks, step, kept);
  let chain = traced(lines, { puzzle, masks: fewest }, [], step.chain, losses);
  // nobody is told what the board shows: such a cell is a premise, not the conclusion of a link
  for (let shown = shownIn(lines, masks, chain); shown.length > 0; ) {
    for (const cell of shown) kept.add(cell);
    fewest = fewestKnown(lines, masks, step, kept);
    chain = traced(lines, { puzzle, masks: fewest }, [], step.chain, losses);
    shown = shownIn(lines, masks, chain).filter((cell) => !kept.has(cell));
  }
  const used = new Set([...cellsOf(lines, chain), ...losses.map(({ cell }) => cell)]);
  for (const cell of kept) if (!used.has(cell)) fewest[cell] = lines.open[cell];
  const known = { puzzle, masks: fewest };
  const premises: Cell[] = [];
  fewest.forEach((colors, cell) => {
    if (colors !== lines.open[cell]) premises.push(cellAt(known, cell));
  });
  const told = { ...facts, length: countLinks(chain) } as Facts;
  return { step: { ...step, lines: linesOf(chain), premises, facts: told, chain }, known };
}

/**
 * The candidates with every cell released that the chain does not need: first those that only lack
 * colours, then those farthest from the conclusions.
 */
function fewestKnown(
  lines: PuzzleLines,
  masks: Int32Array,
  { chain, conclusions }: ChainStep,
  kept: ReadonlySet<number>,
): Int32Array {
  const { open } = lines;
  const own = conclusions.map((one) => indexOf(lines, one));
  const mentioned = [...new Set([...cellsOf(lines, chain), ...own, ...kept])].filter(
    (cell) => masks[cell] !== open[cell],
  );
  const known = open.slice();
  for (const cell of mentioned) known[cell] = masks[cell];
  const holds = (): boolean =>
    conclusions.every((one) => isStated(lines, known, one)) &&
    proves(lines, known, chain, conclusions);
  // a chain rests on the cells that it mentions; if not, on anything that is known
  const all = holds() ? mentioned : [...masks.keys()];
  for (const cell of all) known[cell] = masks[cell];
  const order = inOrder(lines, masks, all, conclusions).filter((cell) => !kept.has(cell));
  const canGo = (from: number, end: number): boolean => {
    const released = order.slice(from, end);
    for (const cell of released) known[cell] = open[cell];
    if (holds()) return true;
    for (const cell of released) known[cell] = masks[cell];
    return false;
  };
  findNeeded(order.length, canGo);
  return known;
}

/** True if what is known of a cell, with what a conclusion removes, leaves the colour it states. */
function isStated(lines: PuzzleLines, known: Int32Array, conclusion: Conclusion): boolean {
  const { color, removed } = conclusion;
  return color < 0 || (known[indexOf(lines, conclusion)] & ~joinColors(removed)) === 1 << color;
}

/** The cells in the order in which they are released. */
function inOrder(
  { width }: PuzzleLines,
  masks: Int32Array,
  cells: readonly number[],
  conclusions: readonly Conclusion[],
): number[] {
  const away = (cell: number): number =>
    conclusions.reduce((least, { row, column }) => {
      const down = Math.abs(Math.floor(cell / width) - row);
      return Math.min(least, down + Math.abs((cell % width) - column));
    }, Number.POSITIVE_INFINITY);
  const ranked = cells.map((cell) => {
    return { cell, known: onlyColor(masks[cell]) >= 0 ? 1 : 0, away: away(cell) };
  });
  ranked.sort((a, b) => a.known - b.known || b.away - a.away || a.cell - b.cell);
  return ranked.map(({ cell }) => cell);
}

/** The cells about which a chain concludes something that was known before it. */
function shownIn(lines: PuzzleLines, masks: Int32Array, chain: Chain): number[] {
  const found = new Set<number>();
  const visit = (one: Chain): void => {
    for (const { conclusions, refuted } of one.links) {
      for (const conclusion of conclusions) {
        const { cell, removed } = toLoss(lines, conclusion);
        if ((removed & ~masks[cell]) !== 0) found.add(cell);
      }
      if (refuted !== undefined) visit(refuted);
    }
    if (one.otherwise !== undefined) visit(one.otherwise);
  };
  visit(chain);
  return [...found];
}

/** The cells that a chain mentions: premises and assumptions, also of chains within it. */
function cellsOf(lines: PuzzleLines, chain: Chain): number[] {
  const found = new Set<number>();
  const visit = (one: Chain): void => {
    found.add(indexOf(lines, one.assumption));
    for (const { premises, refuted } of one.links) {
      for (const cell of premises) found.add(indexOf(lines, cell));
      if (refuted !== undefined) visit(refuted);
    }
    if (one.otherwise !== undefined) visit(one.otherwise);
  };
  visit(chain);
  return [...found];
}

/**
 * The cells that the proof of a chain rests on. What was known of the cell that is supposed to have
 * a colour does not matter, unless the cases leave out one of its colours.
 */
function listRests(lines: PuzzleLines, chain: Chain): number[] {
  const cases = listCases(chain);
  const cell = indexOf(lines, chain.assumption);
  const isNot = cases.some(({ assumption }) => assumption.not);
  const covered = cases.reduce((set, { assumption }) => set | (1 << assumption.color), 0);
  const own = isNot || (cases.length > 1 && covered !== lines.open[cell]);
  return cellsOf(lines, chain).filter((other) => own || other !== cell);
}

/**
 * The chain traced from the candidates `known`; `outside` are the candidates outside the
 * assumptions around it, innermost first.
 */
function traced(
  lines: PuzzleLines,
  known: Candidates,
  outside: readonly Int32Array[],
  chain: Chain,
  losses: readonly Loss[],
): Chain {
  const cases = listCases(chain).map((one): Chain => {
    const follower = new Follower<Inner>(lines, known);
    const cell = indexOf(lines, one.assumption);
    follower.suppose(cell, assumedColors(known.masks[cell], one.assumption));
    const fails = one.links.some((link) =>
      goAlong(lines, follower, [known.masks, ...outside], link),
    );
    const tracer = new Tracer(follower, 'stated', outside);
    const found = fails ? tracer.conflict() : tracer.losses(losses);
    return { assumption: one.assumption, links: linksWithin(known, found) };
  });
  const [first = chain, otherwise] = cases;
  return otherwise === undefined ? first : { ...first, otherwise };
}

/** Follows one link. True on a contradiction. */
function goAlong(
  lines: PuzzleLines,
  follower: Follower<Inner>,
  outside: readonly Int32Array[],
  link: Link,
): boolean {
  const { refuted, conclusions } = link;
  const l = lineNumber(lines, link);
  if (refuted === undefined) return follower.along(l);
  const then: Candidates = { puzzle: follower.puzzle, masks: follower.masks.slice() };
  const made = new Map<string, Chain>();
  const chain = (losses: readonly Loss[]): Chain => {
    const key = losses.map(({ cell }) => cell).join();
    const own = made.get(key) ?? traced(lines, then, outside, refuted, losses);
    made.set(key, own);
    return own;
  };
  const rests = (losses: readonly Loss[]): number[] => listRests(lines, chain(losses));
  const losses = conclusions.map((one) => toLoss(lines, one));
  follower.conclude({ chain, rests }, l, losses);
  return false;
}

/** Traced links, with the chains within them. */
function linksWithin(known: Candidates, found: readonly Traced<Inner>[]): Link[] {
  return listLinks(known, found).map((link, i) => {
    const { inner, results } = found[i];
    return inner === undefined ? link : { ...link, refuted: inner.chain(results) };
  });
}

function toLoss(lines: PuzzleLines, conclusion: Conclusion): Loss {
  return { cell: indexOf(lines, conclusion), removed: joinColors(conclusion.removed) };
}

/** The lines of a chain and of those within it, each once, in order of first use. */
function linesOf(chain: Chain): Line[] {
  const found = new Map<string, Line>();
  const visit = (one: Chain): void => {
    for (const { line, refuted } of one.links) {
      const key = `${line.kind}${line.index}`;
      if (refuted !== undefined) visit(refuted);
      else if (!found.has(key)) found.set(key, line);
    }
    if (one.otherwise !== undefined) visit(one.otherwise);
  };
  visit(chain);
  return [...found.values()];
}
