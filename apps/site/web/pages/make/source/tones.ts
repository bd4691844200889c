/**
 * The tones of an image: whether all of it is one ink on its paper. The pixels of a soft rim are
 * mixtures of the two, and no tones of their own.
 */
import type { RgbaImage } from '@nonokit/image';

export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour that many pixels have. */
interface Tone {
  readonly rgb: Rgb;
  readonly count: number;
}

/** At most this many pixels are looked at: enough for shares. */
const LOOKED = 40_000;

/** Mixtures of two tones are this near to the line between them, on a scale of 0 to 255. */
const NEAR = 34;

/** At least this share of all pixels are mixtures: what is left is noise. */
const SHARE = 0.975;

/** An ink is this far from its paper. */
const LEAST_CONTRAST = 60;

/** Inks whose channels are all below this are black. */
const BLACK = 72;

/** Inks whose channels are all above this are white. */
const WHITISH = 200;

const WHITE: Rgb = [255, 255, 255];

/** The two tones of an image. */
export interface TwoTones {
  readonly paper: Rgb;
  readonly ink: Rgb;
}

/** The tones of an image that is one ink on its paper; undefined for other images. */
export function findTwoTones(image: RgbaImage): TwoTones | undefined {
  const pixels = samplePixels(image);
  const paper = findPaper(image);
  const inks = countTones(pixels).filter(({ rgb }) => distance(rgb, paper) > LEAST_CONTRAST);
  const farthest = Math.max(0, ...inks.map(({ rgb }) => distance(rgb, paper)));
  // a rim has many colours, but none that is as far from the paper as the ink itself
  const [ink] = inks
    .filter(({ rgb }) => distance(rgb, paper) > 0.7 * farthest)
    .sort((a, b) => b.count - a.count);
  if (ink === undefined) return undefined;
  const near = pixels.filter((pixel) => distanceToLine(pixel, paper, ink.rgb) < NEAR);
  return near.length >= SHARE * pixels.length ? { paper, ink: ink.rgb } : undefined;
}

/** The ink, "#c8141e"; undefined if it is as good as black, or light: both are drawn black. */
export function findInk({ ink }: TwoTones): string | undefined {
  const isDark = ink.every((channel) => channel < BLACK);
  return isDark || ink.every((channel) => channel > WHITISH) ? undefined : writeRgb(ink);
}

/** Whether an image is light on dark: its ink is what is light. */
export function isNegative({ paper, ink }: TwoTones): boolean {
  return lightness(ink) > lightness(paper) + LEAST_CONTRAST;
}

function lightness([red, green, blue]: Rgb): number {
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}

/** How much of the ink a pixel has: 0 for paper, 1 for ink. */
export function inkShare({ paper, ink }: TwoTones, pixel: Rgb): number {
  return shareOfWay(pixel, paper, ink);
}

/** A colour on white paper where it is clear. */
export { readPixel };

/** The pixels of a grid over the image, on white paper where they are clear. */
function samplePixels({ width, height, rgba }: RgbaImage): Rgb[] {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / LOOKED)));
  const pixels: Rgb[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) pixels.push(readPixel(rgba, y * width + x));
  }
  return pixels;
}

function readPixel(rgba: Uint8ClampedArray | Uint8Array, at: number): Rgb {
  const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(4 * at, 4 * at + 4);
  const onWhite = (channel: number): number => (channel * alpha + 255 * (255 - alpha)) / 255;
  return [onWhite(red), onWhite(green), onWhite(blue)];
}

/** The most common colour of the border. */
function findPaper({ width, height, rgba }: RgbaImage): Rgb {
  const border: Rgb[] = [];
  for (let x = 0; x < width; x++)
    border.push(readPixel(rgba, x), readPixel(rgba, (height - 1) * width + x));
  for (let y = 0; y < height; y++)
    border.push(readPixel(rgba, y * width), readPixel(rgba, (y + 1) * width - 1));
  return [...countTones(border)].sort((a, b) => b.count - a.count)[0]?.rgb ?? WHITE;
}

/** Colours by their upper bits, each as the mean of its pixels. */
function countTones(pixels: readonly Rgb[]): readonly Tone[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (const [red, green, blue] of pixels) {
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return [...sums.values()].map(([red, green, blue, count]) => ({
    rgb: [red / count, green / count, blue / count],
    count,
  }));
}

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The distance of a colour from the mixtures of two others. */
function distanceToLine(pixel: Rgb, from: Rgb, to: Rgb): number {
  const share = shareOfWay(pixel, from, to);
  const [red, green, blue] = from;
  return distance(pixel, [
    red + share * (to[0] - red),
    green + share * (to[1] - green),
    blue + share * (to[2] - blue),
  ]);
}

/** How far along the way from one colour to another a pixel is, from 0 to 1. */
function shareOfWay(pixel: Rgb, from: Rgb, to: Rgb): number {
  const way: Rgb = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const dot =
    (pixel[0] - from[0]) * way[0] + (pixel[1] - from[1]) * way[1] + (pixel[2] - from[2]) * way[2];
  return Math.min(1, Math.max(0, dot / (way[0] ** 2 + way[1] ** 2 + way[2] ** 2)));
}

function writeRgb(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
