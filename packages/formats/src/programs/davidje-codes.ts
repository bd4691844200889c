/**
 * The Huffman codes of davidje13's share strings: one code per n, for the numbers 0..n, in which i
 * has the weight 1 / (i + 2). The codes are canonical, so only their lengths follow from the
 * weights.
 */
import type { BitReader, BitWriter } from '../lexing/base64url-bits.js';

/** The code of the numbers 0..n. */
interface Code {
  /** Bits of each number's code. */
  readonly lengths: Uint8Array;
  /** Each number's code. */
  readonly codes: Uint32Array;
  /** The numbers by their code: by length, then by number. */
  readonly order: readonly number[];
}

/** Codes for any n, each built on first use. */
export class HuffmanCodes {
  readonly #codes = new Map<number, Code>();

  /** Writes `value`, one of 0..n. */
  put(writer: BitWriter, value: number, n: number): void {
    const { lengths, codes } = this.#codeOf(n);
    writer.put(codes[value] ?? 0, lengths[value] ?? 0);
  }

  /** Reads one of 0..n; 0 at the end of the text. */
  take(reader: BitReader, n: number): number {
    const { lengths, codes, order } = this.#codeOf(n);
    let code = 0;
    let bits = 0;
    for (const value of order) {
      const length = lengths[value] ?? 0;
      while (bits < length) {
        code = (code << 1) | reader.take(1);
        bits++;
      }
      if (reader.ended || code === codes[value]) return reader.ended ? 0 : value;
    }
    return 0;
  }

  #codeOf(n: number): Code {
    const known = this.#codes.get(n);
    if (known !== undefined) return known;
    const code = createCode(n);
    this.#codes.set(n, code);
    return code;
  }
}

function createCode(n: number): Code {
  const lengths = listLengths(n);
  const order = Array.from({ length: n + 1 }, (_, i) => i).sort(
    (a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || a - b,
  );
  const codes = new Uint32Array(n + 1);
  let next = 0;
  let bits = lengths[order[0] ?? 0] ?? 0;
  for (const value of order) {
    const length = lengths[value] ?? 0;
    next <<= length - bits;
    bits = length;
    codes[value] = next++;
  }
  return { lengths, codes, order };
}

/**
 * The lengths of the codes: join the two lightest, again and again. At equal weights a number comes
 * before a joined pair, and an earlier pair before a later one.
 */
function listLengths(n: number): Uint8Array {
  const nodes = 2 * n + 1;
  const weights = new Float64Array(nodes);
  const parents = new Int32Array(nodes);
  for (let i = 0; i <= n; i++) weights[i] = 1 / (i + 2);
  let leaf = n;
  let joined = n + 1;
  for (let parent = n + 1; parent < nodes; parent++) {
    for (let k = 0; k < 2; k++) {
      const takesLeaf =
        leaf >= 0 && (joined >= parent || (weights[leaf] ?? 0) <= (weights[joined] ?? 0));
      const child = takesLeaf ? leaf-- : joined++;
      parents[child] = parent;
      weights[parent] = (weights[parent] ?? 0) + (weights[child] ?? 0);
    }
  }
  const depths = new Uint8Array(nodes);
  for (let node = nodes - 2; node >= 0; node--)
    depths[node] = (depths[parents[node] ?? 0] ?? 0) + 1;
  return depths.subarray(0, n + 1);
}
