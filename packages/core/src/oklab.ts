/**
 * Colours as the eye compares them: Oklab (Björn Ottosson, "A perceptual color space for image
 * processing", 2020). Distances in it are roughly what people see. Mixing light needs linear sRGB
 * instead.
 */
import { parseChannels, rgbOf } from './palette.js';

/** Lightness 0..1, and two colour axes of about -0.4..0.4. */
export type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** The linear light of each sRGB byte, 0..1. */
export const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** The colour of linear red, green and blue, each 0..1. */
export function labOfLinear(red: number, green: number, blue: number): Lab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The colour written "#rrggbb". */
export function labOfRgb(rgb: string): Lab {
  const [red, green, blue] = parseChannels(rgb);
  return labOfLinear(toLinear(red), toLinear(green), toLinear(blue));
}

/** "#rrggbb" of a colour; channels outside sRGB are clamped. */
export function rgbOfLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return rgbOf(
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  );
}

/**
 * Weight of the colour axes, which are shorter than lightness: a red sail on a blue sea must count.
 */
const CHROMA = 1.7;

/**
 * How different two colours look in a small picture: 0.03 is barely visible, black and white are 1
 * apart.
 */
export function computeDistance(p: Lab, q: Lab): number {
  const a = CHROMA * (p[1] - q[1]);
  const b = CHROMA * (p[2] - q[2]);
  return Math.sqrt((p[0] - q[0]) ** 2 + a * a + b * b);
}

/**
 * The plain distance in Oklab, in which tone and colour count alike: stricter than
 * `computeDistance`, for promises about colours that must not look the same.
 */
export function computePlainDistance(p: Lab, q: Lab): number {
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function toLinear(byte: number): number {
  return LINEAR[byte] ?? 0;
}

function toByte(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  const coded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(255 * coded);
}
