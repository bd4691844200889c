/**
 * The judge of readers: rules that a reader must obey for any bytes. The fuzzer applies it to
 * millions of files, and the tests to every file that once failed.
 *
 * Time and memory are not judged here; only the parent process can measure them.
 */
import { checkPuzzle, type Problem, type Puzzle, type Result, sameGrid } from '@nonokit/core';
import { readPuzzles, writePuzzles } from '../detect/all-puzzles.js';
import type { ReadOptions } from '../detect/puzzle-file.js';
import type { Format } from '../format.js';
import { unpackBrotli } from './unpack-brotli.js';

/**
 * Codes of problems without a place: the file as a whole is empty, damaged, too large or of the
 * wrong kind.
 */
export const WHOLE_FILE: ReadonlySet<string> = new Set([
  'empty-file',
  'bad-gzip',
  'packed-twice',
  'archive',
  'wrong-media',
  'no-puzzles',
  'too-many-bytes',
  'too-many-lines',
  'too-many-puzzles',
  'unknown-format',
  'ambiguous-format',
]);

/** Describes what a reader does wrong with these bytes, or returns undefined. */
export function readerFault(bytes: Uint8Array, options: ReadOptions): string | undefined {
  const file = attempt(() => readPuzzles(bytes, { unpackBrotli, ...options }));
  if (typeof file === 'string') return `reading ${file}`;
  if (!file.ok) return problemFault(file.problem, 'binary');
  const { format, puzzles } = file.value;
  const good: Puzzle[] = [];
  for (const puzzle of puzzles) {
    const fault = puzzle.ok
      ? puzzleFault(puzzle.value)
      : problemFault(puzzle.problem, format.media);
    if (fault !== undefined) return fault;
    if (puzzle.ok) good.push(puzzle.value);
  }
  if (format.readOnly === true) return undefined;
  const files = format.holds.several ? [good] : good.map((puzzle) => [puzzle]);
  for (const one of files) {
    const fault = one.length === 0 ? undefined : roundTripFault(one, format, options);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/**
 * Describes what is wrong with a problem. Each needs a code and a sentence, and a place if the file
 * is text.
 */
export function problemFault(problem: Problem, media: Format['media']): string | undefined {
  const { code, message, line, column } = problem;
  const quoted = `the problem ${JSON.stringify(problem)}`;
  if (!/^[a-z]+(-[a-z]+)*$/.test(code)) return `${quoted} has an odd code`;
  if (/\bundefined\b|\bNaN\b|\[object/.test(message)) return `${quoted} is no sentence`;
  if (message.length > MAX_MESSAGE) return `${quoted.slice(0, 200)} is too long`;
  if (media !== 'text' || WHOLE_FILE.has(code)) return undefined;
  if (line === undefined || column === undefined) return `${quoted} has no place`;
  return line >= 1 && column >= 1 ? undefined : `${quoted} has an odd place`;
}

/** Maximum length of a message, above those that list all formats. */
const MAX_MESSAGE = 2000;

function puzzleFault(puzzle: Puzzle): string | undefined {
  const { width, height, palette, rows, columns, meta } = puzzle;
  const goal = puzzle.goal === undefined ? undefined : rowsOfGrid(puzzle.goal);
  const checked = checkPuzzle({ width, height, palette, rows, columns, goal, meta });
  if (!checked.ok) return `checkPuzzle refuses the puzzle: ${checked.problem.message}`;
  const odd = Object.entries(meta).find(([, text]) => typeof text !== 'string');
  return odd === undefined ? undefined : `the text ${odd[0]} is none`;
}

function rowsOfGrid({ width, height, cells }: NonNullable<Puzzle['goal']>): Uint16Array[] {
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width));
}

function roundTripFault(
  puzzles: readonly Puzzle[],
  format: Format,
  { limits }: ReadOptions,
): string | undefined {
  const written = attempt(() => writePuzzles(puzzles, format.id));
  if (typeof written === 'string') return `writing ${written}`;
  // a reader may know more than the writer (clues in JSON may have colours, but not for ThomasR's
  // program)
  if (!written.ok && written.problem.code === 'needs-black') return undefined;
  if (!written.ok) return `${format.id} cannot write it: ${JSON.stringify(written.problem)}`;
  const file = attempt(() => readPuzzles(written.value, { from: format.id, limits, unpackBrotli }));
  if (typeof file === 'string') return `reading what was written ${file}`;
  if (!file.ok) return `what was written is not read: ${JSON.stringify(file.problem)}`;
  const again = file.value.puzzles;
  if (again.length !== puzzles.length) {
    return `${puzzles.length} puzzles are read back as ${again.length}`;
  }
  for (const [i, puzzle] of puzzles.entries()) {
    const fault = findDifference(puzzle, again[i], format);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function findDifference(
  puzzle: Puzzle,
  again: Result<Puzzle> | undefined,
  { holds }: Format,
): string | undefined {
  if (again?.ok !== true) return `what was written is not read: ${JSON.stringify(again?.problem)}`;
  const back = again.value;
  if (shapeText(puzzle, holds) !== shapeText(back, holds)) return 'clues or colours differ';
  const exact = holds.colors === 'rgb' && holds.clues;
  if (exact && paletteText(puzzle) !== paletteText(back)) return 'the palettes differ';
  if (holds.goal && holds.clues && !sameGoal(puzzle, back)) return 'the pictures differ';
  for (const key of holds.meta) {
    if (puzzle.meta[key] === back.meta[key]) continue;
    const [a, b] = [puzzle.meta[key], back.meta[key]].map((text) => JSON.stringify(text));
    return `the text ${key} is ${a}, read back as ${b}`;
  }
  return JSON.stringify(puzzle.extra) === JSON.stringify(back.extra) ? undefined : 'extra differs';
}

function paletteText({ palette }: Puzzle): string {
  return palette.map(({ rgb }) => rgb).join();
}

function sameGoal({ goal: a }: Puzzle, { goal: b }: Puzzle): boolean {
  return a === undefined || b === undefined ? a === b : sameGrid(a, b);
}

/** Sizes and clues, with colours by value, or by order if the format has no values. */
export function shapeText(
  { width, height, rows, columns, palette }: Puzzle,
  { colors }: Pick<Format['holds'], 'colors'>,
): string {
  const order = new Map<number, number>();
  const label = (color: number): string => {
    if (colors === 'rgb') return palette[color]?.rgb ?? '?';
    if (!order.has(color)) order.set(color, order.size);
    return `${order.get(color)}`;
  };
  const clues = [...rows, ...columns].map((clue) =>
    clue.map(({ size, color }) => `${size}*${label(color)}`).join(' '),
  );
  return `${width}x${height}\n${clues.join('\n')}`;
}

/** The result of the function, or the text of its exception. */
function attempt<T extends object>(action: () => T): T | string {
  try {
    return action();
  } catch (error) {
    return `throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
