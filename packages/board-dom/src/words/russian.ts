/** Russian words that boards and editors share. */
import type { Clues, ShownNumber } from '@nonokit/board';
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/russian-color';

/** The forms of a noun for 1, 2 and 5. */
export type Forms = readonly [one: string, few: string, many: string];

export const CELLS: Forms = ['клетка', 'клетки', 'клеток'];
export const ROWS: Forms = ['строка', 'строки', 'строк'];
export const COLUMNS: Forms = ['столбец', 'столбца', 'столбцов'];

export const PLURALS = new Intl.PluralRules('ru');

/** What stands beside a board that is zoomed in. */
export const RUSSIAN_BADGE = {
  locale: 'ru',
  fit: 'Всё поле',
  fitBoard: (zoom: string): string => `${zoom}× Всё поле целиком`,
  zoomBack: (zoom: string): string => `${zoom}× Вернуться туда, где вы были`,
};

/** "1 чёрный, 4 голубых". */
export function blocksText(clue: readonly ShownNumber[], clues: Clues): string {
  const told = clue.filter(({ text }) => text !== '');
  if (told.length === 0) return '0';
  const text = ({ size, color, text, large }: ShownNumber): string => {
    if (text === '*') return 'любые числа';
    if (text === '?') {
      return isColored(clues)
        ? `скрытое число ${inkText(color, 'plural-genitive', clues)}`
        : 'скрытое число';
    }
    if (large !== undefined) return `${size} на обе линии`;
    if (!isColored(clues)) return `${size}`;
    const form = PLURALS.select(size) === 'one' ? 'masculine' : 'plural-genitive';
    return `${size} ${inkText(color, form, clues)}`;
  };
  return told.map(text).join(', ');
}

/** True for more than one ink. */
export function isColored({ palette }: Pick<Clues, 'palette'>): boolean {
  return palette.length > 2;
}

/** "голубой", "закрашено голубым": the word for an ink in a form. */
export function inkText(ink: number, form: Form, { palette }: Pick<Clues, 'palette'>): string {
  const word = chooseColorWords(palette)[ink];
  if (word === undefined || 'rgb' in word) return `цвета ${ink}`;
  return colorAdjective(word.basic, word.shade, form);
}

/** "1 клетка", "2 клетки", "5 клеток". */
export function counted(count: number, [one, few, many]: Forms): string {
  const rule = PLURALS.select(count);
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

/** With a capital letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
