/** The progress of runs: answered and open puzzles, and chunks that no worker could answer. */
import type { DeadLetter, JobCounts } from '@nonokit/queue';
import { type ChunkJob, type Database, SCHEMA } from './database.js';
import type { StoredOptions } from './stored-options.js';

/** The progress of a run. */
export interface RunState {
  readonly run: string;
  /** Number of chunks and puzzles; undefined until the submission is complete. */
  readonly chunks?: number | undefined;
  readonly puzzles?: number | undefined;
  /** Number of chunks and puzzles that are answered. */
  readonly answeredChunks: number;
  readonly answeredPuzzles: number;
  /** Number of undecided answers, and of answers that are errors. */
  readonly undecided: number;
  readonly failed: number;
  /** Chunks without all answers whose jobs are dead letters, in order. */
  readonly dead: readonly DeadChunk[];
}

/** A chunk that failed at every try. */
export interface DeadChunk {
  readonly chunk: number;
  /** Why the last try failed: "the worker did not finish in time; it may have died". */
  readonly error: string;
}

/** Whether every puzzle of a run has an answer or will not get one without a person. */
export function isFinished({ chunks, answeredChunks, dead }: RunState): boolean {
  return chunks !== undefined && answeredChunks + dead.length >= chunks;
}

/** A worker that has stored answers a short time ago. */
export interface WorkerState {
  /** Its machine and process: "anna:4711". */
  readonly worker: string;
  /** Number of chunks in these ten minutes, and how long ago the last one was stored. */
  readonly chunks: number;
  readonly secondsAgo: number;
}

/** The state of a queue for its operator. */
export interface QueueState {
  readonly runs: readonly RunState[];
  readonly jobs: JobCounts;
  readonly workers: readonly WorkerState[];
}

/** Most dead letters that are looked at. */
const MOST_LETTERS = 100_000;

/** The state of the queue; of one run alone if it is named. */
export async function queueState(database: Database, run?: string): Promise<QueueState> {
  const { rows } = await database.pool.query<WorkerState>(
    `select worker, count(*)::int as chunks,
       round(extract(epoch from now() - max(answered_on)))::int as "secondsAgo"
     from ${SCHEMA}.answer where answered_on > now() - interval '10 minutes'
       and run = coalesce($1, run)
     group by worker order by worker`,
    [run],
  );
  return {
    runs: await runStates(database, run),
    jobs: await database.jobs.counts(),
    workers: rows,
  };
}

/** The progress of the run with that name; undefined if it does not exist. */
export async function runState(database: Database, run: string): Promise<RunState | undefined> {
  const [state] = await runStates(database, run);
  return state;
}

interface RunRow extends Omit<RunState, 'dead' | 'chunks' | 'puzzles'> {
  readonly chunks: number | null;
  readonly puzzles: number | null;
  readonly options: StoredOptions;
}

async function runStates(database: Database, run?: string): Promise<readonly RunState[]> {
  const { rows } = await database.pool.query<RunRow>(
    `select r.name as run, r.options, r.chunks, r.puzzles::float8 as puzzles,
       count(*) filter (where a.answered = c.count)::int as "answeredChunks",
       coalesce(sum(a.answered), 0)::float8 as "answeredPuzzles",
       coalesce(sum(a.undecided), 0)::float8 as undecided,
       coalesce(sum(a.failed), 0)::float8 as failed
     from ${SCHEMA}.run r left join ${SCHEMA}.chunk c on c.run = r.name
       left join ${SCHEMA}.answer a on a.run = c.run and a.chunk = c.number
     where r.name = coalesce($1, r.name) group by r.name order by r.created_on, r.name`,
    [run],
  );
  const letters = await database.jobs.deadLetters(MOST_LETTERS);
  const states: RunState[] = [];
  for (const { options, chunks, puzzles, ...row } of rows) {
    const { race = 1 } = options;
    const dead = await deadChunks(database, row.run, race, letters);
    states.push({ ...row, chunks: chunks ?? undefined, puzzles: puzzles ?? undefined, dead });
  }
  return states;
}

/** The chunks of a run that are not answered, although every seed has given up. */
async function deadChunks(
  { pool }: Database,
  run: string,
  race: number,
  letters: readonly DeadLetter<ChunkJob>[],
): Promise<readonly DeadChunk[]> {
  const errors = new Map<number, string[]>();
  for (const { data, error } of letters) {
    if (data.run === run) errors.set(data.chunk, [...(errors.get(data.chunk) ?? []), error]);
  }
  if (errors.size === 0) return [];
  const { rows } = await pool.query<{ number: number }>(
    `select number from ${SCHEMA}.chunk c left join ${SCHEMA}.answer a
       on a.run = c.run and a.chunk = c.number
     where c.run = $1 and number = any($2) and coalesce(answered, 0) < c.count order by number`,
    [run, [...errors.keys()]],
  );
  return rows.flatMap(({ number }) => {
    const reasons = errors.get(number) ?? [];
    return reasons.length < race ? [] : [{ chunk: number, error: reasons.at(-1) ?? '' }];
  });
}
