/** What a person does with dead letters: tries them again, or removes them with their run. */
import type { DeadLetter } from '@nonokit/queue';
import type { ChunkJob, Database } from './database.js';

/** Dead letters that are handled at a time. */
const AT_ONCE = 1000;

/** Puts the dead letters of a run, or of all runs, back into the queue. Returns their number. */
export async function retryDeadLetters({ jobs }: Database, run?: string): Promise<number> {
  return handle(jobs, run, (letters) => jobs.retry(letters));
}

/** Deletes the dead letters of a run. */
export async function discardDeadLetters({ jobs }: Database, run: string): Promise<void> {
  await handle(jobs, run, (letters) => jobs.discard(letters));
}

async function handle(
  jobs: Database['jobs'],
  run: string | undefined,
  work: (letters: readonly DeadLetter<ChunkJob>[]) => Promise<number>,
): Promise<number> {
  const all = await jobs.deadLetters(Number.MAX_SAFE_INTEGER);
  const letters = all.filter(({ data }) => run === undefined || data.run === run);
  let handled = 0;
  for (let from = 0; from < letters.length; from += AT_ONCE) {
    handled += await work(letters.slice(from, from + AT_ONCE));
  }
  return handled;
}
