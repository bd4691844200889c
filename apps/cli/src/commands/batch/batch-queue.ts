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
import type { Session } from '../../io/host.js';
import { interruptible } from '../../io/interrupt.js';
import { type TaskFlags, taskOptionsOf } from '../../io/task-flags.js';
import { answersOfRun, type RunState, removeRun, runState } from '../../queue/collect.js';
import { type Database, openDatabase } from '../../queue/database.js';
import { OtherRun, submitRun } from '../../queue/submit.js';
import { work } from '../../queue/work.js';
import { badQueue, noRun, queueUnusable } from '../../words/en/problems/batch.js';
import { batchWorkerOf, graceMsOf } from './batch.js';

/** The options of all three commands. */
interface QueueFlags {
  /** "postgres://user@host/name". */
  readonly queue: string;
  readonly quiet?: boolean;
  readonly session: Session;
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
  const words = flags.session.words.batch;
  await withDatabase(flags, async (database, console, signal) => {
    const counts: Counts = { done: 0, undecided: 0, failed: 0 };
    const meter = openMeter(
      console,
      counts,
      await bytesOf(inputs, console.host),
      flags.quiet === true,
    );
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
          chunksOf({
            names: inputs,
            from: flags.from,
            host: console.host,
            prompt: words.typePuzzles,
            size,
            signal,
            onBytes: meter.read,
          }),
        onStored: (puzzles) => {
          counts.done = puzzles;
        },
        signal,
      });
      meter.stop();
      if (submitted === undefined) return;
      const { chunks, puzzles, before } = submitted;
      console.note(words.submit.submitted(flags.run, chunks, puzzles, before));
    } finally {
      meter.stop();
    }
  });
}

/** The options of `batch work`. */
export interface WorkFlags extends QueueFlags {
  readonly jobs: number | 'max';
  readonly drain?: boolean;
}

/** Answers the jobs in the queue. */
export async function runWork(flags: WorkFlags): Promise<void> {
  const words = flags.session.words.batch.work;
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
            script: batchWorkerOf(console.host),
            graceMs: graceMsOf(answers),
          }),
        onDone: (puzzles, undecided, failed) => {
          counts.done += puzzles;
          counts.undecided += undecided;
          counts.failed += failed;
        },
        onTrouble: (error) => console.note(words.again(error.message)),
      });
    } finally {
      meter.stop();
    }
    console.note(words.answered(counts.done));
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
    if (state === undefined) return refuse(console, run, problem(noRun));
    const { chunks, answered, undecided, failed } = state;
    if (chunks === undefined || answered < chunks) {
      raise(console, EXIT.undecided);
      console.complain(console.words.batch.collect.unfinished(run, answered, chunks));
      return;
    }
    for await (const bytes of answersOfRun(database, run, chunks)) {
      if (signal.aborted) return;
      await console.out(bytes);
    }
    if (undecided > 0) raise(console, EXIT.undecided);
    if (failed > 0) raise(console, EXIT.badInput);
    if (flags.remove) await removeRun(database, run);
  });
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
  const console = consoleOf(flags, flags.session);
  const words = flags.session.words.batch;
  if (!/^postgres(ql)?:\/\//.test(flags.queue))
    return refuse(console, '--queue', problem(badQueue));
  try {
    const database = await openDatabase({
      url: flags.queue,
      onTrouble: (error) => console.note(`${words.queue}: ${error.message}`),
    });
    try {
      await interruptible(console, (signal) => use(database, console, signal));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof OtherRun) refuse(console, words.otherRun, error.problem);
    else if (isDatabaseError(error)) refuse(console, words.queue, unusable(error));
    else throw error;
  }
}

/**
 * Errors of the server have a code of five characters, errors of the network one like ECONNREFUSED.
 */
function isDatabaseError(error: unknown): error is Error {
  return error instanceof Error && (error instanceof AggregateError || 'code' in error);
}

function unusable(error: Error) {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const reason = inner instanceof Error ? inner.message : String(inner);
  return problem(queueUnusable, { reason });
}
