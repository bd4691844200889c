/** The correction of QR codes: Reed and Solomon's, over the field of 256 elements. */

/** Products by two wrap around with this. */
const FIELD = 0x11d;

/** How the bytes are divided. */
interface Sizes {
  readonly blocks: number;
  /** Bytes of data in a block, and of correction. */
  readonly data: number;
  readonly correction: number;
}

/** The bytes of all blocks in turns, first those of data, then those of correction. */
export function appendCorrection(
  bytes: readonly number[],
  { blocks, data, correction }: Sizes,
): number[] {
  const parts = Array.from({ length: blocks }, (_, k) => bytes.slice(k * data, (k + 1) * data));
  const divisor = divisorOf(correction);
  const rests = parts.map((part) => restOf(part, divisor));
  return [...inTurns(parts, data), ...inTurns(rests, correction)];
}

function inTurns(parts: readonly (readonly number[])[], length: number): number[] {
  return Array.from({ length }, (_, k) => parts.map((part) => part[k] ?? 0)).flat();
}

/** The product of (x - 2^k) for k below the degree, without its leading 1. */
function divisorOf(degree: number): readonly number[] {
  const divisor = [...new Array<number>(degree - 1).fill(0), 1];
  for (let k = 0, root = 1; k < degree; k++, root = multiply(root, 2)) {
    for (let at = 0; at < degree; at++) {
      divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    }
  }
  return divisor;
}

/** What remains of the bytes, as a polynomial, by the divisor. */
function restOf(bytes: readonly number[], divisor: readonly number[]): readonly number[] {
  let rest = divisor.map(() => 0);
  for (const byte of bytes) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((one, k) => one ^ multiply(divisor[k] ?? 0, factor));
  }
  return rest;
}

/** The product of two elements. */
export function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    if (((other >> bit) & 1) === 1) product ^= one;
  }
  return product;
}
