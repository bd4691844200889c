/**
 * Share strings of davidje13's Nonogram: "R…" holds clues, "B…" and "L…" a picture of unknown, off
 * and on cells, by cells or by runs. Bits in base64url; sizes and run lengths in exponential Golomb
 * code.
 */
import {
  type Block,
  bad,
  type Clue,
  good,
  type Limits,
  type Puzzle,
  type PuzzleMeta,
  type Result,
} from '@nonokit/core';
import { shifted } from '../lexing/address.js';
import { BitReader, BitWriter, isBase64url } from '../lexing/base64url-bits.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut, type Word } from '../lexing/cursor.js';
import { lexingGoesOn } from '../words/en/lexing-shared.js';
import {
  davidjeEndsEarly,
  davidjeNoCells,
  davidjeNoShare,
  davidjeTooLarge,
  davidjeTooWide,
  davidjeUnknownCell,
} from '../words/en/programs-davidje.js';
import { HuffmanCodes } from './davidje-codes.js';

/** Maximum cells per side; the site refuses more. */
export const MAX_SIDE = 1000;

/** Parameters of the exponential Golomb codes of sizes and of runs. */
const SIZE_K = 4;
const RUN_K = 1;

/** The states of a cell in the order of the strings. */
const UNKNOWN_STATE = 0;
const ON = 2;

/** The puzzle of a share string. */
export function puzzleOfString(word: Word, limits: Limits, meta: PuzzleMeta = {}): Result<Puzzle> {
  const { text, place } = word;
  if (!/^[RBL]/.test(text) || !isBase64url(text)) {
    return bad(davidjeNoShare, { found: cut(text) }, place);
  }
  const reader = new BitReader(text.slice(1));
  const width = reader.takeGolomb(SIZE_K);
  const height = reader.takeGolomb(SIZE_K);
  const wrong = reader.ended ? endsEarly(word) : wrongSize(width, height, limits, word);
  if (wrong !== undefined) return wrong;
  const clues = text.startsWith('R') ? readRules(reader, width, height) : undefined;
  const goal = clues === undefined ? readImage(reader, word, width, height) : undefined;
  if (goal?.ok === false) return goal;
  if (reader.ended) return endsEarly(word);
  if (!reader.isDone()) {
    const at = shifted(place, 1 + reader.characters);
    return bad(lexingGoesOn, {}, at);
  }
  const picture = goal === undefined ? {} : { goal: goal.value };
  const claims = { width, height, meta, sizePlace: place, goalPlace: place };
  return checkedPuzzle({ ...claims, ...clues, ...picture }, limits);
}

function endsEarly({ text, place }: Word): Result<never> {
  const end = shifted(place, text.length);
  return bad(davidjeEndsEarly, {}, end);
}

function wrongSize(width: number, height: number, limits: Limits, { place }: Word) {
  if (width <= MAX_SIDE && height <= MAX_SIDE) return wrongSizes(width, height, limits, place);
  return bad(davidjeTooLarge, { width, height, most: MAX_SIDE }, place);
}

function readRules(reader: BitReader, width: number, height: number) {
  const codes = new HuffmanCodes();
  const clues: Clue[] = [];
  for (let k = 0; k < width + height && !reader.ended; k++) {
    clues.push(readClue(reader, codes, k < height ? width : height));
  }
  return { rows: clues.slice(0, height), columns: clues.slice(height) };
}

/**
 * Reads the clue of a line: its number of filled cells, then its blocks. A block with only one
 * possible size is not stored.
 */
function readClue(reader: BitReader, codes: HuffmanCodes, length: number): Clue {
  const clue: Block[] = [];
  const filled = codes.take(reader, length);
  let left = filled;
  while (left > 0 && clue.length < length - filled && !reader.ended) {
    const size = codes.take(reader, left - 1) + 1;
    clue.push({ size, color: 1 });
    left -= size;
  }
  if (left > 0) clue.push({ size: left, color: 1 });
  return clue;
}

/** The rows of a picture, as colours. */
function readImage(
  reader: BitReader,
  word: Word,
  width: number,
  height: number,
): Result<Uint8Array[]> {
  const states = word.text.startsWith('B')
    ? readCells(reader, width * height)
    : readRuns(reader, width * height);
  if (states === undefined) {
    return bad(davidjeNoCells, {}, word.place);
  }
  const unknown = states.indexOf(UNKNOWN_STATE);
  if (unknown >= 0 && !reader.ended) {
    const where = { cell: (unknown % width) + 1, row: Math.floor(unknown / width) + 1 };
    return bad(davidjeUnknownCell, where, word.place);
  }
  const cells = states.map((state) => (state === ON ? 1 : 0));
  return good(Array.from({ length: height }, (_, y) => cells.subarray(y * width, (y + 1) * width)));
}

/** The states of "B…": two of the three states occur, one bit per cell. */
function readCells(reader: BitReader, cells: number): Uint8Array | undefined {
  const missing = new HuffmanCodes().take(reader, 3);
  const [first, second] = [0, 1, 2].filter((state) => state !== missing);
  if (first === undefined || second === undefined || missing > 2) return undefined;
  const states = new Uint8Array(cells);
  for (let i = 0; i < cells && !reader.ended; i++) states[i] = reader.take(1) ? second : first;
  return states;
}

/** The states of "L…": the set of states, then runs. */
function readRuns(reader: BitReader, cells: number): Uint8Array | undefined {
  const codes = new HuffmanCodes();
  const present = [0, 1, 2].filter(() => reader.take(1) === 1);
  if (present.length === 0 && !reader.ended) return undefined;
  const states = new Uint8Array(cells);
  let previous: number | undefined;
  for (let at = 0; at < cells && !reader.ended; ) {
    const choices = present.filter((state) => state !== previous);
    if (choices.length === 0) return undefined;
    const state = choices[codes.take(reader, choices.length - 1)] ?? UNKNOWN_STATE;
    const length = reader.takeGolomb(RUN_K) + 1;
    states.fill(state, at, at + length);
    at += length;
    previous = state;
  }
  return states;
}

/** The clues of a puzzle as "R…". A side of more than 1000 cells is a problem. */
export function writeRules({ width, height, rows, columns }: Puzzle): Result<string> {
  if (width > MAX_SIDE || height > MAX_SIDE) {
    return bad(davidjeTooWide, { width, height, most: MAX_SIDE });
  }
  const codes = new HuffmanCodes();
  const writer = new BitWriter();
  writer.putGolomb(width, SIZE_K);
  writer.putGolomb(height, SIZE_K);
  for (const clue of rows) putClue(writer, codes, clue, width);
  for (const clue of columns) putClue(writer, codes, clue, height);
  return good(`R${writer.text()}`);
}

function putClue(writer: BitWriter, codes: HuffmanCodes, clue: Clue, length: number): void {
  const filled = clue.reduce((sum, { size }) => sum + size, 0);
  codes.put(writer, filled, length);
  let left = filled;
  for (const { size } of clue.slice(0, length - filled)) {
    codes.put(writer, size - 1, left - 1);
    left -= size;
  }
}
