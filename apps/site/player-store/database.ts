/**
 * The database of the site in the browser: its stores, its version, and promises around IndexedDB.
 *
 * Upgrades go forward only and are a list: a browser at version 2 runs those from the third on.
 * An upgrade that was published is never edited. We use IndexedDB directly, because these few
 * functions are smaller than a library around it.
 */
import type { Surroundings } from './surroundings.js';

/** The name of the database, before that of its space. */
export const DATABASE = 'nonokit';

/** The stores of the database; `game-store.ts`, `drafts/` and `exchange/` say what is in them. */
export type StoreName =
  | ('heads' | 'moves' | 'clues' | 'games' | 'puzzles' | 'results')
  | ('drafts' | 'edits')
  | ('remote' | 'sent');

/** Brings the stores from one version to the next. */
export type Upgrade = (database: IDBDatabase, transaction: IDBTransaction) => void;

/** All upgrades, the first of which makes version 1. */
export const UPGRADES: readonly Upgrade[] = [
  (database) => {
    database.createObjectStore('heads', { keyPath: 'id' });
    database.createObjectStore('moves');
    database.createObjectStore('clues');
    database.createObjectStore('games', { keyPath: 'id' });
    database.createObjectStore('puzzles', { keyPath: 'id' });
    database.createObjectStore('results', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('drafts', { keyPath: 'id' });
    database.createObjectStore('edits');
  },
  (database) => {
    database.createObjectStore('remote', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('sent', { keyPath: 'id' });
  },
];

/** Where a database is. */
export type DatabasePlace = Pick<Surroundings, 'indexedDB' | 'space'>;

/** A connection that is made at first need, and again after the browser has closed it. */
export class Connection {
  readonly #place: DatabasePlace;
  readonly #upgrades: readonly Upgrade[];
  #database: Promise<IDBDatabase> | undefined;

  constructor(place: DatabasePlace, upgrades = UPGRADES) {
    this.#place = place;
    this.#upgrades = upgrades;
  }

  /** Reads in one transaction. */
  read<T>(stores: readonly StoreName[], work: (transaction: IDBTransaction) => Promise<T>) {
    return this.#transact(stores, 'readonly', 'relaxed', work);
  }

  /**
   * Writes in one transaction: all of it or nothing. With `strict` the promise is kept only after
   * the browser has told the disk.
   */
  write<T>(
    stores: readonly StoreName[],
    durability: 'strict' | 'relaxed',
    work: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T> {
    return this.#transact(stores, 'readwrite', durability, work);
  }

  /** Ends the connection; the next use makes another. */
  async close(): Promise<void> {
    const database = this.#database;
    this.#database = undefined;
    // a database that could not be opened has nothing to close
    (await database?.catch(() => undefined))?.close();
  }

  async #transact<T>(
    stores: readonly StoreName[],
    mode: 'readonly' | 'readwrite',
    durability: 'strict' | 'relaxed',
    work: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T> {
    const transaction = await this.#begin(stores, mode, durability);
    const end = awaitEnd(transaction);
    let value: T;
    try {
      value = await work(transaction);
      transaction.commit();
    } catch (error) {
      abort(transaction);
      const why = await end.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      // what ended the transaction (a full disk) says more than the request that it took along
      throw isAbort(error) ? (why ?? error) : error;
    }
    await end;
    return value;
  }

  async #begin(
    stores: readonly StoreName[],
    mode: 'readonly' | 'readwrite',
    durability: 'strict' | 'relaxed',
  ): Promise<IDBTransaction> {
    const begin = async () => (await this.#opened()).transaction([...stores], mode, { durability });
    try {
      return await begin();
    } catch (error) {
      // the browser closed the connection while we were away: make another, once
      if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
      this.#database = undefined;
      return await begin();
    }
  }

  #opened(): Promise<IDBDatabase> {
    if (this.#database !== undefined) return this.#database;
    const opening = this.#open();
    this.#database = opening;
    opening.catch(() => this.#forget(opening));
    return opening;
  }

  async #open(): Promise<IDBDatabase> {
    const { space } = this.#place;
    const factory = this.#place.indexedDB();
    if (factory === undefined) throw new Error('this browser has no IndexedDB');
    const request = factory.open(DATABASE + space, this.#upgrades.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result, transaction } = request;
      if (transaction === null) return;
      for (const upgrade of this.#upgrades.slice(oldVersion)) upgrade(result, transaction);
    };
    const database = await awaitResult(request);
    const forget = () => {
      database.close();
      this.#database = undefined;
    };
    // a newer page wants to upgrade, or the browser cleared the data: do not stand in the way
    database.onversionchange = forget;
    database.onclose = forget;
    return database;
  }

  #forget(opening: Promise<IDBDatabase>): void {
    if (this.#database === opening) this.#database = undefined;
  }
}

/** The result of a request. */
export function awaitResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused a request'));
  });
}

function awaitEnd(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('transaction aborted', 'AbortError'));
  });
  // the one who waits sees the failure; until then it is not "unhandled"
  end.catch(() => undefined);
  return end;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    // it has ended by itself, which is what we want
    if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
