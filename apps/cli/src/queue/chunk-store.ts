/** A worker's access to the database: chunks, the options of their runs, answers. */
import type { Lease } from '@nonokit/queue';
import type { AnswerOptions } from '../batch/answer-chunk.js';
import type { Chunk } from '../batch/chunk.js';
import { type ChunkJob, type Database, SCHEMA, transaction } from './database.js';
import { chunkOfRow } from './stored-chunk.js';
import { optionsOfStored, type StoredOptions } from './stored-options.js';

/** The answers to a chunk. */
export interface Answers {
  /** Lines of JSON, in UTF-8. */
  readonly body: Buffer;
  /** Number of answers with status unknown. */
  readonly undecided: number;
  /** Number of answers that are errors. */
  readonly failed: number;
}

/** The tables as a worker uses them. */
export class ChunkStore {
  readonly #database: Database;
  readonly #worker: string;
  /** Cached options of runs, by name. */
  readonly #runs = new Map<string, AnswerOptions>();

  /** `worker` is the name stored with answers: "host:4711". */
  constructor(database: Database, worker: string) {
    this.#database = database;
    this.#worker = worker;
  }

  /**
   * The chunk, unless it is gone or answered; in a race, only answers that decide all puzzles
   * count.
   */
  async chunk({ run, chunk: number, seed }: ChunkJob): Promise<Chunk | undefined> {
    const { rows } = await this.#database.pool.query(
      `select file, first, count, kind, line, body from ${SCHEMA}.chunk c
       where run = $1 and number = $2
         and not exists (select from ${SCHEMA}.answer a where a.run = c.run and a.chunk = c.number
           and (not $3 or a.undecided = 0))`,
      [run, number, seed !== undefined],
    );
    return rows[0] === undefined ? undefined : chunkOfRow(rows[0]);
  }

  /** Whether all puzzles of the chunk are decided. */
  async isDecided({ run, chunk }: ChunkJob): Promise<boolean> {
    const sql = `select from ${SCHEMA}.answer where run = $1 and chunk = $2 and undecided = 0`;
    const { rows } = await this.#database.pool.query(sql, [run, chunk]);
    return rows.length > 0;
  }

  /** The options of a run; undefined if it does not exist. */
  async optionsOf(run: string): Promise<AnswerOptions | undefined> {
    const known = this.#runs.get(run);
    if (known !== undefined) return known;
    const sql = `select options from ${SCHEMA}.run where name = $1`;
    const { rows } = await this.#database.pool.query<{ options: StoredOptions }>(sql, [run]);
    const [row] = rows;
    if (row === undefined) return undefined;
    const options = optionsOfStored(row.options);
    this.#runs.set(run, options);
    return options;
  }

  /**
   * Stores answers and ends the job, both or neither. Existing answers stay, unless their seed
   * decided fewer puzzles of the chunk. Answers are stored even if the lease was lost meanwhile:
   * the next worker then finds the chunk answered.
   */
  async store(lease: Lease, job: ChunkJob, answers: Answers): Promise<void> {
    const { body, undecided, failed } = answers;
    const { pool, jobs } = this.#database;
    await transaction(pool, async (sql) => {
      await sql.query(
        `insert into ${SCHEMA}.answer (run, chunk, body, undecided, failed, worker)
         select $1, $2, $3, $4, $5, $6
         where exists (select from ${SCHEMA}.chunk where run = $1 and number = $2)
         on conflict (run, chunk) do update
           set body = excluded.body, undecided = excluded.undecided, failed = excluded.failed,
             worker = excluded.worker, answered_on = now()
           where $7 and answer.undecided > excluded.undecided`,
        [job.run, job.chunk, body, undecided, failed, this.#worker, job.seed !== undefined],
      );
      await jobs.complete(lease, sql);
    });
  }
}
