/** What proofreading found, as JSON: for the program's `--json` and the site's API. */
import type { Clue } from '@nonokit/core';
import { describeChange } from '@nonokit/explain';
import type { Mending, Proofreading } from '@nonokit/solver/proofread';
import { rounded } from './answer.js';
import { inAnswer } from './explained-answers.js';
import type { AnyTongue } from './tongues/tongue.js';

/**
 * The ways to mend with their whole clues and each change in words, in the languages that are built
 * in and in one more that is passed, without the pictures.
 */
export function proofreadingAnswer(
  { status, mendings, more, complete }: Proofreading,
  language: AnyTongue = 'en',
): object {
  const answers = mendings.map((mending) => mendingAnswer(mending, language));
  return { status, mendings: answers, more, complete };
}

function mendingAnswer(
  { changes, likelihood, lineSolvable, puzzle }: Mending,
  language: AnyTongue,
): object {
  return {
    changes: changes.map((change) => ({
      ...change,
      text: inAnswer((each) => describeChange(change, puzzle, each), language),
    })),
    likelihood: rounded(likelihood),
    lineSolvable,
    rows: puzzle.rows.map(toPairs),
    columns: puzzle.columns.map(toPairs),
  };
}

/** A clue as pairs of a number and the index of its colour. */
function toPairs(clue: Clue): [size: number, color: number][] {
  return clue.map(({ size, color }) => [size, color]);
}
