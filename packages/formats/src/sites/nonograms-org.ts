/**
 * Pages of nonograms.org and nonograms.ru: `var d=[[…],[…],…];` in a script holds the picture as
 * runs. Remainders and offsets hide its numbers. The lists are read one by one; no code of a page
 * is run.
 */
import {
  bad,
  blankGrid,
  type Grid,
  good,
  type Limits,
  type PaletteColor,
  type Place,
  type Puzzle,
  parseChannels,
  type Result,
  rgbOf,
  rowsOf,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { decodeReferences, encodeReferences } from '../lexing/html-references.js';
import { placeFinder } from '../lexing/json-scan.js';
import { pictureOf } from '../pictures/image.js';
import { lexingTooManyColors } from '../words/en/lexing-shared.js';
import {
  aRunOf,
  colorOffsets,
  firstList,
  runOffsets,
  theColor,
  theRunCount,
} from '../words/en/site-things.js';
import {
  orgBadColor,
  orgBadList,
  orgBadRun,
  orgNegative,
  orgNoList,
  orgNoModulus,
  orgTooManyRuns,
} from '../words/en/sites-pages.js';
import { theColorCount, theHeight, theWidth } from '../words/en/things.js';
import type { Thing } from '../words/thing.js';

/** Saved pages of nonograms.org. */
export const nonogramsOrg: Format = {
  id: 'nonograms-org',
  name: 'nonograms.org page',
  extensions: ['.html', '.htm'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: false,
    clues: false,
    goal: true,
    meta: ['title'],
    several: false,
  },
  detect: ({ text }) => DATA.test(text),
  read: (source) => [readPage(source)],
  write: writePage,
};

const DATA = /\bvar\s{1,9}d\s{0,9}=\s{0,9}\[\s{0,9}(?=\[)/;

/** The numbers of a list, usually four. */
type Numbers = readonly number[];

/** Takes the lists of the page one by one and keeps the first problem. */
class Lists {
  readonly #text: string;
  readonly #placeOf: (at: number) => Place;
  #at: number;
  #start: number;
  problem: Result<never> | undefined;

  constructor(text: string) {
    const match = DATA.exec(text);
    this.#text = text;
    this.#placeOf = placeFinder(text);
    this.#at = match === null ? text.length : match.index + match[0].length;
    this.#start = this.#at;
  }

  /**
   * The place of the last list taken. Ask at most once per list, because earlier positions are not
   * kept.
   */
  get place(): Place {
    return this.#placeOf(this.#start);
  }

  /** The next list of at least `least` numbers; zeros and a problem if there is none. */
  next(least: number, what: Thing): Numbers {
    const list = /[\s,]*\[([0-9,\s]{0,200})\]/y;
    list.lastIndex = this.#at;
    const [whole = '', inside = ''] = list.exec(this.#text) ?? [];
    this.#start = this.#at + Math.max(0, whole.indexOf('['));
    this.#at += whole.length;
    const numbers = inside.split(',').map(Number);
    if (whole !== '' && numbers.length >= least && numbers.every(isSmall)) return numbers;
    this.problem ??= bad(whole === '' ? orgNoList : orgBadList, { least, what }, this.place);
    return [0, 0, 0, 0];
  }

  /** The first three numbers of a list modulo its fourth, which must not be 0. */
  remainders(what: Thing): [number, number, number] {
    const [a = 0, b = 0, c = 0, modulus = 0] = this.next(4, what);
    if (modulus > 0) return [a % modulus, b % modulus, c % modulus];
    this.problem ??= bad(orgNoModulus, { what }, this.place);
    return [0, 0, 0];
  }

  /** The number hidden in a list: the sum of two remainders minus the third. */
  hidden(what: Thing): number {
    const [a, b, c] = this.remainders(what);
    return a + b - c;
  }
}

/** Real pages have numbers of up to six digits. */
function isSmall(number: number): boolean {
  return Number.isSafeInteger(number) && number < 1e12;
}

function readPage({ text, limits }: Source): Result<Puzzle> {
  const lists = new Lists(text);
  lists.next(0, firstList);
  const sizes = readSizes(lists, limits);
  if (!sizes.ok) return sizes;
  const { width, height, inks, sizePlace } = sizes.value;
  const palette = readPalette(lists, inks);
  if (!palette.ok) return palette;
  const goal = readRuns(lists, blankGrid(width, height), inks);
  if (!goal.ok) return goal;
  const claims = { width, height, palette: palette.value, goal: rowsOf(goal.value) };
  return checkedPuzzle({ ...claims, meta: toMeta({ title: findTitle(text) }), sizePlace }, limits);
}

/** Width, height and the number of inks. */
function readSizes(
  lists: Lists,
  limits: Limits,
): Result<{ width: number; height: number; inks: number; sizePlace: Place }> {
  const width = lists.hidden(theWidth);
  const sizePlace = lists.problem === undefined ? lists.place : { line: 1, column: 1 };
  const height = lists.hidden(theHeight);
  const inks = lists.hidden(theColorCount);
  if (lists.problem !== undefined) return lists.problem;
  if (![width, height, inks].every((number) => number >= 0)) {
    return bad(orgNegative, { width, height, colors: inks }, sizePlace);
  }
  if (inks + 1 > limits.maxColors) {
    return bad(lexingTooManyColors, { colors: inks, most: limits.maxColors }, sizePlace);
  }
  const wrong = wrongSizes(width, height, limits, sizePlace);
  return wrong ?? good({ width, height, inks, sizePlace });
}

/** The inks. The offsets of red and green are exchanged; that of blue comes last. */
function readPalette(lists: Lists, inks: number): Result<PaletteColor[]> {
  const [offGreen = 0, offRed = 0, , offBlue = 0] = lists.next(4, colorOffsets);
  const palette: PaletteColor[] = [{ rgb: '#ffffff' }];
  for (let ink = 1; ink <= inks && lists.problem === undefined; ink++) {
    const [red = 0, green = 0, blue = 0] = lists.next(3, theColor({ number: ink }));
    const channels = [red - offRed, green - offGreen, blue - offBlue] as const;
    if (lists.problem === undefined && channels.some((one) => one < 0 || one > 255)) {
      return bad(orgBadColor, { number: ink, channels }, lists.place);
    }
    palette.push({ rgb: rgbOf(...channels) });
  }
  return lists.problem ?? good(palette);
}

function readRuns(lists: Lists, goal: Grid, inks: number): Result<Grid> {
  const [square, twice, once] = lists.remainders(theRunCount);
  const runs = square ** 2 + 2 * twice + once;
  if (lists.problem === undefined && runs > goal.cells.length) {
    return bad(orgTooManyRuns, { found: runs, most: goal.cells.length }, lists.place);
  }
  const offsets = lists.next(4, runOffsets);
  for (let k = 1; k <= runs && lists.problem === undefined; k++) {
    const run = lists
      .next(4, aRunOf({ number: k, count: runs }))
      .map((number, i) => number - (offsets[i] ?? 0));
    if (lists.problem === undefined && !putRun(goal, run, inks)) {
      const [column = 0, length = 0, color = 0, row = 0] = run;
      return bad(orgBadRun, { number: k, column, length, color, row }, lists.place);
    }
  }
  return lists.problem ?? good(goal);
}

/** Fills the cells of a run; false if some are outside the grid or already filled. */
function putRun({ width, height, cells }: Grid, run: Numbers, inks: number): boolean {
  const [column = 0, length = 0, color = 0, row = 0] = run;
  if (column < 1 || length < 1 || column + length - 1 > width || row < 1 || row > height)
    return false;
  if (color < 1 || color > inks) return false;
  const from = (row - 1) * width + column - 1;
  if (cells.subarray(from, from + length).some((cell) => cell !== 0)) return false;
  cells.fill(color, from, from + length);
  return true;
}

/**
 * The page's title on one line, cut to a maximum length; its escaped form may be ten times as long.
 */
function findTitle(text: string): string {
  const title = /<title>([^<]{0,10000})<\/title>/i.exec(text)?.[1] ?? '';
  const plain = decodeReferences(title).replace(/\s+/g, ' ').trim();
  return plain.length <= MAX_TITLE
    ? plain
    : [...plain.slice(0, MAX_TITLE)].slice(0, -1).join('').trim();
}

const MAX_TITLE = 1000;

/** Offsets that hide our numbers; any that are large enough work. */
const OFFSETS = [7, 3, 11, 5] as const;
const COLOR_OFFSETS = [31, 45, 12, 27] as const;

function writePage(puzzles: readonly Puzzle[]): Result<string> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const runs = findRuns(goal);
  const root = Math.floor(Math.sqrt(runs.length));
  const modulus = Math.max(goal.width, goal.height, palette.length, root) < 900 ? 997 : 99_999_989;
  const hide = (value: number): number[] => [
    3 * modulus + 91 + value,
    5 * modulus + 17,
    2 * modulus + 108,
    modulus,
  ];
  const rest = runs.length - root * root;
  const lists = [
    [12345, 678, 9, 10],
    ...[goal.width, goal.height, palette.length - 1].map(hide),
    COLOR_OFFSETS,
    ...palette.slice(1).map(({ rgb }) => hiddenColor(rgb)),
    [modulus + root, 2 * modulus + Math.floor(rest / 2), 4 * modulus + (rest % 2), modulus],
    OFFSETS,
    ...runs.map((run) => run.map((value, i) => value + (OFFSETS[i] ?? 0))),
  ];
  const data = lists.map((list) => `[${list.join(',')}]`).join(',');
  const head = `<html><head><title>${markup(puzzles[0]?.meta.title ?? '')}</title></head><body>`;
  const script = `<script>var d=[${data}];</script>`;
  return good(`<!DOCTYPE HTML>\n${head}\n${script}\n</body></html>\n`);
}

function hiddenColor(rgb: string): number[] {
  const [red, green, blue] = parseChannels(rgb);
  const [offGreen, offRed, offFlag, offBlue] = COLOR_OFFSETS;
  return [red + offRed, green + offGreen, blue + offBlue, red + offFlag];
}

/** Column, length, colour and row of every run, counted from 1, row by row. */
function findRuns({ width, cells }: Grid): number[][] {
  const runs: number[][] = [];
  for (let from = 0; from < cells.length; ) {
    const lineEnd = from - (from % width) + width;
    let to = from + 1;
    while (to < lineEnd && cells[to] === cells[from]) to++;
    const color = cells[from] ?? 0;
    if (color > 0) runs.push([(from % width) + 1, to - from, color, lineEnd / width]);
    from = to;
  }
  return runs;
}

function markup(text: string): string {
  return encodeReferences(text, 'unicode').replace(/[<>]/g, (sign) =>
    sign === '<' ? '&lt;' : '&gt;',
  );
}
