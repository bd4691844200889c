/**
 * Which numbers of a clue a line's marks settle: block k is placed if it begins at the same cell in
 * every arrangement that agrees with the marks, and all its cells are marked. Only then is a number
 * dimmed on its own account, so that crossing off never claims more than logic does.
 *
 * Two passes of the dynamic programme over blocks and positions that line solvers use (for instance
 * Batenburg and Kosters, 2009), for one line that just changed: blocks x free cells steps.
 */
import { BLANK, type Clue, needsGap, UNKNOWN } from '@nonokit/core';
import type { LineCells } from './line-marks.js';
import type { Mark } from './mark.js';

/** What is known about the blocks of a line. */
export interface PlacedBlocks {
  /** False if no arrangement agrees with the marks: something on the line is wrong. */
  readonly isPossible: boolean;
  /** Per block: true if it is placed. */
  readonly placed: readonly boolean[];
}

/** Which blocks of the line the marks place. */
export function placedBlocks(
  marks: ArrayLike<Mark>,
  { start, stride, length }: LineCells,
  clue: Clue,
): PlacedBlocks {
  const cells = new Int32Array(length);
  for (let x = 0; x < length; x++) cells[x] = marks[start + x * stride] ?? UNKNOWN;
  const ahead = startsFrom(cells, clue);
  const reversed = startsFrom(cells.slice().reverse(), [...clue].reverse());
  if (ahead === undefined || reversed === undefined) {
    return { isPossible: false, placed: clue.map(() => false) };
  }
  const placed = clue.map((block, k) => {
    const first = ahead[k] ?? 0;
    const last = length - (reversed[clue.length - 1 - k] ?? 0) - block.size;
    if (first !== last) return false;
    for (let x = first; x < first + block.size; x++) if (cells[x] !== block.color) return false;
    return true;
  });
  return { isPossible: true, placed };
}

/** A line with what every step of the programme asks for. */
interface Asked {
  readonly clue: Clue;
  /** Per cell: 1 if it may be blank. */
  readonly blankable: Uint8Array;
  /** Per block: how many cells from each one on may have its colour. */
  readonly room: readonly Int32Array[];
  /** Per block: 1 if a blank must stand between it and the next one; alike in both directions. */
  readonly gaps: Uint8Array;
}

function askedOf(cells: Int32Array, clue: Clue): Asked {
  return {
    clue,
    blankable: Uint8Array.from(cells, (mark) => (mark === UNKNOWN || mark === BLANK ? 1 : 0)),
    room: roomsOf(cells, clue),
    gaps: Uint8Array.from(clue, (_, k) => (k + 1 < clue.length && needsGap(clue, k + 1) ? 1 : 0)),
  };
}

/**
 * The earliest start of each block over all arrangements of the line; undefined if there is none. A
 * start is possible if the block's cells may have its colour and what is before and behind can be
 * completed.
 */
function startsFrom(cells: Int32Array, clue: Clue): readonly number[] | undefined {
  const asked = askedOf(cells, clue);
  const { blankable } = asked;
  const length = cells.length;
  // fits[k][x]: blocks k.. and blanks can fill the cells from x on, no block ending right before x
  const fits: Uint8Array[] = clue.map(() => new Uint8Array(length + 2));
  const last = new Uint8Array(length + 2);
  last[length] = 1;
  for (let x = length - 1; x >= 0; x--) last[x] = (blankable[x] ?? 0) & (last[x + 1] ?? 0);
  fits.push(last);
  const least = leastStarts(asked);
  const slack = length - (least[clue.length] ?? 0);
  if (slack < 0) return undefined;
  for (let k = clue.length - 1; k >= 0; k--) {
    const row = fits[k] ?? last;
    const next = fits[k + 1] ?? last;
    // no arrangement has the block anywhere else
    const first = least[k] ?? 0;
    for (let x = first + slack; x >= first; x--) {
      const isLater = blankable[x] === 1 && row[x + 1] === 1;
      row[x] = isLater || canBegin(asked, k, x, next) ? 1 : 0;
    }
  }
  if (fits[0]?.[0] !== 1) return undefined;
  return earliest(asked, fits);
}

/** Where each block starts if all stand as far ahead as they can, and where the last one ends. */
function leastStarts({ clue, gaps }: Asked): number[] {
  const starts: number[] = [];
  let x = 0;
  clue.forEach(({ size }, k) => {
    starts.push(x);
    x += size + (gaps[k] ?? 0);
  });
  return [...starts, x];
}

/** The rooms of all blocks; those of one colour share theirs. */
function roomsOf(cells: Int32Array, clue: Clue): Int32Array[] {
  const known = new Map<number, Int32Array>();
  return clue.map(({ color }) => {
    const room = known.get(color) ?? new Int32Array(cells.length + 1);
    if (known.has(color)) return room;
    known.set(color, room);
    for (let x = cells.length - 1; x >= 0; x--) {
      const isFree = cells[x] === UNKNOWN || cells[x] === color;
      room[x] = isFree ? (room[x + 1] ?? 0) + 1 : 0;
    }
    return room;
  });
}

/** Walks from the left and puts each block where it can first begin with all before it in place. */
function earliest(asked: Asked, fits: readonly Uint8Array[]): number[] {
  const starts: number[] = [];
  let x = 0;
  asked.clue.forEach((block, k) => {
    const next = fits[k + 1] ?? new Uint8Array(0);
    while (!canBegin(asked, k, x, next)) x++;
    starts.push(x);
    x += block.size + (asked.gaps[k] ?? 0);
  });
  return starts;
}

/**
 * True if block `k` can begin at `x`, with a gap behind it where one must be, and the rest after
 * it.
 */
function canBegin(asked: Asked, k: number, x: number, rest: Uint8Array): boolean {
  const { clue, room, gaps, blankable } = asked;
  const block = clue[k];
  if (block === undefined || (room[k]?.[x] ?? 0) < block.size) return false;
  const end = x + block.size;
  return gaps[k] === 1 ? blankable[end] === 1 && rest[end + 1] === 1 : rest[end] === 1;
}
