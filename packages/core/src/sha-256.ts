/**
 * The hash function SHA-256 (FIPS 180-4). Browsers have it only as a promise and only on secure
 * pages, and Node has it elsewhere; a key that is made while one paints cannot wait.
 */

/** The first 32 bits of the fractions of the square roots of the first 8 primes. */
// biome-ignore format: a table
const START: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
// biome-ignore format: a table
const ROUNDS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

/** The 32 bytes of the hash of `bytes`. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = paddedTo64(bytes);
  const view = new DataView(padded.buffer);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
    mixBlock(state, words);
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => {
    hash.setInt32(4 * i, word);
  });
  return new Uint8Array(hash.buffer);
}

/** The bytes, a bit that is set, zeros, and the number of bits as 8 bytes: whole blocks of 64. */
function paddedTo64(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  return padded;
}

/** Mixes the block in the first 16 words into the state; the other words are for its schedule. */
function mixBlock(state: Int32Array, words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15] as number;
    const late = words[i - 2] as number;
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16] as number) + small + (words[i - 7] as number) + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen;
    const next = (first + (ROUNDS[i] as number) + (words[i] as number)) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e] = [g, f, e, (d + next) | 0];
    [d, c, b, a] = [c, b, a, (next + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] as number) + word;
  });
}

type Eight = readonly [number, number, number, number, number, number, number, number];

/** The word turned to the right. */
function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
