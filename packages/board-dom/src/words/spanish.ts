/** Spanish words that boards and editors share. */
import type { Clues, ShownNumber } from '@nonokit/board';
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/spanish-color';

/** The forms of a noun for 1 and for several. */
export type Forms = readonly [one: string, other: string];

export const CELLS: Forms = ['casilla', 'casillas'];
export const ROWS: Forms = ['fila', 'filas'];
export const COLUMNS: Forms = ['columna', 'columnas'];

const PLURALS = new Intl.PluralRules('es');

/** What stands beside a board that is zoomed in. */
export const SPANISH_BADGE = {
  locale: 'es',
  fit: 'Ajustar',
  fitBoard: (zoom: string): string => `${zoom}× Ver todo el tablero`,
  zoomBack: (zoom: string): string => `${zoom}× Volver a donde estabas`,
};

/** "4 negro, 2 azul"; only the numbers for a single ink. */
export function blocksText(clue: readonly ShownNumber[], clues: Clues): string {
  const told = clue.filter(({ text }) => text !== '');
  if (told.length === 0) return '0';
  const text = (number: ShownNumber): string =>
    isColored(clues) && number.text !== '*'
      ? `${numberText(number)} ${inkText(number.color, 'masculine', clues)}`
      : numberText(number);
  return told.map(text).join(', ');
}

function numberText({ size, text, large }: ShownNumber): string {
  if (text === '?') return 'número oculto';
  if (text === '*') return 'números cualesquiera';
  return large === undefined ? `${size}` : `${size} en ambas líneas`;
}

/** True for more than one ink. */
export function isColored({ palette }: Pick<Clues, 'palette'>): boolean {
  return palette.length > 2;
}

/** "roja", "de color 3": the word for an ink as an adjective in a form. */
export function inkText(ink: number, form: Form, { palette }: Pick<Clues, 'palette'>): string {
  const word = chooseColorWords(palette)[ink];
  if (word === undefined || 'rgb' in word) return `de color ${ink}`;
  return colorAdjective(word.basic, word.shade, form);
}

/** "rojo", "color 3": the name of an ink. */
export function inkName(ink: number, clues: Pick<Clues, 'palette'>): string {
  return inkText(ink, 'masculine', clues).replace(/^de color/, 'color');
}

/** "1 casilla", "5 casillas". */
export function counted(count: number, forms: Forms): string {
  return `${count} ${byCount(count, forms)}`;
}

/** The form of the word alone, chosen by a number. */
export function byCount(count: number, [one, other]: Forms): string {
  return PLURALS.select(count) === 'one' ? one : other;
}

/** With a capital letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
