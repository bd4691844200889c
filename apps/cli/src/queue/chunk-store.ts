/** A worker's access to the database: chunks, the options of their runs, answers. */
import { type Lease, transaction } from '@nonokit/queue';
import type { PoolClient } from 'pg';
import type { AnswerOptions } from '../batch/answer-chunk.js';
import type { Chunk } from '../batch/chunk.js';
import { type ChunkJob, type Database, SCHEMA, type Sql } from './database.js';
import { chunkOfRow, withoutFirst } from './stored-chunk.js';
import { optionsOfStored, type StoredOptions } from './stored-options.js';

/** The answers to a chunk, or to its first puzzles. */
export interface Answers {
  /** Number of answers. */
  readonly count: number;
  /** Lines of JSON, in UTF-8. */
  readonly body: Buffer;
  /** Number of answers with status unknown. */
  readonly undecided: number;
  /** Number of answers that are errors. */
  readonly failed: number;
}

/** The puzzles of a chunk that are not answered. */
export interface OpenChunk {
  readonly chunk: Chunk;
  /** Number of puzzles before them, which are answered: 0. */
  readonly from: number;
}

/** The facts of a run that a worker needs. */
export interface StoredRun {
  readonly options: AnswerOptions;
  /** Seconds after which a worker stops and sends the rest of a chunk as another job: 60. */
  readonly slice: number;
}

/** The tables as a worker uses them. */
export class ChunkStore {
  readonly #database: Database;
  readonly #worker: string;
  /** Cached options of runs, by name. */
  readonly #runs = new Map<string, StoredRun>();

  /** `worker` is the name stored with answers: "host:4711". */
  constructor(database: Database, worker: string) {
    this.#database = database;
    this.#worker = worker;
  }

  /**
   * The puzzles of a chunk that have no answer yet; undefined if it is gone or answered. In a race,
   * only answers that decide all puzzles count.
   */
  async chunk({ run, chunk: number, seed }: ChunkJob): Promise<OpenChunk | undefined> {
    const { rows } = await this.#database.pool.query(
      `select file, first, c.count, kind, line, c.body, coalesce(answered, 0) as answered, undecided
       from ${SCHEMA}.chunk c left join ${SCHEMA}.answer a on a.run = c.run and a.chunk = c.number
       where c.run = $1 and number = $2`,
      [run, number],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    const chunk = chunkOfRow(row);
    if (seed !== undefined) return row.undecided === 0 ? undefined : { chunk, from: 0 };
    const { answered: from } = row;
    return from < chunk.count ? { chunk: withoutFirst(chunk, from), from } : undefined;
  }

  /** Whether all puzzles of the chunk are decided. */
  async isDecided({ run, chunk }: ChunkJob): Promise<boolean> {
    const sql = `select from ${SCHEMA}.answer where run = $1 and chunk = $2 and undecided = 0`;
    const { rows } = await this.#database.pool.query(sql, [run, chunk]);
    return rows.length > 0;
  }

  /** A run by its name; undefined if it does not exist. */
  async run(name: string): Promise<StoredRun | undefined> {
    const known = this.#runs.get(name);
    if (known !== undefined) return known;
    const sql = `select options, slice_seconds from ${SCHEMA}.run where name = $1`;
    const { rows } = await this.#database.pool.query<{
      options: StoredOptions;
      slice_seconds: number;
    }>(sql, [name]);
    const [row] = rows;
    if (row === undefined) return undefined;
    const run = { options: optionsOfStored(row.options), slice: row.slice_seconds };
    this.#runs.set(name, run);
    return run;
  }

  /**
   * Ends a job, stores its answers and sends a job for the rest: all of it or nothing. False, and
   * nothing is stored, if the lease was lost.
   */
  async store(job: Lease & { readonly data: ChunkJob }, done: Done): Promise<boolean> {
    const { pool, jobs } = this.#database;
    return transaction(pool, async (sql: PoolClient) => {
      if ((await jobs.complete([job], sql)).length > 0) return false;
      const isStored = done.answers === undefined || (await this.#add(sql, job.data, done));
      // what was not stored is looked at once more: a run of this name was removed and came again
      const rest = isStored ? done.rest : job.data;
      if (rest !== undefined) await jobs.send([rest], sql);
      return isStored;
    });
  }

  /** Adds answers to those of the chunk; false if they are not the next ones. */
  async #add(sql: Sql, { run, chunk, seed }: ChunkJob, { answers, from }: Done): Promise<boolean> {
    if (answers === undefined || answers.count === 0) return true;
    const { body, count, undecided, failed } = answers;
    const values = [run, chunk, body, count, undecided, failed, this.#worker];
    const { rowCount } = await sql.query(
      `insert into ${SCHEMA}.answer as a (run, chunk, body, answered, undecided, failed, worker)
       select $1, $2, $3, $4, $5, $6, $7
       where exists (select from ${SCHEMA}.chunk where run = $1 and number = $2)
       on conflict (run, chunk) do update
         ${seed === undefined ? APPEND : REPLACE}`,
      seed === undefined ? [...values, from] : values,
    );
    return seed !== undefined || rowCount === 1;
  }
}

/** What a worker has done with a job. */
export interface Done {
  /** Number of puzzles of the chunk that were answered before: 0. */
  readonly from: number;
  /** The answers to the puzzles behind them, if there are any. */
  readonly answers?: Answers | undefined;
  /** The job that is left. */
  readonly rest?: ChunkJob | undefined;
}

/** Adds the answers behind those of the puzzles before. */
const APPEND = `set body = a.body || excluded.body, answered = a.answered + excluded.answered,
    undecided = a.undecided + excluded.undecided, failed = a.failed + excluded.failed,
    worker = excluded.worker, answered_on = now()
  where a.answered = $8`;

/** In a race: takes the answers of the seed that decided more puzzles, else of the first. */
const REPLACE = `set body = excluded.body, undecided = excluded.undecided,
    failed = excluded.failed, worker = excluded.worker, answered_on = now()
  where a.undecided > excluded.undecided`;
