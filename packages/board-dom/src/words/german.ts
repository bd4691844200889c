/** German words that boards and editors share. */
import type { Clues, ShownNumber } from '@nonokit/board';
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/german-color';

/** The forms of a noun for 1 and 2. */
export type Forms = readonly [one: string, many: string];

export const CELLS: Forms = ['Feld', 'Felder'];
export const ROWS: Forms = ['Zeile', 'Zeilen'];
export const COLUMNS: Forms = ['Spalte', 'Spalten'];

const PLURALS = new Intl.PluralRules('de');

/** What stands beside a board that is zoomed in. */
export const GERMAN_BADGE = {
  locale: 'de',
  fit: 'Alles',
  fitBoard: (zoom: string): string => `${zoom}× Das ganze Gitter zeigen`,
  zoomBack: (zoom: string): string => `${zoom}× Zurück zur Stelle von vorhin`,
};

/** "4 schwarz, 2 blau"; only the numbers for a single ink. */
export function blocksText(clue: readonly ShownNumber[], clues: Clues): string {
  const told = clue.filter(({ text }) => text !== '');
  if (told.length === 0) return '0';
  const text = (number: ShownNumber): string =>
    isColored(clues) && number.text !== '*'
      ? `${numberText(number)} ${inkText(number.color, 'bare', clues)}`
      : numberText(number);
  return told.map(text).join(', ');
}

function numberText({ size, text, large }: ShownNumber): string {
  if (text === '?') return 'verdeckte Zahl';
  if (text === '*') return 'beliebige Zahlen';
  return large === undefined ? `${size}` : `${size} auf beiden Linien`;
}

/** True for more than one ink. */
export function isColored({ palette }: Pick<Clues, 'palette'>): boolean {
  return palette.length > 2;
}

/** "dunkelblau": the word for an ink in a form. */
export function inkText(ink: number, form: Form, { palette }: Pick<Clues, 'palette'>): string {
  const word = chooseColorWords(palette)[ink];
  if (word === undefined || 'rgb' in word) return `Farbe ${ink}`;
  return colorAdjective(word.basic, word.shade, form);
}

/** "1 Feld", "5 Felder". */
export function counted(count: number, [one, many]: Forms): string {
  return `${count} ${PLURALS.select(count) === 'one' ? one : many}`;
}

/** With a capital letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
