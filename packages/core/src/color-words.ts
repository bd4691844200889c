/**
 * Words for the colours of a palette, so that a sentence can say "the red 3": the basic colour by
 * its hue, with "light" or "dark" if two colours of a puzzle would get the same word.
 */
import { type Palette, parseChannels } from './palette.js';

/** The name of a basic colour. */
export type BasicColor =
  | ('black' | 'white' | 'grey' | 'red' | 'orange' | 'yellow' | 'green')
  | ('turquoise' | 'sky blue' | 'blue' | 'violet' | 'lilac')
  | ('pink' | 'brown' | 'beige');

/** The end of each colour on the circle of hues, in degrees; red goes around. */
const HUES: readonly (readonly [end: number, name: BasicColor])[] = [
  [15, 'red'],
  [40, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [190, 'turquoise'],
  [255, 'blue'],
  [300, 'violet'],
  [345, 'pink'],
  [360, 'red'],
];

/** Distinguishes colours of the same hue; among an odd number, the middle one has no shade. */
export type Shade = 'very dark' | 'dark' | 'light' | 'very light';

/** The word for a colour: a basic colour with a shade, or its value if that is ambiguous. */
export type ColorWord =
  | { readonly basic: BasicColor; readonly shade: Shade | undefined }
  | { readonly rgb: string };

/** The shades for 1, 2, … colours of one hue, from the darkest. */
const SHADES: readonly (readonly (Shade | undefined)[])[] = [
  [],
  [undefined],
  ['dark', 'light'],
  ['dark', undefined, 'light'],
  ['very dark', 'dark', 'light', 'very light'],
  ['very dark', 'dark', undefined, 'light', 'very light'],
];

/** A word for every colour of the palette; no two are the same, the paper's among them. */
export function chooseColorWords(palette: Palette): ColorWord[] {
  const basics = chooseBasics(palette);
  return palette.map(({ rgb }, color) => {
    const basic = basics[color] as BasicColor;
    const alike = palette.filter((_, c) => basics[c] === basic);
    const lights = alike.map((one) => lightness(one.rgb));
    const shades = SHADES[alike.length];
    if (shades === undefined || new Set(lights).size < alike.length) return { rgb };
    const darker = lights.filter((light) => light < lightness(rgb)).length;
    return { basic, shade: shades[darker] };
  });
}

/**
 * The basic colours; of several blacks or whites only one keeps that name, the others are greys:
 * the paper if it is one of them, else the extreme ink.
 */
function chooseBasics(palette: Palette): BasicColor[] {
  const lights = palette.map(({ rgb }) => lightness(rgb));
  const basics = palette.map(({ rgb }) => chooseBasic(rgb));
  const utmost = (name: BasicColor, of: (...lights: number[]) => number): number =>
    basics[0] === name ? 0 : lights.indexOf(of(...lights.filter((_, c) => basics[c] === name)));
  const black = utmost('black', Math.min);
  const white = utmost('white', Math.max);
  return basics.map((basic, color) => {
    const isGrey = (basic === 'black' && color !== black) || (basic === 'white' && color !== white);
    return isGrey ? 'grey' : basic;
  });
}

/** The basic colour by hue; pale and dark ones, and those of warm hues, have names of their own. */
function chooseBasic(rgb: string): BasicColor {
  const [r, g, b] = parseChannels(rgb);
  const most = Math.max(r, g, b);
  const chroma = most - Math.min(r, g, b);
  const middle = most - chroma / 2;
  if (most < 45) return 'black';
  // of pale colours the eye sees less of a hue
  if (chroma < (middle > 200 ? 24 : 36))
    return middle < 60 ? 'black' : middle > 225 ? 'white' : 'grey';
  const hue = computeHue(r, g, b, most, chroma);
  const warm = hue >= 10 && hue < 55;
  if (warm && middle > 140 && chroma < 125) return 'beige';
  if ((warm && middle < 115) || (hue < 10 && middle < 70)) return 'brown';
  if ((hue < 15 || hue >= 330) && middle > 165) return 'pink';
  if (hue >= 285 && hue < 330 && middle < 100) return 'violet';
  if (hue >= 240 && hue < 300 && middle > 200) return 'lilac';
  // Russian has a separate word for it, and nobody there would call it blue
  if (hue >= 190 && hue < 225 && middle > 150) return 'sky blue';
  return HUES.find(([end]) => hue < end)?.[1] ?? 'red';
}

/** Degrees on the circle of hues: 0 red, 120 green, 240 blue. */
function computeHue(r: number, g: number, b: number, most: number, chroma: number): number {
  if (most === r) return (60 * (g - b)) / chroma + (g < b ? 360 : 0);
  return most === g ? 120 + (60 * (b - r)) / chroma : 240 + (60 * (r - g)) / chroma;
}

function lightness(rgb: string): number {
  const [r, g, b] = parseChannels(rgb);
  return 0.299 * r + 0.587 * g + 0.114 * b;
}
