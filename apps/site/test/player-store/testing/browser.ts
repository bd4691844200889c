/** A real Chromium with the page of the browser tests, served from this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { createServer, defaultClientConditions } from 'vite';
import { CHROMIUM } from '../../support/chromium.js';
import type { lab } from '../page/lab.js';

/** Serves the page; returns its address. */
export async function servedPage(): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: new URL('../page', import.meta.url).pathname,
    cacheDir: new URL('../../../../../.cache/vite-store', import.meta.url).pathname,
    logLevel: 'error',
    resolve: { conditions: ['nonokit-source', ...defaultClientConditions] },
    server: { host: '127.0.0.1', port: 0, hmr: false, fs: { strict: false } },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the page is not served');
  return { address, close: () => server.close() };
}

/** A tab with the page, ready. */
export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await ready(page);
  return page;
}

/** Waits for the page's script. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => 'lab' in window);
}

/** The cells of all moves of the open game, for what its page shows. */
export function cellsIn(page: Page): Promise<(number[] | string)[]> {
  return page.evaluate(() =>
    (window.lab.game?.record ?? []).map(({ move }) =>
      move.type === 'paint' ? [...move.cells] : move.type,
    ),
  );
}

/** A Chromium of its own with a profile that stays, to be killed. */
export class Killable {
  readonly #process: ChildProcess;
  readonly #address: Promise<string>;

  constructor(profile: string) {
    const args = [
      ...['--headless=new', '--no-sandbox', '--no-first-run', '--disable-gpu'],
      ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    ];
    this.#process = spawn(CHROMIUM, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#address = new Promise((resolve, reject) => {
      let said = '';
      this.#process.stderr?.on('data', (data) => {
        said += String(data);
        const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      this.#process.once('exit', () => reject(new Error(`Chromium ended: ${said}`)));
    });
  }

  async context(): Promise<BrowserContext> {
    const browser = await chromium.connectOverCDP(await this.#address);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('Chromium has no profile');
    return context;
  }

  /** Ends all its processes at once, as a power cut would. */
  async kill(): Promise<void> {
    const { pid } = this.#process;
    if (pid === undefined || this.#process.exitCode !== null) return;
    const end = new Promise((resolve) => this.#process.once('exit', resolve));
    process.kill(-pid, 'SIGKILL');
    await end;
  }
}

export type Lab = typeof lab;
