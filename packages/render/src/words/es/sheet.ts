/** The words of a sheet in Spanish. */
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/spanish-color';
import type { SheetWords } from '../sheet-language.js';
import { counted } from './counted.js';

/** The words of a sheet in Spanish. */
export const SHEET_ES: SheetWords = {
  puzzle: 'Nonograma',
  solution: (number) => (number === undefined ? 'Solución' : `Solución ${number}`),
  blank: 'vacía',
  color: (palette, color) => {
    const word = chooseColorWords(palette)[color];
    if (word === undefined) return '';
    if ('rgb' in word) return word.rgb;
    return colorAdjective(word.basic, word.shade, 'masculine');
  },
  untitled: (width, height) => `Nonograma, ${width} por ${height}`,
  description: ({ width, height, inks, numbers }) => {
    const size = `${counted(width, 'casilla', 'casillas')} de ancho y ${height} de alto`;
    const colors = inks > 1 ? `, ${counted(inks, 'color', 'colores')}` : '';
    return `Nonograma, ${size}${colors}, ${counted(numbers, 'número', 'números')} en las pistas`;
  },
};
