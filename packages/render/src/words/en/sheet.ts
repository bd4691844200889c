/** The words of a sheet in English. */
import { chooseColorWords, counted } from '@nonokit/core';
import type { SheetWords } from '../sheet-language.js';

/** The words of a sheet in English. */
export const SHEET_EN: SheetWords = {
  puzzle: 'Puzzle',
  solution: (number) => (number === undefined ? 'Solution' : `Solution ${number}`),
  blank: 'blank',
  color: (palette, color) => {
    const word = chooseColorWords(palette)[color];
    if (word === undefined) return '';
    if ('rgb' in word) return word.rgb;
    return word.shade === undefined ? word.basic : `${word.shade} ${word.basic}`;
  },
  untitled: (width, height) => `Nonogram, ${width} by ${height}`,
  description: ({ width, height, inks, numbers }) => {
    const colors = inks > 1 ? `, ${counted(inks, 'colour')}` : '';
    const clues = `${numbers} clue ${numbers === 1 ? 'number' : 'numbers'}`;
    return `Nonogram, ${counted(width, 'cell')} wide and ${height} high${colors}, ${clues}`;
  },
};
