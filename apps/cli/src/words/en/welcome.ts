/** English texts of `nonokit` alone: what was shown, and three things to try. */
import { counted } from '@nonokit/core';

export const WELCOME = {
  solved: (steps: number): string =>
    `Solved in ${counted(steps, 'step')}, without a single guess. Try next:`,
  next: `  $ nonokit play            the included puzzles, in your browser
  $ nonokit solve FILE      a puzzle of your own, in almost any form
  $ nonokit --help          everything else: hints, print, make, generate`,
};
