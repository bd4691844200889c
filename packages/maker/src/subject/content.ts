/**
 * Finds the content of an image: the part that is not transparent, or that differs from the even
 * colour of its border. A photograph has no such border, so all of it is content.
 */
import { computeDistance, type Lab, LINEAR, labOfLinear, type Rectangle } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';

/** A pixel with less alpha than this counts as transparent. */
const FAINT = 32;

/**
 * Maximum distance from the border's colour for a pixel to count as border; JPEG noise is below it.
 */
const SAME = 0.07;

/** Minimum share of the border in one colour for it to count as empty. */
const EVEN = 0.95;

/**
 * The part of an image that is worth drawing, or undefined if nothing is visible. If the content is
 * an even rectangle the result is the whole image: cut to that rectangle, it would have no shape.
 */
export function contentArea(image: RgbaImage): Rectangle | undefined {
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  const area = areaOfContent(image, whole);
  return area !== undefined && isEven(image, area) ? whole : area;
}

function areaOfContent(image: RgbaImage, whole: Rectangle): Rectangle | undefined {
  const opaque = findArea(image, (i) => image.rgba[4 * i + 3] >= FAINT);
  if (opaque === undefined) return undefined;
  if (hasHoles(image)) return opaque;
  const paper = findEvenBorder(image);
  if (paper === undefined) return whole;
  return findArea(image, (i) => computeDistance(labOfPixel(image, i), paper) > SAME);
}

/** True if the area has a single colour, apart from blur at its edges. */
function isEven(image: RgbaImage, { left, top, width, height }: Rectangle): boolean {
  const blur = Math.min(width, height) > 4 ? 1 : 0;
  const first = (top + blur) * image.width + left + blur;
  const color = labOfPixel(image, first);
  for (let y = top + blur; y < top + height - blur; y++) {
    for (let x = left + blur; x < left + width - blur; x++) {
      const i = y * image.width + x;
      const isOther = computeDistance(labOfPixel(image, i), color) > SAME;
      if (isOther || image.rgba[4 * i + 3] < FAINT) return false;
    }
  }
  return true;
}

/** True if some pixel is transparent. */
function hasHoles({ rgba }: RgbaImage): boolean {
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i] < FAINT) return true;
  return false;
}

/** The colour of pixel `i`, ignoring alpha. */
function labOfPixel({ rgba }: RgbaImage, i: number): Lab {
  const at = (k: number): number => LINEAR[rgba[4 * i + k]] ?? 0;
  return labOfLinear(at(0), at(1), at(2));
}

/** The colour of nearly all of the border, if it has one. */
export function findEvenBorder(image: RgbaImage): Lab | undefined {
  const border = listBorder(image).map((i) => labOfPixel(image, i));
  const middle = (k: 0 | 1 | 2): number =>
    border.map((lab) => lab[k]).sort((p, q) => p - q)[border.length >> 1] ?? 0;
  const paper: Lab = [middle(0), middle(1), middle(2)];
  const same = border.filter((lab) => computeDistance(lab, paper) <= SAME).length;
  return same >= EVEN * border.length ? paper : undefined;
}

/** The outermost pixels. */
function listBorder({ width, height }: RgbaImage): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

/** The smallest rectangle that holds every pixel of the content. */
function findArea(
  { width, height }: RgbaImage,
  counts: (pixel: number) => boolean,
): Rectangle | undefined {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // pixels inside the rectangle found so far cannot change it
      if (x >= left && x <= right && y >= top && y <= bottom) continue;
      if (!counts(y * width + x)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return undefined;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
