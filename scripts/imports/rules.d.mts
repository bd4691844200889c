import type { Import } from './read-imports.mjs';

/** What is wrong with an import, as a sentence; undefined if nothing is. */
export function findViolation(each: Import): string | undefined;
