/** Rows and columns, and counted nouns, in Spanish. */
import type { LineKind, NamedLine } from '../thing.js';

const PLURALS = new Intl.PluralRules('es');

/** "fila 3". */
export function lineInSpanish({ kind, index }: NamedLine): string {
  return `${kind === 'row' ? 'fila' : 'columna'} ${index + 1}`;
}

/** "1 casilla", "1.200 casillas". */
export function counted(count: number, one: string, other: string): string {
  return `${count.toLocaleString('es')} ${PLURALS.select(count) === 'one' ? one : other}`;
}

/** "1 pista", "5 pistas". */
export function countedClues(count: number): string {
  return counted(count, 'pista', 'pistas');
}

/** "1 casilla", "5 casillas". */
export function countedCells(count: number): string {
  return counted(count, 'casilla', 'casillas');
}

/** "1 color", "5 colores". */
export function countedColors(count: number): string {
  return counted(count, 'color', 'colores');
}

/** "1 fila", "5 columnas". */
export function countedLines(count: number, kind: LineKind): string {
  return kind === 'row' ? counted(count, 'fila', 'filas') : counted(count, 'columna', 'columnas');
}
