/** The words of a sheet in Polish. */
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/polish-color';
import type { SheetWords } from '../sheet-language.js';
import { counted } from './counted.js';

/** The words of a sheet in Polish. */
export const SHEET_PL: SheetWords = {
  puzzle: 'Nonogram',
  solution: (number) => (number === undefined ? 'Rozwiązanie' : `Rozwiązanie ${number}`),
  blank: 'puste',
  color: (palette, color) => {
    const word = chooseColorWords(palette)[color];
    if (word === undefined) return '';
    if ('rgb' in word) return word.rgb;
    return colorAdjective(word.basic, word.shade, 'masculine');
  },
  untitled: (width, height) => `Nonogram, ${width} na ${height}`,
  description: ({ width, height, inks, numbers }) => {
    const size = `${counted(width, 'kolumna', 'kolumny', 'kolumn')} i ${counted(height, 'wiersz', 'wiersze', 'wierszy')}`;
    const colors = inks > 1 ? `, ${counted(inks, 'kolor', 'kolory', 'kolorów')}` : '';
    return `Nonogram: ${size}${colors}, ${counted(numbers, 'liczba', 'liczby', 'liczb')}`;
  },
};
