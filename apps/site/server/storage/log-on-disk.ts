/**
 * Waits for the disk beside the thread that answers everybody.
 *
 * What SQLite commits stands in its log, FILE-wal, and is safe when the log is on the disk. A
 * commit that waits for that stops the whole server, for 5 to 25 ms on a busy disk. So commits do
 * not wait; a change is answered when a thread of Node has written the log to the
 * disk, once for all who wait. SQLite keeps no lock on the log, so nothing is lost by a second
 * handle of it, and the log stays the same file as long as the database is open.
 *
 * A process that ends loses nothing in between. A machine that loses its power loses commits that
 * nobody was told of, the last ones first.
 */
import { type FileHandle, open } from 'node:fs/promises';

/** The log of an open database in WAL mode. */
export class LogOnDisk {
  readonly #path: string;
  #handle: Promise<FileHandle> | undefined;
  #isBehind = false;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(databaseFile: string) {
    this.#path = `${databaseFile}-wal`;
  }

  /** Notes that something was committed. */
  wrote(): void {
    this.#isBehind = true;
  }

  /** Resolves when all that was committed before is on the disk. @throws if it cannot get there. */
  sync(): Promise<void> {
    // the one that runs began after the last commit
    if (!this.#isBehind) return this.#running;
    // calls during a flush share the next one: the current one may have begun earlier
    this.#next ??= this.#begin(this.#running);
    return this.#next;
  }

  /** Waits for the disk a last time. @throws if it cannot get there. */
  async close(): Promise<void> {
    try {
      await this.sync();
    } finally {
      await Promise.allSettled([this.#running, this.#next]);
      await (await this.#handle?.catch(() => undefined))?.close();
    }
  }

  async #begin(before: Promise<void>): Promise<void> {
    // the caller has got the error
    await before.catch(() => undefined);
    this.#next = undefined;
    this.#isBehind = false;
    this.#running = this.#toDisk();
    await this.#running;
  }

  async #toDisk(): Promise<void> {
    this.#handle ??= open(this.#path, 'r+');
    try {
      await (await this.#handle).datasync();
    } catch (error) {
      this.#isBehind = true;
      // a log that could not be opened is opened again
      await this.#handle.catch(() => {
        this.#handle = undefined;
      });
      throw error;
    }
  }
}
