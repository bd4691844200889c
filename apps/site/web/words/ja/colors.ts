/** Names of colours, in Japanese. */
import { colorAdjective } from '@nonokit/core/japanese-color';
import type { ColorWords } from '../en/colors.js';

export const words: ColorWords = {
  name: (basic, shade) => colorAdjective(basic, shade),
};
