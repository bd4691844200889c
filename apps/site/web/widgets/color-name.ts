/** The word for an ink in the language of the page: "dark red", "тёмно-красный". */
import { colorWordsOf, type Palette } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/russian-color';
import type { PageLanguage } from '../frame/place.js';

export function colorName(palette: Palette, ink: number, language: PageLanguage): string {
  const word = colorWordsOf(palette)[ink];
  if (word === undefined) return '';
  if ('rgb' in word) return word.rgb;
  const { basic, shade } = word;
  if (language === 'ru') return colorAdjective(basic, shade, 'masculine');
  return shade === undefined ? basic : `${shade} ${basic}`;
}
