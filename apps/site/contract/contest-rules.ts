/** The rules of contests, for server and pages. */

/** How long a contest takes, in minutes: at least, at most. */
export const LEAST_MINUTES = 5;
export const MOST_MINUTES = 7 * 24 * 60;

/** The most puzzles of a contest. */
export const MOST_CONTEST_PUZZLES = 20;

/** What a check for mistakes costs. */
export const CHECK_MS = 60_000;
