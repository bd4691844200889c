/** The board of a puzzle whose rules say that some of its squares are cut. */
import type { KindBoard } from '@nonokit/core';
import type { BoardRules } from './mark.js';

/** The board of a puzzle; what is cut is in its palette. */
export function wholeBoard(board: BoardRules['board']): KindBoard {
  if (board.shape !== 'cut') return board;
  const { width, height } = board;
  return { shape: 'square', width, height };
}
