/** Facts about a picture, found by counting: blocks, colours, blank borders, and what is odd. */
import {
  BLANK,
  type Clue,
  contentOf,
  type Grid,
  inkCount,
  leastLength,
  type Puzzle,
} from '@nonokit/core';
import type { AppraisalFacts, AppraisalWarning, BlockCounts, Sides } from './appraisal.js';

/** Less of a picture than this is mostly empty; as little left blank is mostly full. */
const NEARLY_NONE = 0.1;

/** Counts what there is to count in a picture. */
export function computeFacts(puzzle: Puzzle, goal: Grid): AppraisalFacts {
  const { width, height, rows, columns, palette } = puzzle;
  const cells = new Array<number>(palette.length).fill(0);
  for (const color of goal.cells) cells[color] = (cells[color] ?? 0) + 1;
  const fill = (goal.cells.length - (cells[BLANK] ?? 0)) / goal.cells.length;
  const facts = { width, height, cells, fill };
  const found = { ...facts, blocks: blocksOf(rows, columns), emptyBorder: emptyBorder(goal) };
  return { ...found, warnings: listWarnings(puzzle, found) };
}

function blocksOf(rows: readonly Clue[], columns: readonly Clue[]): BlockCounts {
  const [ofRows, ofColumns] = [rows, columns].map((clues) => clues.map((clue) => clue.length));
  const all = [...(ofRows ?? []), ...(ofColumns ?? [])];
  return {
    rows: ofRows ?? [],
    columns: ofColumns ?? [],
    average: all.reduce((sum, blocks) => sum + blocks, 0) / all.length,
    most: all.reduce((most, blocks) => Math.max(most, blocks), 0),
  };
}

function emptyBorder(goal: Grid): Sides {
  const { width, height } = goal;
  const content = contentOf(goal);
  if (content === undefined) return { top: height, right: width, bottom: height, left: width };
  return {
    top: content.top,
    right: width - content.left - content.width,
    bottom: height - content.top - content.height,
    left: content.left,
  };
}

function listWarnings(
  puzzle: Puzzle,
  { cells, fill, emptyBorder }: Omit<AppraisalFacts, 'warnings'>,
): readonly AppraisalWarning[] {
  const isEmpty = fill === 0;
  const odd: Readonly<Record<AppraisalWarning, boolean>> = {
    empty: isEmpty,
    trivial: !isEmpty && isTrivial(puzzle),
    'mostly-empty': !isEmpty && fill < NEARLY_NONE,
    'mostly-full': inkCount(puzzle) === 1 && 1 - fill < NEARLY_NONE,
    'empty-border': !isEmpty && Object.values(emptyBorder).some((lines) => lines > 0),
    'unused-color': !isEmpty && cells.some((count, color) => color !== BLANK && count === 0),
  };
  return (Object.keys(odd) as AppraisalWarning[]).filter((warning) => odd[warning]);
}

/** True if every cell is in a row or a column that has one arrangement by its clue alone. */
function isTrivial({ width, height, rows, columns }: Puzzle): boolean {
  const isForced = (clue: Clue, length: number): boolean =>
    clue.length === 0 || leastLength(clue) === length;
  return (
    rows.every((clue) => isForced(clue, width)) || columns.every((clue) => isForced(clue, height))
  );
}
