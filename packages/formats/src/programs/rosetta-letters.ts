/**
 * The letters of Rosetta Code's task: two lines, rows and columns, with one word per clue and one
 * letter per block, A for 1 to Z for 26. A blank line separates puzzles. A word cannot be empty, so
 * an empty clue cannot be written.
 */
import { type Block, bad, type Clue, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { HOLDS_NUMBERS, isBlank, puzzleOfClueLines } from '../lexing/clue-lines.js';
import { type ClueReader, tooManyBlocks } from '../lexing/clue-words.js';
import { linesOf, splitWords, type Word } from '../lexing/cursor.js';
import { lexingTooManyPuzzles } from '../words/en/lexing-shared.js';
import {
  rosettaLargeBlock,
  rosettaNoBlocks,
  rosettaNoLetter,
  rosettaOneLine,
  rosettaThreeLines,
} from '../words/en/programs-games.js';

/** Puzzles as letters. */
export const rosettaLetters: Format = {
  id: 'rosetta-letters',
  name: 'Rosetta Code letters',
  extensions: ['.txt'],
  media: 'text',
  stage: 'shape',
  holds: { ...HOLDS_NUMBERS, several: true, only: 'blocks up to 26, no blank line' },
  detect: (source) =>
    /^[A-Z \t\n]*$/.test(source.text) && readLetters(source).every((puzzle) => puzzle.ok),
  read: readLetters,
  write: writeLetters,
};

function readLetters({ text, limits }: Source): Result<Puzzle>[] {
  const pairs = collectPairs(linesOf(text));
  if (pairs.length > limits.maxPuzzles) {
    const place = pairs[limits.maxPuzzles]?.[0]?.place;
    return [bad(lexingTooManyPuzzles, { most: limits.maxPuzzles }, place)];
  }
  return pairs.map((lines) => readPair(lines, limits));
}

/** The lines between blank lines. */
function collectPairs(lines: readonly Word[]): Word[][] {
  const pairs: Word[][] = [];
  let pair: Word[] | undefined;
  for (const line of lines) {
    if (isBlank(line)) pair = undefined;
    else if (pair === undefined) {
      pair = [line];
      pairs.push(pair);
    } else pair.push(line);
  }
  return pairs;
}

function readPair(
  [rowLine, columnLine, surplus]: readonly Word[],
  limits: Source['limits'],
): Result<Puzzle> {
  const place = rowLine?.place ?? { line: 1, column: 1 };
  if (rowLine === undefined || columnLine === undefined || surplus !== undefined) {
    const message = surplus === undefined ? rosettaOneLine : rosettaThreeLines;
    return bad(message, {}, surplus?.place ?? place);
  }
  const rows = [...splitWords(rowLine)];
  const columns = [...splitWords(columnLine)];
  return puzzleOfClueLines({ rows, columns, sizePlace: place }, limits, readWord);
}

const readWord: ClueReader = ({ text, place }, length) => {
  const clue: Block[] = [];
  for (const letter of text) {
    const at = { line: place.line, column: place.column + clue.length };
    if (!/^[A-Z]$/.test(letter)) {
      return bad(rosettaNoLetter, { found: letter }, at);
    }
    if (clue.length === length) return tooManyBlocks({ text: letter, place: at }, length);
    clue.push({ size: letter.charCodeAt(0) - BEFORE_A, color: 1 });
  }
  return good(clue);
};

/** The code of the character before "A": "A" is 1. */
const BEFORE_A = 64;

const LARGEST = 26;

function writeLetters(puzzles: readonly Puzzle[]): Result<string> {
  const clues = puzzles.flatMap(({ rows, columns }) => [...rows, ...columns]);
  if (clues.some((clue) => clue.length === 0)) {
    return bad(rosettaNoBlocks);
  }
  const large = clues.flat().find(({ size }) => size > LARGEST);
  if (large !== undefined) {
    return bad(rosettaLargeBlock, { size: large.size, most: LARGEST });
  }
  const line = (clues: readonly Clue[]): string => `${clues.map(word).join(' ')}\n`;
  return good(puzzles.map(({ rows, columns }) => line(rows) + line(columns)).join('\n'));
}

function word(clue: Clue): string {
  return clue.map(({ size }) => String.fromCharCode(BEFORE_A + size)).join('');
}
