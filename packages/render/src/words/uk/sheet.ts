/** The words of a sheet in Ukrainian. */
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/ukrainian-color';
import type { SheetWords } from '../sheet-language.js';
import { counted } from './counted.js';

/** The words of a sheet in Ukrainian. */
export const SHEET_UK: SheetWords = {
  puzzle: 'Кросворд',
  solution: (number) => (number === undefined ? 'Розв’язок' : `Розв’язок ${number}`),
  blank: 'порожньо',
  color: (palette, color) => {
    const word = chooseColorWords(palette)[color];
    if (word === undefined) return '';
    if ('rgb' in word) return word.rgb;
    return colorAdjective(word.basic, word.shade, 'masculine');
  },
  untitled: (width, height) => `Японський кросворд, ${width} на ${height}`,
  description: ({ width, height, inks, numbers }) => {
    const size = `${counted(width, 'стовпець', 'стовпці', 'стовпців')} і ${counted(height, 'рядок', 'рядки', 'рядків')}`;
    const colors = inks > 1 ? `, ${counted(inks, 'колір', 'кольори', 'кольорів')}` : '';
    const clues = counted(numbers, 'число', 'числа', 'чисел');
    return `Японський кросворд: ${size}${colors}, усього ${clues}`;
  },
};
