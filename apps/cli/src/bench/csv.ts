/**
 * Measurements as CSV (RFC 4180), one line per puzzle, for spreadsheets and statistics programs.
 */
import type { BenchAnswer } from './tally.js';

const COLUMNS = [
  'file',
  'index',
  'id',
  'title',
  'width',
  'height',
  'colors',
  'status',
  'lineSolvable',
  'linesSettled',
  'probes',
  'decisions',
  'conflicts',
  'restarts',
  'timeMs',
] as const;

/** The names of the columns. */
export function csvHead(): string {
  return `${COLUMNS.join(',')}\n`;
}

/** The line of one puzzle. */
export function csvLine(answer: BenchAnswer): string {
  const values: Readonly<Record<string, unknown>> = { ...answer, ...answer.stats };
  return `${COLUMNS.map((column) => csvField(values[column])).join(',')}\n`;
}

/**
 * A field, quoted if necessary. Text from files that a spreadsheet would take for a formula gets an
 * apostrophe, which spreadsheets take for "this is text".
 */
export function csvField(value: unknown): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
