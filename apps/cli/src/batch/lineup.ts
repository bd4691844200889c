/**
 * Lining up: answers come from workers in any order and leave in the order of the input, or as they
 * come.
 *
 * In order, the answers of the first unfinished chunk are written at once and those of later ones
 * wait. How much may wait is bounded: past that, no further puzzle is begun until the first one is
 * through.
 */
import type { ChunkListener } from './chunk-pool.js';
import type { AnswerReport } from './messages.js';

/** Where answers go. Settles when the reader has kept up. */
export type Write = (bytes: Uint8Array) => Promise<void>;

/** Bytes of answers that may wait for an earlier one. */
const MAX_WAITING = 64 * 1024 * 1024;

/** Bytes of answers that may wait for the reader. */
const MAX_UNWRITTEN = 1024 * 1024;

/** Answers on their way out. */
export class Lineup {
  readonly #write: Write;
  readonly #ordered: boolean;
  readonly #maxWaiting: number;
  /** Chunks of which not everything is written, the first one first. */
  readonly #entries = new Set<Entry>();
  readonly #watchers: (() => void)[] = [];
  #written: Promise<void> = Promise.resolve();
  #failure: unknown;
  /** Bytes that wait for an earlier chunk. */
  #waiting = 0;
  /** Bytes handed to `write` that it has not taken yet. */
  #unwritten = 0;

  constructor(write: Write, ordered: boolean, maxWaiting = MAX_WAITING) {
    this.#write = write;
    this.#ordered = ordered;
    this.#maxWaiting = maxWaiting;
  }

  /** Settles when there is room for more. */
  async room(): Promise<void> {
    while (
      (this.#waiting > this.#maxWaiting || this.#unwritten > MAX_UNWRITTEN) &&
      this.#failure === undefined
    ) {
      await this.#change();
    }
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** The place of the next chunk, to which its answers are told. */
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

  /** Settles when every chunk has ended and its answers are written. */
  async end(): Promise<void> {
    while (this.#entries.size > 0) await this.#change();
    await this.#written;
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Writes what may be written. */
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

/** A chunk and its answers that are not written yet. */
interface Entry {
  readonly answers: Uint8Array[];
  ended: boolean;
}
