/**
 * Submitting: puts puzzles into the database in chunks, each with its job, in one transaction.
 *
 * A run is known by its name, and its chunks are cut the same way every time. So a submission that
 * was killed is simply repeated: existing chunks are compared and kept, missing ones are added.
 */
import { type Problem, problem } from '@nonokit/core';
import { transaction } from '@nonokit/queue';
import type { Pool, PoolClient } from 'pg';
import type { AnswerOptions } from '../batch/answer-chunk.js';
import type { Chunk } from '../batch/chunk.js';
import * as says from '../words/en/problems/batch.js';
import { type Database, SCHEMA, type Sql } from './database.js';
import { Regroup, type StoredChunk, toStored } from './stored-chunk.js';
import { toStoredOptions } from './stored-options.js';

/** A run to submit. */
export interface Submission {
  /** The name of the run: "archive-2026". */
  readonly run: string;
  readonly options: AnswerOptions;
  /** Puzzles per chunk: 100. */
  readonly chunkSize: number;
  /** Seconds after which a worker stops and sends the rest of a chunk as another job: 60. */
  readonly sliceSeconds: number;
  /** Reads the puzzles in chunks of at most `size()`. */
  readonly read: (size: () => number) => AsyncIterable<Chunk>;
  /** Called with the number of puzzles in the database. */
  readonly onStored: (puzzles: number) => void;
  /** Ends the submission, which is then incomplete. */
  readonly signal: AbortSignal;
}

/** The size of a submitted run. */
export interface Submitted {
  readonly chunks: number;
  readonly puzzles: number;
  /** Number of chunks from an earlier submission. */
  readonly before: number;
}

/** A different run with that name exists; `message` describes the difference. */
export class OtherRun extends Error {
  override readonly name = 'OtherRun';

  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Most bytes and chunks in one transaction. */
const MAX_BATCH_BYTES = 4 * 1024 * 1024;
const MAX_BATCH = 64;

/**
 * Puts all puzzles of a run into the database; undefined if `signal` was aborted first. Throws
 * `OtherRun` if the name is taken.
 */
export async function submitRun(
  database: Database,
  submission: Submission,
): Promise<Submitted | undefined> {
  const { run, chunkSize, read, onStored, signal } = submission;
  await openRun(database.pool, submission);
  const regroup = new Regroup(chunkSize);
  const batch = new Batch(database, submission);
  for await (const piece of read(() => regroup.room())) {
    for (const chunk of regroup.add(piece)) await batch.add(chunk);
    onStored(batch.puzzles);
  }
  // reading has ended early, and a chunk cut short would differ the next time
  if (signal.aborted) return undefined;
  for (const chunk of regroup.end()) await batch.add(chunk);
  await batch.flush();
  onStored(batch.puzzles);
  const { chunks, puzzles, before } = batch;
  const [{ count }] = await rows<{ count: number }>(
    database.pool,
    `select count(*)::int as count from ${SCHEMA}.chunk where run = $1`,
    [run],
  );
  if (count > chunks)
    throw new OtherRun(problem(says.moreChunks, { found: count, expected: chunks }));
  const done = `update ${SCHEMA}.run set chunks = $2, puzzles = $3 where name = $1`;
  await database.pool.query(done, [run, chunks, puzzles]);
  return { chunks, puzzles, before };
}

async function openRun(pool: Pool, submission: Submission): Promise<void> {
  const { run, options, chunkSize, sliceSeconds } = submission;
  const stored = JSON.stringify(toStoredOptions(options));
  await pool.query(
    `insert into ${SCHEMA}.run (name, options, chunk_size, slice_seconds) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [run, stored, chunkSize, sliceSeconds],
  );
  const [{ same, chunk_size }] = await rows<{ same: boolean; chunk_size: number }>(
    pool,
    `select options = $2::jsonb as same, chunk_size from ${SCHEMA}.run where name = $1`,
    [run, stored],
  );
  if (!same) throw new OtherRun(problem(says.otherOptions));
  if (chunk_size !== chunkSize)
    throw new OtherRun(problem(says.otherChunkSize, { size: chunk_size }));
}

/** The rows of a query that always returns at least one. */
async function rows<Row extends object>(
  sql: Sql | Pool,
  text: string,
  values: readonly unknown[],
): Promise<[Row, ...Row[]]> {
  const result = await sql.query(text, [...values]);
  return result.rows as [Row, ...Row[]];
}

/** Collects chunks for one transaction. */
class Batch {
  chunks = 0;
  puzzles = 0;
  before = 0;
  readonly #database: Database;
  readonly #submission: Submission;
  #waiting: StoredChunk[] = [];
  #bytes = 0;

  constructor(database: Database, submission: Submission) {
    this.#database = database;
    this.#submission = submission;
  }

  async add(chunk: Chunk): Promise<void> {
    const stored = toStored(chunk);
    this.#waiting.push(stored);
    this.#bytes += stored.body.length;
    if (this.#waiting.length >= MAX_BATCH || this.#bytes >= MAX_BATCH_BYTES) await this.flush();
  }

  async flush(): Promise<void> {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    const added = await transaction(this.#database.pool, (sql: PoolClient) =>
      store(sql, this.#database, this.#submission, this.chunks, waiting),
    );
    this.before += waiting.length - added;
    this.chunks += waiting.length;
    for (const { count } of waiting) this.puzzles += count;
    this.#waiting = [];
    this.#bytes = 0;
  }
}

/** Adds the missing chunks from number `from` on, with their jobs. Returns their number. */
async function store(
  sql: Sql,
  { jobs }: Database,
  { run, sliceSeconds, options }: Submission,
  from: number,
  chunks: readonly StoredChunk[],
): Promise<number> {
  const column = <K extends keyof StoredChunk>(key: K): StoredChunk[K][] =>
    chunks.map((c) => c[key]);
  const numbers = chunks.map((_, i) => from + i);
  const result = await sql.query(
    `insert into ${SCHEMA}.chunk (run, number, file, first, count, kind, line, body, digest)
     select $1, * from unnest($2::int[], $3::text[], $4::bigint[], $5::int[], $6::text[], $7::bigint[],
       $8::bytea[], $9::text[])
     on conflict do nothing returning number`,
    [
      ...[run, numbers, column('file'), column('first'), column('count')],
      ...[column('kind'), column('line'), column('body'), column('digest')],
    ],
  );
  const added: number[] = result.rows.map((row: { number: number }) => row.number);
  if (added.length < chunks.length) await compare(sql, run, from, chunks);
  if (added.length > 0) {
    const wanted = added.flatMap((chunk) =>
      listSeeds(options).map((seed) => ({ run, chunk, slice: sliceSeconds, ...seed })),
    );
    await jobs.send(wanted, sql);
  }
  return added.length;
}

/** The seeds of the jobs of one chunk: none if there is one job. */
function listSeeds({ task, race = 1 }: AnswerOptions): { seed?: number }[] {
  const { seed = 1 } = task;
  return race === 1 ? [{}] : Array.from({ length: race }, (_, i) => ({ seed: seed + i }));
}

/** Throws `OtherRun` unless the chunks in the database are the same. */
async function compare(
  sql: Sql,
  run: string,
  from: number,
  chunks: readonly StoredChunk[],
): Promise<void> {
  const found = await sql.query(
    `select number, digest from ${SCHEMA}.chunk where run = $1 and number >= $2 and number < $3`,
    [run, from, from + chunks.length],
  );
  for (const { number, digest } of found.rows as { number: number; digest: string }[]) {
    if (chunks[number - from]?.digest === digest) continue;
    throw new OtherRun(problem(says.otherPuzzles, { chunk: number }));
  }
}
