/** Rows and columns in German. */
import type { NamedLine } from '../thing.js';

/** "Zeile 3". */
export function lineInGerman({ kind, index }: NamedLine): string {
  return `${kind === 'row' ? 'Zeile' : 'Spalte'} ${index + 1}`;
}

const PLURALS = new Intl.PluralRules('de');

/** "1 Feld", "1.024 Felder", from the two forms. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('de-DE')} ${PLURALS.select(count) === 'one' ? one : many}`;
}
