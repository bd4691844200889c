/** What inks are called. */
import { BLANK, type Palette } from '@nonokit/core';
import { colorName } from '../../shell/color-name.js';
import { language } from '../../shell/state.js';
import type { MakeWords } from '../../words/en/make.js';

/** "Ink 2, dark red", "Paper, white"; a name of the maker's own goes before the word. */
export function inkText(palette: Palette, color: number, words: MakeWords): string {
  const name = palette[color]?.name ?? colorName(palette, color, language.value);
  return color === BLANK ? words.paperOf(name) : words.ink(color, name);
}
