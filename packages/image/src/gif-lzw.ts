/**
 * The compression of GIF: LZW (Welch 1984) with codes that grow from `depth` + 1 bits to 12, lowest
 * bit first. A code means a byte, "clear", "end", or a string, which is an earlier code plus one
 * byte.
 */

/** Number of codes in a full table, which does not change until a "clear" code. */
const MAX_CODES = 4096;

/** Fills `target` with indices of `depth` bits and returns the number of indices found. */
export function unpackLzw(packed: Uint8Array, depth: number, target: Uint8Array): number {
  const clear = 1 << depth;
  const prefix = new Uint16Array(MAX_CODES);
  const suffix = new Uint8Array(MAX_CODES);
  const stack = new Uint8Array(MAX_CODES);
  let codes = clear + 2;
  let bits = depth + 1;
  let last = -1; // the previous code, -1 just after a clear
  let first = 0; // the first byte of its string
  let pending = 0;
  let held = 0;
  let filled = 0;

  for (const byte of packed) {
    pending |= byte << held;
    held += 8;
    while (held >= bits) {
      let code = pending & ((1 << bits) - 1);
      pending >>>= bits;
      held -= bits;
      if (code === clear) {
        codes = clear + 2;
        bits = depth + 1;
        last = -1;
        continue;
      }
      if (code === clear + 1 || code > codes || (code === codes && last < 0)) return filled;

      // write the code's string backwards; a code not yet in the table repeats its own first byte
      const current = code;
      let height = 0;
      if (code === codes) {
        stack[height++] = first;
        code = last;
      }
      for (; code > clear; code = prefix[code] as number) stack[height++] = suffix[code] as number;
      first = code;
      stack[height++] = first;
      while (height > 0 && filled < target.length) target[filled++] = stack[--height] as number;
      if (filled === target.length) return filled;

      if (last >= 0 && codes < MAX_CODES) {
        prefix[codes] = last;
        suffix[codes] = first;
        codes++;
        if (codes === 1 << bits && bits < 12) bits++;
      }
      last = current;
    }
  }
  return filled;
}
