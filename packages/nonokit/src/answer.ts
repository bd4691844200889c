/** Answers as JSON, one object per line. */
import { inkCount, type Problem, type Puzzle, rowsOf } from '@nonokit/core';
import type { Difficulty } from '@nonokit/explain';
import { type SolveResult, type SolveStats, solutionsOf } from '@nonokit/solver';
import type { Solved } from './solve-task.js';

/** The answer about one puzzle. */
export interface Answer {
  readonly file: string;
  /** Index of the puzzle in its file, from 0. */
  readonly index: number;
  readonly id: string | null;
  readonly title: string | null;
  readonly width: number;
  readonly height: number;
  /** Number of inks: 1 is black-and-white. */
  readonly colors: number;
  readonly status: SolveResult['status'];
  /** Why the status is unknown. */
  readonly reason?: string;
  readonly lineSolvable: boolean;
  /** Rows of palette indices, one picture per solution. */
  readonly solutions?: readonly number[][][];
  /** Whether `solutions` holds all solutions of an ambiguous puzzle. */
  readonly complete?: boolean;
  /** The certain cells if the status is unknown; -1 is an unknown cell. */
  readonly known?: readonly number[][];
  /** Difficulty of a unique puzzle for a person, if requested; see docs/techniques/README.md. */
  readonly difficulty?: Difficulty;
  readonly stats: SolveStats;
  /** The seed that won a race of several: `solve --jobs`. */
  readonly seed?: number;
  /** Milliseconds spent in the solver alone. */
  readonly timeMs: number;
}

/** The answer about an input with a problem. */
export interface FailureAnswer {
  readonly file: string;
  readonly index?: number;
  readonly error: Problem;
}

/** A puzzle and its source. */
export interface AnsweredPuzzle {
  readonly file: string;
  /** Index of the puzzle in its file, from 0. */
  readonly index: number;
  readonly puzzle: Puzzle;
}

/** An input that could not be read, and the problem. */
export interface UnreadPuzzle {
  readonly file: string;
  /** Index of the puzzle in its file, if the others could be read. */
  readonly index?: number;
  readonly problem: Problem;
}

/** The answer about `input`; it includes pictures if `withPictures` is set. */
export function answerOf(input: AnsweredPuzzle, solved: Solved, withPictures: boolean): Answer {
  const { puzzle } = input;
  const { result } = solved;
  return {
    file: input.file,
    index: input.index,
    id: puzzle.meta.id ?? null,
    title: puzzle.meta.title ?? null,
    width: puzzle.width,
    height: puzzle.height,
    colors: inkCount(puzzle),
    status: result.status,
    ...(result.status === 'unknown' ? { reason: result.reason } : {}),
    lineSolvable: result.lineSolvable,
    ...(withPictures ? computePictures(result) : {}),
    ...(solved.difficulty === undefined ? {} : { difficulty: solved.difficulty }),
    stats: result.stats,
    ...(solved.seed === undefined ? {} : { seed: solved.seed }),
    timeMs: rounded(solved.timeMs),
  };
}

/** The answer about an input that could not be read. */
export function failureAnswerOf({ file, index, problem }: UnreadPuzzle): FailureAnswer {
  // first the problem, then its place: the order in which people read
  const { code, message, line, column } = problem;
  const place = {
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
  const error = { code, message, ...place };
  return index === undefined ? { file, error } : { file, index, error };
}

/** Rounds milliseconds and shares to three decimal places: more digits are noise. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function computePictures(result: SolveResult): Pick<Answer, 'solutions' | 'complete' | 'known'> {
  const solutions = solutionsOf(result).map(rowsOf);
  if (result.status === 'multiple') return { solutions, complete: result.complete };
  if (result.status === 'unknown') return { solutions, known: rowsOf(result.known) };
  return { solutions };
}
