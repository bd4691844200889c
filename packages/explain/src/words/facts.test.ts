/**
 * Sentences are true beyond their conclusions: the block that a run belongs to, the stretch of a
 * block, what is beyond an edge. Compared with all arrangements of random lines.
 */
import { type Color, randomOf } from '@nonokit/core';
import { listArrangements } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { Anchor, BlockFact, EdgeFacts, Exclusion, LineFacts, Span } from '../facts.js';
import { withReasons } from '../lines/exclusions.js';
import { LINE_TECHNIQUES } from '../lines/techniques.js';
import { type PlainLine, randomLine, toState } from '../testing/lines.js';
import { describeLimit } from './naming.js';

/** A line with the positions of its blocks in each arrangement that agrees with its cells. */
interface Placed extends PlainLine {
  /** Per arrangement, per block: its cells. */
  readonly spans: readonly (readonly Span[])[];
}

/** The line with the positions of its blocks in each arrangement. */
function placed(line: PlainLine): Placed {
  const fits = listArrangements(line.clue, line.cells.length).filter((colors) =>
    colors.every((color, x) => line.cells[x]?.has(color)),
  );
  return { ...line, spans: fits.map((colors) => listSpans(line, colors)) };
}

function listSpans({ clue }: PlainLine, colors: readonly Color[]): Span[] {
  let x = 0;
  return clue.map(({ size }) => {
    while (colors[x] === 0) x++;
    x += size;
    return { from: x - size, to: x - 1 };
  });
}

const holds = (outer: Span, inner: Span): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;

/** True if in every arrangement the cells belong to a block for which `says` is true. */
function ownedBy(line: Placed, cells: Span, says: (block: number, span: Span) => boolean): boolean {
  return line.spans.every((spans) => {
    const block = spans.findIndex((span) => holds(span, cells));
    return block >= 0 && says(block, spans[block] as Span);
  });
}

/** True if in every arrangement the block lies within these cells. */
function liesIn(line: Placed, block: number, within: Span): boolean {
  return line.spans.every((spans) => holds(within, spans[block] as Span));
}

/** True if an anchor's block reaches no further than claimed, for the claimed reason. */
function anchored(line: Placed, anchor: Anchor, side: 'before' | 'after'): boolean {
  const { block, within } = anchor;
  const reaches = line.spans.every((spans) => {
    const span = spans[block.index] as Span;
    return side === 'before' ? span.to <= within.to : span.from >= within.from;
  });
  const limit = describeLimit(anchor, side);
  return reaches && (limit.by === 'counting' || ownedBy(line, limit.via, (k) => k === block.index));
}

/** True if every block is in the same, known cells in all arrangements. */
function complete(line: Placed, blocks: readonly number[]): boolean {
  return blocks.every((k) => {
    const [first] = line.spans;
    const span = first?.[k] as Span;
    const cells = line.cells.slice(span.from, span.to + 1);
    return liesIn(line, k, span) && cells.every((colors) => colors.size === 1);
  });
}

const computeSize = ({ from, to }: Span): number => to - from + 1;

/** True if the cells next to these, if any, cannot have the colour. */
function shutIn({ cells }: PlainLine, { from, to }: Span, color: Color): boolean {
  return [cells[from - 1], cells[to + 1]].every((colors) => !colors?.has(color));
}

function sumTotal({ clue }: PlainLine): number {
  return clue.reduce((sum, { size }) => sum + size, 0);
}

/** True if every block that can cover the run has the stated size, and the edge is one. */
function besideEdge({ edge, side, beyond, block, only, run }: EdgeFacts, line: Placed): boolean {
  const outside = line.cells[edge + (side === 'before' ? -1 : 1)];
  const size = (span: Span): boolean =>
    only ? computeSize(span) === block.size : computeSize(span) >= block.size;
  if (!ownedBy(line, run, (_, span) => size(span))) return false;
  return beyond === 'end' ? outside === undefined : outside?.has(block.color) === false;
}

/** For each kind of facts: checks that they are true of a line. */
const TRUTHS: {
  readonly [Kind in LineFacts['kind']]: (
    facts: Extract<LineFacts, { readonly kind: Kind }>,
    line: Placed,
  ) => boolean;
} = {
  'no-blocks': (_, { clue }) => clue.length === 0,
  'exact-fit': ({ blocks, span }, line) => blocks.every(({ index }) => liesIn(line, index, span)),
  'all-left-filled': ({ total }, line) =>
    total === sumTotal(line) && line.cells.filter((c) => c.size > 1 || !c.has(0)).length === total,
  'all-filled': ({ total }, line) =>
    total === sumTotal(line) && line.cells.filter((colors) => !colors.has(0)).length === total,
  overlap: ({ block, within }, line) => liesIn(line, block.index, within),
  'forcing-fill': ({ block, within }, line) => liesIn(line, block.index, within),
  'forcing-blank': ({ before, after }, line) =>
    [before, after].every((one) => one === undefined || liesIn(line, one.block.index, one.within)),
  glue: besideEdge,
  closing: besideEdge,
  'near-edge': besideEdge,
  unreachable({ only, before, after }, line) {
    if (only !== undefined) {
      const { index } = only.block;
      const others = [...line.clue.keys()].filter((k) => k !== index);
      return liesIn(line, index, only.within) && complete(line, others);
    }
    return (
      (before === undefined || anchored(line, before, 'before')) &&
      (after === undefined || anchored(line, after, 'after')) &&
      ((before !== undefined && after !== undefined) || completeBut(line, before, after))
    );
  },
  'gap-too-small': ({ span, block }, line) =>
    shutIn(line, span, block.color) &&
    computeSize(span) < block.size &&
    line.spans.every((spans) =>
      spans.every((one, k) => line.clue[k]?.color !== block.color || !holds(span, one)),
    ),
  joining: ({ left, right, block }, line) =>
    [left, right].every((run) => ownedBy(line, run, (k) => k === block.index)),
  splitting: ({ at, length, longest }, line) =>
    longest === undefined
      ? line.spans.every((spans) => !spans.some((one) => holds(one, { from: at - 1, to: at + 1 })))
      : longest.size < length &&
        [at - 1, at + 1].every((x) =>
          ownedBy(line, { from: x, to: x }, (_, span) => computeSize(span) <= longest.size),
        ),
  punctuating: ({ run, block, only }, line) =>
    ownedBy(line, run, (k, span) => (only ? k === block.index : computeSize(span) === block.size)),
  mercury: ({ run, block }, line) => ownedBy(line, run, (k) => k === block.index),
  'whole-line': ({ ways }, line) => ways === line.spans.length,
  'no-common-color': () => true,
  'color-reach': ({ color, spans }, line) =>
    line.spans.every((placing) =>
      placing.every(
        (span, k) => line.clue[k]?.color !== color || spans.some((within) => holds(within, span)),
      ),
    ),
};

/** True if the blocks that a one-sided sentence calls complete are complete. */
function completeBut(line: Placed, before: Anchor | undefined, after: Anchor | undefined): boolean {
  const blocks = [...line.clue.keys()];
  if (before !== undefined) return complete(line, blocks.slice(before.block.index + 1));
  return complete(line, blocks.slice(0, after?.block.index));
}

/** True if none of these blocks can hold the run, for the stated reason. */
function excluded(reason: Exclusion, run: Span, line: Placed): boolean {
  if ('anchor' in reason) {
    const { block, within } = reason.anchor;
    const isPast = reason.kind === 'before' ? within.to < run.to : within.from > run.from;
    return isPast && liesIn(line, block.index, within);
  }
  const isElsewhere = ({ index }: BlockFact): boolean =>
    line.spans.every((spans) => !holds(spans[index] as Span, run));
  if (
    reason.kind === 'complete' &&
    !complete(
      line,
      reason.blocks.map(({ index }) => index),
    )
  ) {
    return false;
  }
  return reason.blocks.every(isElsewhere);
}

/** True if the reasons are, and no block of the same colour and another size is left out. */
function allExcluded(facts: LineFacts, line: Placed): boolean {
  if (!('run' in facts) || !('because' in facts)) return true;
  return (facts.because ?? []).every((reason) => excluded(reason, facts.run, line));
}

function isTrue(facts: LineFacts, line: Placed): boolean {
  if (!allExcluded(facts, line)) return false;
  const says = TRUTHS[facts.kind] as (facts: LineFacts, line: Placed) => boolean;
  return says(facts, line);
}

describe.each(LINE_TECHNIQUES.map((technique) => [technique.id, technique] as const))(
  '%s',
  (_, technique) => {
    it('states nothing false about a line', () => {
      const random = randomOf(9);
      let said = 0;
      for (let i = 0; i < 900; i++) {
        const line = placed(randomLine(random, i % 3 === 0 ? 13 : 10, 1 + (i % 3)));
        const state = toState(line);
        for (const found of technique.find(state)) {
          const facts = withReasons(state, found.facts);
          said++;
          if (!isTrue(facts, line)) expect({ facts, ...line }).toBe('true');
        }
      }
      expect(said).toBeGreaterThan(20);
    });
  },
);
