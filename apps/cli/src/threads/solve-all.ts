/**
 * The common part of `solve`, `check` and `bench`: inputs are read, solved by the pool, and passed
 * on in order, including the unreadable ones.
 */

import type { Solved, TaskOptions } from 'nonokit/threads';
import { type Activity, openActivity } from '../io/activity.js';
import type { Console } from '../io/console.js';
import { tellDoubts } from '../io/doubts.js';
import { Failures } from '../io/failures.js';
import { readInputs } from '../io/input.js';
import {
  type Input,
  type InputFailure,
  type InputPuzzle,
  isKind,
  type KindInput,
} from '../io/input-puzzle.js';
import { interruptible } from '../io/interrupt.js';
import { tellSkipped } from '../io/skipped.js';
import { askForNext, canAsk } from '../steps/reading.js';
import { inOrder, openPool } from './pool.js';
import { race } from './race.js';
import type { Pool } from './thread-pool.js';

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
  /** Whether to show no sign of life on a terminal. */
  readonly quiet?: boolean | undefined;
  /**
   * Called with the number of inputs and of outcomes; if present, all inputs are read before any is
   * solved.
   */
  readonly onTotal?: (total: number, outcomes: number) => void;
  /** How often each puzzle is solved; every round solves all of them. Needs `onTotal`. */
  readonly rounds?: number;
  /** Whether to name the command that finds the wrong number of clues that do not fit. */
  readonly advises?: boolean | undefined;
  /** Takes puzzles of other kinds; without it they are failures like others. */
  readonly onKind?: (input: KindInput, signal: AbortSignal) => Promise<void>;
  /** Called with the name of each puzzle that begins. */
  readonly onStart?: (name: string) => void;
}

/** Does something with an outcome; the signal is aborted by Ctrl-C. */
type Each = (outcome: Outcome, signal: AbortSignal) => Promise<void>;

/**
 * Calls `each` with every outcome, in the order of the input, until all are done or Ctrl-C, which
 * reports the progress.
 */
export async function solveAll(options: SolveAllOptions, each: Each): Promise<void> {
  await interruptible(options.console, async (signal) => {
    const { console, quiet = false, onTotal } = options;
    const pool = await openPool(options.jobs, console.host);
    // a progress bar shows more, and answers on the same screen are a sign of life
    const activity = openActivity(console, quiet);
    const work = { pool, signal, activity };
    try {
      const stopped = await forward(work, options, each);
      activity.stop();
      const isTold = onTotal !== undefined && stopped.done > 0;
      if (signal.aborted && !isTold) console.note(stoppedText(stopped, console));
    } finally {
      activity.stop();
      await pool.close();
    }
  });
}

/** What works on the inputs, and who watches. */
interface Working {
  readonly pool: Pool;
  readonly signal: AbortSignal;
  readonly activity: Activity;
}

/** How far the work came before Ctrl-C. */
interface Stopped {
  /** Number of outcomes passed on. */
  readonly done: number;
  /** The puzzle in progress, with its certain cells. */
  readonly last: Finished | undefined;
}

async function forward(
  { pool, signal, activity }: Working,
  options: SolveAllOptions,
  each: Each,
): Promise<Stopped> {
  const { names, from, task, console, onTotal, onStart, onKind, racing, rounds = 1 } = options;
  const {
    host,
    words: { common },
  } = console;
  const skipped = tellSkipped(console);
  const read = readInputs(names, {
    from,
    host,
    signal,
    words: common,
    onFile: activity.reading.bind(activity),
    onSkip: skipped.onSkip,
    onForeign: skipped.onForeign,
    goOn: async (folder, count) => {
      activity.rest();
      return canAsk(host) ? askForNext(common.manyFiles(folder, count), host) : true;
    },
  });
  const inputs = onTotal === undefined ? read : await readAll(read, rounds, activity, onTotal);
  const outcomes = inOrder(inputs, pool.ahead, async (input): Promise<Outcome | undefined> => {
    if (!input.ok) return input;
    onStart?.(input.name);
    activity.begin(input.name);
    const runners = racing === true ? pool.threads : 1;
    const solved = await race({ puzzle: input.puzzle, options: task }, runners, signal, pool.run);
    activity.end(input.name);
    return solved === undefined ? undefined : { ok: true, input, solved };
  });
  const failures = new Failures(console, { proofread: options.advises });
  let done = 0;
  let last: Finished | undefined;
  for await (const outcome of outcomes) {
    if (outcome === undefined) continue;
    if (isAborted(outcome)) {
      last ??= outcome;
      continue;
    }
    activity.rest();
    if (onKind !== undefined && isKind(outcome)) {
      await onKind(outcome, signal);
      done++;
      continue;
    }
    report(outcome, failures, onTotal === undefined ? console : undefined);
    await each(outcome, signal);
    done++;
  }
  failures.end();
  skipped.tell();
  return { done, last };
}

/** Reports the fault of an input, or doubts about its puzzle. */
function report(outcome: Outcome, failures: Failures, console: Console | undefined): void {
  if (!outcome.ok) failures.add(outcome);
  else if (console !== undefined) tellDoubts(outcome.input, console);
}

function isAborted(outcome: Outcome): outcome is Finished {
  if (!outcome.ok) return false;
  const { result } = outcome.solved;
  return result.status === 'unknown' && result.reason === 'aborted';
}

/** "stopped after 12 puzzles; a.non: after 3 s 120 of 625 cells are certain". */
function stoppedText({ done, last }: Stopped, { words: { common } }: Console): string {
  if (last?.solved.result.status !== 'unknown') return common.stopped(done);
  const { known, found } = last.solved.result;
  return common.stoppedIn(done, {
    name: last.input.name,
    seconds: Math.round(last.solved.timeMs / 1000),
    certain: known.cells.filter((color) => color >= 0).length,
    cells: last.input.puzzle.width * last.input.puzzle.height,
    isFound: found.length > 0,
  });
}

/** All inputs, and the readable ones again for each further round. */
async function readAll(
  read: AsyncIterable<Input>,
  rounds: number,
  activity: Activity,
  onTotal: (total: number, outcomes: number) => void,
): Promise<readonly Input[]> {
  const inputs: Input[] = [];
  for await (const input of read) inputs.push(input);
  const readable = inputs.filter(({ ok }) => ok);
  const again = new Array<readonly Input[]>(rounds - 1).fill(readable).flat();
  activity.stop();
  onTotal(inputs.length, inputs.length + again.length);
  return [...inputs, ...again];
}
