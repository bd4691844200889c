/** The built site as browsers keep it for when there is no network: its pages, and what is kept. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { languageOfFile } from '../../web/offline/file-language.js';
import { SITE, shelfCards } from './site-server.js';

/** The addresses that each browser keeps, from the root: those of the built-in languages. */
export function pagesOfSite(): string[] {
  return readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('with-server/'))
    .filter((file) => languageOfFile(file) === undefined)
    .map((file) => file.replace(/index\.html$/, ''));
}

/** The text of a built page. */
export function readHtml(path: string): string {
  return readFileSync(join(SITE, path, 'index.html'), 'utf8');
}

/** A page for each script, in a language: lessons, for example, differ in their texts only. */
export function pagesByScript(language: 'en' | 'ru'): string[] {
  const byScript = new Map<string, string>();
  const isRussian = (path: string): boolean => path.startsWith('ru/');
  for (const path of pagesOfSite().filter((path) => isRussian(path) === (language === 'ru'))) {
    const [, script] = /<script type="module"[^>]* src="([^"]*)"/.exec(readHtml(path)) ?? [];
    if (script === undefined) throw new Error(`${path} names no script`);
    byScript.set(basename(script), path);
  }
  return [...byScript.values()];
}

/** The identifiers of the puzzles on the shelf. */
export function shelfIds(): string[] {
  return shelfCards().map(({ id }) => id);
}

/** Waits until the site is kept. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) =>
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
    );
  });
}

/** Waits until the page's store has the puzzle of its address. */
export function keepsPuzzle(page: Page): Promise<unknown> {
  return page.waitForFunction(async () => {
    const [, id = ''] = location.hash.split('=');
    const request = indexedDB.open('nonokit');
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      // opened before the store is made, it would be empty: leave it to the page
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    });
    if (database === undefined) return false;
    const count = await new Promise<number>((resolve) => {
      const counted = database.transaction('puzzles').objectStore('puzzles').count(id);
      counted.onsuccess = () => resolve(counted.result);
    });
    database.close();
    return count > 0;
  });
}
