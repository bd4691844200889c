/**
 * Olšák's `.g`: comments, colours after `#d`, then the clues of rows and columns, each section
 * opened by a line with a colon. Cells cut by a diagonal are refused; triddlers are told as puzzles
 * of another kind.
 */
import { bad, type Clue, good, type Palette, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta } from '../lexing/checked-puzzle.js';
import { type ClueReader, cluesOfLines } from '../lexing/clue-words.js';
import { endsEarly, linesOf, type Word } from '../lexing/cursor.js';
import { findIds, isPlainBlack } from '../lexing/ink-ids.js';
import { oneLine } from '../lexing/one-line.js';
import { lexingNoRows } from '../words/en/lexing-shared.js';
import { columnsColon } from '../words/en/solver-things.js';
import { olsakNoColon, olsakNoColumns, olsakTooFewSigns } from '../words/en/solvers.js';
import { blackOnly, type OlsakColors, readClue, readColors } from './olsak-colors.js';
import { hasOlsakSections } from './olsak-sections.js';
import { readTriddler, triddlerLine } from './olsak-triddler.js';

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
};

function readOlsak({ text, limits }: Source): Result<Puzzle> {
  const lines = linesOf(text);
  const sections = readSections(lines);
  if (!sections.ok) return sections;
  const { comments, rowLines, columnLines, sizePlace } = sections.value;
  const colors = sections.value.colors ?? good(blackOnly());
  if (!colors.ok) return colors;
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
  readonly colors: Result<OlsakColors> | undefined;
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

/** Characters for inks in clues: letters, then signs without another meaning in a clue. */
const INK_CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!$%&()*+;=?@[]^_{|}~';

/** Characters for inks in printed solutions, in order; further inks show their own character. */
const OUTPUT_CHARACTERS = '*+o%@=&x$~';

function writeOlsak(puzzle: Puzzle): Result<string> {
  const { palette, rows, columns } = puzzle;
  const ids = isPlainBlack(palette)
    ? ['0', '1']
    : findIds(palette, (id) => INK_CHARACTERS.includes(id) && id.length === 1, INK_CHARACTERS);
  if (ids === undefined) {
    return bad(olsakTooFewSigns, { colors: palette.length - 1, most: INK_CHARACTERS.length });
  }
  ids[0] = '0';
  const block = (size: number, color: number) => `${size}${ids[color] === '1' ? '' : ids[color]}`;
  const line = (clue: Clue) => clue.map(({ size, color }) => block(size, color)).join(' ');
  return good(
    [
      ...listComments(puzzle),
      '#d',
      ...colorLines(palette, ids),
      ': rows',
      ...rows.map(line),
      ': columns',
      ...columns.map(line),
      ': end\n',
    ].join('\n'),
  );
}

function colorLines(palette: Palette, ids: readonly string[]): string[] {
  return palette.map(({ rgb, name }, i) => {
    const id = ids[i] ?? '';
    const output = i === 0 ? ' ' : id === '1' ? '#' : (OUTPUT_CHARACTERS[i - 1] ?? id);
    const remark = (name ?? DEFAULT_NAMES.get(rgb) ?? '').replace(/[\p{Cc}<>]/gu, ' ');
    return `   ${id}:${output}  ${rgb.toUpperCase()}   ${remark}`.trimEnd();
  });
}

/** Remarks beside colours without a name. */
const DEFAULT_NAMES: ReadonlyMap<string, string> = new Map([
  ['#ffffff', 'white'],
  ['#000000', 'black'],
]);

/** Title, copyright and description, one line each; their order identifies them. */
function listComments({ meta }: Puzzle): string[] {
  const { title = '', copyright = '', description = '' } = meta;
  const lines = [oneLine(title), oneLine(copyright), ...description.split('\n').map(oneLine)];
  while (lines.at(-1) === '') lines.pop();
  // a blank keeps a comment from looking like a keyword or a section
  return lines.map((line) => (/^[#:]/.test(line) ? ` ${line}` : line));
}
