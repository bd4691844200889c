/**
 * 16. Nested contradictions: a cell is supposed to have a colour, and where following that ends,
 * further cells are supposed one by one and refuted within the assumption, until it falls itself.
 *
 * This is search told as reasoning, the last resort: a link of the outer chain is a whole inner
 * chain. Cells are tried in the order of how much supposing them implies, most first, since those
 * chains end soonest.
 */
import type { Color, Line } from '@nonokit/core';
import { type Candidates, colorsIn, onlyColor, setOf } from './candidates.js';
import type { Chain, Link } from './chain.js';
import type { ChainFinder, ChainSearch } from './chains.js';
import { cellAt } from './chains-step.js';
import { Follower } from './follow.js';
import { type Deduction, LineLogic } from './line-logic.js';
import { conflictPremisesOf, premisesOf } from './premises.js';
import type { Cell, Conclusion, Step } from './step.js';

/** How much more work nested reasoning may do than looking for one chain. */
const GENEROSITY = 10;

/** Assumptions that are tried, the most telling first. */
const MOST_TRIED = 40;

/** Looks for a nested contradiction, settling some times `budget` lines at most. */
export function findNested(finder: ChainFinder, budget: number): ChainSearch {
  const { candidates } = finder;
  const most = GENEROSITY * budget;
  let work = 0;
  for (const { cell, color } of mostTelling(finder)) {
    const refutation = refute(finder, cell, color, most - work);
    work += refutation.work;
    if (refutation.chain !== undefined) {
      return { step: stepFrom(candidates, refutation.chain, color), work };
    }
    if (work > most) break;
  }
  return { step: undefined, work };
}

function stepFrom(candidates: Candidates, chain: Chain, color: Color): Step {
  const { row, column } = chain.assumption;
  const before = candidates.masks[row * candidates.puzzle.width + column] as number;
  const after = onlyColor(before & ~(1 << color));
  const conclusion: Conclusion = { row, column, color: after, removed: [color] };
  return {
    technique: 'nested',
    level: 6,
    lines: chain.links.slice(0, 1).map(({ line }) => line),
    premises: [],
    conclusions: [conclusion],
    facts: { kind: 'refuted', assumption: chain.assumption, length: lengthOf(chain) },
    chain,
  };
}

/** Links of a chain, inner ones counted. */
function lengthOf({ links }: Chain): number {
  return links.reduce((sum, { refuted }) => sum + 1 + (refuted ? lengthOf(refuted) : 0), 0);
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
  return found.sort((a, b) => b.gain - a.gain).slice(0, MOST_TRIED);
}

/** The chain by which a value falls with the help of inner chains, if it does within the budget. */
function refute(
  finder: ChainFinder,
  cell: number,
  color: Color,
  budget: number,
): { chain: Chain | undefined; work: number } {
  const candidates: Candidates = {
    puzzle: finder.candidates.puzzle,
    masks: finder.candidates.masks.slice(),
  };
  const within = finder.fork(candidates);
  candidates.masks[cell] = 1 << color;
  const logic = new LineLogic(candidates);
  const links: Link[] = [];
  const assumption = { ...cellAt(candidates, cell), color, not: false };
  let work = 0;
  for (;;) {
    const next = logic.next();
    if (next !== undefined && 'conflict' in next) {
      const { line } = next.conflict;
      const premises = conflictPremisesOf(next.conflict).map((at) => cellOn(line, at));
      links.push({ line, premises, conclusions: [] });
      return { chain: { assumption, links: neededOf(links) }, work };
    }
    if (next === undefined && (logic.done || work > budget)) return { chain: undefined, work };
    if (next !== undefined) {
      links.push(linkOf(candidates, next));
      logic.apply(next);
      continue;
    }
    const inner = within.find(budget - work, (l) => logic.ageOf(l));
    work += inner.work;
    if (inner.step?.chain === undefined) return { chain: undefined, work };
    const { step } = inner;
    links.push(...innerLinks(step));
    for (const { row, column, removed } of step.conclusions) {
      logic.remove(row, column, setOf(removed));
    }
  }
}

/** A step found within the assumption, as a link; two-way steps give their first case's line. */
function innerLinks({ chain, conclusions, premises, lines }: Step): Link[] {
  const [line] = lines;
  if (chain === undefined || line === undefined) return [];
  return [{ line, premises, conclusions, refuted: chain }];
}

function linkOf(
  { masks, puzzle }: Candidates,
  { state, finding }: Pick<Deduction, 'state' | 'finding'>,
): Link {
  const { line } = state;
  return {
    line,
    premises: premisesOf(state, finding).map((at) => cellOn(line, at)),
    conclusions: finding.changes.map(({ at, removed }) => {
      const { row, column } = cellOn(line, at);
      const left = (masks[row * puzzle.width + column] as number) & ~removed;
      return { row, column, color: onlyColor(left), removed: colorsIn(removed) };
    }),
  };
}

/**
 * The links that the last one needs, directly or through others, with the conclusions that are
 * needed.
 */
function neededOf(links: readonly Link[]): Link[] {
  const needed = new Set<string>();
  const key = ({ row, column }: Cell): string => `${row},${column}`;
  const kept: Link[] = [];
  for (const link of [...links].reverse()) {
    const conclusions = link.conclusions.filter((cell) => needed.has(key(cell)));
    if (conclusions.length === 0 && link.conclusions.length > 0) continue;
    kept.push({ ...link, conclusions });
    for (const cell of link.premises) needed.add(key(cell));
  }
  return kept.reverse();
}

function cellOn({ kind, index }: Line, at: number): Cell {
  return kind === 'row' ? { row: index, column: at } : { row: at, column: index };
}
