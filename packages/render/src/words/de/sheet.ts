/** The words of a sheet in German. */
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/german-color';
import type { SheetWords } from '../sheet-language.js';
import { counted } from './counted.js';

/** The words of a sheet in German. */
export const SHEET_DE: SheetWords = {
  puzzle: 'Rätsel',
  solution: (number) => (number === undefined ? 'Lösung' : `Lösung ${number}`),
  blank: 'leer',
  color: (palette, color) => {
    const word = chooseColorWords(palette)[color];
    if (word === undefined) return '';
    if ('rgb' in word) return word.rgb;
    return colorAdjective(word.basic, word.shade, 'bare');
  },
  untitled: (width, height) => `Nonogramm, ${width} mal ${height}`,
  description: ({ width, height, inks, numbers }) => {
    const size = `${counted(width, 'Feld', 'Felder')} breit und ${height} hoch`;
    const colors = inks > 1 ? `, ${counted(inks, 'Farbe', 'Farben')}` : '';
    return `Nonogramm, ${size}${colors}, ${counted(numbers, 'Zahl', 'Zahlen')} am Rand`;
  },
};
