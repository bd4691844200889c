/**
 * The common part of `solve`, `check` and `bench`: inputs are read, solved by the pool, and passed
 * on in order, including the unreadable ones.
 */

import type { Solved, TaskOptions } from 'nonokit/tasks';
import { type Console, describedIn, raise } from '../io/console.js';
import { EXIT } from '../io/exit.js';
import { type Input, type InputFailure, type InputPuzzle, readInputs } from '../io/input.js';
import { interruptible } from '../io/interrupt.js';
import { inOrder, openPool, type Pool } from './pool.js';
import { race } from './race.js';

/** An input and its result. */
export type Outcome = InputFailure | Finished;

/** A puzzle that was solved, or given up within its budget. */
export interface Finished {
  readonly ok: true;
  readonly input: InputPuzzle;
  readonly solved: Solved;
}

/** How to read and solve. */
export interface SolveAllOptions {
  /** Files, folders, "-". */
  readonly names: readonly string[];
  /** A format's id, to skip detection. */
  readonly from?: string | undefined;
  /** Number of worker threads. */
  readonly jobs: number | 'max';
  readonly task: TaskOptions;
  /**
   * Whether all threads race on a puzzle that is hard for one: answers come sooner, but partly
   * depend on chance.
   */
  readonly racing?: boolean;
  readonly console: Console;
  /**
   * Called with the number of inputs and of outcomes; if present, all inputs are read before any is
   * solved.
   */
  readonly onTotal?: (total: number, outcomes: number) => void;
  /** How often each puzzle is solved; every round solves all of them. Needs `onTotal`. */
  readonly rounds?: number;
  /** Called with the name of each puzzle that begins. */
  readonly onStart?: (name: string) => void;
}

/** Calls `each` with every outcome, in the order of the input, until all are done or Ctrl-C. */
export async function solveAll(
  options: SolveAllOptions,
  each: (outcome: Outcome) => Promise<void>,
): Promise<void> {
  await interruptible(async (signal) => {
    const pool = await openPool(options.jobs);
    try {
      await forward(pool, signal, options, each);
    } finally {
      await pool.close();
    }
  });
}

async function forward(
  pool: Pool,
  signal: AbortSignal,
  { names, from, task, console, onTotal, onStart, racing, rounds = 1 }: SolveAllOptions,
  each: (outcome: Outcome) => Promise<void>,
): Promise<void> {
  const skipped = new Skipped();
  const read = readInputs(names, {
    from,
    signal,
    words: console.words.common,
    onSkip: (file) => skipped.add(file),
  });
  const inputs = onTotal === undefined ? read : await readAll(read, rounds, onTotal);
  const outcomes = inOrder(inputs, pool.ahead, async (input): Promise<Outcome | undefined> => {
    if (!input.ok) return input;
    onStart?.(input.name);
    const runners = racing === true ? pool.threads : 1;
    const solved = await race({ puzzle: input.puzzle, options: task }, runners, signal, pool.run);
    return solved === undefined ? undefined : { ok: true, input, solved };
  });
  for await (const outcome of outcomes) {
    if (outcome === undefined) continue;
    if (!outcome.ok) fail(outcome, console);
    await each(outcome);
  }
  skipped.tell(console);
}

/** All inputs, and the readable ones again for each further round. */
async function readAll(
  read: AsyncIterable<Input>,
  rounds: number,
  onTotal: (total: number, outcomes: number) => void,
): Promise<readonly Input[]> {
  const inputs: Input[] = [];
  for await (const input of read) inputs.push(input);
  const readable = inputs.filter(({ ok }) => ok);
  const again = new Array<readonly Input[]>(rounds - 1).fill(readable).flat();
  onTotal(inputs.length, inputs.length + again.length);
  return [...inputs, ...again];
}

/** Reports an input that could not be read: "a.non: line 3: …". */
export function fail({ name, problem }: InputFailure, console: Console): void {
  raise(EXIT.badInput);
  console.complain(`${name}: ${describedIn(console, problem)}`);
}

/** Collects files of folders that hold no puzzle. */
class Skipped {
  readonly #files: string[] = [];

  add(file: string): void {
    this.#files.push(file);
  }

  tell(console: Console): void {
    const [first] = this.#files;
    if (first === undefined) return;
    const more = this.#files.length - 1;
    console.note(console.words.common.skipped(first, more));
  }
}
