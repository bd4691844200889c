/**
 * Rails of an edited picture. Its clues grow during painting, and the board must not move under the
 * pointer. So each line has room for more numbers than it has, and the room never shrinks by
 * itself.
 */
import { chipLength, PITCH_ACROSS } from '@nonokit/render/layout';
import type { Clues } from '../mark.js';
import { type RailLayout, type Rails, railsOf } from './rails.js';

/** Spare room for numbers beyond those of the clue: at first, and whenever it grows. */
const SPARE = 1;
const GROWTH = 2;

/** The minimum room for numbers: a share of the line's cells, with an upper limit. */
const LEAST_SHARE = 1 / 5;
const LEAST_MOST = 4;

/**
 * Rails with room to grow. Given the previous rails, lines keep their room as long as it suffices.
 */
export function roomyRails(clues: Clues, layout: RailLayout, before?: Rails): Rails {
  const tight = railsOf(clues, layout);
  const old =
    before?.hasSymbols === tight.hasSymbols &&
    before.rows.length === clues.height &&
    before.columns.length === clues.width
      ? before
      : undefined;
  const rows = roomy(tight.rows, old?.rows, PITCH_ACROSS, clues.width, clues);
  const down = chipLength('column', 0, tight.hasSymbols);
  const columns = roomy(tight.columns, old?.columns, down, clues.height, clues);
  const isSame = old !== undefined && rows === old.rows && columns === old.columns;
  return isSame && before?.layout === layout ? before : { ...tight, rows, columns };
}

/** The room for each line; the same array if all of it still suffices. */
function roomy(
  tight: Float64Array,
  old: Float64Array | undefined,
  pitch: number,
  length: number,
  { palette }: Clues,
): Float64Array {
  // of one ink at most every other cell begins a block
  const most = (palette.length > 2 ? length : Math.ceil(length / 2)) * pitch;
  const least = Math.min(LEAST_MOST, Math.ceil(length * LEAST_SHARE)) * pitch;
  if (old?.every((room, k) => room >= (tight[k] ?? 0)) === true) return old;
  return tight.map((need, k) => {
    const has = old?.[k];
    if (has !== undefined && has >= need) return has;
    const spare = (has === undefined ? SPARE : GROWTH) * pitch;
    return Math.max(need, least, Math.min(need + spare, most));
  });
}
