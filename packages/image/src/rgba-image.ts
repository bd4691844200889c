/**
 * Images of four bytes per pixel. A browser's canvas and every decoder return them; makers, writers
 * and ROFL take them. `IndexedImage` is the other kind, for few colours.
 */

/** An image in sRGB. */
export interface RgbaImage {
  /** Pixels per row, at least 1. */
  readonly width: number;
  /** Rows of pixels, at least 1. */
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row; not premultiplied. */
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

/**
 * Throws RangeError unless the sizes are positive integers and `rgba` holds four bytes per pixel.
 */
export function checkRgbaImage(verb: string, { width, height, rgba }: RgbaImage): void {
  for (const size of [width, height]) {
    if (!Number.isInteger(size) || size < 1) {
      throw new RangeError(`${verb}: an image's sizes are positive integers, got ${size}`);
    }
  }
  if (rgba.length !== 4 * width * height) {
    const expected = `${4 * width * height} bytes for ${width}x${height} pixels`;
    throw new RangeError(`${verb}: expected ${expected}, got ${rgba.length}`);
  }
}
