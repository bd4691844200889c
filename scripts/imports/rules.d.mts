import type { Import } from './read-imports.mjs';

/** What is wrong with an import, as a sentence; undefined if nothing is. */
export function violationOf(each: Import): string | undefined;
