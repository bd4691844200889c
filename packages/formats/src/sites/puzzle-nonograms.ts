/**
 * puzzle-nonograms.com: the task string of a page's script, or that string alone. Columns come
 * before rows, and the size is elsewhere in the page; if it is missing, `task-size` finds the size
 * that fits.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { lonelyWord, onlyWord } from '../lexing/address.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { endsEarly, type Word } from '../lexing/cursor.js';
import { placeFinder } from '../lexing/json-scan.js';
import { parseSlashClues, slashText } from '../lexing/slash-clues.js';
import { taskQuote } from '../words/en/site-things.js';
import { aTaskString } from '../words/en/things.js';
import { type Size, sizeOfTask } from './task-size.js';

/** Task strings, and pages that hold one. */
export const puzzleNonograms: Format = {
  id: 'puzzle-nonograms',
  name: 'puzzle-nonograms.com task',
  extensions: ['.html'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) => ASSIGNMENT.test(text) || isTask(lonelyWord(text)),
  read: (source) => [readTask(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writePage(puzzle)),
};

const ASSIGNMENT = /\btask ?= ?['"](?=[0-9./'"])/;

function isTask(word: string | undefined): boolean {
  return word?.includes('/') === true && /^[0-9./]+$/.test(word) && /\d/.test(word);
}

function readTask({ text, limits }: Source): Result<Puzzle> {
  const task = parseTask(text);
  if (!task.ok) return task;
  const { word, announced } = task.value;
  const size = announced === undefined ? sizeOfTask(word, limits) : good(announced);
  if (!size.ok) return size;
  const { width, height } = size.value;
  const wrong = wrongSizes(width, height, limits, word.place);
  if (wrong !== undefined) return wrong;
  const clues = parseSlashClues(word, width, height);
  if (!clues.ok) return clues;
  return checkedPuzzle({ width, height, ...clues.value, sizePlace: word.place }, limits);
}

/** The task string of a page or a text, and the size if the page gives it. */
function parseTask(text: string): Result<{ word: Word; announced?: Size | undefined }> {
  const assignment = ASSIGNMENT.exec(text);
  if (assignment === null) {
    const word = onlyWord(text, aTaskString);
    return word.ok ? good({ word: word.value }) : word;
  }
  const from = assignment.index + assignment[0].length;
  const place = placeFinder(text)(from);
  const to = text.indexOf(text[from - 1] ?? "'", from);
  if (to < 0) return endsEarly(place, taskQuote);
  return good({ word: { text: text.slice(from, to), place }, announced: announcedSize(text, to) });
}

/** The size that a page gives in a comment after the task or in the settings of its game. */
function announcedSize(text: string, taskEnd: number): Size | undefined {
  const rest = text.slice(taskEnd, taskEnd + 60);
  const [, wide, tall] = /^['"];? *\/\* *([0-9]{1,9})x([0-9]{1,9}) *\*\//.exec(rest) ?? [];
  const width = wide ?? /\bpuzzleWidth['"]? ?[:=] ?['"]?([0-9]{1,9})\b/.exec(text)?.[1];
  const height = tall ?? /\bpuzzleHeight['"]? ?[:=] ?['"]?([0-9]{1,9})\b/.exec(text)?.[1];
  if (width === undefined || height === undefined) return undefined;
  return { width: Number(width), height: Number(height) };
}

function writePage(puzzle: Puzzle): string {
  const size = `${puzzle.width}x${puzzle.height}`;
  const script = `var Game = {}; var task = '${slashText(puzzle, '0')}'; /* ${size} */`;
  return `<script>\n${script}\n</script>\n`;
}
