/** The words of a sheet in Japanese. */
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/japanese-color';
import type { SheetWords } from '../sheet-language.js';
import { counted } from './counted.js';

/** The words of a sheet in Japanese. */
export const SHEET_JA: SheetWords = {
  puzzle: '問題',
  solution: (number) => (number === undefined ? '解答' : `解答${number}`),
  blank: '空白',
  color: (palette, color) => {
    const word = chooseColorWords(palette)[color];
    if (word === undefined) return '';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade);
  },
  untitled: (width, height) => `イラストロジック、${width}×${height}`,
  description: ({ width, height, inks, numbers }) => {
    const colors = inks > 1 ? `、${counted(inks, '色')}` : '';
    return `イラストロジック、横${counted(width, 'マス')}、縦${counted(height, 'マス')}${colors}、数字${counted(numbers, '個')}`;
  },
};
