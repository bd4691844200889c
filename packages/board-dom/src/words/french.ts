/** French words that boards and editors share. */
import type { Clues, ShownNumber } from '@nonokit/board';
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/french-color';

/** The forms of a noun for 1 and 2. */
export type Forms = readonly [one: string, many: string];

export const CELLS: Forms = ['case', 'cases'];
export const ROWS: Forms = ['ligne', 'lignes'];
export const COLUMNS: Forms = ['colonne', 'colonnes'];

export const PLURALS = new Intl.PluralRules('fr');

/** What stands beside a board that is zoomed in. */
export const FRENCH_BADGE = {
  locale: 'fr',
  fit: 'Ajuster',
  fitBoard: (zoom: string): string => `${zoom}× Voir toute la grille`,
  zoomBack: (zoom: string): string => `${zoom}× Revenir où vous étiez`,
};

/** "1 noir, 4 bleus". */
export function blocksText(clue: readonly ShownNumber[], clues: Clues): string {
  const told = clue.filter(({ text }) => text !== '');
  if (told.length === 0) return '0';
  const text = ({ size, color, text, large }: ShownNumber): string => {
    if (text === '*') return 'nombres quelconques';
    const ink = isColored(clues) ? ` ${inkText(color, 'masculine', clues)}` : '';
    if (text === '?') return `nombre caché${ink}`;
    if (large !== undefined) return `${size} sur les deux rangées${ink}`;
    if (!isColored(clues)) return `${size}`;
    const form = PLURALS.select(size) === 'one' ? 'masculine' : 'masculine-plural';
    return `${size} ${inkText(color, form, clues)}`;
  };
  return told.map(text).join(', ');
}

/** True for more than one ink. */
export function isColored({ palette }: Pick<Clues, 'palette'>): boolean {
  return palette.length > 2;
}

/** "rouges", "bleu foncé": the word for an ink in a form. */
export function inkText(ink: number, form: Form, { palette }: Pick<Clues, 'palette'>): string {
  const word = chooseColorWords(palette)[ink];
  if (word === undefined || 'rgb' in word) return `couleur ${ink}`;
  return colorAdjective(word.basic, word.shade, form);
}

/** "1 case", "5 cases". */
export function counted(count: number, [one, many]: Forms): string {
  return `${count} ${PLURALS.select(count) === 'one' ? one : many}`;
}

/** With a capital letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
