/** Drawing a crop: the turned image on a sheet, and the part of it that is kept. */
import { type Crop, computeLaying } from './crop.js';
import { newSheet, type Sheet } from './sheet.js';

/**
 * The image turned, mirrored and straightened, and scaled to have this many pixels on a side at
 * most.
 */
export function turnedSheet(
  image: HTMLCanvasElement,
  crop: Crop,
  fills: boolean,
  longest = Number.POSITIVE_INFINITY,
): Sheet {
  const laying = computeLaying(image, crop, fills);
  const shrink = Math.min(1, longest / Math.max(laying.width, laying.height));
  const sheet = newSheet(laying.width * shrink, laying.height * shrink);
  const { context, canvas } = sheet;
  const isExact = crop.angle === 0 && shrink === 1;
  context.imageSmoothingEnabled = !isExact;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((crop.quarters * 90 + crop.angle) * Math.PI) / 180);
  const scale = laying.scale * shrink;
  context.scale(crop.isMirrored ? -scale : scale, scale);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  return sheet;
}

/** The part of an image that a crop keeps, pixel by pixel where nothing is tilted. */
export function croppedSheet(image: HTMLCanvasElement, crop: Crop, fills: boolean): Sheet {
  const turned = turnedSheet(image, crop, fills).canvas;
  const { left, top, width, height } = crop.part;
  const x = Math.round(left * turned.width);
  const y = Math.round(top * turned.height);
  const right = Math.max(x + 1, Math.round((left + width) * turned.width));
  const bottom = Math.max(y + 1, Math.round((top + height) * turned.height));
  const sheet = newSheet(right - x, bottom - y);
  sheet.context.drawImage(turned, -x, -y);
  return sheet;
}
