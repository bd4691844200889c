/**
 * Transactions in groups. SQLite has one connection: so work that comes within a few milliseconds
 * is committed together. A savepoint keeps each apart, so that what fails takes nothing with it.
 * Nobody is answered before the commit is on the disk; the next group begins meanwhile. PostgreSQL
 * commits those of several connections together by itself.
 */
import { sql as literal, type Transaction } from 'kysely';
import { Turns } from '../http/turns.js';
import type { LogOnDisk } from '../storage/log-on-disk.js';
import type { Storage } from '../storage/open.js';
import type { Tables } from '../storage/tables.js';
import { unsyncedTransaction } from '../storage/unsynced.js';

type Work<T> = (sql: Transaction<Tables>) => Promise<T>;

/** What of the storage is used. */
interface Used extends Pick<Storage, 'db' | 'dialect'> {
  readonly logOnDisk?: Pick<LogOnDisk, 'sync'>;
}

/** Work that waits for its group. */
interface Waiting {
  /** Does the work; the answer is given by `settle`, after the commit. */
  readonly attempt: (sql: Transaction<Tables>) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/** How long the first of a group waits for others. */
const WAIT_MS = 4;

/** The most in a group: nothing else is answered while it runs. */
const MOST = 8;

/** Runs work in transactions. */
export class GroupedTransactions {
  readonly #storage: Used;
  readonly #turns = new Turns();
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(storage: Used) {
    this.#storage = storage;
  }

  /** Runs work in a transaction, alone or with others. */
  run<T>(work: Work<T>): Promise<T> {
    const { db, dialect } = this.#storage;
    if (dialect !== 'sqlite') return db.transaction().execute(work);
    return new Promise<T>((resolve, fail) => {
      const attempt = async (sql: Transaction<Tables>) => {
        try {
          const result = await work(sql);
          return () => resolve(result);
        } catch (error) {
          // where a full disk has ended the transaction, the whole group fails with the reason
          await literal`rollback to one`.execute(sql).catch(() => {
            throw error;
          });
          return () => fail(error);
        }
      };
      this.#waiting.push({ attempt, fail });
      if (!this.#isRunning) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      const group = this.#waiting.splice(0, MOST);
      await this.#runGroup(group);
    }
    this.#isRunning = false;
  }

  async #runGroup(group: readonly Waiting[]): Promise<void> {
    const settles: (() => void)[] = [];
    try {
      await this.#committed(async (sql) => {
        for (const { attempt } of group) {
          await literal`savepoint one`.execute(sql);
          settles.push(await attempt(sql));
          await literal`release one`.execute(sql);
        }
      });
    } catch (error) {
      // nothing of the group is in the database
      for (const { fail } of group) fail(error);
      return;
    }
    void this.#settle(group, settles);
  }

  /** Commits, and leaves it to `#settle` to wait for the disk where something else can. */
  async #committed(work: Work<void>): Promise<void> {
    const { db, logOnDisk } = this.#storage;
    if (logOnDisk === undefined) await db.transaction().execute(work);
    else await unsyncedTransaction(this.#storage, work);
  }

  /** Answers those of a group once its commit is on the disk. */
  async #settle(group: readonly Waiting[], settles: readonly (() => void)[]): Promise<void> {
    try {
      await this.#storage.logOnDisk?.sync();
    } catch (error) {
      // the disk did not take it: whoever asked is not told that it is kept
      for (const { fail } of group) fail(error);
      return;
    }
    for (const settle of settles) {
      await this.#turns.next();
      settle();
    }
  }
}
