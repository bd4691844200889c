/**
 * The part that both variants of `.pzl` share: height, width, then one record per line, a count and
 * that many blocks. White space separates numbers; line ends mean nothing.
 */
import {
  type Block,
  bad,
  type Clue,
  good,
  type Limits,
  type Place,
  type Result,
} from '@nonokit/core';
import { wrongSizes } from '../lexing/checked-puzzle.js';
import { type Cursor, nextNumber } from '../lexing/cursor.js';
import { lexingBlocksAnnounced } from '../words/en/lexing-shared.js';
import { aBlockCountOf, theColumnCount, theRowCount } from '../words/en/things.js';

/** Sizes and clues with their places, as `checkPuzzle` expects them. */
export interface Records {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
  readonly sizePlace: Place;
  readonly rowPlaces: readonly Place[];
  readonly columnPlaces: readonly Place[];
}

/** Reads sizes and records; `readBlock` reads one block at the cursor. */
export function readRecords(
  cursor: Cursor,
  limits: Limits,
  readBlock: () => Result<Block>,
): Result<Records> {
  const tall = nextNumber(cursor, theRowCount);
  if (!tall.ok) return tall;
  const wide = nextNumber(cursor, theColumnCount);
  if (!wide.ok) return wide;
  const height = tall.value.number;
  const width = wide.value.number;
  const sizePlace = tall.value.place;
  const wrong = wrongSizes(width, height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const rows = readClues(cursor, 'row', height, width, readBlock);
  if (!rows.ok) return rows;
  const columns = readClues(cursor, 'column', width, height, readBlock);
  if (!columns.ok) return columns;
  return good({
    width,
    height,
    rows: rows.value.clues,
    columns: columns.value.clues,
    sizePlace,
    rowPlaces: rows.value.places,
    columnPlaces: columns.value.places,
  });
}

function readClues(
  cursor: Cursor,
  kind: 'row' | 'column',
  count: number,
  length: number,
  readBlock: () => Result<Block>,
): Result<{ clues: Clue[]; places: Place[] }> {
  const clues: Clue[] = [];
  const places: Place[] = [];
  for (let index = 0; index < count; index++) {
    const line = { kind, index };
    const blocks = nextNumber(cursor, aBlockCountOf({ line, count }));
    if (!blocks.ok) return blocks;
    const { number, place } = blocks.value;
    if (number > length) {
      return bad(lexingBlocksAnnounced, { line, blocks: number, length }, place);
    }
    const clue: Block[] = [];
    while (clue.length < number) {
      const block = readBlock();
      if (!block.ok) return block;
      clue.push(block.value);
    }
    clues.push(clue);
    places.push(place);
  }
  return good({ clues, places });
}

/** Sizes and records as text; `record` writes one clue. */
export function recordsText(
  puzzle: { width: number; height: number; rows: readonly Clue[]; columns: readonly Clue[] },
  record: (clue: Clue) => string,
): string {
  const { width, height, rows, columns } = puzzle;
  const half = (clues: readonly Clue[]): string =>
    clues.map((clue) => `${record(clue)}\n`).join('');
  return `${height} ${width}\n\n${half(rows)}\n${half(columns)}`;
}
