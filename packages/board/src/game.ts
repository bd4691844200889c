/**
 * A game as a value: `applyMove(game, move)` returns a new game and leaves the old one unchanged.
 *
 * There is no clock and no screen here. All cells of a game are one array, which a stroke copies
 * (20 µs for 150 x 150). The past is a linked list of changes, so that undo needs no limit.
 */
import type { Line } from '@nonokit/core';
import { Draft } from './draft.js';
import type { Clues, Mark } from './mark.js';
import type { Move } from './move.js';
import type { Game } from './state.js';

/** A game without moves. */
export function newGame(clues: Clues): Game {
  return Draft.begin(clues).done();
}

/**
 * The game after a move. A move that changes nothing returns the same game: undo at the beginning,
 * or a stroke over cells that have the mark already. Throws RangeError for a move that is
 * impossible in this game, such as a cell outside the board.
 */
export function applyMove(game: Game, move: Move): Game {
  const draft = new Draft(game);
  return draft.play(move) ? draft.done() : game;
}

/** True if every line is finished: any solution wins, and no X is needed. */
export function isWon({ finished, finishedCount }: Game): boolean {
  return finishedCount === finished.length;
}

/** The player's progress from 0 to 1, measured by finished lines and never by right cells. */
export function progressOf({ finished, finishedCount }: Game): number {
  return finishedCount / finished.length;
}

/** The mark of a cell; UNKNOWN outside the board. */
export function markAt({ clues, marks }: Game, row: number, column: number): Mark {
  const isInside = row >= 0 && row < clues.height && column >= 0 && column < clues.width;
  return isInside ? (marks[row * clues.width + column] ?? -1) : -1;
}

/** True if the filled cells of the line are exactly the blocks of its clue. */
export function isFinished({ clues, finished }: Game, { kind, index }: Line): boolean {
  return finished[kind === 'row' ? index : clues.height + index] === 1;
}

/** The cells whose marks belong to the innermost what-if layer, ascending. */
export function supposedCells({ layers, marks }: Game): number[] {
  const base = layers.at(-1)?.base;
  const cells: number[] = [];
  if (base === undefined) return cells;
  for (let cell = 0; cell < marks.length; cell++) if (marks[cell] !== base[cell]) cells.push(cell);
  return cells;
}
