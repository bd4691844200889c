/** Names of colours, in German. */
import { colorAdjective } from '@nonokit/core/german-color';
import type { ColorWords } from '../en/colors.js';

export const words: ColorWords = {
  name: (basic, shade) => colorAdjective(basic, shade, 'bare'),
};
