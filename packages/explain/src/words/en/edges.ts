/** Reasons at an edge, in English: blocks that begin there, are complete, or are pushed away. */
import { counted } from '@nonokit/core';
import type { EdgeFacts, Exclusion, Span } from '../../facts.js';
import type { Speech } from '../language.js';
import type { FactsOf } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blockText, cells, looks, someBlock, theBlock } from './words.js';

/** "the 3 in cell 2 cannot begin before cell 1, so it reaches at least cell 3: …". */
export function besideEdge(
  facts: FactsOf<'glue' | 'near-edge'>,
  so: string,
  speech: Speech,
): string {
  const name = blockIn(facts, speech);
  const forward = facts.side === 'before';
  if (facts.kind === 'glue') {
    return `${name} ${forward ? 'begins' : 'ends'} ${rightAtEdge(facts, speech)}, so ${so}.`;
  }
  const { edge, beyond, filled } = facts;
  const goes = `cannot ${forward ? 'begin before' : 'end after'} ${one(edge)}`;
  const why = beyond === 'end' ? '' : ` (${beyondEdge(facts, speech)})`;
  const to = one(forward ? filled.to : filled.from);
  return `${name} ${goes}${why}, so it reaches at least ${to}: ${so}.`;
}

/** "the 3 in cell 2", "only the 3 can cover cell 2, because …; it", "the block in cell 2 …". */
function blockIn(
  { run, block, only, because: reasons }: FactsOf<'glue' | 'near-edge'>,
  speech: Speech,
): string {
  const where = cells([run]);
  const why = because(reasons, speech);
  if (!only) {
    return `the block in ${where} has at least ${counted(block.size, 'cell')}${why === '' ? '' : `${why},`} and`;
  }
  const alone = reasons?.length === 0;
  if (alone) return `the ${blockText(block, speech)} in ${where}`;
  return `only ${someBlock(block, speech)} can cover ${where}${why}; it`;
}

/** "right at the edge", "right after the blank in cell 1". */
function rightAtEdge(facts: EdgeFacts, speech: Speech): string {
  const { side, edge, beyond, block } = facts;
  if (beyond === 'end') return 'right at the edge';
  const forward = side === 'before';
  const where = `right ${forward ? 'after' : 'before'}`;
  const at = edge + (forward ? -1 : 1);
  if (beyond === 'blank') return `${where} the blank in ${one(at)}`;
  const color = looks(block.color, speech);
  const cannot =
    beyond === 'cell'
      ? `which is not ${color}`
      : `whose ${across(speech)} has no ${color} in its clue`;
  return `${where} ${one(at)}, ${cannot}`;
}

/** "cell 12 is blank": why the block cannot cross the edge. */
function beyondEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  const at = edge + (side === 'before' ? -1 : 1);
  if (beyond === 'blank') return `${one(at)} is blank`;
  const color = looks(block.color, speech);
  if (beyond === 'cell') return `${one(at)} is not ${color}`;
  return `${across(speech)} ${at + 1} has no ${color} in its clue`;
}

function across({ line }: Speech): string {
  return line.kind === 'row' ? 'column' : 'row';
}

function one(place: number): string {
  return cells([{ from: place, to: place }]);
}

/** Most blocks that a reason names one by one. */
const MOST_NAMED = 3;

/** ", because the first 2 ends in cell 4 at the latest": why no other block can lie there. */
export function because(reasons: readonly Exclusion[] | undefined, speech: Speech): string {
  if (reasons === undefined || reasons.length === 0) return '';
  return `, because ${listText(
    reasons.map((reason) => exclusion(reason, speech)),
    'and',
  )}`;
}

function exclusion(reason: Exclusion, speech: Speech): string {
  if ('anchor' in reason) {
    const { block, within } = reason.anchor;
    return reason.kind === 'before'
      ? `${theBlock(block, speech)} ends in ${one(within.to)} at the latest`
      : `${theBlock(block, speech)} begins in ${one(within.from)} at the earliest`;
  }
  const { kind, blocks } = reason;
  const [first, second] = blocks;
  if (blocks.length > MOST_NAMED) {
    return `the others ${kind === 'complete' ? 'are complete' : 'do not fit there'}`;
  }
  const single = first !== undefined && second === undefined;
  const fits = single ? 'does not fit there' : 'do not fit there';
  const complete = single ? 'is complete' : 'are complete';
  const names = blocks.map((block) => theBlock(block, speech));
  return `${listText(names, 'and')} ${kind === 'complete' ? complete : fits}`;
}

/** "the 4 is complete in cells 2–5", or the reason why the run is part of no other block. */
export function complete(
  { run, block, because: reasons }: FactsOf<'closing' | 'punctuating'>,
  so: string,
  speech: Speech,
): string {
  const where = cells([run]);
  const alone = reasons?.length === 0;
  return alone
    ? `the ${blockText(block, speech)} is complete in ${where}, so ${so}.`
    : `only ${someBlock(block, speech)} can lie in ${where}${because(reasons, speech)}, so it is complete: ${so}.`;
}

/** "before cell 4 there are only cells 1–3, where the 3 would touch it". */
export function mercury(
  { run, block, edge }: FactsOf<'mercury'>,
  so: string,
  speech: Speech,
): string {
  const at = (span: Span): string => cells([span]);
  const first = edge < run.from;
  const outside = first ? { from: edge, to: run.from - 1 } : { from: run.to + 1, to: edge };
  const are = isPlural([outside]) ? 'are' : 'is';
  const room = `${first ? 'before' : 'after'} ${at(run)} there ${are} only ${at(outside)}`;
  const touches = `where ${theBlock(block, speech)} would touch ${isPlural([run]) ? 'them' : 'it'}`;
  const goes = first
    ? `begins in ${one(run.to - block.size + 1)} at the earliest`
    : `ends in ${one(run.from + block.size - 1)} at the latest`;
  const whole = run.to - run.from + 1 === block.size;
  const lies = whole ? `lies in ${at(run)}` : `covers ${at(run)} and ${goes}`;
  return `${room}, ${touches}, so the ${blockText(block, speech)} ${lies}: ${so}.`;
}
