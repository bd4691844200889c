/**
 * Pages that `nonokit play` serves. It marks them with `data-local`, so that other sites are never
 * asked for files that only that program has.
 */
import type { ShelfCard } from './shelf.js';

/** Whether `nonokit play` serves this page. */
export function isLocal(): boolean {
  return 'local' in document.documentElement.dataset;
}

/** Where the file of a puzzle stands, from the site's root. */
export function localFile(id: string): string {
  return `local/${id}.json`;
}

/** The list of puzzles on the command line. */
export const LOCAL_LIST = 'local/index.json';

/** The progress that the program keeps in a file. */
export const LOCAL_PROGRESS = 'local/progress';

/** The puzzles that the program was started with. */
export interface LocalList {
  readonly puzzles: readonly Omit<ShelfCard, 'difficulty'>[];
}
