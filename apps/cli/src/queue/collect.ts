/** Collecting: the answers of a run in the order of its puzzles, one for each. */
import { problem } from '@nonokit/core';
import { gaveUp } from '../words/en/problems/batch.js';
import { failedAnswers } from './chunk-answerer.js';
import { type Database, MOST_TRIES, SCHEMA } from './database.js';
import { discardDeadLetters } from './dead-letters.js';
import type { RunState } from './run-state.js';
import { chunkOfRow, type StoredChunk, withoutFirst } from './stored-chunk.js';
import { optionsOfStored, type StoredOptions } from './stored-options.js';

/** Number of chunks read at a time. */
const AT_ONCE = 64;

/** A chunk and its answers. */
interface AnsweredChunk {
  readonly number: number;
  readonly count: number;
  readonly answers: Buffer | null;
}

/**
 * The answers of a run, chunk by chunk in order; the puzzles that no worker could answer have an
 * error for an answer. Throws if a chunk has too many or too few answers.
 */
export async function* answersOfRun(
  database: Database,
  { run, dead, chunks = 0 }: RunState,
): AsyncGenerator<Buffer> {
  const isDead = new Set(dead.map(({ chunk }) => chunk));
  for (let from = 0; from < chunks; from += AT_ONCE) {
    const { rows } = await database.pool.query<AnsweredChunk>(
      `select c.number, c.count, a.body as answers from ${SCHEMA}.chunk c
         left join ${SCHEMA}.answer a on a.run = c.run and a.chunk = c.number
       where c.run = $1 and c.number >= $2 and c.number < $3 order by c.number`,
      [run, from, from + AT_ONCE],
    );
    for (const { number, count, answers } of rows) {
      let lines = 0;
      for (const byte of answers ?? []) if (byte === 10) lines++;
      if (answers !== null && lines > 0) yield answers;
      if (lines === count) continue;
      if (!isDead.has(number) || lines > count) {
        throw new Error(`chunk ${number} has ${lines} answers to ${count} puzzles`);
      }
      yield await errorsFor(database, { run, number, from: lines });
    }
  }
}

/** Errors for the puzzles of a chunk from `from` on. */
async function errorsFor(
  { pool }: Database,
  { run, number, from }: { readonly run: string; readonly number: number; readonly from: number },
): Promise<Buffer> {
  const { rows } = await pool.query<ErrorsRow>(
    `select file, first, count, kind, line, body, options
     from ${SCHEMA}.chunk c join ${SCHEMA}.run r on r.name = c.run
     where run = $1 and number = $2`,
    [run, number],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`chunk ${number} was removed`);
  const chunk = withoutFirst(chunkOfRow(row), from);
  const gaveUpProblem = problem(gaveUp, { tries: MOST_TRIES });
  return failedAnswers(chunk, optionsOfStored(row.options), gaveUpProblem).body;
}

interface ErrorsRow extends Omit<StoredChunk, 'first' | 'line' | 'digest'> {
  readonly first: string;
  readonly line: string;
  readonly options: StoredOptions;
}

/** Deletes a run with its puzzles and answers. Its remaining jobs find nothing and end. */
export async function removeRun(database: Database, run: string): Promise<void> {
  await database.pool.query(`delete from ${SCHEMA}.run where name = $1`, [run]);
  await discardDeadLetters(database, run);
}
