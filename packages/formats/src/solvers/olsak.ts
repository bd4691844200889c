/**
 * Olšák's `.g`: comments, colours after `#d`, then the clues of rows and columns, each section
 * opened by a line with a colon. Triddlers, and puzzles with cells cut by a diagonal, are told as
 * puzzles of another kind.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta } from '../lexing/checked-puzzle.js';
import { type ClueReader, cluesOfLines } from '../lexing/clue-words.js';
import { endsEarly, linesOf, type Word } from '../lexing/cursor.js';
import { oneLine } from '../lexing/one-line.js';
import { lexingNoRows } from '../words/en/lexing-shared.js';
import { columnsColon } from '../words/en/solver-things.js';
import { olsakNoColon, olsakNoColumns } from '../words/en/solvers.js';
import { blackOnly, readClue, readColors } from './olsak-colors.js';
import type { OlsakInks } from './olsak-inks.js';
import { hasOlsakSections } from './olsak-sections.js';
import { readTrianogram } from './olsak-trianogram.js';
import { readTriddler, triddlerLine } from './olsak-triddler.js';
import { writeOlsak } from './olsak-write.js';
import { writeOlsakKind } from './olsak-write-kind.js';

/** The format of `grid` by Mirek and Petr Olšák. */
export const olsak: Format = {
  id: 'olsak',
  name: 'Olšák .g',
  extensions: ['.g'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: true,
    goal: false,
    meta: ['title', 'copyright', 'description'],
    several: false,
    maxInks: 72,
  },
  // ":-" belongs to Prolog; a colour or a picture row may also start with "#d", so the next line
  // must fit a .g file
  detect: ({ text }) =>
    /^#[dt](?![a-z0-9]).*\n(?:[ \t]*\S:|:|#d)/im.test(text) || /^:(?!-)[\s\S]*\n:(?!-)/m.test(text),
  // the first comments may be any text, even "[]" or the first line of another format
  isCertain: ({ text }) => hasOlsakSections(text),
  read: (source) => [readOlsak(source)],
  write: ([puzzle]) => (puzzle === undefined ? good('') : writeOlsak(puzzle)),
  writeKind: writeOlsakKind,
};

function readOlsak({ text, limits }: Source): Result<Puzzle> {
  const lines = linesOf(text);
  const sections = readSections(lines);
  if (!sections.ok) return sections;
  const { comments, rowLines, columnLines, sizePlace } = sections.value;
  const colors = sections.value.colors ?? good(blackOnly());
  if (!colors.ok) return colors;
  if (colors.value.cutPlace !== undefined) return readTrianogram(sections.value, colors.value);
  const readLine: ClueReader = (line, length) => readClue(line, length, colors.value);
  const rows = cluesOfLines(rowLines, columnLines.length, readLine);
  if (!rows.ok) return rows;
  const columns = cluesOfLines(columnLines, rowLines.length, readLine);
  if (!columns.ok) return columns;
  const [title = '', copyright = '', ...more] = comments;
  return checkedPuzzle(
    {
      width: columnLines.length,
      height: rowLines.length,
      palette: colors.value.palette,
      rows: rows.value,
      columns: columns.value,
      meta: toMeta({ title, copyright, description: more.join('\n').trim() }),
      sizePlace,
      rowPlaces: rowLines.map(({ place }) => place),
      columnPlaces: columnLines.map(({ place }) => place),
    },
    limits,
  );
}

interface Sections {
  /** The text before the first meaningful line, trimmed, without control characters. */
  readonly comments: readonly string[];
  /** The colours of the `#d` section, if there is one. */
  readonly colors: Result<OlsakInks> | undefined;
  readonly rowLines: readonly Word[];
  readonly columnLines: readonly Word[];
  readonly sizePlace: Word['place'];
}

function readSections(lines: readonly Word[]): Result<Sections> {
  const end = { line: (lines.at(-1)?.place.line ?? 0) + 1, column: 1 };
  const colons = [...lines.keys()].filter((i) => lines[i]?.text.startsWith(':') === true);
  const [rowColon = lines.length, columnColon, endColon = lines.length] = colons;
  const keywords = [...lines.keys()].filter(
    (i) => i < rowColon && /^#[dt]/i.test(lines[i]?.text ?? ''),
  );
  const triddler = triddlerLine(lines, rowColon);
  if (triddler !== undefined) return readTriddler(lines, triddler);
  const opening = lines[rowColon];
  if (opening === undefined) {
    return bad(olsakNoColon, {}, keywordPlace(keywords, lines));
  }
  if (columnColon === undefined) return endsEarly(end, columnsColon);
  const rowLines = lines.slice(rowColon + 1, columnColon);
  const columnLines = lines.slice(columnColon + 1, endColon);
  if (rowLines.length === 0) return bad(lexingNoRows, {}, opening.place);
  if (columnLines.length === 0) {
    return bad(olsakNoColumns, {}, lines[columnColon]?.place);
  }
  const [keyword] = keywords;
  const declarations = keyword === undefined ? undefined : lines.slice(keyword + 1, rowColon);
  return good({
    comments: lines.slice(0, keyword ?? rowColon).map(({ text }) => oneLine(text)),
    colors: declarations === undefined ? undefined : readColors(declarations),
    rowLines,
    columnLines,
    sizePlace: opening.place,
  });
}

/** The place for a problem about missing sections: the keyword, else the start of the file. */
function keywordPlace([keyword = 0]: readonly number[], lines: readonly Word[]): Word['place'] {
  return lines[keyword]?.place ?? { line: 1, column: 1 };
}
