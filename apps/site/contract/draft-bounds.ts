/** How much of drafts the server keeps. */

/** Bytes of a draft. A picture of 200×200 with two thousand strokes has about half of it. */
export const MOST_DRAFT_BYTES = 500_000;

/** Drafts of a person, and bytes of all of them together. */
export const MOST_DRAFTS = 200;
export const MOST_BYTES_OF_DRAFTS = 20_000_000;

/** Marks of deleted drafts of a person; the oldest goes first. */
export const MOST_DELETED_DRAFTS = 200;

/** The longest title, in characters. */
export const MOST_TITLE = 200;

/** Drafts of a person with a day of publication. */
export const MOST_PLANNED = 50;

/** How far ahead that day may be, in days. */
export const FARTHEST_PLAN_DAYS = 366;
