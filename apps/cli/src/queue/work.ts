/**
 * Working: takes jobs, answers their chunks on worker threads and stores the answers, as long as
 * there are any. Any number of processes do this on any number of machines; each may be killed at
 * any time.
 *
 * A worker stops a chunk after its slice of time, stores what it has and sends the rest as another
 * job. So a job never takes longer than its slice, and one that has not ended after twice that time
 * belongs to a worker that has died: pg-boss gives it to another one.
 */
import { hostname } from 'node:os';
import type { Job } from '@nonokit/queue';
import { ChunkAnswerer, type StartPool } from './chunk-answerer.js';
import { type Answers, ChunkStore, type Done, type StoredRun } from './chunk-store.js';
import type { ChunkJob, Database } from './database.js';
import { queueTrouble } from './database-errors.js';

/** How to work. */
export interface WorkOptions {
  /** Number of worker threads: 2. */
  readonly jobs: number;
  /** Ends once nothing is left to do, instead of waiting for more. */
  readonly drain: boolean;
  readonly signal: AbortSignal;
  readonly start: StartPool;
  /** Called with the finished work. */
  readonly onDone: (answers: Answers) => void;
  /** Called when a chunk could not be answered; it is tried again. */
  readonly onTrouble: (error: Error) => void;
  /** Called when the database stops answering, with the reason, and when it answers again. */
  readonly onDatabase: (trouble: Error | undefined) => void;
}

/** Pause before looking for jobs again. */
const POLL_MS = 500;

/** How long the database may be unavailable, for example during an upgrade. */
export const PATIENCE_MS = 600_000;

/** Pause before asking a database again that did not answer. */
const ASK_AGAIN_MS = 1000;

/** Time between two looks for seeds that have lost. */
const LOSERS_MS = 1000;

/** A worker takes a chunk ahead only if chunks are quicker than this: it would expire unbegun. */
const QUICK_MS = 1000;

/**
 * If a slice was too short for one puzzle, the next one is longer, up to eleven hours: pg-boss lets
 * no job take a day.
 */
const LONGER = 4;
const LONGEST_SLICE = 11 * 3600;

/** Works until the signal is aborted or, with `drain`, until nothing is left to do. */
export async function work(database: Database, options: WorkOptions): Promise<void> {
  const shift = new Shift(database, options);
  const losers = setInterval(() => void shift.stopLosers(), LOSERS_MS);
  try {
    await database.maintain(shift.lostDatabase);
    await shift.run();
  } finally {
    clearInterval(losers);
    await shift.close();
  }
}

/** A job in work. */
interface Held {
  /** Stops it. */
  readonly controller: AbortController;
  readonly ended: Promise<void>;
}

/** The work of one process. */
class Shift {
  readonly #jobs: Database['jobs'];
  readonly #store: ChunkStore;
  readonly #options: WorkOptions;
  readonly #answerer: ChunkAnswerer;
  readonly #held = new Map<Job<ChunkJob>, Held>();
  /** When the database last answered, and whether it has been unavailable since. */
  #heard = performance.now();
  #away = false;
  #lastMs = 0;

  constructor(database: Database, options: WorkOptions) {
    this.#jobs = database.jobs;
    this.#store = new ChunkStore(database, `${hostname()}:${process.pid}`);
    this.#options = options;
    this.#answerer = new ChunkAnswerer(options.start);
    options.signal.addEventListener('abort', () => {
      for (const { controller } of this.#held.values()) controller.abort();
    });
  }

  async run(): Promise<void> {
    const { drain, signal } = this.#options;
    while (!signal.aborted) {
      const room = this.#room();
      if (room > 0 && (await this.#patiently(() => this.#take(room))) > 0) continue;
      const idle = drain && this.#held.size === 0;
      if (idle && (await this.#patiently(() => this.#isEmpty()))) break;
      await this.#pause();
    }
    await Promise.all(Array.from(this.#held.values(), ({ ended }) => ended));
  }

  /** Stops the seeds whose chunk is decided. */
  async stopLosers(): Promise<void> {
    await this.#answerer.stopLosers((job) => this.#store.isDecided(job).catch(() => false));
  }

  async close(): Promise<void> {
    await this.#answerer.close();
  }

  /** Reports once that the database does not answer. */
  readonly lostDatabase = (error: Error): void => {
    if (!this.#away) this.#options.onDatabase(error);
    this.#away = true;
  };

  /** How many more jobs to take: one for each thread and, if they are quick, one ahead. */
  #room(): number {
    const ahead = this.#lastMs < QUICK_MS ? 1 : 0;
    return this.#options.jobs + ahead - this.#held.size;
  }

  /** Takes at most `room` jobs and begins them. Returns the number of jobs taken. */
  async #take(room: number): Promise<number> {
    const { signal } = this.#options;
    const jobs = await this.#jobs.take(room);
    for (const job of jobs) {
      const controller = new AbortController();
      if (signal.aborted) controller.abort();
      const ended = this.#do(job, controller)
        .catch((error: unknown) => this.#failed(job, error))
        .finally(() => this.#held.delete(job));
      this.#held.set(job, { controller, ended });
    }
    return jobs.length;
  }

  async #do(job: Job<ChunkJob>, controller: AbortController): Promise<void> {
    const began = performance.now();
    const slice = setTimeout(() => controller.abort(), 1000 * job.data.slice);
    const { done, answers } = await this.#answer(job, controller.signal).finally(() =>
      clearTimeout(slice),
    );
    this.#lastMs = performance.now() - began;
    const isStored = await this.#patiently(() => this.#store.store(job, done));
    if (isStored && answers !== undefined) this.#options.onDone(answers);
  }

  /** Answers puzzles of a chunk until the signal is aborted. */
  async #answer(
    { data }: Job<ChunkJob>,
    signal: AbortSignal,
  ): Promise<{ readonly done: Done; readonly answers?: Answers }> {
    const found = await this.#patiently(() => this.#store.chunk(data));
    const run = await this.#patiently(() => this.#store.run(data.run));
    // the run was removed, or another worker has answered
    if (found === undefined || run === undefined) return { done: { from: 0 } };
    const { chunk, from } = found;
    const answers = await this.#answerer.answersTo(data, chunk, run.options, signal);
    if (answers === undefined) return { done: { from } };
    if (answers.count === chunk.count) return { done: { from, answers }, answers };
    const rest = this.#rest(data, run, answers.count);
    // seeds that race answer a chunk as a whole
    if (data.seed !== undefined) return { done: { from, rest } };
    return { done: { from, answers, rest }, answers };
  }

  /** The job for the rest of a chunk after a slice in which `count` puzzles were answered. */
  #rest(job: ChunkJob, { slice }: StoredRun, count: number): ChunkJob {
    if (this.#options.signal.aborted) return job;
    if (count > 0 && job.seed === undefined) return { ...job, slice };
    if (job.slice >= LONGEST_SLICE) throw new Error('a puzzle takes longer than eleven hours');
    return { ...job, slice: Math.min(LONGER * job.slice, LONGEST_SLICE) };
  }

  /** Reports that a try failed; if even that is impossible, the job expires. */
  async #failed(job: Job<ChunkJob>, error: unknown): Promise<void> {
    const what = error instanceof Error ? error : new Error(String(error));
    this.#options.onTrouble(what);
    await this.#jobs.fail(job, what.message).catch(() => false);
  }

  /** Whether no job is left, neither here nor with another worker. */
  async #isEmpty(): Promise<boolean> {
    const { waiting, retrying, active } = await this.#jobs.counts();
    return waiting + retrying + active === 0;
  }

  /** Asks the database, again and again while it is unavailable, but not for ever. */
  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await ask();
        if (this.#away) this.#options.onDatabase(undefined);
        this.#heard = performance.now();
        this.#away = false;
        return answer;
      } catch (error) {
        const isLate = performance.now() - this.#heard > PATIENCE_MS;
        if (isLate || this.#options.signal.aborted || !isPassing(error)) throw error;
        this.lostDatabase(error);
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      }
    }
  }

  /** Waits until a job is done, or for a short time. */
  async #pause(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const { signal } = this.#options;
    let wake: () => void = () => undefined;
    const waited = new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, POLL_MS);
    });
    signal.addEventListener('abort', wake);
    await Promise.race([waited, ...Array.from(this.#held.values(), ({ ended }) => ended)]);
    clearTimeout(timer);
    signal.removeEventListener('abort', wake);
  }
}

/** Whether an error is of a database that may answer again. */
function isPassing(error: unknown): error is Error {
  return queueTrouble(error) === 'gone';
}
