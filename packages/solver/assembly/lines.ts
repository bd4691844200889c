/**
 * Lines: the puzzle as the caller laid it out (see `src/lines.ts` for what each array holds), except that
 * planes are counted here, in words of 64 bits.
 */
import { Ints } from './bits';

/** What `localOf` holds for a colour that a line does not use. */
export const NOT_HERE: i32 = 0xffff;

export let height: i32 = 0;
export let width: i32 = 0;
export let count: i32 = 0;
export let colors: i32 = 0;
export let firstBlock: Ints = new StaticArray<i32>(0);
export let sizes: Ints = new StaticArray<i32>(0);
export let inks: Ints = new StaticArray<i32>(0);
export let gaps: Ints = new StaticArray<i32>(0);
export let leastStarts: Ints = new StaticArray<i32>(0);
export let stretchOf: Ints = new StaticArray<i32>(0);
export let slacks: Ints = new StaticArray<i32>(0);
export let firstColor: Ints = new StaticArray<i32>(0);
export let colorOf: Ints = new StaticArray<i32>(0);
export let localOf: Ints = new StaticArray<i32>(0);
export let firstStretch: Ints = new StaticArray<i32>(0);
export let stretchInks: Ints = new StaticArray<i32>(0);
export let stretchSizes: Ints = new StaticArray<i32>(0);
export let firstPlane: Ints = new StaticArray<i32>(0);

/** Makes room for a puzzle of these sizes; the caller then fills the arrays. */
export function allocateLines(
  h: i32,
  w: i32,
  lineCount: i32,
  palette: i32,
  blocks: i32,
  owned: i32,
  pairs: i32,
): void {
  height = h;
  width = w;
  count = lineCount;
  colors = palette;
  firstBlock = new StaticArray<i32>(count + 1);
  sizes = new StaticArray<i32>(blocks);
  inks = new StaticArray<i32>(blocks);
  gaps = new StaticArray<i32>(blocks);
  leastStarts = new StaticArray<i32>(blocks);
  stretchOf = new StaticArray<i32>(blocks);
  slacks = new StaticArray<i32>(count);
  firstColor = new StaticArray<i32>(count + 1);
  colorOf = new StaticArray<i32>(owned);
  localOf = new StaticArray<i32>(count * palette);
  firstStretch = new StaticArray<i32>(count + 1);
  stretchInks = new StaticArray<i32>(pairs);
  stretchSizes = new StaticArray<i32>(pairs);
  firstPlane = new StaticArray<i32>(count + 1);
}

/** Counts the planes, once the arrays are filled. */
export function countPlanes(): void {
  for (let l = 0; l < count; l++) {
    firstPlane[l + 1] = firstPlane[l] + (firstColor[l + 1] - firstColor[l]) * wordsOf(l);
  }
}

/** Cells of line `l`. */
export function lengthOf(l: i32): i32 {
  return l < height ? width : height;
}

/** Words of one plane of line `l`: room for its cells and one position more. */
export function wordsOf(l: i32): i32 {
  return (lengthOf(l) >> 6) + 1;
}
