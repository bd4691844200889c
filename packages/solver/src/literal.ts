/**
 * Literals: a Boolean variable of the search, or its negation, as one number.
 */

/** 2 * variable, plus 1 for its negation; `literal ^ 1` is the opposite. */
export type Literal = number;

/** The constants for certain facts, for rules that work on literals; they use variable 0. */
export const TRUE: Literal = 0;
export const FALSE: Literal = 1;

/** Stands for the absence of a value, a cell or a literal. */
export const NOTHING = -1;
