/**
 * The boards of a round: one for all, or one for each hand, by the moves of the hands. The server
 * has all of them; a racing member has its own alone.
 */
import {
  applyMove,
  type Clues,
  type Game,
  isWon,
  type Move,
  moveOfCode,
  newGame,
} from '@nonokit/board';
import type { MoveEvent, RoomKind } from './events.js';
import { isSharedMove, newSharedBoard, playShared, type SharedBoard } from './shared-board.js';

/** The boards of a round. */
export interface RoundBoards {
  readonly clues: Clues;
  /** The board of all; undefined in a race. */
  readonly shared: SharedBoard | undefined;
  /** The games of racing hands, by their numbers. */
  readonly own: ReadonlyMap<number, Game>;
  /** What their moves have cost: a history keeps what each has changed. */
  readonly spent: ReadonlyMap<number, number>;
}

/** How often a racing hand may paint all of its board over, and the same for small boards. */
const DEPTH = 200;
const LEAST_BUDGET = 20_000;
/** What-if layers within each other. */
const MOST_LAYERS = 26;

/** The boards before the first move. */
export function newBoards(clues: Clues, kind: RoomKind): RoundBoards {
  const shared = kind === 'together' ? newSharedBoard(clues) : undefined;
  return { clues, shared, own: new Map(), spent: new Map() };
}

/** The boards after a move; undefined if the move cannot be read, or is more than a round has. */
export function playBoards(
  boards: RoundBoards,
  { hand, code }: Pick<MoveEvent, 'hand' | 'code'>,
): RoundBoards | undefined {
  const move = moveOfCode(code, boards.clues);
  if (move === undefined) return undefined;
  if (boards.shared !== undefined) {
    if (!isSharedMove(move)) return undefined;
    return { ...boards, shared: playShared(boards.shared, hand, move) };
  }
  const before = ownGame(boards, hand);
  const spent = (boards.spent.get(hand) ?? 0) + costOf(before, move);
  const budget = Math.max(LEAST_BUDGET, DEPTH * before.marks.length);
  if (spent > budget || (move.type === 'suppose' && before.layers.length >= MOST_LAYERS)) {
    return undefined;
  }
  return {
    ...boards,
    own: new Map(boards.own).set(hand, applyMove(before, move)),
    spent: new Map(boards.spent).set(hand, spent),
  };
}

/** What the history of a game keeps of a move, in cells. */
function costOf({ marks, crossed }: Game, move: Move): number {
  if (move.type === 'paint') return 1 + move.cells.length;
  if (move.type === 'cross') return 1 + crossed.size;
  return move.type === 'undo' || move.type === 'redo' ? 1 : 1 + marks.length;
}

/** The game of a hand: its own, or that of all. */
export function ownGame({ shared, own, clues }: RoundBoards, hand: number): Game {
  return shared?.game ?? own.get(hand) ?? newGame(clues);
}

/** Whether a hand has solved its board, or the hands theirs. */
export function isSolved(boards: RoundBoards, hand: number): boolean {
  return isWon(ownGame(boards, hand));
}

/** The finished lines of a hand, rows first, as others may see them: '0110…'. Never a cell. */
export function finishedLines(boards: RoundBoards, hand: number): string {
  return ownGame(boards, hand).finished.join('');
}
