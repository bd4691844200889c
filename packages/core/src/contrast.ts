/**
 * Lightness of colours: how different two of them look to an eye that sees no colours, as WCAG 2.2
 * defines it, and what lies between them.
 */
import { parseChannels, rgbOf } from './palette.js';

/** The lightness contrast of two colours "#rrggbb", from 1 (equal) to 21. */
export function contrast(a: string, b: string): number {
  return contrastOfLuminance(luminance(a), luminance(b));
}

function contrastOfLuminance(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The relative luminance of "#rrggbb", from 0 (black) to 1 (white). */
export function luminance(rgb: string): number {
  const [red, green, blue] = parseChannels(rgb);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * The colour that is `share` of the way from one "#rrggbb" to another: 0 is the first, 1 the
 * second.
 */
export function mixed(from: string, to: string, share: number): string {
  const there = parseChannels(to);
  const here = parseChannels(from);
  const [red, green, blue] = here.map((value, k) =>
    Math.round(value + share * ((there[k] ?? value) - value)),
  );
  return rgbOf(red ?? 0, green ?? 0, blue ?? 0);
}

/** How dark or light paper may be and still count as white: a theme may show its own cells. */
const WHITE = { luminance: 0.9127, spread: 12 };

/** True for white, and for colours that only a measurement tells from it. */
export function isWhite(rgb: string): boolean {
  const channels = parseChannels(rgb);
  const spread = Math.max(...channels) - Math.min(...channels);
  return luminance(rgb) >= WHITE.luminance && spread <= WHITE.spread;
}

/** White or black, whichever is easier to read on a colour: at least 4.5:1 on any. */
export function digitOn(rgb: string): '#ffffff' | '#000000' {
  return contrast('#ffffff', rgb) >= contrast('#000000', rgb) ? '#ffffff' : '#000000';
}

/** The least contrast of a shape that has to be seen (WCAG 2.2, 1.4.11). */
const SEEN = 3;

/** The shares of black or white that are tried, from the one that is nearest to the colour. */
const SHARES = Array.from({ length: 20 }, (_, k) => (k + 1) / 20);

/**
 * A colour as it is, if it has `least` contrast with the ground, else mixed with white or black,
 * whichever the ground needs, until it has.
 */
export function seenOn(rgb: string, ground: string, least = SEEN): string {
  if (contrast(rgb, ground) >= least) return rgb;
  const end = digitOn(ground);
  const shades = SHARES.map((share) => mixed(rgb, end, share));
  return shades.find((shade) => contrast(shade, ground) >= least) ?? end;
}

/**
 * The colours of the lines around a fill that show where it ends, from the outside: none where the
 * fill has `least` contrast with its ground; one line with 3:1 to fill and ground, in the tone
 * nearest to the fill; and where no tone has both, a white and a black one.
 */
export function edgeLines(fill: string, ground: string, least = SEEN): readonly string[] {
  const within = luminance(fill);
  const around = luminance(ground);
  if (contrastOfLuminance(within, around) >= least) return [];
  for (const share of SHARES) {
    for (const end of ['#000000', '#ffffff']) {
      const tone = mixed(fill, end, share);
      const light = luminance(tone);
      const isSeen = [within, around].every((one) => contrastOfLuminance(light, one) >= SEEN);
      if (isSeen) return [tone];
    }
  }
  return contrast('#000000', ground) >= SEEN ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
}
