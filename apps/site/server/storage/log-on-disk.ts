/**
 * Waits for the disk beside the thread that answers everybody.
 *
 * What SQLite commits stands in its log, FILE-wal, and is safe when the log is on the disk. A
 * commit that waits for that stops the whole server, for 5 to 25 ms on a busy disk; here a thread
 * of Node waits. SQLite keeps no lock on the log, so nothing is lost by a second handle of it, and
 * the log stays the same file as long as the database is open.
 */
import { type FileHandle, open } from 'node:fs/promises';

/** The log of an open database in WAL mode. */
export class LogOnDisk {
  readonly #path: string;
  #handle: Promise<FileHandle> | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(databaseFile: string) {
    this.#path = `${databaseFile}-wal`;
  }

  /** Resolves when all that was committed before is on the disk. @throws if it cannot get there. */
  sync(): Promise<void> {
    // those who ask while one runs share the next: the one that runs began before their commits
    this.#next ??= this.#begin(this.#running);
    return this.#next;
  }

  /** Ends when the disk is waited for no more. */
  async close(): Promise<void> {
    await Promise.allSettled([this.#running, this.#next]);
    await (await this.#handle)?.close();
  }

  async #begin(before: Promise<void>): Promise<void> {
    // whoever asked for it was told what was wrong
    await before.catch(() => undefined);
    this.#next = undefined;
    this.#running = this.#toDisk();
    await this.#running;
  }

  async #toDisk(): Promise<void> {
    this.#handle ??= open(this.#path, 'r+');
    try {
      await (await this.#handle).datasync();
    } catch (error) {
      // a log that could not be opened is opened again
      await this.#handle.catch(() => {
        this.#handle = undefined;
      });
      throw error;
    }
  }
}
