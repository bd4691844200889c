/**
 * Images that are cells already: sprites and icons in which every pixel, or every square of pixels,
 * is one cell. They are taken as they are, with their margins and colours.
 */

import type { Picture } from '@nonokit/editor';
import { computeEnlargement, type RgbaImage } from '@nonokit/image';

/** The longest side, in cells, and the most inks of such an image. */
const MOST_SIDE = 48;
const MOST_INKS = 8;
const LEAST_SIDE = 5;

/** The paper behind clear pixels, and where that is an ink. */
const PAPER = '#ffffff';
const OTHER_PAPER = '#dfe6ee';

/** The picture whose cells an image shows; undefined where it shows something larger or finer. */
export function readCells(image: RgbaImage): Picture | undefined {
  const factor = computeEnlargement(image);
  const width = image.width / factor;
  const height = image.height / factor;
  const side = Math.max(width, height);
  if (side > MOST_SIDE || Math.min(width, height) < LEAST_SIDE) return undefined;
  const colors = Array.from({ length: width * height }, (_, cell) => {
    const x = (cell % width) * factor;
    const y = Math.floor(cell / width) * factor;
    return readColor(image, y * image.width + x);
  });
  const paper = findPaper(colors, width);
  const inks = [...new Set(colors)].filter((color) => color !== paper).sort(byCount(colors));
  if (inks.length === 0 || inks.length > MOST_INKS || inks.includes(undefined)) return undefined;
  const ground = paper ?? (inks.includes(PAPER) ? OTHER_PAPER : PAPER);
  const cells = Uint16Array.from(colors, (color) => inks.indexOf(color) + 1);
  return {
    grid: { width, height, cells },
    palette: [{ rgb: ground }, ...inks.flatMap((rgb) => (rgb === undefined ? [] : [{ rgb }]))],
  };
}

/** The colour of a pixel; undefined if it is clear, and nothing that is half clear is a cell. */
function readColor({ rgba }: RgbaImage, at: number): string | undefined {
  const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(4 * at, 4 * at + 4);
  if (alpha < 128) return undefined;
  return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** What is clear, else the most common colour of the border. */
function findPaper(colors: readonly (string | undefined)[], width: number): string | undefined {
  if (colors.includes(undefined)) return undefined;
  const border = colors.filter((_, cell) => {
    const x = cell % width;
    return x === 0 || x === width - 1 || cell < width || cell >= colors.length - width;
  });
  return [...new Set(border)].sort(byCount(border))[0];
}

/** The most common first. */
function byCount(all: readonly (string | undefined)[]) {
  const counts = new Map<string | undefined, number>();
  for (const color of all) counts.set(color, (counts.get(color) ?? 0) + 1);
  return (a: string | undefined, b: string | undefined): number =>
    (counts.get(b) ?? 0) - (counts.get(a) ?? 0);
}
