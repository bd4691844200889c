/**
 * Russian words that change with case, number and gender.
 */
import type { Line } from '@nonokit/core';
import type { Span } from '../../step.js';
import { isPlural, listText, spanText } from '../spans.js';

/** The grammatical cases that phrases need. */
export type Case = 'nominative' | 'genitive' | 'accusative' | 'prepositional';

/** Singular and plural of the two nouns that name cells. */
const NOUNS: Readonly<Record<Line['kind'], Readonly<Record<Case, readonly [string, string]>>>> = {
  column: {
    nominative: ['столбец', 'столбцы'],
    genitive: ['столбца', 'столбцов'],
    accusative: ['столбец', 'столбцы'],
    prepositional: ['столбце', 'столбцах'],
  },
  row: {
    nominative: ['строка', 'строки'],
    genitive: ['строки', 'строк'],
    accusative: ['строку', 'строки'],
    prepositional: ['строке', 'строках'],
  },
};

/** The kind of line that names the cells of a line: cells of a row are named by their columns. */
export function crossing(line: Line): Line['kind'] {
  return line.kind === 'row' ? 'column' : 'row';
}

/** "столбцы 4–6 и 9", "строке 3". */
export function cellsIn(form: Case, spans: readonly Span[], line: Line): string {
  const [singular, plural] = NOUNS[crossing(line)][form];
  return `${isPlural(spans) ? plural : singular} ${listText(spans.map(spanText), 'и')}`;
}

/** "строке 3": one line in a given case. */
export function lineIn(form: Case, { kind, index }: Line): string {
  return `${NOUNS[kind][form][0]} ${index + 1}`;
}

/** The short predicate in agreement with the cells: "закрашен", "пуста", "пусты". */
export function agreeing(
  forms: { readonly masculine: string; readonly feminine: string; readonly plural: string },
  spans: readonly Span[],
  line: Line,
): string {
  if (isPlural(spans)) return forms.plural;
  return crossing(line) === 'row' ? forms.feminine : forms.masculine;
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
