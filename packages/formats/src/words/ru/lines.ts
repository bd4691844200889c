/** Rows and columns in Russian. */
import type { NamedLine } from '../thing.js';

/** "строка 3", in the nominative. */
export function lineInRussian({ kind, index }: NamedLine): string {
  return `${kind === 'row' ? 'строка' : 'столбец'} ${index + 1}`;
}
