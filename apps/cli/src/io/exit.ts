/**
 * Exit status: what a whole run comes to, from what happened to its parts.
 *
 * PRODUCT.md section 2 lists them in rising order: good, negative, undecided, bad input, interrupted. The
 * order is not that of the numbers: 3 (undecided) gives way to 2 (something could not even be read).
 */

/** What a shell sees. */
export const EXIT = {
  /** Everything asked for was done. */
  good: 0,
  /** A negative answer: no solution, not unique, an impossible line. */
  negative: 1,
  /** Bad usage, or input that cannot be read. */
  badInput: 2,
  /** Not decided within the budget that was given. */
  undecided: 3,
  /** Stopped by Ctrl-C; what was finished has been printed. */
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

/** Whichever of the two statuses outranks the other. */
export function graver(a: ExitStatus, b: ExitStatus): ExitStatus {
  return RISING.indexOf(a) >= RISING.indexOf(b) ? a : b;
}
