/**
 * Working: jobs are fetched, their chunks answered by worker threads, the answers stored, as long as there
 * are any. Any number of processes do this on any number of machines; each may be killed at any time.
 *
 * A job belongs to its worker for a lease that is renewed while it is worked on, however long that takes. Of
 * a worker that falls silent, pg-boss hands the jobs to others; a job that fails again and again is given up.
 */
import { hostname } from 'node:os';
import { type Problem, problem } from '@nonokit/core';
import { type AnswerOptions, answersOf } from '../batch/answer-chunk.js';
import type { Chunk } from '../batch/chunk.js';
import type { ChunkPool } from '../batch/chunk-pool.js';
import {
  BOSS_SCHEMA,
  bossSql,
  CHUNKS,
  type Database,
  DEAD,
  type Job,
  MAX_RETRIES,
  transaction,
} from './database.js';
import { chunkOfRow } from './stored-chunk.js';
import { optionsOfStored, type StoredOptions } from './stored-options.js';

/** How to work. */
export interface WorkOptions {
  /** Worker threads: 2. */
  readonly jobs: number;
  /** End once nothing is left to do, instead of waiting for more. */
  readonly drain: boolean;
  readonly signal: AbortSignal;
  /** Starts threads that answer under these options, as many as `jobs` or so many. */
  readonly start: (options: AnswerOptions, threads?: number) => ChunkPool;
  /** Told what was done. */
  readonly onDone: (puzzles: number, undecided: number, failed: number) => void;
  /** Told of a chunk that could not be answered and will be tried again. */
  readonly onTrouble: (error: Error) => void;
}

/** How long to wait before looking for jobs again. */
const POLL_MS = 500;

/** How long the database may be away, as it is while it starts again. */
const PATIENCE_MS = 60_000;

/** How often leases are renewed. */
const RENEW_MS = 1000;

/** Works until the signal is aborted or, with `drain`, until nothing is left to do. */
export async function work(database: Database, options: WorkOptions): Promise<void> {
  const shift = new Shift(database, options);
  const renew = setInterval(() => void shift.renew(), RENEW_MS);
  try {
    await shift.run();
  } finally {
    clearInterval(renew);
    await shift.close();
  }
}

/** The answers to a chunk. */
interface Answers {
  readonly body: Buffer;
  readonly undecided: number;
  readonly failed: number;
}

/** A seed in the race for the answers to a chunk, with a thread of its own that can be stopped. */
interface Runner {
  readonly job: Job;
  readonly crew: ChunkPool;
  lost: boolean;
}

class Shift {
  readonly #database: Database;
  readonly #options: WorkOptions;
  /** The jobs under way, by id. */
  readonly #held = new Map<string, Promise<void>>();
  /** The threads for each set of options, by those as JSON: nearly always one. */
  readonly #crews = new Map<string, ChunkPool>();
  readonly #runners = new Set<Runner>();
  readonly #runs = new Map<string, AnswerOptions>();
  readonly #name = `${hostname()}:${process.pid}`;
  /** When the database last answered. */
  #heard = performance.now();

  constructor(database: Database, options: WorkOptions) {
    this.#database = database;
    this.#options = options;
    const stop = (): void => {
      for (const crew of this.#crews.values()) crew.stop();
      for (const { crew } of this.#runners) crew.stop();
    };
    options.signal.addEventListener('abort', stop);
  }

  async run(): Promise<void> {
    const { jobs, drain, signal } = this.#options;
    while (!signal.aborted) {
      const room = jobs + 1 - this.#held.size;
      const found = room > 0 ? await this.#fetch(room) : 0;
      if (found > 0) continue;
      if ((await this.#isDone()) && drain && this.#held.size === 0) break;
      await this.#pause();
    }
    await Promise.all(this.#held.values());
  }

  /** Tells the database that the jobs under way are still being worked on. */
  async renew(): Promise<void> {
    if (this.#held.size === 0) return;
    const sql = `update ${BOSS_SCHEMA}.job set started_on = now()
      where name = $1 and id = any($2::uuid[]) and state = 'active'`;
    const { pool } = this.#database;
    await pool.query(sql, [CHUNKS, [...this.#held.keys()]]).catch(this.#options.onTrouble);
    for (const runner of this.#runners) await this.#lookAtRival(runner);
  }

  /** Stops a runner whose chunk another seed has decided. */
  async #lookAtRival(runner: Runner): Promise<void> {
    const { run, chunk } = runner.job;
    const sql = 'select from nonokit.answer where run = $1 and chunk = $2 and undecided = 0';
    const found = await this.#database.pool.query(sql, [run, chunk]).catch(() => undefined);
    if (found === undefined || found.rows.length === 0 || !this.#runners.has(runner)) return;
    runner.lost = true;
    runner.crew.stop();
  }

  async close(): Promise<void> {
    for (const crew of this.#crews.values()) await crew.close();
  }

  /** Takes up to `room` jobs. Answers how many there were. */
  async #fetch(room: number): Promise<number> {
    const { boss } = this.#database;
    const jobs = await boss.fetch<Job>(CHUNKS, { batchSize: room });
    for (const { id, data } of jobs) this.#hold(CHUNKS, id, this.#answer(id, data));
    if (jobs.length > 0) return jobs.length;
    const dead = await boss.fetch<Job>(DEAD, { batchSize: 1 });
    for (const { id, data } of dead) this.#hold(DEAD, id, this.#giveUp(id, data));
    return dead.length;
  }

  #hold(queue: string, id: string, doing: Promise<void>): void {
    const done = doing
      .catch((error: unknown) => this.#failed(queue, id, error))
      .finally(() => this.#held.delete(id));
    this.#held.set(id, done);
  }

  /** Gives a job back so that it is tried again; where even that fails, its lease runs out. */
  async #failed(queue: string, id: string, error: unknown): Promise<void> {
    const what = error instanceof Error ? error : new Error(String(error));
    if (!this.#options.signal.aborted) this.#options.onTrouble(what);
    const output = { message: what.message };
    await this.#database.boss.fail(queue, id, output).catch(() => undefined);
  }

  async #answer(id: string, job: Job): Promise<void> {
    const chunk = await this.#chunk(job);
    const options = await this.#optionsOf(job.run);
    const answers = chunk && options && (await this.#answersTo(job, chunk, options));
    if (chunk === undefined || answers === undefined) {
      // the run was removed, or another worker has answered
      await this.#database.boss.complete(CHUNKS, id);
      return;
    }
    await this.#store(CHUNKS, id, job, answers);
    this.#options.onDone(chunk.count, answers.undecided, answers.failed);
  }

  /** Answers every puzzle of a chunk that failed too often with an error. */
  async #giveUp(id: string, job: Job): Promise<void> {
    const chunk = await this.#chunk(job);
    const options = await this.#optionsOf(job.run);
    if (chunk !== undefined && options !== undefined) {
      const all = Array.from({ length: chunk.count }, (_, item): [number, Problem] => [
        item,
        GAVE_UP,
      ]);
      const progress = { from: 0, broken: new Map(all) };
      const never = { aborted: false };
      const lines = [...answersOf(chunk, options, never, progress, () => undefined)];
      const body = Buffer.from(lines.map(({ text }) => text).join(''));
      const answers = { body, undecided: 0, failed: chunk.count };
      await this.#store(DEAD, id, job, answers);
    } else await this.#database.boss.complete(DEAD, id);
  }

  /** The chunk, unless it is gone or answered; of a race only answers that decide all puzzles count. */
  async #chunk({ run, chunk: number, seed }: Job): Promise<Chunk | undefined> {
    const { rows } = await this.#database.pool.query(
      `select file, first, count, kind, line, body from nonokit.chunk c where run = $1 and number = $2
       and not exists (select from nonokit.answer a where a.run = c.run and a.chunk = c.number
         and (not $3 or a.undecided = 0))`,
      [run, number, seed !== undefined],
    );
    return rows[0] === undefined ? undefined : chunkOfRow(rows[0]);
  }

  async #optionsOf(run: string): Promise<AnswerOptions | undefined> {
    const known = this.#runs.get(run);
    if (known !== undefined) return known;
    const sql = 'select options from nonokit.run where name = $1';
    const { rows } = await this.#database.pool.query<{ options: StoredOptions }>(sql, [run]);
    const [row] = rows;
    if (row === undefined) return undefined;
    const options = optionsOfStored(row.options);
    this.#runs.set(run, options);
    return options;
  }

  /** The answers to a chunk, or undefined where another seed was first. */
  async #answersTo(job: Job, chunk: Chunk, options: AnswerOptions): Promise<Answers | undefined> {
    if (job.seed !== undefined) return this.#race(job, chunk, options);
    const key = JSON.stringify(options);
    const crew = this.#crews.get(key) ?? this.#options.start(options);
    this.#crews.set(key, crew);
    return this.#solve(chunk, crew);
  }

  /** Answers with the seed of the job, on a thread of its own, until that is done or another seed was first. */
  async #race(job: Job, chunk: Chunk, options: AnswerOptions): Promise<Answers | undefined> {
    const { seed } = job;
    const task = { ...options.task, ...(seed === undefined ? {} : { seed }) };
    const runner = { job, crew: this.#options.start({ ...options, task }, 1), lost: false };
    this.#runners.add(runner);
    try {
      return await this.#solve(chunk, runner.crew);
    } catch (error) {
      if (runner.lost) return undefined;
      throw error;
    } finally {
      this.#runners.delete(runner);
      await runner.crew.close();
    }
  }

  async #solve(chunk: Chunk, crew: ChunkPool): Promise<Answers> {
    const parts: Uint8Array[] = [];
    let undecided = 0;
    let failed = 0;
    const complete = await new Promise<boolean>((resolve, reject) => {
      const listener = {
        report: (report: { bytes: Uint8Array; undecided: number; failed: number }) => {
          parts.push(report.bytes);
          undecided += report.undecided;
          failed += report.failed;
        },
        end: resolve,
      };
      crew.take(chunk, listener).catch(reject);
    });
    if (!complete) throw new Error('the worker was stopped');
    return { body: Buffer.concat(parts), undecided, failed };
  }

  /**
   * Stores answers and ends the job, both or neither. Answers that are there already stay, unless they are of a
   * seed that decided fewer puzzles of the chunk.
   */
  async #store(queue: string, id: string, job: Job, answers: Answers): Promise<void> {
    const { body, undecided, failed } = answers;
    const { pool, boss } = this.#database;
    await transaction(pool, async (sql) => {
      await sql.query(
        `insert into nonokit.answer (run, chunk, body, undecided, failed, worker)
         select $1, $2, $3, $4, $5, $6
         where exists (select from nonokit.chunk where run = $1 and number = $2)
         on conflict (run, chunk) do update
           set body = excluded.body, undecided = excluded.undecided, failed = excluded.failed,
             worker = excluded.worker, answered_on = now()
           where $7 and nonokit.answer.undecided > excluded.undecided`,
        [job.run, job.chunk, body, undecided, failed, this.#name, job.seed !== undefined],
      );
      await boss.complete(queue, id, {}, bossSql(sql));
    });
  }

  /** Whether no job is left. Fails once the database has not answered for a minute. */
  async #isDone(): Promise<boolean> {
    const sql = `select 1 from ${BOSS_SCHEMA}.job where name in ($1, $2) and state < 'completed' limit 1`;
    try {
      const { rows } = await this.#database.pool.query(sql, [CHUNKS, DEAD]);
      this.#heard = performance.now();
      return rows.length === 0;
    } catch (error) {
      if (performance.now() - this.#heard > PATIENCE_MS) throw error;
      return false;
    }
  }

  /** Waits until a job is done, or for a while. */
  async #pause(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const { signal } = this.#options;
    let wake: () => void = () => undefined;
    const waited = new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, POLL_MS);
    });
    signal.addEventListener('abort', wake);
    await Promise.race([waited, ...this.#held.values()]);
    clearTimeout(timer);
    signal.removeEventListener('abort', wake);
  }
}

const GAVE_UP = problem(
  'gave-up',
  `its chunk was tried ${MAX_RETRIES + 1} times, and every time the worker failed or vanished`,
);
