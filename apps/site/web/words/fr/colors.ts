/** Names of colours, in French. */
import { colorAdjective } from '@nonokit/core/french-color';
import type { ColorWords } from '../en/colors.js';

export const words: ColorWords = {
  name: (basic, shade) => colorAdjective(basic, shade, 'masculine'),
};
