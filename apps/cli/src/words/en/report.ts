/** English texts about the results of solving, and about the pictures of puzzles. */
import { counted } from '@nonokit/core';

/** How a puzzle was solved; `decisions` counts those of a search. */
export type Work =
  | { readonly kind: 'line-by-line' | 'probing' | 'lines-only' }
  | { readonly kind: 'search'; readonly decisions: number };

/** Why a puzzle is undecided. */
export type Spent = 'timeout' | 'conflicts' | 'memory' | 'aborted';

const SPENT: Readonly<Record<Spent, string>> = {
  timeout: 'time is up',
  conflicts: 'the budget is spent',
  memory: 'it needs more memory than there is',
  aborted: 'it was interrupted',
};

function workText(work: Work): string {
  switch (work.kind) {
    case 'line-by-line':
      return 'line by line';
    case 'search':
      return `search (${work.decisions})`;
    case 'probing':
      return 'probing';
    case 'lines-only':
      return 'lines only';
  }
}

export const REPORT = {
  /** Why a unique puzzle has no difficulty. */
  tooColorful: (colors: number, most: number): string =>
    `no difficulty: the puzzle has ${colors} colours, and at most ${most} can be explained`,
  ratingStopped:
    'difficulty undecided: the steps that the rating found within its budget (60,000 settled lines ' +
    'for an assumption, 300,000 in all) do not reach the solution',
  tooLarge: 'no difficulty: puzzles of more than 40,000 cells are not rated',
  /** "0.4 ms", "12 ms", "3.2 s": three digits are enough for a person. */
  time: (ms: number): string => {
    if (ms < 10) return `${ms.toFixed(1)} ms`;
    return ms < 10_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;
  },
  unique: (work: Work): string =>
    `exactly one solution, found ${work.kind === 'line-by-line' ? '' : 'by '}${workText(work)}`,
  allFound: (count: number): string => `${count} solutions, and no more`,
  /**
   * `full` means that the limit on kept solutions was reached, so that others were not looked for.
   */
  several: (count: number, full: boolean): string => {
    const kept = full ? ', the maximum for a puzzle of this size' : '';
    return `more than one solution (${count} of them found${kept})`;
  },
  none: 'no solution',
  asManyAsAsked: (count: number): string =>
    `${counted(count, 'solution')} as requested; there may be more`,
  linesStop: (open: number, cells: number): string =>
    `line logic stops with ${open} of ${cells} cells unknown`,
  undecided: (reason: Spent, found: boolean): string =>
    `undecided, ${SPENT[reason]}: ${found ? 'one solution found, maybe more' : 'no solution found yet'}`,
  seedWon: (seed: number): string => `seed ${seed} won`,
  work: workText,
  colors: (count: number): string => counted(count, 'colour'),
  status: { unique: 'unique', multiple: 'multiple', none: 'none', unknown: 'unknown' },
  difficulty: {
    trivial: 'trivial',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
    guess: 'guess',
  },
  /** In place of a difficulty: the rating's budget was spent before its end. */
  unrated: 'undecided',
  /** Widths of the columns of `check`: status, work, size, colours, difficulty. */
  widths: [8, 16, 9, 9, 10] as readonly number[],
};

/** Texts about the pictures that `convert` and `draw` look for. */
export const PICTURES = {
  firstOfSeveral: 'has more than one solution; the picture is the first that was found',
  maybeOthers: 'may have other solutions than the one in the picture',
  notFound: 'no solution was found within the budget, so there is no picture to write',
  twoShown: (cells: number): string =>
    `has more than one solution; two are shown, which differ in ${cells} cells`,
  impossible: 'has no solution, so there is no picture to write',
};
