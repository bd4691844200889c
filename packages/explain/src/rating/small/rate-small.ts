/**
 * Ratings of small black-and-white puzzles, without the facts and sentences that steps are told
 * with. Most puzzles that are made or collected are finished by lines, and for them this finds what
 * `moves` would, on words. All other puzzles are left to that.
 *
 * The puzzle is turned and mirrored as `canonicalClues` does, so the ratings are the same.
 */
import type { Clue, Puzzle } from '@nonokit/core';
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
  const { rows, columns } = firstVersion(puzzle);
  if (!loadLines(rows, columns)) return undefined;
  const rounds = countSmallRounds(rows.length, columns.length);
  if (rounds === undefined) return undefined;
  const steps = walkSmall(rows.length, columns.length);
  return steps && { rounds, steps };
}

/** The clues of a puzzle, turned and mirrored in one of eight ways. */
interface Version {
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
}

/** The version that comes first in the order of `canonicalClues`. */
function firstVersion({ rows, columns }: Puzzle): Version {
  const rowsBack = rows.map(mirrored);
  const columnsBack = columns.map(mirrored);
  let best: Version | undefined;
  for (let way = 0; way < 4; way++) {
    const isUpsideDown = (way & 1) !== 0;
    const isMirrored = (way & 2) !== 0;
    const downwards = isMirrored ? rowsBack : rows;
    const across = isUpsideDown ? columnsBack : columns;
    const first = isUpsideDown ? downwards.toReversed() : downwards;
    const second = isMirrored ? across.toReversed() : across;
    const upright = { rows: first, columns: second };
    const turned = { rows: second, columns: first };
    if (best === undefined || comesBefore(upright, best)) best = upright;
    if (comesBefore(turned, best)) best = turned;
  }
  return best ?? { rows, columns };
}

function mirrored(clue: Clue): Clue {
  return clue.length < 2 ? clue : clue.toReversed();
}

/** Whether a version comes before another: by width, by height, and then by its clues. */
function comesBefore(a: Version, b: Version): boolean {
  if (a.columns.length !== b.columns.length) return a.columns.length < b.columns.length;
  const order = compareClues(a.rows, b.rows);
  return (order === 0 ? compareClues(a.columns, b.columns) : order) < 0;
}

/** Below 0 if the first clues come before the second: fewer blocks, or a smaller one, first. */
function compareClues(a: readonly Clue[], b: readonly Clue[]): number {
  for (let l = 0; l < a.length; l++) {
    const one = a[l];
    const other = b[l];
    if (one.length !== other.length) return one.length - other.length;
    for (let k = 0; k < one.length; k++) {
      if (one[k].size !== other[k].size) return one[k].size - other[k].size;
    }
  }
  return 0;
}
