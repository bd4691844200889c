/**
 * Names of puzzles of the start catalogue: `catalogue:3f9a0c21` is one puzzle, with commas there are
 * several, and `catalogue:sea` is a series. A puzzle is named by the first digits of the key of its
 * picture, which say nothing about it.
 */
import type { CatalogueEntry } from '@nonokit/catalogue';

const PREFIX = 'catalogue:';

/** Digits of a name; no two puzzles of the catalogue share them. */
const DIGITS = 8;

/** The name of a puzzle: "3f9a0c21". */
export function blindName({ canonical }: CatalogueEntry): string {
  return canonical.slice(0, DIGITS);
}

/** The name of puzzles for commands that take files: "catalogue:3f9a0c21,81b2c4d0". */
export function catalogueName(entries: readonly CatalogueEntry[]): string {
  return `${PREFIX}${entries.map(blindName).join()}`;
}

/** What stands behind "catalogue:"; undefined for other names. */
export function namedInCatalogue(name: string): string | undefined {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
}
