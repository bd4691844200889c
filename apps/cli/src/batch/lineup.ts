/**
 * Lining up: answers come from workers in any order and leave in the order of the input, or as they
 * arrive.
 *
 * In order, the answers of the first unfinished chunk are written at once and those of later ones
 * wait. The number of waiting bytes is limited: above it, no further puzzle begins until the first
 * chunk is finished.
 */
import type { ChunkListener } from './chunk-pool.js';
import type { AnswerReport } from './messages.js';

/** Writes answers. Resolves when the reader has kept up. */
export type Write = (bytes: Uint8Array) => Promise<void>;

/** Most bytes of answers that wait for an earlier one. */
const MAX_WAITING = 64 * 1024 * 1024;

/** Most bytes of answers that wait for the reader. */
const MAX_UNWRITTEN = 1024 * 1024;

/** The answers of all chunks in progress. */
export class Lineup {
  readonly #write: Write;
  readonly #ordered: boolean;
  readonly #maxWaiting: number;
  /** Chunks that are not completely written, the first one first. */
  readonly #entries = new Set<Entry>();
  readonly #watchers: (() => void)[] = [];
  #written: Promise<void> = Promise.resolve();
  #failure: unknown;
  /** Bytes that wait for an earlier chunk. */
  #waiting = 0;
  /** Bytes passed to `write` that it has not taken yet. */
  #unwritten = 0;

  constructor(write: Write, ordered: boolean, maxWaiting = MAX_WAITING) {
    this.#write = write;
    this.#ordered = ordered;
    this.#maxWaiting = maxWaiting;
  }

  /** Resolves when there is room for more. */
  async room(): Promise<void> {
    while (
      (this.#waiting > this.#maxWaiting || this.#unwritten > MAX_UNWRITTEN) &&
      this.#failure === undefined
    ) {
      await this.#change();
    }
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Reserves the place of the next chunk and returns the listener for its answers. */
  next(onReport: (report: AnswerReport) => void): ChunkListener {
    const entry: Entry = { answers: [], ended: false };
    this.#entries.add(entry);
    return {
      report: (report) => {
        onReport(report);
        entry.answers.push(report.bytes);
        this.#waiting += report.bytes.length;
        this.#flush();
      },
      end: () => {
        entry.ended = true;
        this.#flush();
      },
    };
  }

  /** Resolves when every chunk has ended and its answers are written. */
  async end(): Promise<void> {
    while (this.#entries.size > 0) await this.#change();
    await this.#written;
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Writes all answers that may be written now. */
  #flush(): void {
    for (const entry of this.#entries) {
      for (const bytes of entry.answers.splice(0)) this.#push(bytes);
      if (entry.ended) this.#entries.delete(entry);
      else if (this.#ordered) break;
    }
    this.#tell();
  }

  #push(bytes: Uint8Array): void {
    this.#waiting -= bytes.length;
    this.#unwritten += bytes.length;
    this.#written = this.#written
      .then(() => (this.#failure === undefined ? this.#write(bytes) : undefined))
      .catch((error: unknown) => {
        this.#failure ??= error;
      })
      .then(() => {
        this.#unwritten -= bytes.length;
        this.#tell();
      });
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#watchers.push(resolve));
  }

  #tell(): void {
    for (const resolve of this.#watchers.splice(0)) resolve();
  }
}

/** A chunk and its unwritten answers. */
interface Entry {
  readonly answers: Uint8Array[];
  ended: boolean;
}
