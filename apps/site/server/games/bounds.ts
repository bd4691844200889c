/**
 * The bounds of a record, checked before it is parsed: bytes, moves, cells, and the steps of a
 * replay. A line of text can stand for a stroke over the whole board, and undoing a restart paints
 * all of it again, so the length of the text means little.
 */
import { MOST_RECORD_BYTES } from '../../contract/games.js';

/** Bytes and moves for any puzzle, and more for each cell; real games take a tenth of it. */
const FEW_BYTES = 20_000;
const BYTES_A_CELL = 400;
const FEW_MOVES = 500;
const MOVES_A_CELL = 10;
const MOST_MOVES = 50_000;

/** Cells that all strokes paint together, for any puzzle and for each cell. */
const FEW_PAINTED = 5000;
const PAINTED_A_CELL = 50;

/** Cells that moves over the whole board touch: what-ifs, restarts, what undo and redo repaint. */
const MOST_TOUCHED = 16_000_000;
/** Cells that what-ifs and restarts keep in memory. */
const MOST_REMEMBERED = 4_000_000;
/** Crossed numbers that the game keeps: all of them at each number crossed by hand. */
const MOST_CROSSED = 4_000_000;

/** Faults of a record that show before it is read. */
export type BoundsProblem = 'record-unreadable' | 'record-too-large' | 'times-fall';

/** A record that is small enough to be read, as text. */
export type Bounded =
  | { readonly text: string; readonly problem?: undefined }
  | { readonly problem: BoundsProblem };

/** Reads the bytes of a record as far as needed to bound it by the cells of its puzzle. */
export function boundedText(bytes: Uint8Array, cells: number): Bounded {
  const most = Math.min(MOST_RECORD_BYTES, FEW_BYTES + BYTES_A_CELL * cells);
  if (bytes.length > most) return { problem: 'record-too-large' };
  const text = utf8(bytes);
  const moves = text === undefined ? undefined : movesIn(text);
  if (text === undefined || moves === undefined) return { problem: 'record-unreadable' };
  const problem = findProblem(moves, cells);
  return problem === undefined ? { text } : { problem };
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function movesIn(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && 'moves' in value;
    return isObject && Array.isArray(value.moves) ? value.moves : undefined;
  } catch {
    return undefined;
  }
}

function findProblem(moves: readonly unknown[], cells: number): BoundsProblem | undefined {
  const most = Math.min(MOST_MOVES, FEW_MOVES + MOVES_A_CELL * cells);
  if (moves.length > most) return 'record-too-large';
  let painted = 0;
  let largest = 0;
  let wide = 0;
  let again = 0;
  let crossed = 0;
  for (const entry of moves) {
    const [since, letter, , runs]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof since !== 'number') return 'record-unreadable';
    if (since < 0) return 'times-fall';
    if (letter === 'p') {
      const count = paintedBy(runs);
      if (Number.isNaN(count)) return 'record-unreadable';
      painted += count;
      largest = Math.max(largest, Math.min(count, cells));
    } else if (letter === 'u' || letter === 'r') again++;
    else if (letter === 'c') crossed++;
    else if (letter === 's' || letter === 'd' || letter === 'n') wide++;
  }
  // a restart changes at most the cells painted before it
  const change = wide > 0 ? Math.min(cells, painted) : largest;
  const isSmall =
    painted <= FEW_PAINTED + PAINTED_A_CELL * cells &&
    wide * cells <= MOST_REMEMBERED &&
    again * change <= MOST_TOUCHED &&
    crossed * Math.min(crossed, cells) <= MOST_CROSSED;
  return isSmall ? undefined : 'record-too-large';
}

/** The number of cells in the runs of a stroke; NaN for malformed runs. */
function paintedBy(runs: unknown): number {
  if (!Array.isArray(runs)) return Number.NaN;
  let count = 0;
  for (let k = 1; k < runs.length; k += 3) {
    const size: unknown = runs[k];
    count += typeof size === 'number' && size >= 0 ? size : Number.NaN;
  }
  return count;
}
