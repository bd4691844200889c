/** Puzzles of other kinds among the inputs of verbs: the clues of a board with its rules. */
import type { BoardRules } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
import type { AnyPuzzle } from './verbs.js';

/** The clues of a board of another kind. */
export interface RuledPuzzle extends Puzzle {
  readonly rules: BoardRules;
}

/** True for the clues of a board of another kind. */
export function isRuled(puzzle: AnyPuzzle): puzzle is RuledPuzzle {
  return typeof puzzle === 'object' && 'rules' in puzzle && puzzle.rules !== undefined;
}
