/**
 * Answers as CSV (RFC 4180), one line per puzzle, for spreadsheets and statistics programs. All
 * commands have the same columns.
 */
import type { Answer, FailureAnswer } from 'nonokit/json';

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
  'difficulty',
  'score',
  'steps',
  'linesSettled',
  'probes',
  'decisions',
  'conflicts',
  'restarts',
  'timeMs',
  'error',
] as const;

/** The names of the columns. */
export function csvHead(): string {
  return csvRow(COLUMNS);
}

/** The answer about a puzzle, or about one that could not be read. */
export type CsvAnswer =
  | (Omit<Partial<Answer>, 'stats' | 'difficulty'> & {
      readonly stats: Partial<Answer['stats']>;
      readonly difficulty?: CsvDifficulty | undefined;
    })
  | FailureAnswer;

type CsvDifficulty = Pick<NonNullable<Answer['difficulty']>, 'label' | 'score' | 'steps' | 'guess'>;

/** The line of one puzzle. */
export function csvLine(answer: CsvAnswer): string {
  const values: Readonly<Record<string, unknown>> = { ...answer, ...measured(answer) };
  return csvRow(COLUMNS.map((column) => values[column]));
}

/** The members of an answer that are within others. */
function measured(answer: CsvAnswer): Readonly<Record<string, unknown>> {
  if ('error' in answer) return { error: answer.error.message };
  const { stats, difficulty } = answer;
  const isRated = difficulty !== undefined && difficulty.guess !== 'unfinished';
  if (!isRated) return { ...stats, difficulty: undefined };
  const { label, score, steps } = difficulty;
  return { ...stats, difficulty: label, score, steps };
}

/** A line of fields. */
export function csvRow(values: readonly unknown[]): string {
  return `${values.map(csvField).join(',')}\n`;
}

/**
 * A field, quoted if necessary. Text from files that a spreadsheet would take for a formula gets an
 * apostrophe, which spreadsheets take for "this is text".
 */
export function csvField(value: unknown): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const text = /^[=+\-@\t\r]./s.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
