/**
 * Images of lossy formats (JPEG, most WebP): a drawing whose cells were blurred. Similar colours
 * are merged into a few. If the cells were enlarged, the middle of a cell gives its colour, because
 * the blur is at its edges.
 *
 * Photographs do not merge, because too many of their pixels are far from any few colours.
 * `@nonokit/maker` makes puzzles from them.
 */
import { bad, good, type Problem, problem, type Result } from '@nonokit/core';
import {
  CLEAR,
  computeMiddles,
  type FlatImage,
  measureBlurredEnlargement,
  squaredDistance,
} from '@nonokit/image';
import { picturesMerged, picturesMergedCells, picturesNoDrawing } from '../words/en/pictures.js';

/** Maximum colours of a drawing. */
const MOST_COLORS = 32;

/** Squared RGB distance below which two colours are merged. */
const SAME = 40 ** 2;

/** Squared RGB distance below which a pixel counts as near its colour. */
const NEAR = 24 ** 2;

/** Minimum share of pixels for a colour; rarer colours are blur between others. */
const LEAST_SHARE = 1 / 2000;

/** Minimum share of pixels near their colour; pixels at edges may differ. */
const LEAST_NEAR = 0.8;

const WHITE = 0xffffff;
const BLACK = 0x000000;

/**
 * Restores a blurred drawing, one pixel per cell, with a warning; `kind` names the format: "JPEG".
 */
export function mergedImage(image: FlatImage, kind: string): Result<FlatImage> {
  const factor = measureBlurredEnlargement(image);
  const cells = factor === 1 ? image : computeMiddles(image, factor);
  const counts = countColors(cells);
  const colors = findCentres(counts, factor === 1 ? cells.pixels.length * LEAST_SHARE : 0);
  const labels = colors === undefined ? undefined : labelColors(counts, colors);
  const found = countColors(image).size;
  if (colors === undefined || labels === undefined || !isDrawing(counts, labels, colors)) {
    return bad(picturesNoDrawing, { kind, found, most: MOST_COLORS });
  }
  const pixels = cells.pixels.map((pixel) => colors[labels.get(pixel) ?? 0] ?? CLEAR);
  const drawn = { ...cells, pixels };
  return good(drawn, [remarkOn(image, drawn, factor, { kind, found, used: new Set(pixels).size })]);
}

function remarkOn(
  { width, height }: FlatImage,
  { width: columns, height: rows }: FlatImage,
  factor: number,
  colors: { readonly kind: string; readonly found: number; readonly used: number },
): Problem {
  if (factor === 1) return problem(picturesMerged, colors);
  return problem(picturesMergedCells, { ...colors, width, height, columns, rows, factor });
}

/** The number of pixels of each colour. */
function countColors({ pixels }: FlatImage): Map<number, number> {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return counts;
}

/**
 * The representative colours: the most frequent first, each far from all before it; undefined if
 * there are too many. Nearly white and nearly black colours become white and black.
 */
function findCentres(counts: ReadonlyMap<number, number>, least: number): number[] | undefined {
  const byCount = [...listShades(counts)].sort((a, b) => b.count - a.count);
  const centres: number[] = [];
  for (const { color, count } of byCount) {
    if (count < least) break;
    const centre = [WHITE, BLACK].find((pure) => squaredDistance(pure, color) < NEAR) ?? color;
    if (centres.some((other) => squaredDistance(other, centre) < SAME)) continue;
    centres.push(centre);
    if (centres.length > MOST_COLORS) return undefined;
  }
  return centres;
}

/**
 * Groups colours by the first four bits of each channel: the pixel count and the most frequent
 * colour of each group.
 */
function listShades(
  counts: ReadonlyMap<number, number>,
): Iterable<{ readonly color: number; readonly count: number }> {
  const shades = new Map<number, { color: number; count: number; most: number }>();
  for (const [color, count] of counts) {
    const key = color === CLEAR ? CLEAR : color & 0xf0f0f0;
    const shade = shades.get(key) ?? { color, count: 0, most: 0 };
    shade.count += count;
    if (count > shade.most) Object.assign(shade, { color, most: count });
    shades.set(key, shade);
  }
  return shades.values();
}

/** The nearest centre of each colour, by its index. */
function labelColors(
  counts: ReadonlyMap<number, number>,
  centres: readonly number[],
): Map<number, number> {
  const labels = new Map<number, number>();
  for (const color of counts.keys()) {
    let nearest = 0;
    for (let i = 1; i < centres.length; i++) {
      const closer =
        squaredDistance(centres[i] ?? 0, color) < squaredDistance(centres[nearest] ?? 0, color);
      if (closer) nearest = i;
    }
    labels.set(color, nearest);
  }
  return labels;
}

/** True if most pixels are near their representative colour. */
function isDrawing(
  counts: ReadonlyMap<number, number>,
  labels: ReadonlyMap<number, number>,
  centres: readonly number[],
): boolean {
  let near = 0;
  let all = 0;
  for (const [color, count] of counts) {
    all += count;
    if (squaredDistance(centres[labels.get(color) ?? 0] ?? 0, color) < NEAR) near += count;
  }
  return near >= LEAST_NEAR * all;
}
