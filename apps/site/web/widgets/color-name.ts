/** The word for an ink in the language of the page: "dark red", "тёмно-красный". */
import { chooseColorWords, type Palette } from '@nonokit/core';
import type { PageContext } from '../frame/page-context.js';

export function colorName(
  { wordsOf }: Pick<PageContext, 'wordsOf'>,
  palette: Palette,
  ink: number,
): string {
  const word = chooseColorWords(palette)[ink];
  if (word === undefined) return '';
  return 'rgb' in word ? word.rgb : wordsOf('colors').name(word.basic, word.shade);
}
