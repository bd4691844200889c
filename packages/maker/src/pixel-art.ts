/**
 * Pixel art: images whose pixels were enlarged by a whole number. They have a size of their own, at which every
 * cell is one pixel of the artist; at any other, edges fall between cells and corners get lost.
 */
import type { Rectangle } from '@nonokit/core';
import type { RgbaImage } from './image.js';

/** By how much an area was enlarged: 1 if no larger squares of it are even. */
export function enlargementOf(image: RgbaImage, area: Rectangle): number {
  const { rgba } = image;
  const pixels = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const at = (x: number, y: number): number =>
    pixels.getUint32(4 * ((area.top + y) * image.width + area.left + x));
  let step = greatestCommon(area.width, area.height);
  for (let y = 0; y < area.height && step > 1; y++) {
    for (let x = 0; x < area.width && step > 1; x++) {
      if (x > 0 && at(x, y) !== at(x - 1, y)) step = greatestCommon(step, x);
      if (y > 0 && at(x, y) !== at(x, y - 1)) step = greatestCommon(step, y);
    }
  }
  return step;
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}
