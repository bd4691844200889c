/**
 * Literals: a Boolean variable of the search, or its negation, as one number. See `src/literal.ts`.
 */

/** The constants, for what is certain in rules that are written for literals: variable 0. */
export const TRUE: i32 = 0;
export const FALSE: i32 = 1;

/** What stands where no value, cell or literal is meant. */
export const NOTHING: i32 = -1;
