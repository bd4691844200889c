/**
 * Logichome: the name of that site, width, height, and all cells in one string of 0 and 1.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { Cursor, cut, endsEarly, nextNumber, trailingWarnings } from '../lexing/cursor.js';
import { pictureOf } from '../pictures/image.js';
import { cellsGot } from '../words/en/program-things.js';
import {
  logichomeBadCell,
  logichomeBegins,
  logichomeTooManyCells,
} from '../words/en/programs-pictures.js';
import { aHeight, aWidth } from '../words/en/things.js';

/** Pictures of the Korean puzzle site, `--from logichome`. */
export const logichome: Format = {
  id: 'logichome',
  name: 'Logichome',
  extensions: ['.txt'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: false, goal: true, meta: [], several: false },
  detect: ({ text }) => /^\s*www\.logichome\.org\s/.test(text.slice(0, 1000)),
  read: (source) => [readLogichome(source)],
  write: writeLogichome,
};

function readLogichome({ text, limits }: Source): Result<Puzzle> {
  const cursor = new Cursor(text);
  const title = cursor.word();
  if (title?.text !== 'www.logichome.org') {
    return bad(logichomeBegins, { found: cut(title?.text ?? '') }, { line: 1, column: 1 });
  }
  const width = nextNumber(cursor, aWidth);
  if (!width.ok) return width;
  const height = nextNumber(cursor, aHeight);
  if (!height.ok) return height;
  const columns = width.value.number;
  const rows = height.value.number;
  const sizePlace = width.value.place;
  const wrong = wrongSizes(columns, rows, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const cells = readCells(cursor, columns * rows);
  if (!cells.ok) return cells;
  const goal = Array.from({ length: rows }, (_, y) =>
    cells.value.subarray(y * columns, (y + 1) * columns),
  );
  const claims = { width: columns, height: rows, goal, sizePlace, goalPlace: sizePlace };
  return checkedPuzzle(claims, limits, trailingWarnings(cursor));
}

/** Reads `count` cells from one or more words. */
function readCells(cursor: Cursor, count: number): Result<Uint8Array> {
  const cells = new Uint8Array(count);
  let filled = 0;
  while (filled < count) {
    const word = cursor.word();
    if (word === undefined) return endsEarly(cursor.place, cellsGot({ count, found: filled }));
    const { line, column } = word.place;
    for (let i = 0; i < word.text.length; i++) {
      const char = word.text[i] ?? '';
      const place = { line, column: column + i };
      if (char !== '0' && char !== '1') {
        return bad(logichomeBadCell, { found: char }, place);
      }
      if (filled === count) return bad(logichomeTooManyCells, { most: count }, place);
      cells[filled++] = char === '1' ? 1 : 0;
    }
  }
  return good(cells);
}

function writeLogichome(puzzles: readonly Puzzle[]): Result<string> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { width, height, cells } = picture.value.goal;
  return good(`www.logichome.org\n${width}\n${height}\n${cells.join('')}\n`);
}
