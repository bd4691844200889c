/**
 * Ratings of small black-and-white puzzles, without the facts and sentences that steps are told
 * with. Most puzzles that are made or collected are finished by lines, and for them this finds what
 * `moves` would, on words. All other puzzles are left to that.
 *
 * The puzzle is turned and mirrored as `canonicalClues` does, so the ratings are the same.
 */
import { canonicalClues, type Puzzle } from '@nonokit/core';
import type { Rounds } from '../rounds.js';
import { loadLines, MOST_CELLS } from './small-lines.js';
import { countSmallRounds } from './small-rounds.js';
import { type RatedSteps, walkSmall } from './small-walk.js';

/** What a difficulty is computed from. */
export interface SmallRating {
  readonly rounds: Rounds;
  readonly steps: RatedSteps;
}

/** Rates a puzzle; undefined if it is too large, has several inks, or lines do not finish it. */
export function rateSmall(puzzle: Puzzle): SmallRating | undefined {
  const { width, height, palette } = puzzle;
  if (width > MOST_CELLS || height > MOST_CELLS || palette.length !== 2) return undefined;
  const { rows, columns } = canonicalClues(puzzle);
  if (!loadLines(rows, columns)) return undefined;
  const rounds = countSmallRounds(rows.length, columns.length);
  if (rounds === undefined) return undefined;
  const steps = walkSmall(rows.length, columns.length);
  return steps && { rounds, steps };
}
