/** What proofreading found, as JSON: for the program's `--json` and the site's API. */
import { type Clue, inEach } from '@nonokit/core';
import { describeChange } from '@nonokit/explain';
import type { Mending, Proofreading } from '@nonokit/solver/proofread';
import { rounded } from './answer.js';

/** The ways to mend with their whole clues and each change in words, without the pictures. */
export function proofreadingAnswer({ status, mendings, more, complete }: Proofreading): object {
  return { status, mendings: mendings.map(mendingAnswer), more, complete };
}

function mendingAnswer({ changes, likelihood, lineSolvable, puzzle }: Mending): object {
  return {
    changes: changes.map((change) => ({
      ...change,
      text: inEach((language) => describeChange(change, puzzle, language)),
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
