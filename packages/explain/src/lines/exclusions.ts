/**
 * Exclusions: the reasons why a run of filled cells belongs to no other block. For a beginner,
 * "only a 1 can lie there" is the whole step, so the sentence includes the reason. Blocks of
 * another colour, and those that are shorter than the run, need no reason.
 */
import type { Anchor, BlockFact, Exclusion, LineFacts, Span } from '../facts.js';
import type { LineState } from './line-state.js';
import { blockFact } from './trimmed.js';

/** The facts with the reasons why a run belongs to no other block, where that matters. */
export function withReasons<Facts extends LineFacts>(state: LineState, facts: Facts): Facts {
  if ('because' in facts) return facts;
  const because = reasonsFor(state, facts);
  return because === undefined ? facts : { ...facts, because };
}

function reasonsFor(state: LineState, facts: LineFacts): Exclusion[] | undefined {
  const { sizes } = state;
  switch (facts.kind) {
    case 'glue':
    case 'closing':
    case 'near-edge': {
      const { run, block, only } = facts;
      const others = rivals(state, run, block.color);
      const isOther = (k: number): boolean =>
        only ? sizes[k] !== block.size : sizes[k] < block.size;
      return exclusions(state, others.filter(isOther), () => run);
    }
    case 'punctuating': {
      const others = rivals(state, facts.run, facts.block.color);
      return exclusions(
        state,
        others.filter((k) => sizes[k] !== facts.block.size),
        () => facts.run,
      );
    }
    case 'joining': {
      const { left, right, block } = facts;
      const others = rivals(state, { from: 0, to: 0 }, block.color);
      const rest = others.filter((k) => k !== block.index);
      // blocks before it would have to hold the left run, those after it the right one
      return exclusions(state, rest, (k) => (k < block.index ? left : right));
    }
    default:
      return undefined;
  }
}

/** The blocks of a colour that are at least as long as the run. */
function rivals({ clue, sizes }: LineState, { from, to }: Span, color: number): number[] {
  return [...clue.keys()].filter((k) => clue[k]?.color === color && sizes[k] > to - from);
}

/** The reasons why these blocks do not hold their runs, combined. */
function exclusions(
  state: LineState,
  blocks: readonly number[],
  runOf: (k: number) => Span,
): Exclusion[] {
  const why = blocks.map((k) => ({ k, kind: chooseKind(state, k, runOf(k)) }));
  const named = (kind: Exclusion['kind']): BlockFact[] =>
    why.filter((one) => one.kind === kind).map(({ k }) => blockFact(state, k));
  const before = named('before').at(-1);
  const after = named('after')[0];
  // the order of the clue holds for the blocks beyond these as well
  const isOpen = ({ index }: BlockFact): boolean =>
    index > (before?.index ?? -1) && index < (after?.index ?? state.sizes.length);
  const found: Exclusion[] = (['complete', 'no-room'] as const)
    .map((kind) => ({ kind, blocks: named(kind).filter(isOpen) }))
    .filter((one) => one.blocks.length > 0);
  if (before !== undefined) found.push({ kind: 'before', anchor: toAnchor(state, before) });
  if (after !== undefined) found.push({ kind: 'after', anchor: toAnchor(state, after) });
  return found;
}

/** Why block `k` does not hold the run, in the form that is easiest to see. */
function chooseKind(state: LineState, k: number, run: Span): Exclusion['kind'] {
  const { first, last, sizes } = state;
  if (isComplete(state, k)) return 'complete';
  if (roomAround(state, run, state.inks[k]) < sizes[k]) return 'no-room';
  if (last[k] + sizes[k] - 1 < run.to) return 'before';
  return first[k] > run.from ? 'after' : 'no-room';
}

function isComplete({ cells, inks, first, last, sizes }: LineState, k: number): boolean {
  if (first[k] !== last[k]) return false;
  for (let x = first[k]; x < first[k] + sizes[k]; x++) if (cells[x] !== inks[k]) return false;
  return true;
}

/** The number of neighbouring cells around the run that may have its colour. */
function roomAround({ cells, length }: LineState, { from, to }: Span, ink: number): number {
  let begin = from;
  let end = to + 1;
  while (begin > 0 && (cells[begin - 1] & ink) !== 0) begin--;
  while (end < length && (cells[end] & ink) !== 0) end++;
  return end - begin;
}

function toAnchor({ first, last, sizes }: LineState, block: BlockFact): Anchor {
  const k = block.index;
  return { block, within: { from: first[k], to: last[k] + sizes[k] - 1 } };
}
