import type { Import } from './read-imports.mjs';

/** Where no circles may be, and whether imports of types count. */
export const CIRCLES: readonly {
  readonly within: RegExp;
  readonly withTypes: boolean;
  readonly why: string;
}[];

/** What is wrong with an import, as a sentence; undefined if nothing is. */
export function violationOf(each: Import): string | undefined;
