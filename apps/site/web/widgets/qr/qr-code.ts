/**
 * A text as a QR code (ISO/IEC 18004): bytes, error correction of level M, versions 1 to 6, which
 * hold up to 106 bytes. Larger versions would need two more fields, and addresses are shorter.
 */
import { appendCorrection } from './correction.js';

/** For each version from 1: the blocks, the bytes of data and of correction in each. */
const VERSIONS = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
] as const;

/** What takes the place of text that is not there, in turns. */
const PADDING = [0xec, 0x11];

/** Whether a module is inverted, by the number of the mask. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The modules of a code: rows from above, true for dark. Undefined for a text that is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + VERSIONS.findIndex(({ blocks, data }) => bytes.length + 2 <= blocks * data);
  const sizes = VERSIONS[version - 1];
  if (sizes === undefined) return undefined;
  const codewords = appendCorrection(withLength(bytes, sizes.blocks * sizes.data), sizes);
  const codes = MASKS.map((_, mask) => drawCode(version, codewords, mask));
  const penalties = codes.map(penaltyOf);
  return codes[penalties.indexOf(Math.min(...penalties))];
}

/** Mode and length before the bytes, padding behind them. */
function withLength(bytes: Uint8Array, count: number): number[] {
  // four bits of the mode move everything by half a byte
  const halves = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) halves.push(byte >> 4, byte & 15);
  halves.push(0);
  const whole = Array.from({ length: halves.length / 2 }, (_, k) => {
    return ((halves[2 * k] ?? 0) << 4) | (halves[2 * k + 1] ?? 0);
  });
  for (let k = 0; whole.length < count; k++) whole.push(PADDING[k % 2] ?? 0);
  return whole;
}

function drawCode(version: number, codewords: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const code = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const isTaken = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, isDark: boolean): void => {
    const row = code[y];
    const taken = isTaken[y];
    if (row === undefined || taken === undefined || x < 0 || x >= size) return;
    row[x] = isDark;
    taken[x] = true;
  };
  drawPatterns(set, size, version);
  drawFormat(set, size, mask);
  const inverts = MASKS[mask];
  let bit = 0;
  for (const { x, y } of walk(size)) {
    const row = code[y];
    if (row === undefined || isTaken[y]?.[x] === true) continue;
    const isOne = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    row[x] = isOne !== inverts?.(x, y);
    bit++;
  }
  return code;
}

type Setter = (x: number, y: number, isDark: boolean) => void;

/** Lines of alternating modules, the squares in three corners, the small one in the fourth. */
function drawPatterns(set: Setter, size: number, version: number): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const corners: readonly (readonly [number, number])[] = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ];
  for (const [x, y] of corners) drawRings(set, { x, y, rings: 4 });
  if (version > 1) drawRings(set, { x: size - 7, y: size - 7, rings: 2 });
}

/** Squares within each other: the outermost of a corner is light, its second dark. */
function drawRings(
  set: Setter,
  { x, y, rings }: { readonly x: number; readonly y: number; readonly rings: number },
): void {
  for (let dy = -rings; dy <= rings; dy++) {
    for (let dx = -rings; dx <= rings; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(x + dx, y + dy, rings === 2 ? ring !== 1 : ring !== 2 && ring !== 4);
    }
  }
}

/** Level and mask, twice, with a correction of their own. */
function drawFormat(set: Setter, size: number, mask: number): void {
  let rest = mask;
  for (let k = 0; k < 10; k++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((mask << 10) | rest) ^ 0x5412;
  const bit = (k: number): boolean => ((format >> k) & 1) === 1;
  for (let k = 0; k < 15; k++) {
    // around the first corner, leaving out the alternating lines
    if (k < 8) set(8, k < 6 ? k : k + 1, bit(k));
    else set(k === 8 ? 7 : 14 - k, 8, bit(k));
    // along the other two
    if (k < 8) set(size - 1 - k, 8, bit(k));
    else set(8, size - 15 + k, bit(k));
  }
  set(8, size - 8, true);
}

/** The places of data: pairs of columns from the right, upwards and downwards in turns. */
function* walk(size: number): Generator<{ readonly x: number; readonly y: number }> {
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let k = 0; k < size; k++) {
      const y = isUp ? size - 1 - k : k;
      yield { x: right, y };
      yield { x: right - 1, y };
    }
  }
}

/** How hard a code is to read: long runs of one colour, and squares of four. */
function penaltyOf(code: readonly (readonly boolean[])[]): number {
  let penalty = 0;
  const at = (x: number, y: number): boolean => code[y]?.[x] === true;
  for (const pick of [at, (x: number, y: number) => at(y, x)]) {
    for (let y = 0; y < code.length; y++) {
      for (let x = 1, run = 1; x < code.length; x++) {
        run = pick(x, y) === pick(x - 1, y) ? run + 1 : 1;
        if (run === 5) penalty += 3;
        else if (run > 5) penalty++;
      }
    }
  }
  for (let y = 1; y < code.length; y++) {
    for (let x = 1; x < code.length; x++) {
      const same = [at(x - 1, y), at(x, y - 1), at(x - 1, y - 1)];
      if (same.every((one) => one === at(x, y))) penalty += 3;
    }
  }
  return penalty;
}
