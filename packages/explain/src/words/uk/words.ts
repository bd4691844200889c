/**
 * Ukrainian words that change with case, number and gender.
 */
import type { Line } from '@nonokit/core';
import type { Span } from '../../facts.js';
import { isPlural, listText, spanText } from '../spans.js';

/** The grammatical cases that phrases need. */
export type Case =
  | 'nominative'
  | 'genitive'
  | 'dative'
  | 'accusative'
  | 'instrumental'
  | 'prepositional';

/** Singular and plural of the two kinds of lines; both are masculine. */
const NOUNS: Readonly<Record<Line['kind'], Readonly<Record<Case, readonly [string, string]>>>> = {
  column: {
    nominative: ['стовпець', 'стовпці'],
    genitive: ['стовпця', 'стовпців'],
    dative: ['стовпцю', 'стовпцям'],
    accusative: ['стовпець', 'стовпці'],
    instrumental: ['стовпцем', 'стовпцями'],
    prepositional: ['стовпці', 'стовпцях'],
  },
  row: {
    nominative: ['рядок', 'рядки'],
    genitive: ['рядка', 'рядків'],
    dative: ['рядку', 'рядкам'],
    accusative: ['рядок', 'рядки'],
    instrumental: ['рядком', 'рядками'],
    prepositional: ['рядку', 'рядках'],
  },
};

const CELLS: Readonly<Record<Case, readonly [string, string]>> = {
  nominative: ['клітинка', 'клітинки'],
  genitive: ['клітинки', 'клітинок'],
  dative: ['клітинці', 'клітинкам'],
  accusative: ['клітинку', 'клітинки'],
  instrumental: ['клітинкою', 'клітинками'],
  prepositional: ['клітинці', 'клітинках'],
};

/** "клітинки 4–6 і 9", "клітинці 3": the cells of a line, counted from its beginning. */
export function cellsIn(form: Case, spans: readonly Span[]): string {
  const [singular, plural] = CELLS[form];
  return `${isPlural(spans) ? plural : singular} ${listText(spans.map(spanText), 'і')}`;
}

/** "стовпців 4–6 і 9": the lines that cross a line in these cells. */
export function linesAcross(form: Case, spans: readonly Span[], line: Line): string {
  const [singular, plural] = NOUNS[line.kind === 'row' ? 'column' : 'row'][form];
  return `${isPlural(spans) ? plural : singular} ${listText(spans.map(spanText), 'і')}`;
}

/** "рядку 3": one line in a given case. */
export function lineIn(form: Case, { kind, index }: Line): string {
  return `${NOUNS[kind][form][0]} ${index + 1}`;
}

/** The predicate in agreement with the cells: "зафарбована", "порожні". */
export function agreeing(
  forms: { readonly feminine: string; readonly plural: string },
  spans: readonly Span[],
): string {
  return isPlural(spans) ? forms.plural : forms.feminine;
}

const PLURALS = new Intl.PluralRules('uk');

/** "1 клітинка", "2 клітинки", "5 клітинок", from the three forms. */
export function counted(
  count: number,
  forms: readonly [one: string, few: string, many: string],
): string {
  return `${count} ${byCount(count, forms)}`;
}

const INSTRUMENTAL = ['одним', 'двома', 'трьома', 'чотирма', 'п’ятьма', 'шістьма', 'сімома'];

/**
 * "одним способом", "двома способами", "81 способом": the instrumental with a count, small numbers
 * as words.
 */
export function withCount(count: number, [one, many]: readonly [string, string]): string {
  const noun = PLURALS.select(count) === 'one' ? one : many;
  return `${INSTRUMENTAL[count - 1] ?? count} ${noun}`;
}

/** The form of the word alone, chosen by a number. */
export function byCount(
  count: number,
  [one, few, many]: readonly [string, string, string],
): string {
  const rule = PLURALS.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}
