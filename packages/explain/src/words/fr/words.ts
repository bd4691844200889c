/**
 * French words for cells and lines, with their articles, and for counts.
 */
import type { Line } from '@nonokit/core';
import type { Span } from '../../facts.js';
import { isPlural, listText, spanText } from '../spans.js';

/** What stands before a noun; it melts into one word with some articles: "des", "aux". */
export type Before = '' | 'à' | 'après' | 'avant' | 'dans' | 'de';

/** "la case 3", "dans les cases 4–6 et 9", "des cases 2–3": the cells of a line. */
export function cells(spans: readonly Span[], before: Before = ''): string {
  return named(before, ['case', 'cases'], spans);
}

/** "la case 3": one cell, by its place from 0. */
export function one(place: number, before: Before = ''): string {
  return cells([{ from: place, to: place }], before);
}

/** "les colonnes 4–6 et 9": the lines that cross a line in these cells. */
export function linesAcross(spans: readonly Span[], line: Line): string {
  const nouns = line.kind === 'row' ? (['colonne', 'colonnes'] as const) : ROWS;
  return named('', nouns, spans);
}

const ROWS = ['ligne', 'lignes'] as const;

function named(
  before: Before,
  [one, many]: readonly [one: string, many: string],
  spans: readonly Span[],
): string {
  const plural = isPlural(spans);
  return `${article(before, plural)} ${plural ? many : one} ${listText(spans.map(spanText), 'et')}`;
}

/** "la", "les", "dans la", "des", "aux": the feminine article behind a preposition. */
function article(before: Before, plural: boolean): string {
  if (plural && before === 'de') return 'des';
  if (plural && before === 'à') return 'aux';
  return `${before === '' ? '' : `${before} `}${plural ? 'les' : 'la'}`;
}

/** "ligne", "colonne"; both are feminine. */
export function noun(kind: Line['kind']): string {
  return kind === 'row' ? 'ligne' : 'colonne';
}

/** "la ligne 3", "la colonne 5". */
export function theLine({ kind, index }: Line): string {
  return `la ${noun(kind)} ${index + 1}`;
}

const PLURALS = new Intl.PluralRules('fr');

/** True for the numbers that take the singular: 0 and 1. */
export function isOne(count: number): boolean {
  return PLURALS.select(count) === 'one';
}

/** "1 case", "5 cases", from the two forms. */
export function counted(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${count} ${isOne(count) ? one : many}`;
}

/** "une case", "5 cases": where "1" would look odd in a sentence. */
export function fewCells(count: number): string {
  return count === 1 ? 'une case' : counted(count, ['case', 'cases']);
}

/** "qu’une case", "que 5 cases": after "ne". */
export function onlyCells(count: number): string {
  return count === 1 ? 'qu’une case' : `que ${fewCells(count)}`;
}

const NUMBERS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
];

/** A small number as a word, masculine: "deux", "11". */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? `${count}`;
}

/** With a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
