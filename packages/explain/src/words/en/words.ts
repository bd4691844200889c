/** English words for blocks, cells, colours and conclusions. */
import { type Color, type Line, UNKNOWN } from '@nonokit/core';
import type { BlockFact, Span } from '../../facts.js';
import type { Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, findRank, isColored } from '../naming.js';
import { isPlural, listText, spanText } from '../spans.js';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** "cells 4–6 and 9": the cells of a line, counted from its beginning. */
export function cells(spans: readonly Span[]): string {
  return `cell${isPlural(spans) ? 's' : ''} ${listText(spans.map(spanText), 'and')}`;
}

/** "columns 4–6 and 9": the lines that cross a line in these cells. */
export function linesAcross(spans: readonly Span[], line: Line): string {
  const noun = line.kind === 'row' ? 'column' : 'row';
  return `${noun}${isPlural(spans) ? 's' : ''} ${listText(spans.map(spanText), 'and')}`;
}

/** "6", or "red 6" in a coloured puzzle. */
export function blockText({ size, color }: BlockFact, speech: Speech): string {
  return isColored(speech) ? `${looks(color, speech)} ${size}` : `${size}`;
}

/** "the 6"; "the second 6", "the last red 6" where the clue has several. */
export function theBlock(block: BlockFact, speech: Speech): string {
  const { place, of } = findRank(block, speech);
  const which = of === 1 ? '' : place === of ? 'last ' : `${ordinal(place)} `;
  return `the ${which}${blockText(block, speech)}`;
}

/** "the 6", or "a 6" if the clue has several. */
export function someBlock(block: BlockFact, speech: Speech): string {
  const text = blockText(block, speech);
  return `${findRank(block, speech).of === 1 ? 'the' : article(text)} ${text}`;
}

/** "3, 1, 1": the clue of the line. */
export function clueText(speech: Speech): string {
  const blocks = clueIn(speech);
  return blocks.map((block, index) => blockText({ ...block, index }, speech)).join(', ');
}

/** "filled" and "blank", or the colour's word. */
export function looks(color: Color, { puzzle, colors }: Speech): string {
  if (color === 0) return 'blank';
  if (puzzle.palette.length === 2) return 'filled';
  const word = colors[color];
  if (word === undefined) return `colour ${color}`;
  if ('rgb' in word) return word.rgb;
  return word.shade === undefined ? word.basic : `${word.shade} ${word.basic}`;
}

/** "columns 4–6 are filled and column 7 is blank". */
export function writeClauses(groups: readonly Group[], speech: Speech): string {
  const clauses = groups.map((group) => writeClause(group, speech));
  const lists = groups.some(({ spans }) => spans.length > 1);
  if (!lists || clauses.length < 2) return listText(clauses, 'and');
  return `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;
}

function writeClause(group: Group, speech: Speech): string {
  return `${cells(group.spans)} ${writeAre(group, speech)}`;
}

/** "are filled", "is not red": the predicate without the cells. */
export function writeAre({ spans, color, lost }: Group, speech: Speech): string {
  const are = isPlural(spans) ? 'are' : 'is';
  if (color !== UNKNOWN) return `${are} ${looks(color, speech)}`;
  const names = lost.map((c) => looks(c, speech));
  return `${are} ${names.length === 1 ? 'not' : 'neither'} ${listText(names, 'nor')}`;
}

/** The predicate for cells that were just named: "it is filled", "they are blank". */
export function itIs(group: Group, speech: Speech): string {
  return `${isPlural(group.spans) ? 'they' : 'it'} ${writeAre(group, speech)}`;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** A small number as a word: "two", "11". */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? `${count}`;
}

/** "a" or "an", to suit the next word or number: "a 3", "an 8", "an orange 2". */
export function article(next: string): string {
  return /^(8|11\b|18\b|[aeiou])/.test(next) ? 'an' : 'a';
}

function ordinal(place: number): string {
  const word = ORDINALS[place - 1];
  if (word !== undefined) return word;
  const last = place % 100 > 10 && place % 100 < 14 ? 0 : place % 10;
  return `${place}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
}
