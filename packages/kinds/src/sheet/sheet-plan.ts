/** The plan of any puzzle's sheet. */
import type { KindPuzzle } from '@nonokit/core';
import type { SheetPlan } from './placed.js';
import { squarePlan } from './square-plan.js';
import { trianglePlan } from './triangle-plan.js';

/** Where the cells and the numbers of a puzzle are. */
export function sheetPlan({
  board,
  clues,
  palette,
}: Pick<KindPuzzle, 'board' | 'clues' | 'palette'>): SheetPlan {
  return board.shape === 'square' ? squarePlan(board, clues, palette) : trianglePlan(board, clues);
}
