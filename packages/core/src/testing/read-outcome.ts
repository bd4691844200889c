/** What was read from a file, as text, so that tests can compare what two doors make of it. */
import { clueText } from '../line.js';
import type { Result } from '../problem.js';
import type { Puzzle } from '../puzzle.js';

/** The clues and colours of puzzles and the codes of problems, one a line. */
export function readOutcome(puzzles: readonly Result<Puzzle>[]): string {
  return puzzles.map(outcomeOf).join('\n');
}

function outcomeOf(read: Result<Puzzle>): string {
  if (!read.ok) return read.problem.code;
  const { rows, columns, palette } = read.value;
  const label = (color: number) => `:${color}`;
  const lists = [rows, columns].map((clues) => clues.map((clue) => clueText(clue, label)).join());
  return [...lists, palette.map(({ rgb }) => rgb).join()].join(' / ');
}
