/**
 * Pixel art: images whose pixels were enlarged by a whole number. At their original size every cell
 * is one pixel of the artist; at any other size edges fall between cells and corners get lost.
 *
 * `blurred-enlargement.ts` handles images that were blurred afterwards, such as JPEG files.
 */
import type { Rectangle } from '@nonokit/core';
import type { FlatImage } from './flat-image.js';
import type { RgbaImage } from './rgba-image.js';

/**
 * The enlargement factor of an area: the greatest number that divides its width, its height and the
 * length of every run of one colour, counted from its corner. An area of one colour gives 1.
 */
export function computeEnlargement(
  image: FlatImage | RgbaImage,
  area: Rectangle = toRectangle(image),
): number {
  const pixels = 'pixels' in image ? image.pixels : viewWords(image.rgba);
  const { left, top, width, height } = area;
  let step = greatestCommon(width, height);
  let isEven = true;
  for (let y = 0; y < height && step > 1; y++) {
    let at = (top + y) * image.width + left;
    for (let x = 0; x < width; x++, at++) {
      if (x > 0 && pixels[at] !== pixels[at - 1]) {
        step = greatestCommon(step, x);
        isEven = false;
      }
      if (y > 0 && pixels[at] !== pixels[at - image.width]) {
        step = greatestCommon(step, y);
        isEven = false;
      }
    }
  }
  return isEven ? 1 : step;
}

/** True if each square of `factor` x `factor` pixels has one colour. */
export function isEnlargedBy(factor: number, { width, pixels }: FlatImage): boolean {
  return pixels.every((pixel, i) => {
    const x = i % width;
    const y = Math.floor(i / width);
    return pixel === pixels[(y - (y % factor)) * width + x - (x % factor)];
  });
}

/** The image with one pixel for each square of `factor` x `factor`: the upper left one. */
export function shrunk({ width, height, pixels }: FlatImage, factor: number): FlatImage {
  const columns = width / factor;
  const rows = height / factor;
  const cells = new Int32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      cells[y * columns + x] = pixels[y * factor * width + x * factor];
    }
  }
  return { width: columns, height: rows, pixels: cells };
}

function toRectangle({ width, height }: FlatImage | RgbaImage): Rectangle {
  return { left: 0, top: 0, width, height };
}

/** The pixels, each as one 32-bit number. */
function viewWords(rgba: Uint8Array | Uint8ClampedArray): Uint32Array {
  const aligned = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}
