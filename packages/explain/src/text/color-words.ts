/**
 * Words for the colours of a palette, so that a sentence can say "the red 3": the basic colour that is
 * nearest, told apart by "light" and "dark" where two colours of a puzzle would get the same word.
 */
import { channelsOf, type Palette } from '@nonokit/core';

/** The basic colours, by what they look like. */
const BASIC = {
  black: '#000000',
  white: '#ffffff',
  grey: '#808080',
  red: '#d81e1e',
  orange: '#f58214',
  yellow: '#f5dc28',
  green: '#28a03c',
  turquoise: '#28bebe',
  blue: '#1e46c8',
  violet: '#7832a0',
  pink: '#f58cb4',
  brown: '#7d4b1e',
  beige: '#f0dcb4',
} as const;

/** The name of a basic colour. */
export type BasicColor = keyof typeof BASIC;

/** How a colour is called: a basic colour with a shade, or its value where that does not tell it apart. */
export type ColorWord =
  | { readonly basic: BasicColor; readonly shade: 'light' | 'dark' | undefined }
  | { readonly rgb: string };

/** A word for every colour of the palette; no two inks have the same. */
export function colorWordsOf(palette: Palette): ColorWord[] {
  const nearest = palette.map(({ rgb }) => nearestBasic(rgb));
  return palette.map(({ rgb }, color) => {
    const basic = nearest[color] as BasicColor;
    const alike = [...palette.keys()].filter((c) => c > 0 && nearest[c] === basic);
    if (alike.length < 2 || color === 0) return { basic, shade: undefined };
    const lighter = alike.filter((c) => lightness(palette[c]?.rgb ?? '') > lightness(rgb)).length;
    if (alike.length > 2 || lightnessesTie(alike.map((c) => palette[c]?.rgb ?? ''))) return { rgb };
    return { basic, shade: lighter === 0 ? 'light' : 'dark' };
  });
}

function nearestBasic(rgb: string): BasicColor {
  const entries = Object.entries(BASIC) as [BasicColor, string][];
  const [first] = entries
    .map(([name, value]) => ({ name, far: distance(rgb, value) }))
    .sort((a, b) => a.far - b.far);
  return first?.name ?? 'black';
}

/** The "redmean" distance, which follows the eye better than plain RGB and needs no colour space. */
function distance(a: string, b: string): number {
  const [r1, g1, b1] = channelsOf(a);
  const [r2, g2, b2] = channelsOf(b);
  const red = (r1 + r2) / 2;
  return (
    (2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2
  );
}

function lightness(rgb: string): number {
  const [r, g, b] = channelsOf(rgb);
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

function lightnessesTie(colors: readonly string[]): boolean {
  return new Set(colors.map(lightness)).size < colors.length;
}
