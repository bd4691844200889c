/**
 * Clues in an attribute: lines are separated by commas, numbers by spaces: "2,1 1,0". A line
 * without numbers is blank.
 */
import type { Clues } from '@nonokit/board';
import { BLACK_ON_WHITE, type Clue, leastLength } from '@nonokit/core';

/** Maximum number of lines, and of numbers in a line. */
const MOST_LINES = 1000;

/** Reads the clues of two attributes. Throws an Error that explains what is wrong. */
export function inlineClues(rows: string, columns: string): Clues {
  if (typeof rows !== 'string' || typeof columns !== 'string') {
    throw new RangeError('inlineClues takes two texts: "1 1,2" for the rows, and the columns');
  }
  const across = linesOf(rows, 'rows');
  const down = linesOf(columns, 'columns');
  const clues = {
    width: down.length,
    height: across.length,
    palette: BLACK_ON_WHITE,
    rows: across,
    columns: down,
  };
  checkLengths(across, clues.width, 'rows');
  checkLengths(down, clues.height, 'columns');
  const one = countBlocks(across);
  const other = countBlocks(down);
  if (one !== other) throw new Error(`the rows have ${one} filled cells, the columns ${other}`);
  return clues;
}

function linesOf(text: string, name: string): Clue[] {
  const lines = text.split(/[,;\n]/);
  if (lines.length > MOST_LINES) throw new Error(`${name}: at most ${MOST_LINES} lines are read`);
  return lines.map((line) => {
    const words = line.split(/\s+/).filter((word) => word !== '' && word !== '0');
    return words.map((word) => {
      const size = /^\d{1,4}$/.test(word) ? Number(word) : 0;
      if (size < 1) throw new Error(`${name}: "${word}" is no number of a clue`);
      return { size, color: 1 };
    });
  });
}

function checkLengths(lines: readonly Clue[], length: number, name: string): void {
  const index = lines.findIndex((clue) => leastLength(clue) > length);
  if (index >= 0) throw new Error(`${name}: line ${index + 1} does not fit into ${length} cells`);
}

function countBlocks(lines: readonly Clue[]): number {
  return lines.flat().reduce((sum, { size }) => sum + size, 0);
}
