/** Everything that a page holds, for tests of what it must not hold. */
import type { BrowserContext, Page, Response } from 'playwright-core';

/** A text of the page, with where it was found. */
export interface Found {
  readonly where: string;
  readonly text: string;
}

/**
 * Records everything that pages of a context receive from now on. It is read as it comes: the
 * browser forgets what a page has received when the page goes on or is closed.
 */
export function recordResponses(context: BrowserContext): () => Promise<readonly Found[]> {
  const found: Promise<Found>[] = [];
  context.on('response', (response) => found.push(foundIn(response)));
  return () => Promise.all(found);
}

async function foundIn(response: Response): Promise<Found> {
  const [body, headers] = await Promise.all([
    // redirects and the like have no body
    response.body().catch(() => Buffer.of()),
    // of a page that is closed meanwhile only those that came first are known
    response.allHeaders().catch(() => response.headers()),
  ]);
  const text = `${response.url()}\n${JSON.stringify(headers)}\n${body.toString('latin1')}`;
  return { where: `response ${response.url()}`, text };
}

/** The address, title, elements, accessible names and storage of a page. */
export async function readContent(page: Page): Promise<readonly Found[]> {
  const inside = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stored: unknown[] = [];
    const awaitResult = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of databases) {
      const database = await awaitResult(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        stored.push([
          store,
          await awaitResult(objects.getAllKeys()),
          await awaitResult(objects.getAll()),
        ]);
      }
      database.close();
    }
    return {
      address: location.href,
      history: JSON.stringify(history.state),
      title: document.title,
      elements: document.documentElement.outerHTML,
      'local storage': JSON.stringify(localStorage),
      'session storage': JSON.stringify(sessionStorage),
      database: JSON.stringify(stored),
    };
  });
  const spoken = await page.locator('body').ariaSnapshot();
  return Object.entries({ ...inside, spoken }).map(([where, text]) => ({ where, text }));
}
