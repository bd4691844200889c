/** Candidates: which colours each cell may still have. See `src/candidates.ts`. */
import { Ints, Words } from './bits';
import {
  colorOf,
  colors,
  count,
  firstColor,
  firstPlane,
  height,
  localOf,
  NOT_HERE,
  width,
  wordsOf,
} from './lines';

/** What an unknown cell holds. */
const UNKNOWN: i32 = -1;

/** Planes in which every cell may have each colour that both its row and its column use. */
export function startPlanes(): Words {
  const planes = new StaticArray<u64>(firstPlane[count]);
  for (let l = 0; l < count; l++) {
    const words = wordsOf(l);
    const crossFrom = l < height ? height : 0;
    const crossTo = l < height ? count : height;
    for (let i = firstColor[l]; i < firstColor[l + 1]; i++) {
      const color = colorOf[i];
      const base = firstPlane[l] + (i - firstColor[l]) * words;
      for (let cross = crossFrom; cross < crossTo; cross++) {
        if (localOf[cross * colors + color] == NOT_HERE) continue;
        const x = cross - crossFrom;
        planes[base + (x >> 6)] |= (<u64>1) << (<u64>(x & 63));
      }
    }
  }
  return planes;
}

/** Writes the colour of each cell that has one candidate left, else `UNKNOWN`; returns how many are unknown. */
export function knownCells(planes: Words, cells: Ints): i32 {
  const words = (width >> 6) + 1;
  let unknown = 0;
  for (let row = 0; row < height; row++) {
    const from = firstColor[row];
    const own = firstColor[row + 1] - from;
    const base = firstPlane[row];
    for (let x = 0; x < width; x++) {
      let found = UNKNOWN;
      let candidates = 0;
      for (let c = 0; c < own; c++) {
        const word = planes[base + c * words + (x >> 6)];
        if (((word >> <u64>(x & 63)) & 1) == 0) continue;
        candidates++;
        found = colorOf[from + c];
      }
      if (candidates != 1) {
        found = UNKNOWN;
        unknown++;
      }
      cells[row * width + x] = found;
    }
  }
  return unknown;
}
