/**
 * Answers as JSON, one object a line: the shapes of PRODUCT.md section 2.
 */
import { inkCount, type Problem, type Puzzle, rowsOf } from '@nonokit/core';
import type { Difficulty } from '@nonokit/explain';
import { type SolveResult, type SolveStats, solutionsOf } from '@nonokit/solver';
import type { Solved } from './solve-task.js';

/** What was found out about one puzzle. */
export interface Answer {
  readonly file: string;
  /** Which puzzle of the file, from 0. */
  readonly index: number;
  readonly id: string | null;
  readonly title: string | null;
  readonly width: number;
  readonly height: number;
  /** Inks: 1 is black-and-white. */
  readonly colors: number;
  readonly status: SolveResult['status'];
  /** Why the status is unknown. */
  readonly reason?: string;
  readonly lineSolvable: boolean;
  /** Rows of palette indices, one picture a solution. */
  readonly solutions?: readonly number[][][];
  /** Whether `solutions` of an ambiguous puzzle are all there are. */
  readonly complete?: boolean;
  /** What is certain, where the status is unknown; -1 is an unknown cell. */
  readonly known?: readonly number[][];
  /** How hard a unique puzzle is for a person, where that was asked for; see docs/techniques/README.md. */
  readonly difficulty?: Difficulty;
  readonly stats: SolveStats;
  /** The seed that won, where several raced: `solve --jobs`. */
  readonly seed?: number;
  /** Milliseconds in the solver alone. */
  readonly timeMs: number;
}

/** What was wrong with one input. */
export interface FailureAnswer {
  readonly file: string;
  readonly index?: number;
  readonly error: Problem;
}

/** A puzzle, and where it came from. */
export interface AnsweredPuzzle {
  readonly file: string;
  /** Which puzzle of the file, from 0. */
  readonly index: number;
  readonly puzzle: Puzzle;
}

/** An input that could not be read, and why. */
export interface UnreadPuzzle {
  readonly file: string;
  /** Which puzzle of the file, where the others could be read. */
  readonly index?: number;
  readonly problem: Problem;
}

/** The answer about `input`; pictures are in it where `withPictures` asks for them. */
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
    ...(withPictures ? picturesOf(result) : {}),
    ...(solved.difficulty === undefined ? {} : { difficulty: solved.difficulty }),
    stats: result.stats,
    ...(solved.seed === undefined ? {} : { seed: solved.seed }),
    timeMs: rounded(solved.timeMs),
  };
}

/** The answer about an input that could not be read. */
export function failureAnswerOf({ file, index, problem }: UnreadPuzzle): FailureAnswer {
  // what went wrong first, then where: the order in which people read
  const { code, message, line, column } = problem;
  const place = {
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
  const error = { code, message, ...place };
  return index === undefined ? { file, error } : { file, index, error };
}

/** Milliseconds to three places: more digits are noise. */
export function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

function picturesOf(result: SolveResult): Pick<Answer, 'solutions' | 'complete' | 'known'> {
  const solutions = solutionsOf(result).map(rowsOf);
  if (result.status === 'multiple') return { solutions, complete: result.complete };
  if (result.status === 'unknown') return { solutions, known: rowsOf(result.known) };
  return { solutions };
}
