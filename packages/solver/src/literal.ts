/**
 * Literals: a Boolean variable of the search, or its negation, as one number.
 */

/** 2 * variable, plus 1 for its negation; `literal ^ 1` is the opposite. */
export type Literal = number;

/** The constants, for what is certain in rules that are written for literals: variable 0. */
export const TRUE: Literal = 0;
export const FALSE: Literal = 1;

/** What stands where no value, cell or literal is meant. */
export const NOTHING = -1;
