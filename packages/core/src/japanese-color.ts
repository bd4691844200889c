/**
 * Japanese names of colours. They do not change; before a noun they take の: "赤の3",
 * "薄い緑のブロック".
 */
import type { BasicColor, Shade } from './color-words.js';

/** The name of each basic colour as a noun. */
const NAMES: Readonly<Record<BasicColor, string>> = {
  black: '黒',
  white: '白',
  grey: '灰色',
  red: '赤',
  orange: 'オレンジ',
  yellow: '黄色',
  green: '緑',
  turquoise: '青緑',
  'sky blue': '水色',
  blue: '青',
  violet: '紫',
  lilac: '藤色',
  pink: 'ピンク',
  brown: '茶色',
  beige: 'ベージュ',
};

/** What stands before the name for each shade. */
const SHADES: Readonly<Record<Shade, string>> = {
  'very dark': 'とても濃い',
  dark: '濃い',
  light: '薄い',
  'very light': 'とても薄い',
};

/** "赤", "薄い緑". */
export function colorAdjective(basic: BasicColor, shade: Shade | undefined): string {
  return `${shade === undefined ? '' : SHADES[shade]}${NAMES[basic]}`;
}
