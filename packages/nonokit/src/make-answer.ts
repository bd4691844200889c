/** What `make` reports about a puzzle, as JSON, for the program's `--json` and the site's API. */
import { inkCount } from '@nonokit/core';
import type { Difficulty } from '@nonokit/explain';
import type { PuzzleCandidate } from '@nonokit/maker';

/** The report about a made puzzle; rows and columns count from 0, colours are palette indices. */
export function makeAnswer(made: PuzzleCandidate, difficulty: Difficulty | undefined) {
  const { puzzle, reached, miss, status, lineSolvable, method, changed } = made;
  return {
    width: puzzle.width,
    height: puzzle.height,
    colors: inkCount(puzzle),
    palette: puzzle.palette.map(({ rgb }) => rgb),
    status,
    lineSolvable,
    reached: reached && miss === 0,
    similarity: rounded(made.similarity),
    fill: rounded(made.fill),
    score: rounded(made.score),
    ...(difficulty === undefined ? {} : { difficulty: briefly(difficulty) }),
    effort: rounded(made.effort),
    method,
    changed,
  };
}

/** The rating without the cost of each step. */
function briefly({ curve: _, ...rating }: Difficulty): Omit<Difficulty, 'curve'> {
  return rating;
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}
