/**
 * Exit status: the outcome of a whole run, from the outcomes of its parts.
 *
 * In rising order: good, negative, undecided, bad input, interrupted. This is not the order of the
 * numbers: 2 (something could not even be read) outranks 3 (undecided).
 */

/** The exit statuses of the program. */
export const EXIT = {
  /** Everything requested was done. */
  good: 0,
  /** A negative answer: no solution, not unique, an impossible line. */
  negative: 1,
  /** Wrong usage, or unreadable input. */
  badInput: 2,
  /** Not decided within the given budget. */
  undecided: 3,
  /** Stopped by Ctrl-C; finished results have been printed. */
  interrupted: 130,
} as const;

/** One of the statuses of `EXIT`. */
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

const RISING: readonly ExitStatus[] = [
  EXIT.good,
  EXIT.negative,
  EXIT.undecided,
  EXIT.badInput,
  EXIT.interrupted,
];

/** The graver of two statuses. */
export function graver(a: ExitStatus, b: ExitStatus): ExitStatus {
  return RISING.indexOf(a) >= RISING.indexOf(b) ? a : b;
}
