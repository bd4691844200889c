/** Rows and columns in French. */
import type { NamedLine } from '../thing.js';

/** "la ligne 3". */
export function lineInFrench({ kind, index }: NamedLine): string {
  return `la ${kind === 'row' ? 'ligne' : 'colonne'} ${index + 1}`;
}
