/** The words of a sheet in Russian. */
import { colorWordsOf } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/russian-color';
import type { SheetWords } from '../sheet-language.js';

const PLURALS = new Intl.PluralRules('ru');

/** The form of a noun that goes with a number: 1 число, 2 числа, 5 чисел. */
function counted(count: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

/** The words of a sheet in Russian. */
export const SHEET_RU: SheetWords = {
  puzzle: 'Кроссворд',
  solution: (number) => (number === undefined ? 'Решение' : `Решение ${number}`),
  blank: 'пусто',
  color: (palette, color) => {
    const word = colorWordsOf(palette)[color];
    if (word === undefined) return '';
    if ('rgb' in word) return word.rgb;
    return colorAdjective(word.basic, word.shade, 'masculine');
  },
  untitled: (width, height) => `Японский кроссворд, ${width} на ${height}`,
  description: ({ width, height, inks, numbers }) => {
    const size = `${counted(width, 'столбец', 'столбца', 'столбцов')} и ${counted(height, 'строка', 'строки', 'строк')}`;
    const colors = inks > 1 ? `, ${counted(inks, 'цвет', 'цвета', 'цветов')}` : '';
    const clues = counted(numbers, 'число', 'числа', 'чисел');
    return `Японский кроссворд: ${size}${colors}, в условиях ${clues}`;
  },
};
