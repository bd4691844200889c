/**
 * Sets of positions packed into one machine word of 64 bits: the vocabulary of the one-word kernel.
 *
 * Bit p of a set of cells is cell p; bit p of a set of positions is the boundary before cell p, so
 * a line of n cells has positions 0..n. The reference (`src/bits.ts`) does the same in 32 bits.
 */

export type Ints = StaticArray<i32>;
export type Bytes = StaticArray<u8>;
export type Words = StaticArray<u64>;
export type Floats = StaticArray<f64>;

/**
 * All positions that can be reached upwards from `from` through cells of `through`, including the
 * starts.
 */
export function floodUp(from: u64, through: u64): u64 {
  return from | ((through + (from & through)) ^ through);
}

/** The lowest `count` bits, up to 63. */
export function lowBits(count: i32): u64 {
  return ((<u64>1) << (<u64>count)) - 1;
}

/**
 * The positions where `size` consecutive cells of `cells` begin. Most sizes are up to 4, and two
 * shifts cost less than a loop whose length no processor can foresee.
 */
export function stretchStarts(cells: u64, size: i32): u64 {
  let starts = cells & (cells >> <u64>(size > 1));
  starts &= starts >> <u64>(min(max(size, 2), 4) - 2);
  for (let have = 4; have < size; ) {
    const more = min(have, size - have);
    starts &= starts >> <u64>more;
    have += more;
  }
  return starts;
}

/** The cells covered by stretches of `size` cells that begin at `starts`. */
export function coverOf(starts: u64, size: i32): u64 {
  let cells = starts | (starts << (<u64>(size > 1)));
  cells |= cells << (<u64>(min(max(size, 2), 4) - 2));
  for (let have = 4; have < size; ) {
    const more = min(have, size - have);
    cells |= cells << (<u64>more);
    have += more;
  }
  return cells;
}
