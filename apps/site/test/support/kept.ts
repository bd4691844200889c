/** What a browser keeps of a site, as its database has it. */
import type { Page } from 'playwright-core';

/** The keys of a table of the page's database; none before the page has made it. */
export function keptIds(page: Page, table: 'puzzles' | 'remote'): Promise<unknown> {
  return page.evaluate(async (table) => {
    const { account } = document.documentElement.dataset;
    const kept = account === undefined ? 'nonokit' : `nonokit#${account}:`;
    const isThere = (await indexedDB.databases()).some(({ name }) => name === kept);
    if (!isThere) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(kept);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const request = database.transaction(table).objectStore(table).getAllKeys();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return keys;
  }, table);
}
