/**
 * Pictures coded value by value, as numbers of colours or as the colours themselves. Most cells
 * equal the one to their left or above, and the pattern of equal cells around them says how likely
 * that is.
 *
 * One function serves both directions (see `BitCoder`): an encoder passes the values, a decoder
 * builds them.
 */
import { type BitCoder, createContexts } from './range-coder.js';

/** The size of a picture. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Maximum number of pixels of a picture coded value by value: about two seconds' work. */
export const MOST_AREA = 2 ** 22;

/** Codes a value that differs from its neighbours to the left, above, and above to the left. */
export type CodeOther = (left: number, above: number, corner: number, value: number) => number;

/** Number of patterns of equality among the six neighbours that are compared. */
const PATTERNS = 64;

/**
 * Codes the values of an area in reading order: `values`, or whatever a decoder reads. Cells before
 * the first value count as `outside`. Returns the values.
 */
export function codeArea(
  coder: BitCoder,
  { width, height }: Area,
  outside: number,
  codeOther: CodeOther,
  values?: Uint32Array,
): Uint32Array {
  const coded = new Uint32Array(width * height);
  const isLeft = createContexts(PATTERNS);
  const isAbove = createContexts(PATTERNS);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      // beyond the edge, the nearest cell counts
      const north = y > 0 ? coded[i - width] : undefined;
      const left = x > 0 ? coded[i - 1] : (north ?? outside);
      const above = north ?? left;
      const corner = x > 0 && y > 0 ? coded[i - width - 1] : above;
      const ahead = y > 0 && x < width - 1 ? coded[i - width + 1] : above;
      const farLeft = x > 1 ? coded[i - 2] : left;
      const farAbove = y > 1 ? coded[i - 2 * width] : above;
      const pattern =
        (left === above ? 1 : 0) +
        (left === corner ? 2 : 0) +
        (above === corner ? 4 : 0) +
        (above === ahead ? 8 : 0) +
        (left === farLeft ? 16 : 0) +
        (above === farAbove ? 32 : 0);
      const value = values === undefined ? 0 : values[i];
      if (coder.bit(isLeft, pattern, value === left ? 1 : 0) === 1) coded[i] = left;
      else if (left !== above && coder.bit(isAbove, pattern, value === above ? 1 : 0) === 1) {
        coded[i] = above;
      } else coded[i] = codeOther(left, above, corner, value);
    }
  }
  return coded;
}
