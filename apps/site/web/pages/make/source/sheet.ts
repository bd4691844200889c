/** Sheets: canvases that hold an image in the page, of a bounded number of pixels. */
import type { RgbaImage } from '@nonokit/image';

/** The most pixels of a sheet; larger images are drawn smaller, which loses nothing of a puzzle. */
export const MOST_PIXELS = 2_000_000;

/** A canvas, with its context. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** An empty sheet. */
export function newSheet(width: number, height: number): Sheet {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  // pixels are read back: a canvas in the memory of the graphics card would be slow at that
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser gives no canvas');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** The size within the bound that has the aspect of another. */
export function boundedSize(width: number, height: number, most: number = MOST_PIXELS) {
  const scale = Math.min(1, Math.sqrt(most / (width * height)));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A sheet with an image drawn on it, smaller if it has more than `most` pixels. */
export function sheetWith(
  source: CanvasImageSource,
  width: number,
  height: number,
  most: number = MOST_PIXELS,
): Sheet {
  const size = boundedSize(width, height, most);
  const sheet = newSheet(size.width, size.height);
  sheet.context.drawImage(source, 0, 0, size.width, size.height);
  return sheet;
}

/** The pixels of a canvas. */
export function readPixels(canvas: HTMLCanvasElement): RgbaImage {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser gives no canvas');
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, rgba: new Uint8Array(data.buffer) };
}

/** Whether something shows through. */
export function hasClearPixels({ rgba }: RgbaImage): boolean {
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 255) < 250) return true;
  return false;
}
