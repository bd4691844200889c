/** Rows and columns in Ukrainian. */
import type { NamedLine } from '../thing.js';

/** "рядок 3", in the nominative. */
export function lineInUkrainian({ kind, index }: NamedLine): string {
  return `${kind === 'row' ? 'рядок' : 'стовпець'} ${index + 1}`;
}
