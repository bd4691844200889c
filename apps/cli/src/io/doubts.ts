/**
 * Warnings of readers that a file may mean another puzzle than the one that was read. Commands that
 * answer questions about a puzzle show them; other warnings matter only where files are converted.
 */
import { type Console, describedIn } from './console.js';
import type { InputPuzzle } from './input-puzzle.js';

/** Codes of such warnings. */
const DOUBTS: ReadonlySet<string> = new Set([
  ...['sizes-swapped', 'last-line-missing', 'padded', 'trailing-text'],
  ...['unusual-background', 'parts-joined', 'blank-row', 'rows-taken-first'],
]);

/** Notes doubts about a puzzle on standard error: "a.nin: line 1, column 1: …". */
export function tellDoubts({ name, warnings }: InputPuzzle, console: Console): void {
  for (const warning of warnings) {
    if (DOUBTS.has(warning.code)) console.note(`${name}: ${describedIn(console, warning)}`);
  }
}
