/**
 * `nonokit batch submit|work|collect`: the same as `batch`, on any number of machines that share a
 * PostgreSQL database.
 */
import { availableParallelism } from 'node:os';
import { problem } from '@nonokit/core';
import { ChunkPool } from '../../batch/chunk-pool.js';
import { type Counts, openMeter } from '../../batch/meter.js';
import { bytesOf, chunksOf } from '../../batch/sources.js';
import { type Console, consoleOf, raise, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import { interruptible } from '../../io/interrupt.js';
import { type TaskFlags, taskOptionsOf } from '../../io/task-flags.js';
import { answersOfRun, type RunState, removeRun, runState } from '../../queue/collect.js';
import { type Database, openDatabase } from '../../queue/database.js';
import { OtherRun, type Submitted, submitRun } from '../../queue/submit.js';
import { work } from '../../queue/work.js';
import { counted } from '../../words/en/report.js';
import type { Words } from '../../words/words.js';
import { BATCH_WORKER, graceMsOf } from './batch.js';

/** The options of all three commands. */
interface QueueFlags {
  /** "postgres://user@host/name". */
  readonly queue: string;
  readonly quiet?: boolean;
  /** The words of the user's language. */
  readonly words: Words;
}

/** The options of `batch submit`. */
export interface SubmitFlags extends QueueFlags, TaskFlags {
  readonly run: string;
  /** Puzzles per chunk: 100. */
  readonly chunk: number;
  /** Seconds: 60. */
  readonly lease: number;
  readonly solutions?: boolean;
  /** Number of seeds that race on each chunk: 1. */
  readonly race: number;
}

/** Puts the puzzles of `names` into the queue. */
export async function runSubmit(names: readonly string[], flags: SubmitFlags): Promise<void> {
  const inputs = names.length === 0 ? ['-'] : names;
  await withDatabase(flags, async (database, console, signal) => {
    const counts: Counts = { done: 0, undecided: 0, failed: 0 };
    const meter = openMeter(console, counts, await bytesOf(inputs), flags.quiet === true);
    try {
      const submitted = await submitRun(database, {
        run: flags.run,
        options: {
          task: taskOptionsOf(flags),
          solutions: flags.solutions === true,
          ...(flags.race === 1 ? {} : { race: flags.race }),
        },
        chunkSize: flags.chunk,
        leaseSeconds: flags.lease,
        read: (size) =>
          chunksOf({ names: inputs, from: flags.from, size, signal, onBytes: meter.read }),
        onStored: (puzzles) => {
          counts.done = puzzles;
        },
        signal,
      });
      meter.stop();
      if (submitted !== undefined) console.note(`run ${flags.run}: ${describe(submitted)}`);
    } finally {
      meter.stop();
    }
  });
}

function describe({ chunks, puzzles, before }: Submitted): string {
  const all = `${counted(puzzles, 'puzzle')} in ${counted(chunks, 'chunk')}`;
  return before === 0 ? `${all} submitted` : `${all}, ${before} of which were there already`;
}

/** The options of `batch work`. */
export interface WorkFlags extends QueueFlags {
  readonly jobs: number | 'max';
  readonly drain?: boolean;
}

/** Answers the jobs in the queue. */
export async function runWork(flags: WorkFlags): Promise<void> {
  const jobs = flags.jobs === 'max' ? availableParallelism() : flags.jobs;
  await withDatabase(flags, async (database, console, signal) => {
    const counts: Counts = { done: 0, undecided: 0, failed: 0 };
    const meter = openMeter(console, counts, undefined, flags.quiet === true);
    try {
      await work(database, {
        jobs,
        drain: flags.drain === true,
        signal,
        start: (answers, threads = jobs) =>
          new ChunkPool({
            jobs: threads,
            answers,
            script: BATCH_WORKER,
            graceMs: graceMsOf(answers),
          }),
        onDone: (puzzles, undecided, failed) => {
          counts.done += puzzles;
          counts.undecided += undecided;
          counts.failed += failed;
        },
        onTrouble: (error) => console.note(`${error.message}; it will be tried again`),
      });
    } finally {
      meter.stop();
    }
    console.note(`${counted(counts.done, 'puzzle')} answered`);
  });
}

/** The options of `batch collect`. */
export interface CollectFlags extends QueueFlags {
  readonly run: string;
  readonly wait?: boolean;
  readonly remove?: boolean;
}

/** Time between two looks of `--wait`. */
const LOOK_EVERY_MS = 1000;

/** Prints the answers of a run, once all are available. */
export async function runCollect(flags: CollectFlags): Promise<void> {
  const { run } = flags;
  await withDatabase(flags, async (database, console, signal) => {
    const state = await finishedState(database, flags, signal);
    if (signal.aborted) return;
    if (state === undefined) return refuse(console, run, NO_RUN);
    const { chunks, answered, undecided, failed } = state;
    if (chunks === undefined || answered < chunks) {
      raise(EXIT.undecided);
      console.complain(`run ${run} is not finished: ${progressOf(state)}; --wait waits for it`);
      return;
    }
    for await (const bytes of answersOfRun(database, run, chunks)) {
      if (signal.aborted) return;
      await console.out(bytes);
    }
    if (undecided > 0) raise(EXIT.undecided);
    if (failed > 0) raise(EXIT.badInput);
    if (flags.remove) await removeRun(database, run);
  });
}

const NO_RUN = problem('no-run', 'there is no run of that name in the queue');

function progressOf({ chunks, answered }: RunState): string {
  if (chunks === undefined) return 'its submission did not come to its end (submit it again)';
  return `${answered} of ${counted(chunks, 'chunk')} are answered`;
}

async function finishedState(
  { pool }: Database,
  { run, wait }: CollectFlags,
  signal: AbortSignal,
): Promise<RunState | undefined> {
  for (;;) {
    const state = await runState(pool, run);
    const finished = state?.chunks !== undefined && state.answered >= state.chunks;
    if (finished || wait !== true || signal.aborted) return state;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/**
 * Opens the queue, works with it, and describes in one sentence what is wrong with it, if anything
 * is.
 */
async function withDatabase(
  flags: QueueFlags,
  use: (database: Database, console: Console, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const console = consoleOf(flags, flags.words);
  if (!/^postgres(ql)?:\/\//.test(flags.queue)) return refuse(console, '--queue', NO_URL);
  try {
    const database = await openDatabase({
      url: flags.queue,
      onTrouble: (error) => console.note(`the queue: ${error.message}`),
    });
    try {
      await interruptible((signal) => use(database, console, signal));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof OtherRun) refuse(console, 'the run is another one', other(error));
    else if (isDatabaseError(error)) refuse(console, 'the queue', unusable(error));
    else throw error;
  }
}

const NO_URL = problem('bad-queue', 'expected an address like postgres://user@host:5432/database');

function other(error: OtherRun) {
  return problem('other-run', `${error.message}; choose another name with --run`);
}

/**
 * Errors of the server have a code of five characters, errors of the network one like ECONNREFUSED.
 */
function isDatabaseError(error: unknown): error is Error {
  return error instanceof Error && (error instanceof AggregateError || 'code' in error);
}

function unusable(error: Error) {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const what = inner instanceof Error ? inner.message : String(inner);
  return problem('queue-unusable', `cannot be used: ${what}`);
}
