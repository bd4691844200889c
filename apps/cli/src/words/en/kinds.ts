/** English texts about puzzles of other kinds. */
import { counted } from '@nonokit/core';

export const KINDS = {
  takers: 'solve, check, rate, explain, hint, draw, convert, prove and play take it',
  features: {
    'hidden-numbers': 'hidden numbers',
    'two-line-clues': 'two-line clues',
    triangles: 'triangles',
    'cut-cells': 'cut cells',
  },
  rules: {
    'hidden-numbers': 'A “?” is one block of unknown length.',
    anything: 'A “*” stands for any number of blocks, or none.',
    'two-line-clues':
      'A number in a circle counts cells that touch by their sides and lie in both lines; all ' +
      'others keep to their own line.',
    triangles:
      'Lines run in three directions. Clues below the board are read downwards, from the board on.',
    'cut-cells':
      'A diagonal cuts some cells into two colours. Blocks in one frame follow each other without ' +
      'a blank; the number of a frame counts its triangles too.',
  },
  cells: (count: number): string => counted(count, 'cell'),
  triangles: (count: number): string => counted(count, 'triangle'),
  hint: {
    mistakesWhere: (count: number): string =>
      count === 1 ? '1 mark is wrong.' : `${count} marks are wrong.`,
    mistakes: (cells: string): string => `Wrong: ${cells}.`,
    solved: 'The puzzle is solved: every cell is right.',
    stuck: 'No mistake was found, and no next step either.',
    impossible: 'The puzzle has no solution.',
  },
  ending: {
    solved: (steps: number): string => `solved in ${counted(steps, 'step')}`,
    stuck: (steps: number): string =>
      `stuck after ${counted(steps, 'step')}: no line and no assumption about one cell says more`,
    stopped: (steps: number): string => `stopped after ${counted(steps, 'step')}`,
    contradiction: (steps: number): string =>
      `the puzzle has no solution, found after ${counted(steps, 'step')}`,
  },
};
