/**
 * Names of puzzles of the start catalogue: `catalogue:3f9a0c21` is one puzzle, with commas there
 * are several, and `catalogue:sea` is a series. They reveal nothing about the pictures.
 */
import type { CatalogueItem } from '@nonokit/catalogue';

const PREFIX = 'catalogue:';

/** The name of puzzles for commands that take files: "catalogue:3f9a0c21,81b2c4d0". */
export function catalogueName(items: readonly CatalogueItem[]): string {
  return `${PREFIX}${items.map(({ facts }) => facts.id).join()}`;
}

/** The part after "catalogue:"; undefined for other names. */
export function namedInCatalogue(name: string): string | undefined {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
}
