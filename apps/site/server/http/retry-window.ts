/**
 * Requests that come again: a connection that breaks while a change is made leaves open whether it
 * was made, and people and programs then ask again. What would be there twice is looked for first,
 * by what it says; nobody means to say the same twice within an hour.
 */

/** How long a request counts as the same that came again. */
export const REPEAT_MS = 3_600_000;
