/**
 * Izaron's `.pzl`: a stream of numbers, coloured (blocks carry their RGB) or black. The two are
 * different formats, and a black file has no mark of its kind.
 */
import {
  BLACK_ON_WHITE,
  type Block,
  bad,
  good,
  type PaletteColor,
  type Place,
  type Problem,
  type Puzzle,
  parseChannels,
  parseRgb,
  problem,
  type Result,
  rgbOf,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle } from '../lexing/checked-puzzle.js';
import { Cursor, cut, nextNumber, nextWord, trailingWarnings } from '../lexing/cursor.js';
import { lexingTooManyColors } from '../words/en/lexing-shared.js';
import { blockBlue, blockGreen, blockRed } from '../words/en/program-things.js';
import {
  pzlBadChannel,
  pzlBadColor,
  pzlListedTwice,
  pzlSameColors,
  pzlUnknownColor,
} from '../words/en/programs-games.js';
import { aBlockLength, aColorOf, theColorCount } from '../words/en/things.js';
import { readRecords, recordsText } from './pzl-records.js';

const HOLDS_NOTHING_ELSE = {
  background: false,
  clues: true,
  goal: false,
  meta: [],
  several: false,
} as const;

/** The coloured variant. */
export const pzl: Format = {
  id: 'pzl',
  name: 'Izaron .pzl (coloured)',
  extensions: ['.pzl'],
  media: 'text',
  holds: { colors: 'rgb', ...HOLDS_NOTHING_ELSE },
  // a colour of too few digits is told as such; a comment has a space after its "#"
  detect: ({ text }) => /^\s*[0-9]+\s+#[0-9a-f]{3,8}\s/i.test(text.slice(0, 200)),
  read: (source) => [readColored(source)],
  write: ([puzzle]) => (puzzle === undefined ? good('') : writeColored(puzzle)),
};

/** The black variant. */
export const pzlBlack: Format = {
  id: 'pzl-black',
  name: 'Izaron .pzl (black)',
  extensions: ['.pzl'],
  media: 'text',
  stage: 'numbers',
  // readers ignore line ends, but writers put one record on each line
  isUnlikely: ({ areRecords }) => !areRecords,
  holds: { colors: 'none', ...HOLDS_NOTHING_ELSE },
  detect: (source) => {
    if (!/^[0-9\s]*$/.test(source.text)) return false;
    const puzzle = readBlack(source);
    return puzzle.ok && puzzle.warnings.length === 0;
  },
  read: (source) => [readBlack(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeBlack(puzzle)),
};

/** The puzzle of a black stream of numbers; text after it is a warning. */
export function readBlack({ text, limits }: Source): Result<Puzzle> {
  const cursor = new Cursor(text);
  const claims = readRecords(cursor, limits, () => {
    const size = nextNumber(cursor, aBlockLength);
    return size.ok ? good({ size: size.value.number, color: 1 }) : size;
  });
  if (!claims.ok) return claims;
  return checkedPuzzle(
    { ...claims.value, palette: BLACK_ON_WHITE },
    limits,
    trailingWarnings(cursor),
  );
}

function readColored({ text, limits }: Source): Result<Puzzle> {
  const cursor = new Cursor(text);
  const inks = readInks(cursor, limits.maxColors);
  if (!inks.ok) return inks;
  // an empty list belongs to a blank puzzle, which gets the usual ink
  const listed = inks.value.length === 0 ? ['#000000'] : inks.value;
  const palette: PaletteColor[] = [{ rgb: '#ffffff' }, ...listed.map((rgb) => ({ rgb }))];
  const colors = new Map(inks.value.map((rgb, i) => [rgb, i + 1]));
  const claims = readRecords(cursor, limits, () => readColoredBlock(cursor, colors));
  if (!claims.ok) return claims;
  const warnings = [...inks.warnings, ...trailingWarnings(cursor)];
  return checkedPuzzle({ ...claims.value, palette }, limits, warnings);
}

/**
 * The listed colours, each once: clues name colours by value, so a repeated entry cannot be
 * distinguished. A listed white is an ink like any other, not the background.
 */
function readInks(cursor: Cursor, maxColors: number): Result<string[]> {
  const count = nextNumber(cursor, theColorCount);
  if (!count.ok) return count;
  const { number, place } = count.value;
  if (number + 1 > maxColors) {
    return bad(lexingTooManyColors, { colors: number, most: maxColors }, place);
  }
  const inks = new Set<string>();
  const warnings: Problem[] = [];
  for (let k = 1; k <= number; k++) {
    const word = nextWord(cursor, aColorOf({ number: k, count: number }));
    if (!word.ok) return word;
    const rgb = /^#[0-9a-f]{6}$/i.test(word.value.text) ? parseRgb(word.value.text) : undefined;
    if (rgb === undefined) {
      const wrong = { found: cut(word.value.text), number: k, count: number };
      return bad(pzlBadColor, wrong, word.value.place);
    }
    if (inks.has(rgb) && warnings.length === 0) {
      warnings.push(problem(pzlListedTwice, { rgb }, word.value.place));
    }
    inks.add(rgb);
  }
  return good([...inks], warnings);
}

function readColoredBlock(cursor: Cursor, colors: ReadonlyMap<string, number>): Result<Block> {
  const size = nextNumber(cursor, aBlockLength);
  if (!size.ok) return size;
  const channels: number[] = [];
  let start: Place | undefined;
  for (const what of [blockRed, blockGreen, blockBlue]) {
    const channel = nextNumber(cursor, what);
    if (!channel.ok) return channel;
    const { number, place } = channel.value;
    if (number > 255) return bad(pzlBadChannel, { what, found: number }, place);
    channels.push(number);
    start ??= place;
  }
  const [red = 0, green = 0, blue = 0] = channels;
  const color = colors.get(rgbOf(red, green, blue));
  if (color !== undefined) return good({ size: size.value.number, color });
  const wrong = { channels, rgb: rgbOf(red, green, blue), listed: colors.size };
  return bad(pzlUnknownColor, wrong, start);
}

function writeColored(puzzle: Puzzle): Result<string> {
  const inks = puzzle.palette.slice(1).map(({ rgb }) => rgb);
  const twin = inks.find((rgb, i) => inks.indexOf(rgb) !== i);
  if (twin !== undefined) {
    return bad(pzlSameColors, { rgb: twin });
  }
  // an empty list would make the file look black
  const listed = inks.length === 0 ? ['#000000'] : inks;
  const channels = puzzle.palette.map(({ rgb }) => parseChannels(rgb).join(' '));
  const block = ({ size, color }: Block): string => ` ${size} ${channels[color]}`;
  const records = recordsText(puzzle, (clue) => `${clue.length}${clue.map(block).join('')} `);
  return good(`${[listed.length, ...listed].join('\n')}\n\n${records}`);
}

function writeBlack(puzzle: Puzzle): string {
  return recordsText(puzzle, (clue) => [clue.length, ...clue.map(({ size }) => size)].join(' '));
}
