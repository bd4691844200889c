/**
 * Aims of `make --difficulty`: how far a puzzle is from a label of `rate`, in points of its score.
 */
import type { Puzzle } from '@nonokit/core';
import { type Difficulty, type DifficultyLabel, rate, scoresOf } from '@nonokit/explain';
import type { Aim } from '@nonokit/maker';

/** The labels that a puzzle can be made for, the easiest first; `guess` is none to wish for. */
export const WISHES = ['trivial', 'easy', 'medium', 'hard', 'expert'] as const;

/** A label that a puzzle can be made for. */
export type WishedDifficulty = (typeof WISHES)[number];

/** Points that a puzzle misses an easier label by at least if a person has to suppose something, or to guess. */
const SUPPOSING = 6;
const GUESSING = 12;

/** Cells of a puzzle above which it is not rated: steps for a person make no sense there. */
const MOST_RATED = 3600;

/** How hard a puzzle is for a person; undefined where it is too large, or has too many colours, to tell. */
export function difficultyFor(puzzle: Puzzle): Difficulty | undefined {
  if (puzzle.width * puzzle.height > MOST_RATED) return undefined;
  const rating = rate(puzzle);
  return rating.ok ? rating.value : undefined;
}

/** How far puzzles are from that label: 0 those that have it, less than 0 easier ones, more than 0 harder ones. */
export function aimAt(wished: WishedDifficulty): Aim {
  return (puzzle) => {
    const difficulty = difficultyFor(puzzle);
    return difficulty === undefined ? Number.POSITIVE_INFINITY : missOf(difficulty, wished);
  };
}

function missOf(difficulty: Difficulty, wished: WishedDifficulty): number {
  const { label, score, effort } = difficulty;
  if (label === wished) return 0;
  const [least, most] = scoresOf(wished);
  // finer than whole points, so that small steps count
  const part = effort / (effort + 1000);
  if (rankOf(label) < rankOf(wished)) return Math.min(score - least, 0) - 1 + part;
  return Math.max(score - most, label === 'guess' ? GUESSING : 0, supposing(difficulty)) + part;
}

/** What assumptions cost somebody who wants none: less where there are few steps of them. */
function supposing({ class: highest }: Difficulty): number {
  return highest >= 4 ? SUPPOSING : 0;
}

function rankOf(label: DifficultyLabel): number {
  return label === 'guess' ? WISHES.length : WISHES.indexOf(label);
}
