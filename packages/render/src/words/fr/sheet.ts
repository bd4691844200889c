/** The words of a sheet in French. */
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/french-color';
import type { SheetWords } from '../sheet-language.js';
import { counted } from './counted.js';

/** The words of a sheet in French. */
export const SHEET_FR: SheetWords = {
  puzzle: 'Grille',
  solution: (number) => (number === undefined ? 'Solution' : `Solution ${number}`),
  blank: 'vide',
  color: (palette, color) => {
    const word = chooseColorWords(palette)[color];
    if (word === undefined) return '';
    if ('rgb' in word) return word.rgb;
    return colorAdjective(word.basic, word.shade, 'masculine');
  },
  untitled: (width, height) => `Nonogramme, ${width} sur ${height}`,
  description: ({ width, height, inks, numbers }) => {
    const size = `${counted(width, 'case', 'cases')} de large et ${height} de haut`;
    const colors = inks > 1 ? `, ${counted(inks, 'couleur', 'couleurs')}` : '';
    const clues = counted(numbers, 'nombre d’indices', 'nombres d’indices');
    return `Nonogramme, ${size}${colors}, ${clues}`;
  },
};
