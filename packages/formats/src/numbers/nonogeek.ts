/**
 * NonoGeek's text: a line of numbers for each row under `ROWS:` and for each column under
 * `COLUMNS:`. Little else is known about it, so the reader is tolerant.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { HOLDS_NUMBERS, isBlank, numberLines, puzzleOfClueLines } from '../lexing/clue-lines.js';
import { cut, linesOf, type Word } from '../lexing/cursor.js';
import { numbersGivenTwice, numbersMissingSection, numbersNoHeading } from '../words/en/numbers.js';

/** The text of NonoGeek. */
export const nonogeek: Format = {
  id: 'nonogeek',
  name: 'NonoGeek text',
  extensions: ['.txt'],
  media: 'text',
  holds: HOLDS_NUMBERS,
  detect: ({ text }) => /^ROWS:[ \t]*$/m.test(text) && /^COLUMNS:[ \t]*$/m.test(text),
  read: (source) => [readNonogeek(source)],
  write: ([puzzle]) =>
    good(
      puzzle === undefined
        ? ''
        : `ROWS:\n${numberLines(puzzle.rows)}COLUMNS:\n${numberLines(puzzle.columns)}`,
    ),
};

function readNonogeek({ text, limits }: Source): Result<Puzzle> {
  const sections = new Map<string, Word[]>();
  let section: Word[] | undefined;
  for (const line of linesOf(text)) {
    const key = line.text.trim();
    if (key === 'ROWS:' || key === 'COLUMNS:') {
      if (sections.has(key)) return bad(numbersGivenTwice, { key }, line.place);
      section = [];
      sections.set(key, section);
    } else if (isBlank(line)) continue;
    else if (section !== undefined) section.push(line);
    else {
      return bad(numbersNoHeading, { found: cut(key) }, line.place);
    }
  }
  const rows = sections.get('ROWS:');
  const columns = sections.get('COLUMNS:');
  const sizePlace = { line: 1, column: 1 };
  if (rows !== undefined && columns !== undefined) {
    return puzzleOfClueLines({ rows, columns, sizePlace }, limits);
  }
  const missing = rows === undefined ? 'ROWS:' : 'COLUMNS:';
  return bad(numbersMissingSection, { key: missing }, sizePlace);
}
