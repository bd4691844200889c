/** Names of colours, in Russian. */
import { colorAdjective } from '@nonokit/core/russian-color';
import type { ColorWords } from '../en/colors.js';

export const words: ColorWords = {
  name: (basic, shade) => colorAdjective(basic, shade, 'masculine'),
};
