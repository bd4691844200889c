/** Straightened pictures as canvases, each drawn once. */
import type { StraightPicture } from 'nonokit/scan';
import { newSheet } from '../make/source/sheet.js';

const DRAWN = new WeakMap<StraightPicture, HTMLCanvasElement>();

/** The canvas of a picture. */
export function drawPicture(picture: StraightPicture): HTMLCanvasElement {
  const before = DRAWN.get(picture);
  if (before !== undefined) return before;
  const { width, height, rgba } = picture.image;
  const { canvas, context } = newSheet(width, height);
  context.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0);
  DRAWN.set(picture, canvas);
  return canvas;
}
