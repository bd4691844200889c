/** Settling: picks the kernel. See `src/settle.ts`. */
import { Words } from './bits';
import { count, firstBlock, firstColor, firstPlane, gaps, inks, lengthOf, sizes } from './lines';
import { settleLong } from './settle-long';
import { settleWord } from './settle-word';

/** The longest line whose positions fit into one word. */
const WORD_CELLS: i32 = 63;

/** Settles line `l`, whose planes begin at `base`, into `out`. False on a conflict. */
export function settle(l: i32, planes: Words, base: i32, out: Words): bool {
  const length = lengthOf(l);
  if (length > WORD_CELLS) return settleLong(l, planes, base, out);
  const own = firstColor[l + 1] - firstColor[l];
  const from = firstBlock[l];
  const to = firstBlock[l + 1];
  return settleWord(planes, base, own, sizes, inks, gaps, from, to, length, out);
}

/** About how many words settling line `l` looks at: what budgets of work are counted in. */
export function settlingWork(l: i32): i32 {
  return (firstPlane[l + 1] - firstPlane[l]) * (1 + firstBlock[l + 1] - firstBlock[l]);
}

/** Words that `settle` may write for any line. */
export function settledWords(): i32 {
  let most = 1;
  for (let l = 0; l < count; l++) most = max(most, firstPlane[l + 1] - firstPlane[l]);
  return most;
}
