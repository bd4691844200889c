/** Names of colours, in Ukrainian. */
import { colorAdjective } from '@nonokit/core/ukrainian-color';
import type { ColorWords } from '../en/colors.js';

export const words: ColorWords = {
  name: (basic, shade) => colorAdjective(basic, shade, 'masculine'),
};
