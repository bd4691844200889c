/**
 * Shelves: things kept whole under their identifier. What the browser refuses stays in memory and
 * is put again with the next try, so that a result is not lost to a full disk.
 */
import { awaitResult, type Connection, type StoreName } from './database.js';
import type { TroubleDesk } from './trouble.js';

/** Things kept under their identifier. */
export interface Shelf<T> {
  put(thing: T): Promise<void>;
  get(id: string): Promise<T | undefined>;
  list(): Promise<readonly T[]>;
  remove(id: string): Promise<void>;
}

/** A shelf in the database. */
export class StoredShelf<T extends { readonly id: string }> implements Shelf<T> {
  readonly #connection: Connection;
  readonly #desk: TroubleDesk;
  readonly #store: StoreName;
  readonly #merge: (there: T | undefined, thing: T) => T;
  readonly #announce: () => void;
  /** What could not be stored yet. */
  readonly #waiting = new Map<string, T>();

  constructor(
    connection: Connection,
    desk: TroubleDesk,
    store: StoreName,
    merge: (there: T | undefined, thing: T) => T = (_, thing) => thing,
    announce: () => void = () => undefined,
  ) {
    this.#connection = connection;
    this.#desk = desk;
    this.#store = store;
    this.#merge = merge;
    this.#announce = announce;
  }

  async put(thing: T): Promise<void> {
    this.#waiting.set(thing.id, this.#merge(this.#waiting.get(thing.id), thing));
    await this.retry();
  }

  async get(id: string): Promise<T | undefined> {
    const there = await this.#read((store) => store.get(id), undefined);
    const waiting = this.#waiting.get(id);
    return waiting === undefined ? there : this.#merge(there, waiting);
  }

  async list(): Promise<readonly T[]> {
    const all = new Map((await this.#read((store) => store.getAll(), [])).map((t) => [t.id, t]));
    for (const [id, thing] of this.#waiting) all.set(id, this.#merge(all.get(id), thing));
    return [...all.values()];
  }

  async remove(id: string): Promise<void> {
    this.#waiting.delete(id);
    try {
      await this.#connection.write([this.#store], 'relaxed', async (transaction) => {
        transaction.objectStore(this.#store).delete(id);
      });
    } catch (error) {
      this.#desk.failed(error);
    }
  }

  /** Puts what waits. */
  async retry(): Promise<void> {
    const things = [...this.#waiting.values()];
    if (things.length === 0) return;
    try {
      await this.#connection.write([this.#store], 'strict', async (transaction) => {
        const store = transaction.objectStore(this.#store);
        for (const thing of things) {
          store.put(this.#merge(await awaitResult<T | undefined>(store.get(thing.id)), thing));
        }
      });
    } catch (error) {
      this.#desk.failed(error);
      return;
    }
    for (const thing of things) {
      if (this.#waiting.get(thing.id) === thing) this.#waiting.delete(thing.id);
    }
    this.#desk.worked('kept');
    this.#announce();
  }

  async #read<R>(ask: (store: IDBObjectStore) => IDBRequest<R>, otherwise: R): Promise<R> {
    try {
      return await this.#connection.read([this.#store], (transaction) =>
        awaitResult(ask(transaction.objectStore(this.#store))),
      );
    } catch (error) {
      this.#desk.failed(error);
      return otherwise;
    }
  }
}
