/**
 * Explains why a clue fits nowhere: by the plainest of a few reasons that can be seen at a glance;
 * or by a technique that proves the opposite of what is known about a cell; or by all known cells
 * together.
 */
import type { Color, Line } from '@nonokit/core';
import { BLANK_ONLY, colorsIn, joinColors, onlyColor } from '../candidates.js';
import type { ConflictFacts } from '../chain.js';
import type { BlockFact, Conclusion } from '../facts.js';
import { type LineState, runsOf, update } from '../lines/line-state.js';
import { blockFact } from '../lines/trimmed.js';
import { cellIn, placeIn } from './places.js';
import { type Simplest, simplestFor } from './simplest.js';

/** Why a line with these cells has no arrangement; `open` has the colours of each cell. */
export function describeConflict(
  state: LineState,
  line: Line,
  open: readonly number[],
): ConflictFacts {
  const known = knownCells(state, line, open);
  return (
    wrongCount(state) ??
    longRun(state) ??
    noGap(state) ??
    against(state, line, known) ?? { kind: 'no-arrangement', known }
  );
}

/** More or fewer cells of a colour, or in all, than the blocks fill. */
function wrongCount(state: LineState): ConflictFacts | undefined {
  const { cells, total, ownInks } = state;
  const inks = colorsIn(ownInks);
  const filled = cells.filter((colors) => (colors & 1) === 0).length;
  if (filled > total) return { kind: 'too-many', cells: filled, total };
  const able = cells.filter((colors) => (colors & ownInks) !== 0).length;
  if (able < total) return { kind: 'too-few', cells: able, total };
  if (inks.length < 2) return undefined;
  for (const color of inks) {
    const own = sumSizes(state, color);
    const has = cells.filter((colors) => colors === 1 << color).length;
    if (has > own) return { kind: 'too-many', color, cells: has, total: own };
    const may = cells.filter((colors) => (colors & (1 << color)) !== 0).length;
    if (may < own) return { kind: 'too-few', color, cells: may, total: own };
  }
  return undefined;
}

/** The number of cells that the blocks of a colour fill. */
function sumSizes({ clue }: LineState, color: Color): number {
  return clue.reduce((sum, block) => sum + (block.color === color ? block.size : 0), 0);
}

/** A run that is longer than every block of its colour. */
function longRun(state: LineState): ConflictFacts | undefined {
  state.seen.runs = undefined;
  for (const { from, to, ink } of runsOf(state)) {
    const longest = findLongest(state, ink);
    if (longest === undefined || longest.size > to - from) continue;
    return { kind: 'long-run', run: { from, to }, longest };
  }
  return undefined;
}

/** A block that is longer than every gap in which its colour is possible. */
function noGap(state: LineState): ConflictFacts | undefined {
  for (const color of colorsIn(state.ownInks & ~BLANK_ONLY)) {
    const block = findLongest(state, 1 << color);
    const longest = longestGap(state, 1 << color);
    if (block !== undefined && longest < block.size) return { kind: 'no-gap', block, longest };
  }
  return undefined;
}

/**
 * The simplest technique that proves the opposite of what is known about one of the known cells, if
 * that cell is forgotten. The line then has an arrangement, because the contradiction needs all of
 * its known cells.
 */
function against(
  state: LineState,
  line: Line,
  known: readonly Conclusion[],
): ConflictFacts | undefined {
  let best: (Simplest & { readonly cell: Conclusion; readonly opposite: Conclusion }) | undefined;
  for (const cell of known.slice(0, MOST_FORGOTTEN)) {
    const at = placeIn(line, cell);
    const colors = state.cells[at];
    const gone = joinColors(cell.removed);
    state.cells[at] = colors | gone;
    const found = update(state) ? simplestFor(state, [{ at, removed: colors }]) : undefined;
    state.cells[at] = colors;
    if (found === undefined || (best !== undefined && found.rank >= best.rank)) continue;
    const opposite = { ...cell, color: onlyColor(gone), removed: colorsIn(colors) };
    best = { ...found, cell, opposite };
  }
  if (best === undefined) return undefined;
  const { technique, finding, cell, opposite } = best;
  return { kind: 'against', technique, facts: finding.facts, opposite, known: cell };
}

/**
 * Maximum number of known cells that are forgotten in turn; lines that need more are reported as a
 * whole.
 */
const MOST_FORGOTTEN = 12;

/** The first of the longest blocks of an ink. */
function findLongest(state: LineState, ink: number): BlockFact | undefined {
  let best: number | undefined;
  state.inks.forEach((own, k) => {
    if (own === ink && (best === undefined || state.sizes[k] > state.sizes[best])) best = k;
  });
  return best === undefined ? undefined : blockFact(state, best);
}

/** The length of the longest stretch of cells that can have an ink. */
function longestGap({ cells, length }: LineState, ink: number): number {
  let longest = 0;
  let now = 0;
  for (let x = 0; x < length; x++) {
    now = (cells[x] & ink) === 0 ? 0 : now + 1;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** What is known of the cells of a line, as conclusions; cells that lack no colour are left out. */
function knownCells(state: LineState, line: Line, open: readonly number[]): readonly Conclusion[] {
  return open.flatMap((colors, at) => {
    const gone = colors & ~state.cells[at];
    if (gone === 0) return [];
    const color = onlyColor(state.cells[at]);
    return [{ ...cellIn(line, at), color, removed: colorsIn(gone) }];
  });
}
