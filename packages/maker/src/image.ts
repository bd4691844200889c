/**
 * Images as the maker takes them: pixels of red, green, blue and alpha, whatever file they came from.
 *
 * Decoding files is left to the program (Node has sharp, browsers have a canvas), so that this package runs
 * everywhere.
 */

/** A decoded image; its colours are sRGB, its alpha is not premultiplied. */
export interface RgbaImage {
  /** Pixels a row, at least 1. */
  readonly width: number;
  /** Rows of pixels, at least 1. */
  readonly height: number;
  /** Four bytes a pixel, row by row: red, green, blue, alpha. */
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

/** Throws RangeError unless the sizes are positive integers and `rgba` holds four bytes a pixel. */
export function checkImage(verb: string, { width, height, rgba }: RgbaImage): void {
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
