/** Collecting: the answers of a run in the order of its puzzles, one for each. */
import type { Pool } from 'pg';
import { type Database, SCHEMA } from './database.js';

/** The progress of a run. */
export interface RunState {
  /** Number of chunks, or undefined during submission. */
  readonly chunks: number | undefined;
  readonly puzzles: number | undefined;
  readonly answered: number;
  /** Number of undecided answers, and of answers that are errors. */
  readonly undecided: number;
  readonly failed: number;
}

/** The progress of the run with that name; undefined if it does not exist. */
export async function runState(pool: Pool, run: string): Promise<RunState | undefined> {
  const { rows } = await pool.query<{
    chunks: number | null;
    puzzles: string | null;
    answered: number;
    undecided: number;
    failed: number;
  }>(
    `select r.chunks, r.puzzles, count(a.chunk)::int as answered,
       coalesce(sum(a.undecided), 0)::int as undecided, coalesce(sum(a.failed), 0)::int as failed
     from ${SCHEMA}.run r left join ${SCHEMA}.answer a on a.run = r.name where r.name = $1 group by r.name`,
    [run],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { chunks, puzzles, answered, undecided, failed } = row;
  return {
    chunks: chunks ?? undefined,
    puzzles: puzzles === null ? undefined : Number(puzzles),
    answered,
    undecided,
    failed,
  };
}

/** Number of chunks read at a time. */
const AT_ONCE = 64;

/** The answers of a run, chunk by chunk in order. Throws if a chunk has too many or too few. */
export async function* answersOfRun(
  { pool }: Database,
  run: string,
  chunks: number,
): AsyncGenerator<Buffer> {
  for (let from = 0; from < chunks; from += AT_ONCE) {
    const { rows } = await pool.query<{ number: number; count: number; body: Buffer }>(
      `select c.number, c.count, a.body from ${SCHEMA}.chunk c join ${SCHEMA}.answer a
         on a.run = c.run and a.chunk = c.number
       where c.run = $1 and c.number >= $2 and c.number < $3 order by c.number`,
      [run, from, from + AT_ONCE],
    );
    for (const { number, count, body } of rows) {
      let lines = 0;
      for (const byte of body) if (byte === 10) lines++;
      if (lines === count) yield body;
      else throw new Error(`chunk ${number} has ${lines} answers to ${count} puzzles`);
    }
  }
}

/** Deletes a run with its puzzles and answers. Its remaining jobs find nothing and end. */
export async function removeRun({ pool }: Database, run: string): Promise<void> {
  await pool.query(`delete from ${SCHEMA}.run where name = $1`, [run]);
}
