/**
 * `nonokit batch submit|work|collect`: the same as `batch`, on any number of machines that share a
 * PostgreSQL database.
 */
import { availableParallelism } from 'node:os';
import { problem } from '@nonokit/core';
import { ChunkPool } from '../../batch/chunk-pool.js';
import { type Counts, openMeter } from '../../batch/meter.js';
import { cutChunks, sumFileSizes } from '../../batch/sources.js';
import { raise, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import { type TaskFlags, toTaskOptions } from '../../io/task-flags.js';
import { answersOfRun, removeRun } from '../../queue/collect.js';
import type { Database } from '../../queue/database.js';
import { isFinished, type RunState, runState } from '../../queue/run-state.js';
import { submitRun } from '../../queue/submit.js';
import { PATIENCE_MS, work } from '../../queue/work.js';
import { noRun } from '../../words/en/problems/batch.js';
import { chooseGraceMs, locateWorker } from './batch.js';
import { type QueueFlags, reasonIn, withQueue } from './with-queue.js';

/** The options of `batch submit`. */
export interface SubmitFlags extends QueueFlags, TaskFlags {
  readonly run: string;
  /** Puzzles per chunk: 100. */
  readonly chunk: number;
  /** Seconds: 60. */
  readonly slice: number;
  readonly solutions?: boolean;
  /** Number of seeds that race on each chunk: 1. */
  readonly race: number;
}

/** Puts the puzzles of `names` into the queue. */
export async function runSubmit(names: readonly string[], flags: SubmitFlags): Promise<void> {
  const inputs = names.length === 0 ? ['-'] : names;
  const words = flags.session.words.batch;
  await withQueue(flags, async (database, console, signal) => {
    const counts: Counts = { done: 0, undecided: 0, failed: 0 };
    const meter = openMeter(
      console,
      counts,
      await sumFileSizes(inputs, console.host),
      flags.quiet === true,
    );
    try {
      const submitted = await submitRun(database, {
        run: flags.run,
        options: {
          task: toTaskOptions(flags),
          solutions: flags.solutions === true,
          ...(flags.race === 1 ? {} : { race: flags.race }),
        },
        chunkSize: flags.chunk,
        sliceSeconds: flags.slice,
        read: (size) =>
          cutChunks({
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
  await withQueue(flags, async (database, console, signal) => {
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
            script: locateWorker(console.host),
            graceMs: chooseGraceMs(answers),
          }),
        onDone: ({ count, undecided, failed }) => {
          counts.done += count;
          counts.undecided += undecided;
          counts.failed += failed;
        },
        onTrouble: (error) => console.note(words.again(error.message)),
        onDatabase: (trouble) =>
          console.note(
            trouble === undefined
              ? words.databaseIsBack
              : words.databaseIsAway(reasonIn(trouble), PATIENCE_MS / 60_000),
          ),
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
  await withQueue(flags, async (database, console, signal) => {
    const state = await finishedState(database, flags, signal);
    if (signal.aborted) return;
    if (state === undefined) return refuse(console, run, problem(noRun));
    const { undecided, failed, dead } = state;
    if (!isFinished(state)) {
      raise(console, EXIT.undecided);
      console.complain(console.words.batch.collect.unfinished(state));
      return;
    }
    for await (const bytes of answersOfRun(database, state)) {
      if (signal.aborted) return;
      await console.out(bytes);
    }
    if (dead.length > 0) console.note(console.words.batch.collect.dead(run, dead.length));
    if (undecided > 0) raise(console, EXIT.undecided);
    if (failed + dead.length > 0) raise(console, EXIT.badInput);
    if (flags.remove) await removeRun(database, run);
  });
}

async function finishedState(
  database: Database,
  { run, wait }: CollectFlags,
  signal: AbortSignal,
): Promise<RunState | undefined> {
  for (;;) {
    const state = await runState(database, run);
    const isDone = state !== undefined && isFinished(state);
    if (isDone || wait !== true || signal.aborted) return state;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
