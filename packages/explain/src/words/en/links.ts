/**
 * Reasons of links in English, in short: one clause per kind of facts, and the end of a
 * contradiction. The same reasons as whole sentences are in `reasons.ts`.
 */
import { counted } from '@nonokit/core';
import type { ConflictFacts } from '../../chain.js';
import type { BlockFact, LineFacts, Span } from '../../facts.js';
import { type Group, groupConclusions } from '../grouped.js';
import type { Speech } from '../language.js';
import {
  type FactsOf,
  findRank,
  hasLarger,
  hasSmaller,
  isColored,
  MANY_BLOCKS,
} from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { allFilled } from './counting.js';
import {
  blockText,
  cells,
  clueText,
  itIs,
  linesAcross,
  looks,
  someBlock,
  theBlock,
  writeClauses,
} from './words.js';

/** Most blocks of a clue that a short reason lists. */
const MOST_LISTED = 5;

/** "the 4 has only cells 3–7, so cell 5 is filled": a reason in short and what follows. */
export function shortReason(facts: LineFacts, groups: readonly Group[], speech: Speech): string {
  const so = writeClauses(groups, speech);
  if (facts.kind !== 'whole-line') return `${because(facts, groups, speech)}, so ${so}`;
  const { length } = facts.blocks;
  const clue = length > MOST_LISTED ? `the ${length} blocks` : clueText(speech);
  if (facts.ways === 1)
    return `${clue} ${length > MOST_LISTED ? 'fit' : 'fits'} in one way only, so ${so}`;
  const all =
    facts.ways < 10
      ? `in all ${facts.ways} ways to place ${clue}`
      : `wherever ${clue} ${length > MOST_LISTED ? 'lie' : 'lies'}`;
  return `${all}, ${so}`;
}

/** "the 4 has only cells 3–7, so cell 5 is filled, but it is blank." */
export function conflictText(facts: ConflictFacts, speech: Speech): string {
  switch (facts.kind) {
    case 'too-many':
      return `${counted(facts.cells, 'cell')} ${facts.cells === 1 ? 'is' : 'are'} ${facts.color === undefined ? 'filled' : looks(facts.color, speech)}, but the clue has only ${facts.total}.`;
    case 'too-few': {
      const be = facts.color === undefined ? 'filled' : looks(facts.color, speech);
      return `only ${counted(facts.cells, 'cell')} can be ${be}, but the clue needs ${facts.total}.`;
    }
    case 'long-run': {
      const { size } = facts.longest;
      const run = facts.run.to - facts.run.from + 1;
      return `${cells([facts.run])} would be a run of ${run}, but no such block is longer than ${size}.`;
    }
    case 'no-gap':
      return `no gap has room for ${someBlock(facts.block, speech)}.`;
    case 'against': {
      const opposite = groupConclusions([facts.opposite], speech.line);
      const known = groupConclusions([facts.known], speech.line).map((group) =>
        itIs(group, speech),
      );
      return `${shortReason(facts.facts, opposite, speech)}, but ${known.join(' and ')}.`;
    }
    case 'no-arrangement': {
      const known = writeClauses(groupConclusions(facts.known, speech.line), speech);
      return `there is no place left for ${clueText(speech)}: ${known}.`;
    }
  }
}

/** The reason alone: "the 4 has only cells 3–7". */
function because(
  facts: Exclude<LineFacts, { readonly kind: 'whole-line' }>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const at = (...spans: readonly Span[]): string => cells(spans);
  const the = (block: BlockFact): string => theBlock(block, speech);
  switch (facts.kind) {
    case 'no-blocks':
      return 'the clue is 0';
    case 'exact-fit':
      return exactFit(facts, speech);
    case 'all-left-filled':
      return `the clue needs all ${facts.total} cells that are not blank`;
    case 'all-filled':
      return allFilled(facts.total);
    case 'overlap':
    case 'forcing-fill':
      return `${the(facts.block)} has only ${at(facts.within)}`;
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, speech);
    case 'closing':
      return complete(facts, true, speech);
    case 'unreachable':
      return facts.only === undefined
        ? between(facts, speech)
        : `${the(facts.only.block)} has only ${at(facts.only.within)}`;
    case 'forcing-blank':
      return between(facts, speech);
    case 'gap-too-small':
      return `${at(facts.span)} cannot hold ${someBlock(facts.block, speech)}`;
    case 'joining':
      return `${at(facts.left, facts.right)} belong to ${the(facts.block)}`;
    case 'splitting':
      return splitting(facts, speech);
    case 'punctuating':
      return complete(facts, facts.only, speech);
    case 'mercury':
      return `${facts.edge < facts.run.from ? 'before' : 'after'} ${at(facts.run)}, ${the(facts.block)} would touch ${isPlural([facts.run]) ? 'them' : 'it'}`;
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      return `this ${speech.line.kind} and ${linesAcross(spans, speech.line)} have no colour in common`;
    }
    case 'color-reach': {
      const color = looks(facts.color, speech);
      return facts.spans.length === 0
        ? `the clue has no ${color} block`
        : `${color} blocks lie only in ${at(...facts.spans)}`;
    }
  }
}

function exactFit({ blocks, span }: FactsOf<'exact-fit'>, speech: Speech): string {
  const where = cells([span]);
  const [first, another] = blocks;
  if (first !== undefined && another === undefined) {
    return `the ${blockText(first, speech)} needs all of ${where}`;
  }
  const names = blocks.map((block) => blockText(block, speech));
  const named = blocks.length < MANY_BLOCKS ? listText(names, 'and') : `${blocks.length} blocks`;
  return `${named} just fit in ${where}`;
}

/** "the 3 in cell 5 cannot begin before cell 4": a block near an edge. */
function besideEdge(facts: FactsOf<'glue' | 'near-edge'>, speech: Speech): string {
  const { run, edge, block, only } = facts;
  const at = cells([run]);
  const goes = `${facts.side === 'before' ? 'begin before' : 'end after'} ${cells([{ from: edge, to: edge }])}`;
  const certain = only && !hasSmaller(block, speech) && !hasLarger(block, speech);
  if (certain || (only && findRank(block, speech).of === 1)) {
    return `the ${blockText(block, speech)} in ${at} cannot ${goes}`;
  }
  return only
    ? `only ${someBlock(block, speech)} can cover ${at}, and it cannot ${goes}`
    : `the block in ${at} has at least ${counted(block.size, 'cell')} and cannot ${goes}`;
}

/** "the 2 is complete in cells 3–4", or why the run is part of no other block. */
function complete(
  { run, block }: FactsOf<'closing' | 'punctuating'>,
  known: boolean,
  speech: Speech,
): string {
  const where = cells([run]);
  return known && !hasLarger(block, speech)
    ? `the ${blockText(block, speech)} is complete in ${where}`
    : `only ${someBlock(block, speech)} can lie in ${where}`;
}

/** "the 3 ends in cell 5 at the latest and the 2 begins in cell 9 at the earliest". */
function between(
  { before, after }: FactsOf<'unreachable'> | FactsOf<'forcing-blank'>,
  speech: Speech,
): string {
  const one = (place: number): string => cells([{ from: place, to: place }]);
  const parts: string[] = [];
  if (before !== undefined) {
    parts.push(`${theBlock(before.block, speech)} ends in ${one(before.within.to)} at the latest`);
  }
  if (after !== undefined) {
    parts.push(
      `${theBlock(after.block, speech)} begins in ${one(after.within.from)} at the earliest`,
    );
  }
  return parts.join(' and ');
}

function splitting({ at, length, longest }: FactsOf<'splitting'>, speech: Speech): string {
  const where = cells([{ from: at, to: at }]);
  if (longest === undefined) return `no block covers the cells on both sides of ${where}`;
  const filled = isColored(speech)
    ? `making ${where} ${looks(longest.color, speech)}`
    : `filling ${where}`;
  return `${filled} would give a run of ${length}, too long for any block there`;
}
