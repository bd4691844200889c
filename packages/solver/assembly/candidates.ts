/** Candidates: the colours that each cell may still have. See `src/candidates.ts`. */
import { Ints, Words } from './bits';
import { colorOf, colors, count, firstColor, firstPlane, height, width, wordsOf } from './lines';

/** The value of an unknown cell. */
const UNKNOWN: i32 = -1;

/**
 * Creates planes in which every cell may have each colour that both its row and its column use.
 * They have two extra words, so that code may read past the end of a plane.
 */
export function startPlanes(): Words {
  const planes = new StaticArray<u64>(firstPlane[count] + 2);
  openSide(planes, 0, height, height, count);
  openSide(planes, height, count, 0, height);
  return planes;
}

/** Fills the planes of lines `from..to-1`, whose crossing lines are `crossFrom..crossTo-1`. */
function openSide(planes: Words, from: i32, to: i32, crossFrom: i32, crossTo: i32): void {
  if (from == to) return;
  const words = wordsOf(from);
  // number the colours of this side from 1, so that other colours take no memory
  const numberOf = new StaticArray<i32>(colors);
  let used = 0;
  for (let i = firstColor[from]; i < firstColor[to]; i++) {
    if (numberOf[colorOf[i]] == 0) numberOf[colorOf[i]] = ++used;
  }
  // usedBy[n * words..] is the set of crossing lines that use colour number n, as a plane; number 0
  // is never read
  const usedBy = new StaticArray<u64>((used + 1) * words);
  for (let cross = crossFrom; cross < crossTo; cross++) {
    const x = cross - crossFrom;
    for (let i = firstColor[cross]; i < firstColor[cross + 1]; i++) {
      usedBy[numberOf[colorOf[i]] * words + (x >> 6)] |= (<u64>1) << (<u64>(x & 63));
    }
  }
  for (let l = from; l < to; l++) {
    for (let i = firstColor[l]; i < firstColor[l + 1]; i++) {
      const base = firstPlane[l] + (i - firstColor[l]) * words;
      const plane = numberOf[colorOf[i]] * words;
      for (let w = 0; w < words; w++) planes[base + w] = usedBy[plane + w];
    }
  }
}

/**
 * Restricts a cell to `color`. If its row or column lacks that colour, the cell keeps no candidate.
 */
export function giveCell(planes: Words, row: i32, column: i32, color: i32): void {
  keepOnly(planes, row, column, color);
  keepOnly(planes, height + column, row, color);
}

/** Removes every candidate of cell `x` of line `l` except `color`. */
function keepOnly(planes: Words, l: i32, x: i32, color: i32): void {
  const words = wordsOf(l);
  const bit = (<u64>1) << (<u64>(x & 63));
  for (let i = firstColor[l]; i < firstColor[l + 1]; i++) {
    const at = firstPlane[l] + (i - firstColor[l]) * words + (x >> 6);
    if (colorOf[i] != color) planes[at] &= ~bit;
  }
}

/** Counts the cells that do not have exactly one candidate. */
export function unknownCells(planes: Words): i32 {
  const words = (width >> 6) + 1;
  let known = 0;
  for (let row = 0; row < height; row++) {
    const base = firstPlane[row];
    const end = firstPlane[row + 1];
    for (let w = 0; w < words; w++) {
      let once: u64 = 0;
      let twice: u64 = 0;
      for (let at = base + w; at < end; at += words) {
        twice |= once & planes[at];
        once |= planes[at];
      }
      known += <i32>popcnt(once & ~twice);
    }
  }
  return height * width - known;
}

/** Writes the colour of each cell with one candidate left, else `UNKNOWN`. */
export function knownCells(planes: Words, cells: Ints): void {
  const words = (width >> 6) + 1;
  for (let row = 0; row < height; row++) {
    const from = firstColor[row];
    const base = firstPlane[row];
    for (let x = 0; x < width; x++) {
      let found = UNKNOWN;
      let candidates = 0;
      for (let c = 0; c < firstColor[row + 1] - from; c++) {
        if (((planes[base + c * words + (x >> 6)] >> <u64>(x & 63)) & 1) == 0) continue;
        candidates++;
        found = colorOf[from + c];
      }
      cells[row * width + x] = candidates == 1 ? found : UNKNOWN;
    }
  }
}

/** Writes the picture. Every cell must have exactly one candidate. */
export function paintCells(planes: Words, cells: StaticArray<u16>): void {
  const words = (width >> 6) + 1;
  memory.fill(changetype<usize>(cells), 0, (<usize>cells.length) << 1);
  for (let row = 0; row < height; row++) {
    // colour 0 of a line is blank, which is already there
    for (let i = firstColor[row] + 1; i < firstColor[row + 1]; i++) {
      const color = <u16>colorOf[i];
      const base = firstPlane[row] + (i - firstColor[row]) * words;
      for (let w = 0; w < words; w++) {
        for (let set = planes[base + w]; set != 0; set &= set - 1) {
          cells[row * width + (w << 6) + <i32>ctz(set)] = color;
        }
      }
    }
  }
}
