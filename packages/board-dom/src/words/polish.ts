/** Polish words that boards and editors share. */
import type { Clues, ShownNumber } from '@nonokit/board';
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/polish-color';

/** The forms of a noun for 1, 2 and 5. */
export type Forms = readonly [one: string, few: string, many: string];

export const CELLS: Forms = ['kratka', 'kratki', 'kratek'];
export const CELLS_ACCUSATIVE: Forms = ['kratkę', 'kratki', 'kratek'];
export const ROWS: Forms = ['wiersz', 'wiersze', 'wierszy'];
export const COLUMNS: Forms = ['kolumna', 'kolumny', 'kolumn'];

export const PLURALS = new Intl.PluralRules('pl');

/** What stands beside a board that is zoomed in. */
export const POLISH_BADGE = {
  locale: 'pl',
  fit: 'Całość',
  fitBoard: (zoom: string): string => `${zoom}× Pokaż całą planszę`,
  zoomBack: (zoom: string): string => `${zoom}× Wróć do poprzedniego miejsca`,
};

/** "1 czarna, 4 niebieskie, 5 zielonych": the cells of each block. */
export function blocksText(clue: readonly ShownNumber[], clues: Clues): string {
  const told = clue.filter(({ text }) => text !== '');
  if (told.length === 0) return '0';
  const text = ({ size, color, text, large }: ShownNumber): string => {
    if (text === '*') return 'dowolne liczby';
    if (text === '?') {
      return isColored(clues)
        ? `ukryta liczba ${inkText(color, 'plural-genitive', clues)}`
        : 'ukryta liczba';
    }
    if (large !== undefined) return `${size} w obu liniach`;
    if (!isColored(clues)) return `${size}`;
    const rule = PLURALS.select(size);
    const form = rule === 'one' ? 'feminine' : rule === 'few' ? 'plural' : 'plural-genitive';
    return `${size} ${inkText(color, form, clues)}`;
  };
  return told.map(text).join(', ');
}

/** True for more than one ink. */
export function isColored({ palette }: Pick<Clues, 'palette'>): boolean {
  return palette.length > 2;
}

/** "czerwony", "czerwonych": the word for an ink in a form. */
export function inkText(ink: number, form: Form, { palette }: Pick<Clues, 'palette'>): string {
  const word = chooseColorWords(palette)[ink];
  if (word === undefined || 'rgb' in word) {
    return form === 'masculine' ? `kolor ${ink}` : `koloru ${ink}`;
  }
  return colorAdjective(word.basic, word.shade, form);
}

/** "na czerwono", "kolorem 3": how cells are painted. */
export function paintedText(ink: number, { palette }: Pick<Clues, 'palette'>): string {
  const word = chooseColorWords(palette)[ink];
  if (word === undefined || 'rgb' in word) return `kolorem ${ink}`;
  return `na ${colorAdjective(word.basic, word.shade, 'adverb')}`;
}

/** "1 kratka", "2 kratki", "5 kratek". */
export function counted(count: number, [one, few, many]: Forms): string {
  const rule = PLURALS.select(count);
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

/** With a capital letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
