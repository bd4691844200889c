/** Puzzles of other kinds among the inputs of `solve`, `check` and `explain`. */
import { driveAsync, type KindPuzzle } from '@nonokit/core';
import { checkKind, type KindResult, solveKindWork } from '@nonokit/kinds';
import { givingWay, type TaskOptions } from 'nonokit/threads';
import { type Console, refuse } from '../io/console.js';
import type { KindInput } from '../io/input-puzzle.js';

/** A puzzle of another kind with its answer. */
export interface SolvedKind {
  readonly input: KindInput;
  readonly puzzle: KindPuzzle;
  readonly result: KindResult;
  /** Milliseconds in the solver alone. */
  readonly timeMs: number;
}

/** The puzzle of an input; undefined after saying what is wrong with it. */
export function kindPuzzleOf({ name, kind }: KindInput, console: Console): KindPuzzle | undefined {
  const checked = checkKind(kind);
  if (checked.ok) return checked.value;
  refuse(console, name, checked.problem);
  return undefined;
}

/** Solves an input on this thread; undefined after saying what is wrong with it. */
export async function solveKindInput(
  input: KindInput,
  { maxSolutions, timeoutMs }: TaskOptions,
  console: Console,
  signal: AbortSignal,
): Promise<SolvedKind | undefined> {
  const puzzle = kindPuzzleOf(input, console);
  if (puzzle === undefined) return undefined;
  const begun = performance.now();
  const work = solveKindWork(puzzle, maxSolutions === undefined ? {} : { maxSolutions });
  const clock = () => performance.now();
  const result = await driveAsync(work, givingWay(), { signal, timeoutMs, clock });
  return { input, puzzle, result, timeMs: performance.now() - begun };
}
