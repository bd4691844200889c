/**
 * Lines: a puzzle laid out as flat arrays over all rows and columns. `src/lines.ts` describes each
 * array; here planes are counted in words of 64 bits.
 *
 * The caller writes the clues as plain numbers into `clues`; everything else is computed here.
 */
import { Ints, Words } from './bits';

/** The entry of `localOf` for a colour that a line does not use. */
export const NOT_HERE: i32 = 0xffff;

/** The longest line whose positions fit into one word. */
export const WORD_CELLS: i32 = 63;

/**
 * The largest slack that fits into one word: bit `slack` is the last position, and shifts stay
 * below 64.
 */
export const BAND_SLACK: i32 = 62;

export let height: i32 = 0;
export let width: i32 = 0;
export let count: i32 = 0;
export let colors: i32 = 0;
/**
 * The clues as the caller wrote them: the number of blocks of each line, then all sizes, then all
 * palette indices.
 */
export let clues: Ints = new StaticArray<i32>(0);
export let firstBlock: Ints = new StaticArray<i32>(0);
export let sizes: Ints = new StaticArray<i32>(0);
export let inks: Ints = new StaticArray<i32>(0);
export let gaps: Ints = new StaticArray<i32>(0);
export let leastStarts: Ints = new StaticArray<i32>(0);
export let stretchOf: Ints = new StaticArray<i32>(0);
export let slacks: Ints = new StaticArray<i32>(0);
export let firstColor: Ints = new StaticArray<i32>(0);
export let colorOf: Ints = new StaticArray<i32>(0);
export let localOf: StaticArray<u16> = new StaticArray<u16>(0);
export let firstStretch: Ints = new StaticArray<i32>(0);
export let stretchInks: Ints = new StaticArray<i32>(0);
export let stretchSizes: Ints = new StaticArray<i32>(0);
export let firstPlane: Ints = new StaticArray<i32>(0);
/**
 * The start of the plane of palette colour c in line l, at `c * count + l`; 0 if the line does not
 * use that colour.
 */
export let planeOf: Ints = new StaticArray<i32>(0);

/** Scratch of `listStretches`. */
let seen: Words = new StaticArray<u64>(0);

/**
 * Makes room for a puzzle of the given size; the caller then fills `clues`. A single line is one
 * row and no columns.
 */
export function allocateLines(h: i32, w: i32, lineCount: i32, palette: i32, blocks: i32): void {
  height = h;
  width = w;
  count = lineCount;
  colors = palette;
  clues = new StaticArray<i32>(count + 2 * blocks);
  firstBlock = new StaticArray<i32>(count + 1);
  sizes = new StaticArray<i32>(blocks);
  inks = new StaticArray<i32>(blocks);
  gaps = new StaticArray<i32>(blocks);
  leastStarts = new StaticArray<i32>(blocks);
  stretchOf = new StaticArray<i32>(blocks);
  slacks = new StaticArray<i32>(count);
  firstColor = new StaticArray<i32>(count + 1);
  // a line has at most as many inks and stretches as blocks; the ends of the arrays stay unused
  colorOf = new StaticArray<i32>(count + blocks);
  localOf = new StaticArray<u16>(count * palette);
  firstStretch = new StaticArray<i32>(count + 1);
  stretchInks = new StaticArray<i32>(blocks);
  stretchSizes = new StaticArray<i32>(blocks);
  firstPlane = new StaticArray<i32>(count + 1);
  planeOf = new StaticArray<i32>(palette * count);
  seen = new StaticArray<u64>(0);
}

/** Lays the puzzle out. The clues must be written. */
export function layOut(): void {
  memory.fill(changetype<usize>(localOf), 0xff, (<usize>localOf.length) << 1);
  for (let l = 0; l < count; l++) {
    firstBlock[l + 1] = firstBlock[l] + clues[l];
    numberColors(l);
    const length = lengthOf(l);
    slacks[l] = length - placeBlocks(l);
    if (needsStretches(l)) listStretches(l);
    else firstStretch[l + 1] = firstStretch[l];
    let plane = firstPlane[l];
    for (let i = firstColor[l]; i < firstColor[l + 1]; i++) {
      planeOf[colorOf[i] * count + l] = plane;
      plane += wordsOf(l);
    }
    firstPlane[l + 1] = plane;
  }
}

/** Numbers the colours that line `l` uses: blank first, then in the order of the palette. */
function numberColors(l: i32): void {
  const first = firstColor[l];
  const base = l * colors;
  const paletteOf = count + sizes.length;
  colorOf[first] = 0;
  localOf[base] = 0;
  let end = first + 1;
  for (let block = firstBlock[l]; block < firstBlock[l + 1]; block++) {
    const color = clues[paletteOf + block];
    if (localOf[base + color] != <u16>NOT_HERE) continue;
    localOf[base + color] = 0;
    let at = end++;
    for (; colorOf[at - 1] > color; at--) colorOf[at] = colorOf[at - 1];
    colorOf[at] = color;
  }
  for (let i = first; i < end; i++) localOf[base + colorOf[i]] = <u16>(i - first);
  firstColor[l + 1] = end;
}

/** Writes the blocks of line `l` at their leftmost starts; returns the least length of the clue. */
function placeBlocks(l: i32): i32 {
  const base = l * colors;
  const paletteOf = count + sizes.length;
  let start = 0;
  let previous = 0;
  for (let block = firstBlock[l]; block < firstBlock[l + 1]; block++) {
    const size = clues[count + block];
    const ink = <i32>localOf[base + clues[paletteOf + block]];
    const gap = ink == previous ? 1 : 0;
    sizes[block] = size;
    inks[block] = ink;
    gaps[block] = gap;
    leastStarts[block] = start + gap;
    start += gap + size;
    previous = ink;
  }
  return start;
}

/**
 * Lists the distinct (ink, size) pairs of line `l` in ascending order, so that each pair is
 * searched only once per line.
 */
export function listStretches(l: i32): void {
  const words = wordsOf(l);
  const own = firstColor[l + 1] - firstColor[l];
  // a bit for each size of each ink
  if (seen.length < own * words) seen = new StaticArray<u64>(2 * own * words);
  for (let i = 0; i < own * words; i++) seen[i] = 0;
  for (let b = firstBlock[l]; b < firstBlock[l + 1]; b++) {
    seen[inks[b] * words + (sizes[b] >> 6)] |= (<u64>1) << (<u64>(sizes[b] & 63));
  }
  const first = firstStretch[l];
  let end = first;
  for (let ink = 1; ink < own; ink++) {
    for (let w = 0; w < words; w++) {
      for (let set = seen[ink * words + w]; set != 0; set &= set - 1) {
        stretchInks[end] = ink;
        stretchSizes[end] = (w << 6) + <i32>ctz(set);
        end++;
      }
    }
  }
  for (let b = firstBlock[l]; b < firstBlock[l + 1]; b++) {
    stretchOf[b] = placeOfStretch(first, end, inks[b], sizes[b]) - first;
  }
  firstStretch[l + 1] = end;
}

/** Tells whether line `l` goes to `settleLong`, which needs its stretches. */
export function needsStretches(l: i32): bool {
  return lengthOf(l) > WORD_CELLS && slacks[l] > BAND_SLACK;
}

/** The index of (ink, size) among entries `first..end-1` of the stretches. */
function placeOfStretch(first: i32, end: i32, ink: i32, size: i32): i32 {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = stretchInks[middle];
    const before = other == ink ? stretchSizes[middle] < size : other < ink;
    if (before) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of cells in line `l`. */
export function lengthOf(l: i32): i32 {
  return l < height ? width : height;
}

/**
 * The number of words in one plane of line `l`, which has room for its cells and one position more.
 */
export function wordsOf(l: i32): i32 {
  return (lengthOf(l) >> 6) + 1;
}
