/** Reasons for steps on one line, in English: one phrase per kind of facts, and the conclusion. */
import { BLANK, counted } from '@nonokit/core';
import type { Anchor, BlockFact, LineFacts, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import {
  clueIn,
  countOfColor,
  describeLimit,
  type FactsOf,
  findRank,
  hasSeveralInks,
  hasSmaller,
  isAtEnd,
  isColored,
} from '../naming.js';
import { allFilled, exactFit } from './counting.js';
import { because, besideEdge, complete, mercury } from './edges.js';
import {
  article,
  blockText,
  cells,
  clueText,
  linesAcross,
  looks,
  theBlock,
  writeClauses,
} from './words.js';

/** The reason with its numbers and the conclusion: at most two sentences. */
export function writeReason(
  facts: LineFacts,
  groups: readonly Group[],
  speech: Speech,
  isFirst: boolean,
): string {
  const so = writeClauses(groups, speech);
  const at = (...spans: readonly Span[]): string => cells(spans);
  const the = (block: BlockFact): string => theBlock(block, speech);
  switch (facts.kind) {
    case 'no-blocks':
      return `the clue is 0, so the whole ${speech.line.kind} is blank.`;
    case 'exact-fit':
      return exactFit(facts.blocks, facts.span, groups, speech);
    case 'all-left-filled':
      return `the clue adds up to ${counted(facts.total, 'cell')}, and only ${facts.total} are not blank, so${hasSeveralInks(speech) ? ', in the order of the clue,' : ''} ${so}.`;
    case 'all-filled':
      return `${allFilled(facts.total)}, so ${so}.`;
    case 'overlap':
      return overlap(facts, so, speech, isFirst);
    case 'forcing-fill':
      return forcingFill(facts, so, speech);
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, so, speech);
    case 'closing':
      return complete(facts, so, speech);
    case 'unreachable':
      return unreachable(facts, so, speech);
    case 'forcing-blank':
      return forcingBlank(facts, so, speech);
    case 'gap-too-small':
      return gapTooSmall(facts, groups, speech);
    case 'joining': {
      const why = because(facts.because, speech);
      return `${at(facts.left, facts.right)} can only belong to one block, ${the(facts.block)}${why}, so ${so}.`;
    }
    case 'splitting':
      return splitting(facts, so, speech);
    case 'punctuating':
      return complete(facts, so, speech);
    case 'mercury':
      return mercury(facts, so, speech);
    case 'whole-line':
      return wholeLine(facts.ways, so, speech);
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      return `this ${speech.line.kind} and ${linesAcross(spans, speech.line)} have no colour in common, so ${so}.`;
    }
    case 'color-reach': {
      const color = looks(facts.color, speech);
      return facts.spans.length === 0
        ? `the clue has no ${color} block, so ${so}.`
        : `${color} blocks can only lie in ${at(...facts.spans)}, so ${so}.`;
    }
  }
}

/** "leaving room for the 3, ": for a block that shares the line. */
function roomForOthers({ index }: BlockFact, speech: Speech): string {
  const others = [...clueIn(speech).entries()].filter(([k]) => k !== index);
  const [other, another] = others;
  if (other === undefined) return '';
  if (another !== undefined) return 'leaving room for the other blocks, ';
  const fact = { index: other[0], ...other[1] };
  const alike = findRank(fact, speech).of > 1 ? 'other ' : '';
  return `leaving room for the ${alike}${blockText(fact, speech)}, `;
}

/** "leaving room for the 3, the 6 fits only in cells 1–9, so …"; the room is said only once. */
function overlap(
  { block, within, given: isGiven }: FactsOf<'overlap'>,
  so: string,
  speech: Speech,
  isFirst: boolean,
): string {
  const room = isGiven ? given(speech) : roomForOthers(block, speech);
  const fits = `${theBlock(block, speech)} fits only in ${cells([within])}, so ${so}`;
  const wherever = within.to - within.from + 1 === block.size ? '' : ' wherever it starts';
  return `${isFirst ? room : ''}${fits}${isFirst ? wherever : ''}.`;
}

/**
 * The colours that known cells leave; in a coloured puzzle, a cell has a colour of both its lines.
 */
function given(speech: Speech): string {
  return `given the known cells${isColored(speech) ? ' and colours' : ''}, `;
}

function forcingFill(
  { block, within }: FactsOf<'forcing-fill'>,
  so: string,
  speech: Speech,
): string {
  const where = cells([within]);
  const the = theBlock(block, speech);
  if (within.to - within.from + 1 === block.size) {
    return `${isColored(speech) ? given(speech) : ''}${the} fits nowhere but in ${where}, so ${so}.`;
  }
  return `${given(speech)}${the} fits only in ${where}, so ${so} wherever it starts.`;
}

function unreachable(facts: FactsOf<'unreachable'>, so: string, speech: Speech): string {
  const at = (span: Span): string => cells([span]);
  if (facts.only !== undefined) {
    const { block, within, via } = facts.only;
    const size = blockText(block, speech);
    const name =
      clueIn(speech).length === 1 ? `the ${size}` : `the only unfinished block, the ${size},`;
    const covers = via === undefined ? '' : `covers ${at(via)} and `;
    return `${name} ${covers}cannot reach beyond ${at(within)}, so ${so}.`;
  }
  const { before, after } = facts;
  const parts: string[] = [];
  if (before !== undefined) {
    const last = before.block.index === clueIn(speech).length - 1;
    parts.push(reach(before, 'before', after === undefined && last ? 'last' : '', speech));
    if (after === undefined && !last) parts.push('all later blocks are complete');
  }
  if (after !== undefined) {
    const first = after.block.index === 0;
    const which = before === undefined ? (first ? 'first' : '') : 'next';
    parts.push(reach(after, 'after', which, speech));
    if (before === undefined && !first) parts.push('all earlier blocks are complete');
  }
  return `${parts.join(', and ')}, so ${so}.`;
}

/**
 * "the 5 covers column 14 and ends in column 18 at the latest": the reach of a block, and the
 * reason.
 */
function reach(anchor: Anchor, side: 'before' | 'after', which: string, speech: Speech): string {
  const at = (span: Span): string => cells([span]);
  const one = (place: number): string => at({ from: place, to: place });
  const { block, within } = anchor;
  const size = blockText(block, speech);
  const name = which === '' ? theBlock(block, speech) : `the ${which} block (${size})`;
  const limit = describeLimit(anchor, side);
  if (limit.by === 'complete') return `${name} lies in ${at(limit.via)}`;
  const goes =
    side === 'before'
      ? `ends in ${one(within.to)} at the latest`
      : `begins in ${one(within.from)} at the earliest`;
  if (limit.by === 'tied') return `${name} covers ${at(limit.via)} and ${goes}`;
  const others = side === 'before' ? 'after' : 'before';
  const alone = side === 'before' ? block.index === clueIn(speech).length - 1 : block.index === 0;
  return alone ? `${name} ${goes}` : `with room for the blocks ${others} it, ${name} ${goes}`;
}

function forcingBlank(
  { before, after }: FactsOf<'forcing-blank'>,
  so: string,
  speech: Speech,
): string {
  const one = (place: number): string => cells([{ from: place, to: place }]);
  const parts: string[] = [];
  if (before !== undefined) {
    const { block, within } = before;
    const name =
      after === undefined
        ? `the last block (${blockText(block, speech)})`
        : theBlock(block, speech);
    parts.push(`${name} ends in ${one(within.to)} at the latest`);
  }
  if (after !== undefined) {
    const which = before === undefined ? 'first' : 'next';
    const name = `the ${which} block (${blockText(after.block, speech)})`;
    parts.push(`${name} begins in ${one(after.within.from)} at the earliest`);
  }
  return `${given(speech)}${parts.join(' and ')}, so ${so}.`;
}

function gapTooSmall(
  { span, block }: FactsOf<'gap-too-small'>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const where = cells([span]);
  const size = span.to - span.from + 1;
  const name = blockText(block, speech);
  const color = isColored(speech) ? `${looks(block.color, speech)} ` : '';
  const alone = countOfColor(block, speech) === 1;
  const smaller = hasSmaller(block, speech);
  const one = `${alone ? 'the' : article(name)} ${name}`;
  const others = smaller ? `, and no smaller ${color}block can lie there` : '';
  const even = !alone && !smaller;
  const so = writeClauses(groups, speech);
  if (hasSeveralInks(speech)) {
    const fits = even ? `not even ${one} fits` : `${one} does not fit`;
    const beside = `the ${isAtEnd(span, speech) ? 'cell' : 'cells'} beside ${size === 1 ? 'it' : 'them'}`;
    return `${fits} in ${where}, because ${beside} cannot be ${color.trim()}${others}, so ${so}.`;
  }
  const few = `too few ${even ? 'even ' : ''}for ${one}`;
  const it = findOnly(groups, span)?.color === BLANK ? 'it is blank' : so;
  return `the gap in ${where} has only ${counted(size, 'cell')}, ${few}${others}, so ${it}.`;
}

function splitting(
  { at, length, longest }: FactsOf<'splitting'>,
  so: string,
  speech: Speech,
): string {
  const where = cells([{ from: at, to: at }]);
  if (longest === undefined)
    return `no block can cover the cells on both sides of ${where}, so ${so}.`;
  const filling = isColored(speech)
    ? `making ${where} ${looks(longest.color, speech)}`
    : `filling ${where}`;
  const fits = `the longest block that fits here is ${article(`${longest.size}`)} ${longest.size}`;
  return `${filling} would give a run of ${length}, but ${fits}, so ${so}.`;
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const clue = clueText(speech);
  if (ways === 1) return `${clue} fits the known cells in one way only, so ${so}.`;
  const number = Number.isFinite(ways) ? `there are ${ways} ways` : 'there are very many ways';
  return `${number} to place ${clue} among the known cells${isColored(speech) ? ' and colours' : ''}, and in all of them ${so}.`;
}
