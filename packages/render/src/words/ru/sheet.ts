/** The words of a sheet in Russian. */
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/russian-color';
import type { SheetWords } from '../sheet-language.js';
import { counted } from './counted.js';

/** The words of a sheet in Russian. */
export const SHEET_RU: SheetWords = {
  puzzle: 'Кроссворд',
  solution: (number) => (number === undefined ? 'Решение' : `Решение ${number}`),
  blank: 'пусто',
  color: (palette, color) => {
    const word = chooseColorWords(palette)[color];
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
