/**
 * The stored answer of a puzzle: a picture beside its clues tells which of the lists are the rows.
 */
import type { AnyClue } from './clue-list.js';
import { getSize } from './clue-list.js';
import type { Pair } from './decide.js';
import type { DataValue } from './parse-data.js';

/** The cells of a picture, row by row. */
type Cells = readonly (readonly DataValue[])[];

/** The pair in the order in which one of the pictures has its clues; unchanged if none tells. */
export function orientedBy(pair: Pair, answers: readonly (Cells | undefined)[]): Pair {
  if (pair.isTold) return pair;
  const { rows, columns } = pair;
  for (const cells of answers) {
    if (cells === undefined) continue;
    const across = cluesOfLines(cells);
    const down = cluesOfLines(transposed(cells));
    const isSo = same(rows.clues, across) && same(columns.clues, down);
    const isTurned = same(rows.clues, down) && same(columns.clues, across);
    if (isSo) return { ...pair, isTold: true };
    if (isTurned) return { ...pair, rows: columns, columns: rows, isTold: true };
  }
  return pair;
}

function transposed(cells: Cells): DataValue[][] {
  return (cells[0] ?? []).map((_, x) => cells.map((row) => row[x] ?? null));
}

function cluesOfLines(lines: Cells): number[][] {
  return lines.map((line) => {
    const clue: number[] = [];
    let size = 0;
    for (const cell of [...line, 0]) {
      if (cell !== 0 && cell !== false && cell !== null) size++;
      else if (size > 0) {
        clue.push(size);
        size = 0;
      }
    }
    return clue;
  });
}

function same(clues: readonly AnyClue[], drawn: readonly (readonly number[])[]): boolean {
  return (
    clues.length === drawn.length &&
    clues.every((clue, i) => clue.map(getSize).join() === drawn[i]?.join())
  );
}
