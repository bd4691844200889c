/** Rows and columns in Polish; lines of a file are "linia", rows of a puzzle "wiersz". */
import type { NamedLine } from '../thing.js';

/** "wiersz 3", in the nominative. */
export function lineInPolish({ kind, index }: NamedLine): string {
  return `${kind === 'row' ? 'wiersz' : 'kolumna'} ${index + 1}`;
}
