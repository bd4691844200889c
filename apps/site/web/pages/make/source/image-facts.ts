/** What an image looks like, before puzzles are offered for it. */
import type { Rectangle } from '@nonokit/core';
import { computeEnlargement, type RgbaImage } from '@nonokit/image';
import { readCells } from './drawn-cells.js';
import { findInk, findTwoTones, isNegative } from './tones.js';
import type { ImageFacts } from './wish.js';

/** Counting colours ends here. */
const MOST_COUNTED = 9;

/** Colours are told apart by their upper bits: noise and soft rims are not colours. */
const MASK = 0xe0e0e0;

/** Every colour that is counted covers this share of the image. */
const SHARE = 0.004;

/** The facts of an image. */
export function findFacts(image: RgbaImage): ImageFacts {
  const area = findContent(image);
  const enlargement = computeEnlargement(image, area);
  const tones = findTwoTones(image);
  return {
    ownSide: Math.max(area.width, area.height) / enlargement,
    colors: tones === undefined ? colorsOf(image) : 2,
    ink: tones && findInk(tones),
    isNegative: tones !== undefined && isNegative(tones),
    cells: readCells(image),
  };
}

/** The smallest part outside of which every pixel is like the first one: what the maker keeps. */
function findContent({ width, height, rgba }: RgbaImage): Rectangle {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const isClear = rgba[3] === 0;
  let left = width;
  let top = height;
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      // transparent pixels may have any colour
      if (pixels[at] === pixels[0] || (isClear && rgba[4 * at + 3] === 0)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  if (bottom === 0) return { left: 0, top: 0, width, height };
  return { left, top, width: right - left, height: bottom - top };
}

/** The number of colours that matter, up to a bound; what is transparent counts as one. */
function colorsOf({ width, height, rgba }: RgbaImage): number {
  const counts = new Map<number, number>();
  // at most some 40,000 pixels: enough for shares
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
  let looked = 0;
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = 4 * (y * width + x);
      const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
      const key = alpha < 128 ? -1 : ((red << 16) | (green << 8) | blue) & MASK;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      looked++;
    }
  }
  const common = [...counts.values()].filter((count) => count >= SHARE * looked);
  return Math.min(MOST_COUNTED, Math.max(1, common.length));
}
