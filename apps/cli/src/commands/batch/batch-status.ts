/** `nonokit batch status` and `retry`: what an operator sees of the queue, and can do. */
import { problem } from '@nonokit/core';
import { raise, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import { retryDeadLetters } from '../../queue/dead-letters.js';
import { isFinished, type QueueState, queueState } from '../../queue/run-state.js';
import { noRun } from '../../words/en/problems/batch.js';
import type { Words } from '../../words/language-words.js';
import { type QueueFlags, withQueue } from './with-queue.js';

/** The options of `batch status`. */
export interface StatusFlags extends QueueFlags {
  /** The run to look at; all by default. */
  readonly run?: string;
  readonly json?: boolean;
}

/** Prints the state of the queue. The exit status is 3 while a run is not finished. */
export async function runStatus(flags: StatusFlags): Promise<void> {
  await withQueue(flags, async (database, console) => {
    const state = await queueState(database, flags.run);
    if (flags.run !== undefined && state.runs.length === 0) {
      return refuse(console, flags.run, problem(noRun));
    }
    if (!state.runs.every(isFinished)) raise(console, EXIT.undecided);
    const text =
      flags.json === true ? JSON.stringify(state) : statusLines(state, console.words).join('\n');
    await console.out(`${text}\n`);
  });
}

/** Most dead letters of a run that are listed one by one. */
const MOST_LISTED = 10;

function statusLines({ runs, jobs, workers }: QueueState, words: Words): string[] {
  const { state } = words.batch;
  const lines = runs.length === 0 ? [state.noRuns] : [];
  for (const run of runs) {
    lines.push(state.run(run), state.answered(run));
    const listed = run.dead.slice(0, MOST_LISTED);
    lines.push(...listed.map(({ chunk, error }) => state.dead(chunk, error)));
    const more = run.dead.length - listed.length;
    if (more > 0) lines.push(state.moreDead(more));
    if (run.dead.length > 0) lines.push(state.retryHint(run.run));
  }
  lines.push(state.jobs(jobs));
  lines.push(...workers.map((worker) => state.worker(worker)));
  if (workers.length === 0) lines.push(state.noWorkers);
  return lines;
}

/** The options of `batch retry`. */
export interface RetryFlags extends QueueFlags {
  /** The run whose dead letters to try again; all by default. */
  readonly run?: string;
}

/** Puts dead letters back into the queue. */
export async function runRetry(flags: RetryFlags): Promise<void> {
  await withQueue(flags, async (database, console) => {
    const count = await retryDeadLetters(database, flags.run);
    console.note(console.words.batch.retry.done(count));
  });
}
