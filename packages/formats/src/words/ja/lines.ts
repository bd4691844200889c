/** Rows and columns in Japanese. */
import type { NamedLine } from '../thing.js';

/** "3行目", "3列目". */
export function lineInJapanese({ kind, index }: NamedLine): string {
  return `${index + 1}${kind === 'row' ? '行目' : '列目'}`;
}
