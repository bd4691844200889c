/**
 * Spanish words that change with number and gender: cells, rows and columns are feminine, blocks
 * and their numbers masculine.
 */
import type { Line } from '@nonokit/core';
import type { Span } from '../../facts.js';
import { isPlural, listText, spanText } from '../spans.js';

const PLURALS = new Intl.PluralRules('es');

/** "las casillas 4–6 y 9", "la casilla 3": the cells of a line, counted from its beginning. */
export function cells(spans: readonly Span[]): string {
  return `${isPlural(spans) ? 'las casillas' : 'la casilla'} ${listText(spans.map(spanText), 'y')}`;
}

/** "las columnas 4–6 y 9": the lines that cross a line in these cells. */
export function linesAcross(spans: readonly Span[], line: Line): string {
  const noun = across(line);
  const named = isPlural(spans) ? `las ${noun}s` : `la ${noun}`;
  return `${named} ${listText(spans.map(spanText), 'y')}`;
}

/** "columna" for a row: the noun for the lines that cross it. */
export function across({ kind }: Line): string {
  return kind === 'row' ? 'columna' : 'fila';
}

/** "fila". */
export function lineNoun(kind: Line['kind']): string {
  return kind === 'row' ? 'fila' : 'columna';
}

/** "fila 3". */
export function lineName({ kind, index }: Line): string {
  return `${lineNoun(kind)} ${index + 1}`;
}

/** The form of the word alone, chosen by a number. */
export function byCount(count: number, [one, other]: readonly [string, string]): string {
  return PLURALS.select(count) === 'one' ? one : other;
}

/** "1 casilla", "5 casillas", from the two forms. */
export function counted(count: number, forms: readonly [one: string, other: string]): string {
  return `${count} ${byCount(count, forms)}`;
}

/** "1 casilla", "5 casillas". */
export function countedCells(count: number): string {
  return counted(count, ['casilla', 'casillas']);
}

const MASCULINE = [
  'ningún',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
];

/** A small number before a noun: "un", "dos", "11"; "una" before a feminine one. */
export function numberWord(count: number, gender: 'masculine' | 'feminine'): string {
  const word = MASCULINE[count];
  if (word === undefined) return `${count}`;
  if (gender === 'masculine' || count > 1) return word;
  return count === 1 ? 'una' : 'ninguna';
}
