/**
 * Pictures and clues for tests: drawn with one character per cell, or typed as people read them.
 *
 * A cell is `.` for blank, `#` for colour 1 or a letter: `a` is colour 1, `b` colour 2 and so on. A
 * clue is "3 1"; a number of another colour than 1 is followed by that colour's letter: "3 1b".
 */
import { type Grid, gridOf } from '../grid.js';
import type { Color } from '../palette.js';
import type { Clue } from '../puzzle.js';

/** The colours of a drawn line: `drawnLine('.#b')` is `[0, 1, 2]`. */
export function drawnLine(cells: string): Color[] {
  return [...cells].map((cell) => (cell === '.' ? 0 : cell === '#' ? 1 : letterColor(cell)));
}

/** The picture whose rows are drawn one after the other: `drawnGrid('##.', '..b')`. */
export function drawnGrid(...rows: string[]): Grid {
  return gridOf(rows.map(drawnLine));
}

/** Parses a typed clue: `typedClue('3 1b')`; "" and "0" are the clue of a blank line. */
export function typedClue(text: string): Clue {
  if (text === '' || text === '0') return [];
  return text.split(' ').map((block) => {
    const [, size = '', letter = 'a'] = /^(\d+)([a-z])?$/.exec(block) ?? [];
    if (size === '') throw new RangeError(`typedClue: expected "3" or "3b", got "${block}"`);
    return { size: Number(size), color: letterColor(letter) };
  });
}

function letterColor(letter: string): Color {
  if (!/^[a-z]$/.test(letter)) throw new RangeError(`drawn: expected ".#a-z", got "${letter}"`);
  return letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}
