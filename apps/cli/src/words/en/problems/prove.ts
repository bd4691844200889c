/** Problems of files with formulas and proofs, in English. */
import { message } from '../../message.js';

export const noFormula = message(
  'no-formula',
  'noFormula',
  () => 'is no formula in DIMACS CNF, or has other numbers of variables and clauses than it says',
);
export const noProof = message('no-proof', 'noProof', () => 'is no proof in DRAT, as text');
export const stepsEnd = message(
  'steps-end',
  'stepsEnd',
  () => 'the steps do not reach the solution: leave --steps out',
);
export const formulaTooLarge = message(
  'too-large',
  'formulaTooLarge',
  () => 'its formula would be too large',
);
export const stepsOfKinds = message(
  'bad-options',
  'stepsOfKinds',
  () =>
    'proves from the steps of ordinary puzzles; for hidden numbers, two-line clues and triangles ' +
    'the search proves: leave it out',
);
