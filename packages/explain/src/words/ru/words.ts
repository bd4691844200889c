/**
 * Russian words that change with case, number and gender.
 */
import type { Line } from '@nonokit/core';
import type { Span } from '../../facts.js';
import { isPlural, listText, spanText } from '../spans.js';

/** The grammatical cases that phrases need. */
export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'prepositional';

/** Singular and plural of the two kinds of lines. */
const NOUNS: Readonly<Record<Line['kind'], Readonly<Record<Case, readonly [string, string]>>>> = {
  column: {
    nominative: ['столбец', 'столбцы'],
    genitive: ['столбца', 'столбцов'],
    dative: ['столбцу', 'столбцам'],
    accusative: ['столбец', 'столбцы'],
    prepositional: ['столбце', 'столбцах'],
  },
  row: {
    nominative: ['строка', 'строки'],
    genitive: ['строки', 'строк'],
    dative: ['строке', 'строкам'],
    accusative: ['строку', 'строки'],
    prepositional: ['строке', 'строках'],
  },
};

const CELLS: Readonly<Record<Case, readonly [string, string]>> = {
  nominative: ['клетка', 'клетки'],
  genitive: ['клетки', 'клеток'],
  dative: ['клетке', 'клеткам'],
  accusative: ['клетку', 'клетки'],
  prepositional: ['клетке', 'клетках'],
};

/** "клетки 4–6 и 9", "клетке 3": the cells of a line, counted from its beginning. */
export function cellsIn(form: Case, spans: readonly Span[]): string {
  const [singular, plural] = CELLS[form];
  return `${isPlural(spans) ? plural : singular} ${listText(spans.map(spanText), 'и')}`;
}

/** "столбцов 4–6 и 9": the lines that cross a line in these cells. */
export function linesAcross(form: Case, spans: readonly Span[], line: Line): string {
  const [singular, plural] = NOUNS[line.kind === 'row' ? 'column' : 'row'][form];
  return `${isPlural(spans) ? plural : singular} ${listText(spans.map(spanText), 'и')}`;
}

/** "строке 3": one line in a given case. */
export function lineIn(form: Case, { kind, index }: Line): string {
  return `${NOUNS[kind][form][0]} ${index + 1}`;
}

/** The short predicate in agreement with the cells: "закрашена", "пусты". */
export function agreeing(
  forms: { readonly feminine: string; readonly plural: string },
  spans: readonly Span[],
): string {
  return isPlural(spans) ? forms.plural : forms.feminine;
}

const PLURALS = new Intl.PluralRules('ru');

/** "1 клетка", "2 клетки", "5 клеток", from the three forms. */
export function counted(
  count: number,
  [one, few, many]: readonly [one: string, few: string, many: string],
): string {
  const rule = PLURALS.select(count);
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

const INSTRUMENTAL = ['одним', 'двумя', 'тремя', 'четырьмя', 'пятью', 'шестью', 'семью'];

/**
 * "одним способом", "двумя способами", "81 способом": the instrumental with a count, small numbers
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
