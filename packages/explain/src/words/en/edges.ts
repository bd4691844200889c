/** Reasons at an edge, in English: blocks that begin there, are complete, or are pushed away. */
import type { Span } from '../../step.js';
import type { Speech } from '../language.js';
import { type FactsOf, hasLarger, hasSmaller } from '../naming.js';
import { isPlural } from '../spans.js';
import { blockText, cells, counted, looks, someBlock, theBlock } from './words.js';

/** "the 3 in column 2 cannot begin before column 1, so it reaches column 3 at least". */
export function glue(facts: FactsOf<'glue' | 'near-edge'>, so: string, speech: Speech): string {
  const { run, edge, block, only, filled } = facts;
  const at = (span: Span): string => cells([span], speech.line);
  const one = (place: number): string => at({ from: place, to: place });
  const forward = facts.side === 'before';
  const size = blockText(block, speech);
  const because =
    facts.beyond === 'end'
      ? ''
      : `because ${one(edge + (forward ? -1 : 1))} is ${facts.beyond === 'blank' ? 'blank' : `not ${looks(block.color, speech)}`}, `;
  const certain = only && !hasSmaller(block, speech) && !hasLarger(block, speech);
  const name = certain
    ? `the ${size} in ${at(run)}`
    : only
      ? `only ${someBlock(block, speech)} can cover ${at(run)}; it`
      : `the block in ${at(run)} has at least ${counted(block.size, 'cell')} and`;
  if (facts.kind === 'glue' && facts.closed !== undefined) {
    const begins = forward ? 'begins' : 'ends';
    const where = facts.beyond === 'end' ? 'right at the edge, ' : `there, ${because}`;
    return `${name} ${begins} ${where}so ${so}.`;
  }
  const to = forward ? filled.to : filled.from;
  const beyond = forward ? `begin before ${one(edge)}` : `end after ${one(edge)}`;
  return `${name} cannot ${beyond}, ${because}so it reaches ${one(to)} at least: ${so}.`;
}

/** "the 4 is complete in columns 2–5", or the reason why the run is part of no other block. */
export function complete(
  { run, block }: FactsOf<'closing' | 'punctuating'>,
  known: boolean,
  so: string,
  speech: Speech,
): string {
  const where = cells([run], speech.line);
  return known && !hasLarger(block, speech)
    ? `the ${blockText(block, speech)} is complete in ${where}, so ${so}.`
    : `only ${someBlock(block, speech)} can lie in ${where}, so it is complete: ${so}.`;
}

/** "before column 4 there are only columns 1–3, where the 3 would touch it". */
export function mercury(
  { run, block, edge }: FactsOf<'mercury'>,
  so: string,
  speech: Speech,
): string {
  const at = (span: Span): string => cells([span], speech.line);
  const one = (place: number): string => at({ from: place, to: place });
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
