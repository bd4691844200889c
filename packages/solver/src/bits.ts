/**
 * Sets of positions packed into one machine word: the vocabulary of the one-word kernels.
 *
 * Bit p of a set of cells is cell p; bit p of a set of positions is the boundary before cell p, so
 * a line of n cells has positions 0..n. Words are int32: bit 31 is the sign, and all shifts down
 * are unsigned.
 */

/** A set of up to 32 cells or positions. */
export type Bits = number;

/**
 * All positions that can be reached upwards from `from` through cells of `through`, including the
 * starts. One addition does the whole walk: its carry runs through a run of ones. `through` holds
 * cells 0..30 only.
 */
export function floodUp(from: Bits, through: Bits): Bits {
  return from | ((through + (from & through)) ^ through);
}

/** The positions where `size` consecutive cells of `cells` begin. Takes log2(size) steps. */
export function stretchStarts(cells: Bits, size: number): Bits {
  let starts = cells;
  for (let have = 1; have < size; ) {
    const more = have < size - have ? have : size - have;
    starts &= starts >>> more;
    have += more;
  }
  return starts;
}

/** The cells covered by stretches of `size` cells that begin at `starts`. */
export function spreadBits(starts: Bits, size: number): Bits {
  let cells = starts;
  for (let have = 1; have < size; ) {
    const more = have < size - have ? have : size - have;
    cells |= cells << more;
    have += more;
  }
  return cells;
}

/** The index of the lowest set bit, or 32 for the empty set. */
export function lowestBit(bits: Bits): number {
  return bits === 0 ? 32 : 31 - Math.clz32(bits & -bits);
}
