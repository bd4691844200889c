/**
 * Warnings of readers that a file may mean another puzzle than the one that was read. All commands
 * show them; other warnings matter only where files are converted.
 */
import { isDoubt } from '@nonokit/core';
import { type Console, describedIn } from './console.js';
import type { InputPuzzle } from './input-puzzle.js';

/** Notes doubts about a puzzle on standard error: "a.nin: line 1, column 1: …". */
export function tellDoubts({ name, warnings }: InputPuzzle, console: Console): void {
  for (const warning of warnings) {
    if (isDoubt(warning)) console.note(`${name}: ${describedIn(console, warning)}`);
  }
}
