/**
 * A browser for tests: one database and one storage, and tabs that can crash at any moment.
 *
 * A tab touches the world through proxies that count: with a fuse of n, its n-th touch is its
 * last. What had been written stays, an open transaction is lost, and nothing that the tab's code
 * still does has any effect. That is how a browser ends a tab's process.
 */
import { IDBFactory } from 'fake-indexeddb';
import { openStore } from '../../../player-store/browser-store.js';
import type { GameStore } from '../../../player-store/game-store.js';
import { storageOfSpace, type TextStorage } from '../../../player-store/space.js';
import type { Surroundings } from '../../../player-store/surroundings.js';

/** Waits until all that can happen without a timer has happened several times. */
export async function turns(count: number): Promise<void> {
  for (let k = 0; k < count; k++) await new Promise((resolve) => setImmediate(resolve));
}

/** A storage of texts. */
export class FakeStorage implements TextStorage {
  readonly #texts = new Map<string, string>();
  isRefusing = false;

  get length(): number {
    return this.#texts.size;
  }
  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isRefusing) throw new DOMException('no room', 'QuotaExceededError');
    this.#texts.set(key, text);
  }
  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

/** What is wrong with a world. */
export interface WorldOptions {
  /** Browsers that do not say which tabs are alive. */
  readonly hasLocks?: boolean;
  /** Decides for each message whether it is delivered. */
  readonly delivers?: () => boolean;
}

/** A browser's data, and its tabs. */
export class World {
  readonly factory = new IDBFactory();
  readonly storage = new FakeStorage();
  readonly tabs = new Set<Tab>();
  readonly options: WorldOptions;
  /** The error that writing to the database ends with, or undefined. */
  refusal: Error | undefined;
  isWithoutDatabase = false;
  #ids = 0;
  #now = 1_700_000_000_000;

  constructor(options: WorldOptions = {}) {
    this.options = options;
  }

  newId(): string {
    return `id${this.#ids++}`;
  }

  now(): number {
    return ++this.#now;
  }

  /** Opens a tab that crashes at its n-th touch of the world. */
  tab(fuse = Number.POSITIVE_INFINITY, space = ''): Tab {
    return new Tab(this, fuse, space);
  }
}

/** A tab with a store. */
export class Tab {
  readonly store: GameStore;
  readonly #world: World;
  readonly surroundings: Surroundings;
  readonly #hear: ((message: unknown) => void)[] = [];
  readonly #visibility = new Set<(isVisible: boolean) => void>();
  readonly #transactions = new Set<IDBTransaction>();
  readonly locks = new Set<string>();
  #fuse: number;
  isDead = false;

  constructor(world: World, fuse: number, space: string) {
    this.#world = world;
    this.#fuse = fuse;
    world.tabs.add(this);
    this.surroundings = this.surroundingsOf(space);
    this.store = openStore(this.surroundings);
  }

  /** The process ends. */
  crash(): void {
    if (this.isDead) return;
    this.isDead = true;
    this.#world.tabs.delete(this);
    for (const transaction of this.#transactions) {
      try {
        transaction.abort();
      } catch {
        // it was complete, or on its way to be
      }
    }
  }

  show(isVisible: boolean): void {
    for (const listener of this.#visibility) listener(isVisible);
  }

  receive(message: unknown): void {
    for (const hear of this.#hear) hear(structuredClone(message));
  }

  /** One touch of the world, if the tab has not had its last one. */
  #isAlive(): boolean {
    if (!this.isDead && --this.#fuse <= 0) this.crash();
    return !this.isDead;
  }

  /** What this tab sees of a space. */
  surroundingsOf(space: string): Surroundings {
    const world = this.#world;
    const { hasLocks = true, delivers = () => true } = world.options;
    const lines = {
      post: (message: unknown) => {
        if (this.isDead) return;
        for (const tab of world.tabs) {
          if (tab !== this && delivers()) setImmediate(() => tab.receive(message));
        }
      },
      close: () => undefined,
    };
    return {
      space,
      indexedDB: () => (world.isWithoutDatabase ? undefined : this.#mortal(world.factory)),
      localStorage: () => storageOfSpace(this.#storage(), space),
      channel: (onMessage) => {
        this.#hear.push(onMessage);
        return lines;
      },
      locks: hasLocks ? this.#fakeLocks() : undefined,
      swapTab: () => undefined,
      onVisibility: (listener) => {
        this.#visibility.add(listener);
        return () => this.#visibility.delete(listener);
      },
      now: () => world.now(),
      after: (milliseconds, call) => {
        // all but the patience at opening is quick, because nothing should hang on it here
        const wait = milliseconds < 3000 ? milliseconds / 50 : milliseconds;
        const timer = setTimeout(() => this.isDead || call(), wait);
        return () => clearTimeout(timer);
      },
      persist: () => Promise.resolve(true),
      newId: () => world.newId(),
    };
  }

  #storage(): TextStorage {
    const { storage } = this.#world;
    return {
      get length() {
        return storage.length;
      },
      key: (index) => storage.key(index),
      getItem: (key) => storage.getItem(key),
      setItem: (key, text) => {
        if (this.#isAlive()) storage.setItem(key, text);
      },
      removeItem: (key) => {
        if (this.#isAlive()) storage.removeItem(key);
      },
    };
  }

  #fakeLocks(): Surroundings['locks'] {
    const { tabs } = this.#world;
    const locks = {
      request: (name: string, call: () => Promise<unknown>) => {
        this.locks.add(name);
        return call();
      },
      query: async () => ({
        held: [...tabs].flatMap((tab) => [...tab.locks].map((name) => ({ name }))),
        pending: [],
      }),
    };
    return locks as unknown as Surroundings['locks'];
  }

  /** The object with every use of it counted. */
  #mortal<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return this.#wrapped(value);
        return (...args: unknown[]) => {
          if (!this.#isAlive()) throw new Error('this tab is dead');
          const refusal = this.#refusalOf(target, name);
          if (refusal !== undefined) throw refusal;
          const result: unknown = value.apply(target, args);
          // a transaction that was told to commit is out of the tab's hands
          if (name === 'transaction') this.#transactions.add(result as IDBTransaction);
          if (name === 'commit') this.#transactions.delete(target as unknown as IDBTransaction);
          return this.#wrapped(result);
        };
      },
      set: (_, name, handler: unknown) => {
        const call = (event: unknown) => {
          const { transaction } = target as { transaction?: IDBTransaction | null };
          if (name === 'onupgradeneeded' && transaction) {
            // a browser does not finish the upgrade of a tab that has died
            if (this.isDead) return transaction.abort();
            this.#transactions.add(transaction);
          }
          if (this.#isAlive() && typeof handler === 'function') handler(event);
          return undefined;
        };
        return Reflect.set(target, name, String(name).startsWith('on') ? call : handler);
      },
    });
  }

  #refusalOf(target: object, name: string | symbol): Error | undefined {
    const isWrite = target.constructor.name.endsWith('ObjectStore') && /put|add/.test(String(name));
    return isWrite ? this.#world.refusal : undefined;
  }

  #wrapped(value: unknown): unknown {
    const isTouched =
      typeof value === 'object' &&
      value !== null &&
      /^(FDB|IDB)(Database|Transaction|ObjectStore|Request|OpenDBRequest)$/.test(
        value.constructor?.name ?? '',
      );
    return isTouched ? this.#mortal(value as object) : value;
  }
}
