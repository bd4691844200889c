/**
 * Polish words that change with case, number and gender.
 */
import type { Line } from '@nonokit/core';
import type { Span } from '../../facts.js';
import { isPlural, listText, spanText } from '../spans.js';

/** The grammatical cases that phrases need. */
export type Case = 'nominative' | 'genitive' | 'accusative' | 'instrumental' | 'locative';

/** Singular and plural of the two kinds of lines. */
const NOUNS: Readonly<Record<Line['kind'], Readonly<Record<Case, readonly [string, string]>>>> = {
  column: {
    nominative: ['kolumna', 'kolumny'],
    genitive: ['kolumny', 'kolumn'],
    accusative: ['kolumnę', 'kolumny'],
    instrumental: ['kolumną', 'kolumnami'],
    locative: ['kolumnie', 'kolumnach'],
  },
  row: {
    nominative: ['wiersz', 'wiersze'],
    genitive: ['wiersza', 'wierszy'],
    accusative: ['wiersz', 'wiersze'],
    instrumental: ['wierszem', 'wierszami'],
    locative: ['wierszu', 'wierszach'],
  },
};

const CELLS: Readonly<Record<Case, readonly [string, string]>> = {
  nominative: ['kratka', 'kratki'],
  genitive: ['kratki', 'kratek'],
  accusative: ['kratkę', 'kratki'],
  instrumental: ['kratką', 'kratkami'],
  locative: ['kratce', 'kratkach'],
};

/** "kratki 4–6 i 9", "kratce 3": the cells of a line, counted from its beginning. */
export function cellsIn(form: Case, spans: readonly Span[]): string {
  const [singular, plural] = CELLS[form];
  return `${isPlural(spans) ? plural : singular} ${listText(spans.map(spanText), 'i')}`;
}

/** "kolumny 4–6 i 9": the lines that cross a line in these cells. */
export function linesAcross(form: Case, spans: readonly Span[], line: Line): string {
  return linesOf(line.kind === 'row' ? 'column' : 'row', form, spans);
}

/** "wierszach 1–3 i 5": lines of one kind in a given case. */
export function linesOf(kind: Line['kind'], form: Case, spans: readonly Span[]): string {
  const [singular, plural] = NOUNS[kind][form];
  return `${isPlural(spans) ? plural : singular} ${listText(spans.map(spanText), 'i')}`;
}

/** "wierszu 3": one line in a given case. */
export function lineIn(form: Case, { kind, index }: Line): string {
  return `${NOUNS[kind][form][0]} ${index + 1}`;
}

/** The adjective in agreement with the cells: "pusta", "puste". */
export function agreeing(
  forms: { readonly feminine: string; readonly plural: string },
  spans: readonly Span[],
): string {
  return isPlural(spans) ? forms.plural : forms.feminine;
}

/** The forms of a word for 1, 2 and 5. */
export type Forms = readonly [one: string, few: string, many: string];

const PLURALS = new Intl.PluralRules('pl');

/** "1 kratka", "2 kratki", "5 kratek", from the three forms. */
export function counted(count: number, forms: Forms): string {
  return `${count} ${byCount(count, forms)}`;
}

/** The form of the word alone, chosen by a number. */
export function byCount(count: number, [one, few, many]: Forms): string {
  const rule = PLURALS.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

const INSTRUMENTAL = ['jedną', 'dwiema', 'trzema', 'czterema', 'pięcioma', 'sześcioma'];

/** "jedną przerwą", "dwiema przerwami", "12 przerwami". */
export function withGaps(count: number): string {
  return `${INSTRUMENTAL[count - 1] ?? count} ${count === 1 ? 'przerwą' : 'przerwami'}`;
}

const WAYS = ['jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć'];

/** "na dwa sposoby", "na 81 sposobów". */
export function inWays(count: number): string {
  const number = WAYS[count - 1] ?? count;
  return `na ${number} ${byCount(count, ['sposób', 'sposoby', 'sposobów'])}`;
}

/** "z 25", "ze 100": a number that is said with "sto" takes the longer preposition. */
export function outOf(count: number): string {
  return /^1\d\d(?:\d{3})*$/.test(`${count}`) ? `ze ${count}` : `z ${count}`;
}
