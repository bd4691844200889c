/**
 * Fingerprints of records, by which a copy is found.
 *
 * `recordHash` is of everything: the same record sent twice. `orderHash` is of the order in which
 * the cells of the picture got their final mark, and of nothing else; it stays the same when times
 * are changed, strokes cut in two, X drawn, or moves made and taken back. Of a small puzzle many
 * honest people make the same moves, so orders are compared only where chance cannot repeat them.
 */
import { createHash } from 'node:crypto';
import { codeOfMove } from '@nonokit/board';
import type { Played } from './played.js';

/** The fingerprints of a record. */
export interface Fingerprints {
  readonly recordHash: string;
  readonly orderHash: string | undefined;
}

/** Minimum jumps from one place to another for an order to identify its player. */
const FEWEST_JUMPS = 20;

/**
 * Number of moves from which their times in milliseconds never repeat by chance: four gaps, each
 * one of some hundreds of times, in one of a hundred orders.
 */
const FEWEST_MOVES = 5;

/**
 * The fingerprints of a record. Those of the first few moves of a tiny puzzle may well be made
 * twice; so a short record is only compared within its game.
 */
export function computeFingerprints(
  played: Played,
  { puzzleId, version, gameId }: FingerprintOf,
): Fingerprints {
  const { record } = played;
  const start = record[0]?.at ?? 0;
  const moves = record.map(({ at, move }) => [at - start, codeOfMove(move)]);
  const own = record.length < FEWEST_MOVES ? gameId : '';
  const recordHash = hashText(JSON.stringify([puzzleId, version, own, moves]));
  const order = isOwnOrder(played) ? JSON.stringify([puzzleId, findOrder(played)]) : undefined;
  return { recordHash, orderHash: order === undefined ? undefined : hashText(order) };
}

/** Whether this order is unlikely to recur: not by hints, and not by copying a picture. */
function isOwnOrder(played: Played): boolean {
  const { width, height } = played.game.clues;
  const { where, why, cells } = played.game.help;
  if (where + why + cells > 0) return false;
  const order = findOrder(played);
  return jumpsIn(order, width) >= FEWEST_JUMPS && !isReadingOrder(order, { width, height });
}

/** Whose record it is. */
export interface FingerprintOf {
  readonly puzzleId: string;
  readonly version: number;
  readonly gameId: string;
}

/** The inked cells of the finished game in the order in which they got their ink last. */
export function findOrder({ strokes, game }: Played): readonly number[] {
  const last = new Set<number>();
  for (const { cells, mark } of strokes) {
    if (mark <= 0) continue;
    for (const cell of cells) {
      if (game.marks[cell] !== mark) continue;
      // a cell painted again moves to the end
      last.delete(cell);
      last.add(cell);
    }
  }
  return [...last];
}

/** Whether the cells come row by row, or column by column, which reasoning never does. */
export function isReadingOrder(
  order: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const byColumn = order.map((cell) => (cell % width) * height + Math.floor(cell / width));
  return isRising(order) || isRising(byColumn);
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((each, k) => k === 0 || each > (numbers[k - 1] ?? 0));
}

/** How often the order jumps to a cell that is not a neighbour. */
export function jumpsIn(order: readonly number[], width: number): number {
  let jumps = 0;
  for (let k = 1; k < order.length; k++) {
    const step = Math.abs((order[k] ?? 0) - (order[k - 1] ?? 0));
    if (step !== 1 && step !== width) jumps++;
  }
  return jumps;
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
