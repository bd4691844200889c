/** German words that change with case and number. */
import type { Line } from '@nonokit/core';
import type { Span } from '../../facts.js';
import { isPlural, listText, spanText } from '../spans.js';

/** The grammatical cases that phrases need; nominative and accusative are the same here. */
export type Case = 'nominative' | 'dative';

/** The singular, and the plural with its article. */
type Forms = readonly [singular: string, plural: string];

const NOUNS: Readonly<Record<Line['kind'], Readonly<Record<Case, Forms>>>> = {
  column: { nominative: ['Spalte', 'die Spalten'], dative: ['Spalte', 'den Spalten'] },
  row: { nominative: ['Zeile', 'die Zeilen'], dative: ['Zeile', 'den Zeilen'] },
};

const CELLS: Readonly<Record<Case, Forms>> = {
  nominative: ['Feld', 'die Felder'],
  dative: ['Feld', 'den Feldern'],
};

/** "die Felder 4–6 und 9", "Feld 3": the cells of a line, counted from its beginning. */
export function cellsIn(form: Case, spans: readonly Span[]): string {
  const [singular, plural] = CELLS[form];
  return `${isPlural(spans) ? plural : singular} ${listText(spans.map(spanText), 'und')}`;
}

/** "Feld 3", from a place that counts from 0. */
export function oneCell(place: number): string {
  return cellsIn('nominative', [{ from: place, to: place }]);
}

/** "die Spalten 4–6 und 9": the lines that cross a line in these cells. */
export function linesAcross(form: Case, spans: readonly Span[], line: Line): string {
  const [singular, plural] = NOUNS[line.kind === 'row' ? 'column' : 'row'][form];
  return `${isPlural(spans) ? plural : singular} ${listText(spans.map(spanText), 'und')}`;
}

/** "Zeile 3". */
export function lineName({ kind, index }: Line): string {
  return `${NOUNS[kind].nominative[0]} ${index + 1}`;
}

/** "Zeile", "Spalte". */
export function lineNoun({ kind }: Line): string {
  return NOUNS[kind].nominative[0];
}

const PLURALS = new Intl.PluralRules('de');

/** The form of the word alone, chosen by a number. */
export function byCount(count: number, [one, many]: readonly [one: string, many: string]): string {
  return PLURALS.select(count) === 'one' ? one : many;
}

/** "1 Feld", "5 Felder", from the two forms. */
export function counted(count: number, forms: readonly [one: string, many: string]): string {
  return `${count} ${byCount(count, forms)}`;
}

const NUMBERS = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
];

/** A small number as a word, said of a feminine noun: "eine", "zwei", "11". */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? `${count}`;
}
