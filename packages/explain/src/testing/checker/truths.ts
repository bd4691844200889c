/**
 * Checks what the facts of a sentence claim about a line, using the arrangements that are left:
 * which block a run belongs to, where a block lies, what is beside a gap.
 *
 * Claims about cells ("all 3 cells are filled") are checked on the cells themselves.
 */
import { BLANK, type Clue, type Color } from '@nonokit/core';
import type { Anchor, BlockFact, EdgeFacts, LineFacts, Span } from '../../facts.js';
import { type Cells, listPlacings, type Placings } from './placings.js';

/** A line with its arrangements. */
interface Placed {
  readonly clue: Clue;
  readonly cells: Cells;
  readonly placings: Placings;
}

type Truths = {
  readonly [Kind in LineFacts['kind']]: (
    facts: Extract<LineFacts, { readonly kind: Kind }>,
    line: Placed,
  ) => boolean;
};

/** For each kind of facts: true if its claims hold. */
const TRUTHS: Truths = {
  'no-blocks': (_, { clue }) => clue.length === 0,
  'exact-fit': ({ blocks, span }, line) => blocks.every(({ index }) => liesIn(line, index, span)),
  'all-left-filled': ({ total }, { cells, clue }) =>
    total === sumTotal(clue) && count(cells, (colors) => !isOnly(colors, BLANK)) === total,
  'all-filled': ({ total }, { cells, clue }) =>
    total === sumTotal(clue) && count(cells, (colors) => !colors.has(BLANK)) === total,
  overlap: ({ block, within }, line) => liesIn(line, block.index, within),
  'forcing-fill': ({ block, within }, line) => liesIn(line, block.index, within),
  'forcing-blank': ({ before, after }, line) =>
    [before, after].every((one) => one === undefined || liesIn(line, one.block.index, one.within)),
  glue: isAtEdge,
  // its sentence says that the block is complete, not what is beside it
  closing: ({ run, block }, line) =>
    belongs(line, run, (_, span) => computeSize(span) === block.size),
  'near-edge': isAtEdge,
  unreachable({ only, before, after }, line) {
    if (only !== undefined) {
      const others = [...line.clue.keys()].filter((k) => k !== only.block.index);
      return liesIn(line, only.block.index, only.within) && areComplete(line, others);
    }
    if (before !== undefined && !reaches(line, before, 'before')) return false;
    if (after !== undefined && !reaches(line, after, 'after')) return false;
    const first = before === undefined ? 0 : before.block.index + 1;
    return areComplete(line, [...line.clue.keys()].slice(first, after?.block.index));
  },
  'gap-too-small': ({ span, block }, line) =>
    [span.from - 1, span.to + 1].every((x) => line.cells[x]?.has(block.color) !== true) &&
    computeSize(span) < block.size &&
    listSpans(line).every(([k, one]) => line.clue[k]?.color !== block.color || !holds(span, one)),
  joining: ({ left, right, block }, line) =>
    [left, right].every((run) => belongs(line, run, (k) => k === block.index)),
  splitting({ at, length, longest }, line) {
    if (longest === undefined) {
      return listSpans(line).every(([, one]) => !holds(one, { from: at - 1, to: at + 1 }));
    }
    const fits = (_: number, span: Span): boolean => computeSize(span) <= longest.size;
    const beside = [at - 1, at + 1].map((x) => ({ from: x, to: x }));
    return longest.size < length && beside.every((cell) => belongs(line, cell, fits));
  },
  punctuating: ({ run, block, only }, line) =>
    belongs(line, run, (k, span) => (only ? k === block.index : computeSize(span) === block.size)),
  mercury: ({ run, block }, line) => belongs(line, run, (k) => k === block.index),
  'whole-line': ({ ways }, { placings }) =>
    Number.isFinite(ways) ? ways === placings.ways : placings.ways > 999_999,
  'no-common-color': () => true,
  'color-reach': ({ color, spans }, line) =>
    listSpans(line).every(
      ([k, one]) => line.clue[k]?.color !== color || spans.some((within) => holds(within, one)),
    ),
};

/** True if the block of a run cannot cross the edge, and is as long as claimed. */
function isAtEdge({ edge, side, beyond, block, only, run }: EdgeFacts, line: Placed): boolean {
  const outside = line.cells[edge + (side === 'before' ? -1 : 1)];
  const fits = (_: number, span: Span): boolean =>
    only ? computeSize(span) === block.size : computeSize(span) >= block.size;
  if (beyond === 'blank' && outside !== undefined && !isOnly(outside, BLANK)) return false;
  if ((beyond === 'end') !== (outside === undefined)) return false;
  return outside?.has(block.color) !== true && belongs(line, run, fits);
}

/** True if everything that facts claim about a line holds in all its arrangements. */
export function areTrue(facts: LineFacts, clue: Clue, cells: Cells): boolean {
  const placings = listPlacings(clue, cells);
  if (placings === undefined) return false;
  const holdIn = TRUTHS[facts.kind] as (facts: LineFacts, line: Placed) => boolean;
  return (
    blocksIn(facts).every((block) => isBlock(clue, block)) &&
    holdIn(facts, { clue, cells, placings })
  );
}

/** The blocks that facts name, at any depth. */
function blocksIn(facts: unknown): BlockFact[] {
  if (typeof facts !== 'object' || facts === null) return [];
  if ('index' in facts && 'size' in facts) return [facts as BlockFact];
  return Object.values(facts).flatMap(blocksIn);
}

function isBlock(clue: Clue, { index, size, color }: BlockFact): boolean {
  return clue[index]?.size === size && clue[index]?.color === color;
}

/** Every block with its cells, for every position that it takes in some arrangement. */
function listSpans({ clue, placings }: Placed): [number, Span][] {
  return clue.flatMap(({ size }, k) =>
    (placings.starts[k] ?? []).map((from): [number, Span] => [k, { from, to: from + size - 1 }]),
  );
}

/** True if block `k` lies within these cells in every arrangement. */
function liesIn(line: Placed, k: number, within: Span): boolean {
  return listSpans(line).every(([other, span]) => other !== k || holds(within, span));
}

/** True if, in every arrangement, the cells are part of one block for which `fits` is true. */
function belongs(line: Placed, cells: Span, fits: (k: number, span: Span) => boolean): boolean {
  for (let x = cells.from; x <= cells.to; x++) {
    if (line.placings.colors[x]?.has(BLANK) !== false) return false;
  }
  const meeting = listSpans(line).filter(
    ([, { from, to }]) => from <= cells.to && cells.from <= to,
  );
  return meeting.every(([k, span]) => holds(span, cells) && fits(k, span));
}

/** True if these blocks lie in the same, known cells in every arrangement. */
function areComplete(line: Placed, blocks: readonly number[]): boolean {
  return listSpans(line).every(([k, { from, to }]) => {
    if (!blocks.includes(k)) return true;
    const isKnown = line.cells.slice(from, to + 1).every((colors) => colors.size === 1);
    return line.placings.starts[k]?.length === 1 && isKnown;
  });
}

/**
 * True if the block of an anchor reaches no further to one side than claimed, and the filled cells
 * that set this limit belong to the block.
 */
function reaches(line: Placed, { block, within, via }: Anchor, side: 'before' | 'after'): boolean {
  const isWithin = listSpans(line).every(([k, { from, to }]) => {
    return k !== block.index || (side === 'before' ? to <= within.to : from >= within.from);
  });
  if (!isWithin || via === undefined) return isWithin;
  const limit = side === 'before' ? via.from + block.size - 1 : via.to - block.size + 1;
  const isTied = limit === (side === 'before' ? within.to : within.from);
  return !isTied || belongs(line, via, (k) => k === block.index);
}

function holds(outer: Span, inner: Span): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

function computeSize({ from, to }: Span): number {
  return to - from + 1;
}

function sumTotal(clue: Clue): number {
  return clue.reduce((sum, { size }) => sum + size, 0);
}

function count(cells: Cells, is: (colors: ReadonlySet<Color>) => boolean): number {
  return cells.filter(is).length;
}

function isOnly(colors: ReadonlySet<Color>, color: Color): boolean {
  return colors.size === 1 && colors.has(color);
}
