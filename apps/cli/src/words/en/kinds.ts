/** English texts about puzzles of other kinds. */
import { counted } from '@nonokit/core';

export const KINDS = {
  takers: 'solve, check, explain, draw and play take it',
  features: {
    'hidden-numbers': 'hidden numbers',
    'two-line-clues': 'two-line clues',
    triangles: 'triangles',
  },
  cells: (count: number): string => counted(count, 'cell'),
  ending: {
    solved: (steps: number): string => `solved in ${counted(steps, 'step')}`,
    stuck: (steps: number): string =>
      `stuck after ${counted(steps, 'step')}: no line and no assumption about one cell says more`,
    stopped: (steps: number): string => `stopped after ${counted(steps, 'step')}`,
    contradiction: (steps: number): string =>
      `the puzzle has no solution, found after ${counted(steps, 'step')}`,
  },
};
