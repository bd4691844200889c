/** The place of a number in words: "Row 8, number 3". */
import type { Line } from '@nonokit/core';
import type { PageContext } from '../frame/page-context.js';
import { numberAt, type Reading, type Spot } from './reading.js';

export function lineText({ numberText, wordsOf }: PageContext, { kind, index }: Line): string {
  const words = wordsOf('clue-editor');
  return (kind === 'row' ? words.row : words.column)(numberText(index + 1));
}

export function spotText(page: PageContext, reading: Reading, spot: Spot): string {
  const words = page.wordsOf('clue-editor');
  const line = lineText(page, spot.line);
  if (numberAt(reading, spot) === undefined) return words.emptyLine(line);
  return words.place(line, page.numberText(spot.block + 1));
}
