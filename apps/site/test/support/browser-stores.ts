/**
 * What a page can read of the stores of its browser: databases, `localStorage`, `sessionStorage`
 * and caches. A search through all of it finds what belongs to another person.
 */
import type { Page } from 'playwright-core';

/** What is looked for, and the space in which it may be. */
export interface Sought {
  /** Words that only rows of that person hold: identifiers, titles. */
  readonly words: readonly string[];
  /** The name of the space of that person: `#ID:`. */
  readonly space: string;
}

/** The places outside of the person's own space where one of the words is. */
export function findTraces(page: Page, sought: Sought): Promise<string[]> {
  return page.evaluate(async ({ words, space }) => {
    const found: string[] = [];
    const look = (place: string, value: unknown): void => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      const word = words.find((each) => text.toLowerCase().includes(each.toLowerCase()));
      if (word !== undefined) found.push(`${place}: ${word}`);
    };
    const answered = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const [place, storage] of [
      ['localStorage', localStorage],
      ['sessionStorage', sessionStorage],
    ] as const) {
      for (const [key, value] of Object.entries(storage)) {
        if (!key.startsWith(space)) look(`${place} ${key}`, `${key} ${value}`);
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      if (name.endsWith(space)) continue;
      const database = await answered(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table);
        const keys = await answered(store.getAllKeys());
        const rows = await answered(store.getAll());
        look(`database ${name} ${table}`, [keys, rows]);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request, { ignoreVary: true });
        const type = kept?.headers.get('content-type') ?? '';
        if (kept !== undefined && /html|json/.test(type)) look(request.url, await kept.text());
      }
    }
    return found;
  }, sought);
}

/** Puts a word into each kind of store, to see it found. */
export function plantTraces(page: Page, word: string): Promise<void> {
  return page.evaluate(async (word) => {
    localStorage.setItem('planted', word);
    sessionStorage.setItem('planted', word);
    await (await caches.open('planted')).put(
      '/planted',
      new Response(`<p>${word}</p>`, { headers: { 'content-type': 'text/html' } }),
    );
    const request = indexedDB.open('planted');
    request.onupgradeneeded = () => request.result.createObjectStore('rows');
    await new Promise<void>((resolve) => {
      request.onsuccess = () => {
        const transaction = request.result.transaction('rows', 'readwrite');
        transaction.objectStore('rows').put({ title: word }, 1);
        transaction.oncomplete = () => resolve();
      };
    });
    request.result.close();
  }, word);
}
