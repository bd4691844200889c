/**
 * Repeated requests: if a connection breaks during a change, its outcome is unknown, and people and
 * programs retry. So before an insert, an equal entry is looked for; the same text within an hour
 * is taken for a retry.
 */

/** How long a request counts as the same that came again. */
export const REPEAT_MS = 3_600_000;
