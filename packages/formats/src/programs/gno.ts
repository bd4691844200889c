/**
 * Gnonograms `.gno`: sections under headings in square brackets, identified by their first three
 * letters. It holds clues and picture; either may be missing. The state and history of a saved game
 * are ignored.
 */
import {
  bad,
  type Clue,
  clueText,
  good,
  type Problem,
  type Puzzle,
  problem,
  type Result,
  rowsOf,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { blackBlock, clueOfWords, cluesOfLines } from '../lexing/clue-words.js';
import { cut, endsEarly, linesOf, parseNumber, splitWords, type Word } from '../lexing/cursor.js';
import { oneLine } from '../lexing/one-line.js';
import { goalCellTotal, goalLineTooLong } from '../words/en/programs-pictures.js';
import {
  gnoBadCell,
  gnoLineTotal,
  gnoNoDimensions,
  gnoNoHeading,
  gnoPictureIgnored,
  gnoPictureLines,
  gnoRepeated,
} from '../words/en/programs-sections.js';
import { theColumnCount, theRowCount } from '../words/en/things.js';
import type { Thing } from '../words/thing.js';

/** The format of Gnonograms. */
export const gno: Format = {
  id: 'gno',
  name: 'Gnonograms',
  extensions: ['.gno'],
  media: 'text',
  holds: {
    colors: 'none',
    background: false,
    clues: true,
    goal: true,
    meta: ['title', 'author', 'license'],
    several: false,
  },
  detect: ({ text }) => /^[ \t]*\[dim/im.test(text) && /^[ \t]*\[(row|col|sol)/im.test(text),
  read: (source) => [readGno(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeGno(puzzle)),
};

/** A heading that begins a section; only three letters matter. */
const HEADING = /^\[(des|lic|dim|row|col|sol|loc|wor|sta|ori|his)/i;

/** A section: its heading and the lines below it that are not blank. */
interface Section {
  readonly heading: Word;
  readonly lines: Word[];
  /** The place after the section. */
  end: Word['place'];
}

function readGno({ text, limits }: Source): Result<Puzzle> {
  const sections = parseSections(linesOf(text));
  if (!sections.ok) return sections;
  const { value: found, warnings } = sections;
  const size = readSize(found.get('dim'));
  if (!size.ok) return size;
  const { width, height, place } = size.value;
  const wrong = wrongSizes(width, height, limits, place);
  if (wrong !== undefined) return wrong;
  const rows = readClues(found.get('row'), height, width);
  if (!rows.ok) return rows;
  const columns = readClues(found.get('col'), width, height);
  if (!columns.ok) return columns;
  const goal = readGoal(found.get('sol'), width, height);
  if (!goal.ok) return goal;
  const [title, author] = found.get('des')?.lines ?? [];
  return checkedPuzzle(
    {
      width,
      height,
      rows: rows.value,
      columns: columns.value,
      goal: goal.value,
      meta: toMeta({
        title: getText(title, NO_TITLE),
        author: getText(author, NO_AUTHOR),
        license: getText(found.get('lic')?.lines[0], ''),
      }),
      sizePlace: place,
      rowPlaces: found.get('row')?.lines.map((line) => line.place),
      columnPlaces: found.get('col')?.lines.map((line) => line.place),
      goalPlace: found.get('sol')?.heading.place,
    },
    limits,
    [...warnings, ...goal.warnings],
  );
}

/** The sections under the three letters of their headings; the first of a kind counts. */
function parseSections(lines: readonly Word[]): Result<Map<string, Section>> {
  const sections = new Map<string, Section>();
  const warnings: Problem[] = [];
  let current: Section | undefined;
  for (const line of lines) {
    const text = line.text.trim();
    if (text === '') continue;
    const key = HEADING.exec(text)?.[1]?.toLowerCase();
    if (key !== undefined) {
      if (current !== undefined) current.end = line.place;
      current = { heading: line, lines: [], end: { line: lines.length + 1, column: 1 } };
      if (!sections.has(key)) sections.set(key, current);
      else if (warnings.length === 0) warnings.push(repeated(line));
    } else if (current === undefined) {
      return bad(gnoNoHeading, { found: cut(text) }, line.place);
    } else {
      current.lines.push({ text, place: findPlace(line) });
    }
  }
  return good(sections, warnings);
}

function repeated({ text, place }: Word): Problem {
  return problem(gnoRepeated, { found: cut(text.trim()) }, place);
}

function findPlace({ text, place }: Word): Word['place'] {
  return { line: place.line, column: text.length - text.trimStart().length + 1 };
}

function readSize(section: Section | undefined): Result<Size> {
  if (section === undefined) {
    return bad(gnoNoDimensions, {}, { line: 1, column: 1 });
  }
  const [tall, wide] = section.lines;
  if (tall === undefined) return sectionEnds(section, theRowCount);
  const height = parseNumber(tall, theRowCount);
  if (!height.ok) return height;
  if (wide === undefined) return sectionEnds(section, theColumnCount);
  const width = parseNumber(wide, theColumnCount);
  return width.ok ? good({ width: width.value, height: height.value, place: tall.place }) : width;
}

/** The announced sizes and their place. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly place: Word['place'];
}

function sectionEnds({ end }: Section, what: Thing): Result<never> {
  return endsEarly(end, what);
}

/** The clues of a section, or undefined if the file has no such section. */
function readClues(
  section: Section | undefined,
  count: number,
  length: number,
): Result<Clue[] | undefined> {
  if (section === undefined) return good(undefined);
  if (section.lines.length !== count) {
    const counts = { found: section.lines.length, expected: count };
    const heading = cut(section.heading.text.trim());
    return bad(gnoLineTotal, { section: heading, ...counts }, section.end);
  }
  return cluesOfLines(section.lines, length, (line, cells) =>
    clueOfWords(splitWords(line, 'blanks and commas'), cells, blackBlock),
  );
}

/** The picture: 2 is filled and 1 is blank. A picture with undecided cells is left out. */
function readGoal(
  section: Section | undefined,
  width: number,
  height: number,
): Result<Uint8Array[] | undefined> {
  if (section === undefined) return good(undefined);
  if (section.lines.length !== height) {
    const counts = { found: section.lines.length, expected: height };
    return bad(gnoPictureLines, counts, section.end);
  }
  const rows: Uint8Array[] = [];
  let undecided: Word | undefined;
  for (const line of section.lines) {
    const row = new Uint8Array(width);
    let x = 0;
    for (const word of splitWords(line, 'blanks and commas')) {
      if (!/^[012]$/.test(word.text)) {
        return bad(gnoBadCell, { found: cut(word.text) }, word.place);
      }
      if (x === width) {
        return bad(goalLineTooLong, { most: width }, word.place);
      }
      if (word.text === '0') undecided ??= word;
      row[x++] = word.text === '2' ? 1 : 0;
    }
    if (x < width) return bad(goalCellTotal, { found: x, expected: width }, line.place);
    rows.push(row);
  }
  if (undecided === undefined) return good(rows);
  return good(undefined, [problem(gnoPictureIgnored, {}, undecided.place)]);
}

/** Placeholders for missing texts, so that later texts keep their line. */
const NO_TITLE = 'Untitled';
const NO_AUTHOR = 'Unknown';

function getText(line: Word | undefined, none: string): string {
  const text = oneLine(line?.text ?? '');
  return text === none ? '' : text;
}

function writeGno({ width, height, rows, columns, goal, meta }: Puzzle): string {
  const clues = (all: readonly Clue[]): string[] =>
    all.map((clue) => clueText(clue).replaceAll(' ', ', '));
  const license = textLine(meta.license);
  const lines = [
    '[Description]',
    textLine(meta.title) || NO_TITLE,
    textLine(meta.author) || NO_AUTHOR,
    ...(license === '' ? [] : ['[License]', license]),
    '[Dimensions]',
    height,
    width,
    '[Row clues]',
    ...clues(rows),
    '[Column clues]',
    ...clues(columns),
  ];
  if (goal !== undefined) {
    lines.push('[Solution grid]');
    for (const row of rowsOf(goal)) lines.push(row.map((color) => color + 1).join(' '));
  }
  return `${lines.join('\n')}\n[Locked]\nfalse\n`;
}

/** The text as a line of a section, which must not look like a heading. */
function textLine(text = ''): string {
  const line = oneLine(text);
  return HEADING.test(line) ? `(${line.slice(1)}` : line;
}
