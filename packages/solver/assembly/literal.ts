/**
 * Literals: a Boolean variable of the search, or its negation, as one number. See `src/literal.ts`.
 */

/** The constants for certain facts, for rules that work on literals; they use variable 0. */
export const TRUE: i32 = 0;
export const FALSE: i32 = 1;

/** Stands for the absence of a value, a cell or a literal. */
export const NOTHING: i32 = -1;
