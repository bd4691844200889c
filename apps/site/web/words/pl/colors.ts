/** Names of colours, in Polish. */
import { colorAdjective } from '@nonokit/core/polish-color';
import type { ColorWords } from '../en/colors.js';

export const words: ColorWords = {
  name: (basic, shade) => colorAdjective(basic, shade, 'masculine'),
};
