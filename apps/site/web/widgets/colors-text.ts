/** How many colours a puzzle has, in words. It stands apart from cards, which fewer pages need. */

import type { PageContext } from '../frame/page-context.js';

/** The number of colours in words. */
export function colorsText(page: PageContext, inks: readonly string[]): string {
  const { plural, wordsOf } = page;
  const words = wordsOf('cards');
  if (inks.length > 1) return `${inks.length} ${plural(inks.length, words.colors)}`;
  return inks[0] === '#000000' ? words.blackAndWhite : words.oneColor;
}
