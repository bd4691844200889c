/**
 * Rating many puzzles in one call. Puzzles that are the same but for mirroring, turning and
 * recolouring have the same rating, so it is found once.
 */
import { canonicalClues, clueText, type Puzzle, type Result } from '@nonokit/core';
import { type Difficulty, type RateOptions, rate } from '@nonokit/explain';
import { solve } from '@nonokit/solver';
import { clock } from './clock.js';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { checkSource } from './inputs/puzzle-of.js';
import { quoted } from './option-kinds.js';
import { checkOptions, RATE_OPTIONS } from './options.js';
import { orThrow } from './problem-error.js';
import { solvingLimits, whyUnratable } from './rating.js';

/**
 * Rates puzzles as `rate` does, in their order. Throws `PuzzleError` for the first that cannot be
 * rated; `safeRateMany` tells of each.
 */
export function rateMany(
  puzzles: Iterable<PuzzleSource>,
  options: RateOptions = {},
): readonly Difficulty[] {
  return safeRateMany(puzzles, options).map(orThrow);
}

/** Rates as `rateMany` does, with a problem in place of each rating that there is not. */
export function safeRateMany(
  puzzles: Iterable<PuzzleSource>,
  options: RateOptions = {},
): readonly Result<Difficulty>[] {
  checkOptions('rateMany', options, RATE_OPTIONS);
  if (!isList(puzzles)) {
    throw new RangeError(`rateMany: expected a list of puzzles, got ${quoted(puzzles)}`);
  }
  const known = new Map<string, Result<Difficulty>>();
  return Array.from(puzzles, (source) => {
    const checked = checkSource(source);
    if (!checked.ok) return checked;
    const key = keyOf(checked.value);
    const rated = known.get(key) ?? rateOne(checked.value, options);
    known.set(key, rated);
    return rated;
  });
}

/** A text is one puzzle, and would be a list of its characters. */
function isList(puzzles: unknown): boolean {
  return typeof puzzles === 'object' && puzzles !== null && Symbol.iterator in puzzles;
}

/** The same for puzzles that have the same rating. */
function keyOf(puzzle: Puzzle): string {
  const { rows, columns } = canonicalClues(puzzle);
  const label = (color: number) => `:${color}`;
  return [rows, columns]
    .map((clues) => clues.map((clue) => clueText(clue, label)).join())
    .join('/');
}

function rateOne(puzzle: Puzzle, options: RateOptions): Result<Difficulty> {
  const { status } = solve(puzzle, solvingLimits(options));
  return whyUnratable(status) ?? rate(puzzle, { clock, ...options });
}
