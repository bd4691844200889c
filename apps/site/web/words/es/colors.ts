/** Names of colours, in Spanish. */
import { colorAdjective } from '@nonokit/core/spanish-color';
import type { ColorWords } from '../en/colors.js';

export const words: ColorWords = {
  name: (basic, shade) => colorAdjective(basic, shade, 'masculine'),
};
