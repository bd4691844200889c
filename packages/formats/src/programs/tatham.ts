/**
 * Game ids of Pattern in Simon Tatham's Portable Puzzle Collection, "5x5:3/1.1.1/…", alone or after
 * the "#" of a page's address. A seed, "15x15#372…", holds no puzzle: only the program can expand
 * it.
 */
import {
  bad,
  good,
  type Place,
  type Problem,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import {
  cutPart,
  lonelyWord,
  onlyWord,
  parseAddress,
  percentDecoded,
  shifted,
} from '../lexing/address.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut, parseNumber, type Word } from '../lexing/cursor.js';
import { parseSlashClues, slashText } from '../lexing/slash-clues.js';
import {
  tathamBadAddress,
  tathamBadGiven,
  tathamGivenCells,
  tathamGivenEnds,
  tathamNoId,
  tathamSeed,
} from '../words/en/programs-games.js';
import { aGameId, aHeight, aWidth } from '../words/en/things.js';

/** Descriptive game ids of Pattern. */
export const tatham: Format = {
  id: 'tatham',
  name: 'Tatham Pattern game id',
  extensions: ['.txt'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) => isGameId(lonelyWord(text)),
  read: (source) => [readGameId(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : `${writeGameId(puzzle)}\n`),
};

const GAME_ID = /^\d{1,9}(?:x\d{1,9})?(?::[\d./]*\/|#[\da-f]*$)/;

function isGameId(word: string | undefined): boolean {
  if (word === undefined) return false;
  const address = parseAddress(word);
  if (address === undefined) return GAME_ID.test(word);
  if (!/\/pattern(?:\.html)?$/.test(address.base)) return false;
  return GAME_ID.test(percentDecoded(address.fragment) ?? '');
}

/** The game id of a puzzle: size, columns, rows. */
export function writeGameId(puzzle: Puzzle): string {
  return `${puzzle.width}x${puzzle.height}:${slashText(puzzle, '')}`;
}

function readGameId({ text, limits }: Source): Result<Puzzle> {
  const word = onlyWord(text, aGameId);
  if (!word.ok) return word;
  const fragment = parseAddress(word.value.text)?.fragment;
  const plain = fragment === undefined ? word.value.text : percentDecoded(fragment);
  if (plain === undefined) {
    return bad(tathamBadAddress, {}, word.value.place);
  }
  return parseGame(fragment === undefined ? word.value : cutPart(word.value, plain), limits);
}

/** The puzzle of a game id, which may be a seed by mistake. */
function parseGame(id: Word, limits: Source['limits']): Result<Puzzle> {
  const at = id.text.search(/[:#]/);
  if (at < 0) return bad(tathamNoId, { found: cut(id.text) }, id.place);
  if (id.text[at] === '#') return bad(tathamSeed, { found: cut(id.text) }, id.place);
  const desc = { text: id.text.slice(at + 1), place: shifted(id.place, at + 1) };
  return puzzleOfGame({ text: id.text.slice(0, at), place: id.place }, desc, limits);
}

/** The puzzle of Tatham's two strings: parameters, "10x8", and description, "1.1/3.3/…". */
export function puzzleOfGame(params: Word, desc: Word, limits: Source['limits']): Result<Puzzle> {
  const sizes = parseSizes(params);
  if (!sizes.ok) return sizes;
  const { width, height } = sizes.value;
  const wrong = wrongSizes(width, height, limits, params.place);
  if (wrong !== undefined) return wrong;
  const comma = desc.text.indexOf(',');
  const clues = { text: comma < 0 ? desc.text : desc.text.slice(0, comma), place: desc.place };
  const read = parseSlashClues(clues, width, height);
  if (!read.ok) return read;
  const given = comma < 0 ? good(0) : givenCells(desc, comma + 1, width * height);
  if (!given.ok) return given;
  const sizePlace = params.place;
  const remarks = givenRemarks(given.value, shifted(desc.place, comma + 1));
  return checkedPuzzle({ width, height, ...read.value, sizePlace }, limits, remarks);
}

/** "10x8", or "5" for a square. */
function parseSizes(params: Word): Result<{ width: number; height: number }> {
  const at = params.text.indexOf('x');
  const [first, second] =
    at < 0 ? [params.text, params.text] : [params.text.slice(0, at), params.text.slice(at + 1)];
  const width = parseNumber({ text: first, place: params.place }, aWidth);
  if (!width.ok) return width;
  const height = parseNumber({ text: second, place: shifted(params.place, at + 1) }, aHeight);
  return height.ok ? good({ width: width.value, height: height.value }) : height;
}

/**
 * Counts the cells that the letters give. The nth letter of the alphabet skips n - 1 cells and
 * gives the next one, filled if it is a capital; "z" only skips. The last letter ends after the
 * last cell.
 */
function givenCells(desc: Word, from: number, cells: number): Result<number> {
  let at = 0;
  let given = 0;
  for (let i = from; i < desc.text.length; i++) {
    const letter = desc.text.charCodeAt(i) & ~32;
    if (!/[a-z]/i.test(desc.text[i] ?? '')) {
      return bad(tathamBadGiven, { found: desc.text[i] ?? '' }, shifted(desc.place, i));
    }
    at += letter - A;
    if (desc.text[i] !== 'z' && at < cells) {
      given++;
      at++;
    } else if (at === cells && i + 1 === desc.text.length) return good(given);
  }
  return bad(tathamGivenEnds, { found: at, cells }, shifted(desc.place, desc.text.length));
}

const A = 65;

function givenRemarks(given: number, place: Place): Problem[] {
  if (given === 0) return [];
  return [problem(tathamGivenCells, { given }, place)];
}
