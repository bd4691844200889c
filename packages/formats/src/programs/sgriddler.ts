/**
 * SGriddler, "MK Version 3.0": size, picture, column clues, row clues, with a blank line between
 * them. Every clue is written backwards. The picture may have undecided cells, and the file may end
 * after any part.
 *
 * A blank line among the clues is an empty clue. So exactly one blank line is skipped before each
 * list of clues; more are skipped only in files that make no puzzle that way.
 */
import {
  type Block,
  bad,
  type Clue,
  clueText,
  good,
  type Place,
  type Problem,
  type Puzzle,
  problem,
  type Result,
  reverseClue,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { isBlank } from '../lexing/clue-lines.js';
import { clueOfWords } from '../lexing/clue-words.js';
import { cut, endsEarly, linesOf, parseNumber, splitWords, type Word } from '../lexing/cursor.js';
import { lexingLastLineMissing } from '../words/en/lexing.js';
import { cluesGot, pictureLines } from '../words/en/program-things.js';
import {
  goalLineTooLong,
  sgriddlerBadCell,
  sgriddlerBadSize,
  sgriddlerBegins,
  sgriddlerPictureIgnored,
} from '../words/en/programs-pictures.js';
import { aBlock, aHeight, aWidth, widthAndHeight } from '../words/en/things.js';

/** The format of Juraj Simlovic's Griddlers Solver. */
export const sgriddler: Format = {
  id: 'sgriddler',
  name: 'SGriddler',
  extensions: ['.sgriddler', '.griddler', '.pgriddler'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: true, meta: [], several: false },
  detect: ({ text }) => /^\s*MK Version/i.test(text.slice(0, 1000)),
  read: (source) => [readSgriddler(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeSgriddler(puzzle)),
};

/** What blank lines are between clues: empty clues, except one before each list; or spacing. */
type BlankLines = 'clues' | 'spacing';

/** The lines of a file, taken part by part. */
class Parts {
  readonly #lines: readonly Word[];
  #at = 0;

  constructor(
    lines: readonly Word[],
    readonly blankLines: BlankLines,
  ) {
    this.#lines = lines;
  }

  /**
   * Takes the next `count` clues; undefined if blank lines are clues and none separates these from
   * what precedes.
   */
  takeClues(count: number): readonly Word[] | undefined {
    if (this.blankLines === 'spacing') return this.take(count);
    const first = this.#lines.findIndex((line, i) => i >= this.#at && !isBlank(line));
    if (first < 0) return [];
    if (first === this.#at) return undefined;
    const part = this.#lines.slice(this.#at + 1, this.#at + 1 + count);
    this.#at += 1 + part.length;
    return part;
  }

  /** The place of the next line. */
  get place(): Place {
    return this.#lines[this.#at]?.place ?? { line: this.#lines.length + 1, column: 1 };
  }

  /** Takes the next `count` lines after blank lines; none at the end of the file. */
  take(count: number): readonly Word[] {
    while (this.#lines[this.#at]?.text.trim() === '') this.#at++;
    const part = this.#lines.slice(this.#at, this.#at + count);
    this.#at += part.length;
    return part;
  }
}

function readSgriddler(source: Source): Result<Puzzle> {
  const puzzle = readWith('clues', source);
  if (puzzle.ok) return puzzle;
  const spaced = readWith('spacing', source);
  return spaced.ok || !REACHES_CLUES.has(puzzle.problem.code) ? spaced : puzzle;
}

/**
 * Problems that say more than how the lines divide: the file is most likely read as it is meant.
 */
const REACHES_CLUES: ReadonlySet<string> = new Set(['sums-differ', 'goal-differs', 'bad-number']);

function readWith(blankLines: BlankLines, { text, limits }: Source): Result<Puzzle> {
  const parts = new Parts(linesOf(text), blankLines);
  const [title] = parts.take(1);
  if (title === undefined || !/^\s*MK Version/i.test(title.text)) {
    const found = cut(title?.text.trim() ?? '');
    return bad(sgriddlerBegins, { found }, { line: 1, column: 1 });
  }
  const size = readSize(parts);
  if (!size.ok) return size;
  const { width, height, place } = size.value;
  const wrong = wrongSizes(width, height, limits, place);
  if (wrong !== undefined) return wrong;
  const picture = readPicture(parts, width, height);
  if (!picture.ok) return picture;
  const columns = readClues(parts, 'column', width, height);
  if (!columns.ok) return columns;
  const rows = readClues(parts, 'row', height, width);
  if (!rows.ok) return rows;
  return checkedPuzzle(
    {
      width,
      height,
      rows: rows.value?.clues,
      columns: columns.value?.clues,
      goal: picture.value?.rows,
      sizePlace: place,
      rowPlaces: rows.value?.places,
      columnPlaces: columns.value?.places,
      goalPlace: picture.value?.place,
    },
    limits,
    [...picture.warnings, ...rows.warnings],
  );
}

function readSize(parts: Parts): Result<{ width: number; height: number; place: Place }> {
  const [line] = parts.take(1);
  if (line === undefined) return endsEarly(parts.place, widthAndHeight);
  const [wide, tall, surplus] = splitWords(line);
  if (wide === undefined || tall === undefined || surplus !== undefined) {
    const found = cut(line.text.trim());
    return bad(sgriddlerBadSize, { found }, surplus?.place ?? line.place);
  }
  const width = parseNumber(wide, aWidth);
  if (!width.ok) return width;
  const height = parseNumber(tall, aHeight);
  if (!height.ok) return height;
  return good({ width: width.value, height: height.value, place: wide.place });
}

/** The value of an undecided cell of the picture. */
const UNDECIDED = 2;

/** The picture, or undefined if it is missing or has undecided cells. */
function readPicture(
  parts: Parts,
  width: number,
  height: number,
): Result<{ rows: Uint8Array[]; place: Place } | undefined> {
  const lines = parts.take(height);
  const [first] = lines;
  if (first === undefined) return good(undefined);
  if (lines.length < height) return endsEarly(parts.place, pictureLines({ count: height }));
  const rows: Uint8Array[] = [];
  let isStarted = false;
  for (const line of lines) {
    const row = new Uint8Array(width);
    let x = 0;
    for (const { text, place } of splitWords(line)) {
      if (x === width) return bad(goalLineTooLong, { most: width }, place);
      if (text.length !== 1 || !'#.o,?'.includes(text)) {
        return bad(sgriddlerBadCell, { found: cut(text) }, place);
      }
      isStarted ||= text !== '?';
      row[x++] = text === '#' ? 1 : text === '.' ? 0 : UNDECIDED;
    }
    rows.push(row.fill(UNDECIDED, x));
  }
  if (!rows.some((row) => row.includes(UNDECIDED))) return good({ rows, place: first.place });
  const remarks = isStarted ? [problem(sgriddlerPictureIgnored, {}, first.place)] : [];
  return good(undefined, remarks);
}

/** The clues of one direction and their place; undefined if the file ends before them. */
function readClues(
  parts: Parts,
  kind: 'row' | 'column',
  count: number,
  length: number,
): Result<{ clues: Clue[]; places: Place[] } | undefined> {
  const taken = parts.takeClues(count);
  if (taken?.length === 0) return good(undefined);
  const { lines, warnings } = withLastLine(taken ?? [], kind, count, parts);
  if (lines.length < count) {
    return endsEarly(parts.place, cluesGot({ count, kind, found: lines.length }));
  }
  const clues: Clue[] = [];
  for (const line of lines) {
    const clue = clueOfWords(splitWords(line), length, readBlock);
    if (!clue.ok) return clue;
    clues.push(reverseClue(clue.value));
  }
  return good({ clues, places: lines.map(({ place }) => place) }, warnings);
}

/**
 * The lines, with an empty last row that an editor may have cut off where blank lines are clues.
 */
function withLastLine(
  lines: readonly Word[],
  kind: 'row' | 'column',
  count: number,
  { place, blankLines }: Parts,
): { lines: readonly Word[]; warnings: Problem[] } {
  const isMissing = kind === 'row' && blankLines === 'clues' && lines.length === count - 1;
  if (!isMissing || lines.length === 0) return { lines, warnings: [] };
  const warnings = [problem(lexingLastLineMissing, {}, place)];
  return { lines: [...lines, { text: '', place }], warnings };
}

/** Reads a number; a negative one is crossed off. */
function readBlock({ text, place }: Word): Result<Block> {
  const size = parseNumber({ text: text.replace(/^-/, ''), place }, aBlock);
  return size.ok ? good({ size: size.value, color: 1 }) : size;
}

function writeSgriddler({ width, height, rows, columns, goal }: Puzzle): string {
  const picture = Array.from({ length: height }, (_, y) => {
    if (goal === undefined) return ' ?'.repeat(width);
    const row = goal.cells.subarray(y * width, (y + 1) * width);
    return Array.from(row, (color) => (color === 0 ? ' .' : ' #')).join('');
  });
  const clues = (all: readonly Clue[]): string[] => all.map((clue) => clueText(reverseClue(clue)));
  const lines = [
    'MK Version 3.0',
    '',
    `${width} ${height}`,
    '',
    ...picture,
    '',
    ...clues(columns),
    '',
    ...clues(rows),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
