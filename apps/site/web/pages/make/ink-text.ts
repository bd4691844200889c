/** What inks are called. */
import { BLANK, type Palette } from '@nonokit/core';
import type { PageContext } from '../../frame/page-context.js';
import { colorName } from '../../widgets/color-name.js';
import { inkColor, paperColor } from '../../widgets/ink-color.js';
import type { MakeWords } from '../../words/en/make.js';

/** The colour of an ink as the board shows it: black and white follow the theme. */
export function inkShown(palette: Palette, color: number): string {
  return color === BLANK ? paperColor(palette) : inkColor(palette, color);
}

/** "Ink 2, dark red", "Paper, white"; a name of the maker's own goes before the word. */
export function inkText(
  page: PageContext,
  palette: Palette,
  color: number,
  words: MakeWords,
): string {
  const name = palette[color]?.name ?? colorName(page, palette, color);
  return color === BLANK ? words.paperOf(name) : words.ink(color, name);
}
