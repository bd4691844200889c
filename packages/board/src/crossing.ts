/**
 * Crossing off: which numbers a board shows as done. The player chooses how much the board shows.
 * The board never shows more than the marks prove, and never looks at a solution.
 */
import type { Line } from '@nonokit/core';
import { differingCells, differingCrosses } from './differing.js';
import { crossKey } from './draft.js';
import { cellsOf, clueOf, lineAt, numberOf } from './line-marks.js';
import { hasWholeBlock, placedBlocks } from './placed-blocks.js';
import type { Game } from './state.js';

/**
 * What is crossed off automatically: nothing; all numbers of finished lines; or also single numbers
 * whose place the marks prove.
 */
export type Crossing = 'never' | 'finished' | 'provable';

/**
 * How a number is shown: 0 normally, 1 proved by the marks or crossed off by hand, 2 with its whole
 * line done.
 */
export type NumberState = 0 | 1 | 2;

/** The states of all numbers: for each line, rows first, and each block. */
export interface NumberStates {
  readonly game: Game;
  readonly crossing: Crossing;
  readonly lines: readonly (readonly NumberState[])[];
}

/**
 * The states of all numbers. Given the states `before`, only lines whose marks or crosses have
 * changed are examined again, so that a stroke on a large board costs only as much as its lines.
 */
export function numberStates(game: Game, crossing: Crossing, before?: NumberStates): NumberStates {
  const { clues } = game;
  const usable = before?.crossing === crossing && before.game.clues === clues ? before : undefined;
  const changed =
    usable === undefined || clues.rules !== undefined ? undefined : changedLines(usable.game, game);
  const lines = Array.from({ length: clues.height + clues.width }, (_, number) => {
    const old = changed?.has(number) === false ? usable?.lines[number] : undefined;
    return old ?? lineNumberStates(game, lineAt(number, clues), crossing);
  });
  return { game, crossing, lines };
}

/** The states of the numbers of one line. */
export function lineNumberStates(
  { clues, crossed, finished, marks }: Game,
  line: Line,
  crossing: Crossing,
): NumberState[] {
  const number = numberOf(line, clues);
  const clue = clueOf(line, clues);
  if (crossing !== 'never' && finished[number] === 1) return clue.map(() => 2);
  const byHand = (block: number): boolean => crossed.has(crossKey(number, block));
  // what marks prove of hidden numbers and of two lines is not looked for
  if (crossing !== 'provable' || clues.rules !== undefined)
    return clue.map((_, block) => (byHand(block) ? 1 : 0));
  const cells = cellsOf(line, clues);
  const { placed } = hasWholeBlock(marks, cells, clue)
    ? placedBlocks(marks, cells, clue)
    : { placed: [] };
  return clue.map((_, block) => (byHand(block) || placed[block] === true ? 1 : 0));
}

/** The numbers of the lines whose marks or crosses differ between two states of a game. */
function changedLines(before: Game, after: Game): Set<number> {
  const { width, height } = after.clues;
  const lines = new Set(differingCrosses(before, after));
  const cells = differingCells(before, after);
  for (let k = 0; k < cells.length; k++) {
    const cell = cells[k] ?? 0;
    lines.add(Math.floor(cell / width)).add(height + (cell % width));
  }
  return lines;
}
