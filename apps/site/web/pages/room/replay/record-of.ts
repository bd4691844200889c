/** The moves of one hand among those of all, as the record of a game. */
import { type Clues, type GameRecord, moveOfCode, type TimedMove } from '@nonokit/board';
import type { MoveEvent } from '../../../../rooms/index.js';

export function recordOf(clues: Clues, moves: readonly MoveEvent[], number: number): GameRecord {
  return moves.flatMap(({ hand, at, code }): TimedMove[] => {
    const move = hand === number ? moveOfCode(code, clues) : undefined;
    return move === undefined ? [] : [{ at, move }];
  });
}
