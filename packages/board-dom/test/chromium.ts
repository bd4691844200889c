/**
 * Chromium for tests: builds the page of the tests, serves it on this machine only, and opens it.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build } from 'vite';

/** Debian's Chromium, unless the variable names another browser. */
const CHROMIUM = process.env['NONOKIT_CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a browser to test in. */
export const hasChromium = existsSync(CHROMIUM);

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

/** A browser with the page of the tests. */
export class TestBrowser {
  readonly #browser: Browser;
  readonly #server: Server;
  readonly #folder: string;
  readonly #address: string;

  private constructor(browser: Browser, server: Server, folder: string, address: string) {
    this.#browser = browser;
    this.#server = server;
    this.#folder = folder;
    this.#address = address;
  }

  /** Builds the pages of a folder and starts a browser. */
  static async start(
    root = fileURLToPath(new URL('page/', import.meta.url)),
  ): Promise<TestBrowser> {
    const folder = await mkdtemp(join(tmpdir(), 'nonokit-board-'));
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      base: './',
      resolve: { conditions: ['nonokit-source', 'module', 'browser', 'import', 'default'] },
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    });
    const server = createServer(async ({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      const body = await readFile(file).catch(() => undefined);
      const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    return new TestBrowser(browser, server, folder, `http://127.0.0.1:${address.port}/`);
  }

  /** Opens the page; errors in it fail the test that closes it. `first` runs before its scripts. */
  async open(options: BrowserContextOptions = {}, first?: () => void): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: { width: 800, height: 700 },
      ...options,
    });
    const page = await context.newPage();
    if (first !== undefined) await page.addInitScript(first);
    page.on('pageerror', (error) => console.error(`in the page: ${error.message}`));
    await page.goto(this.#address);
    await page.waitForFunction("document.title === 'ready'");
    return page;
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/**
 * Resolves when a timer that is set in the page now has run; those that were due before it have run
 * then, however slow the machine is.
 */
export async function timePasses(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((wait) => new Promise<void>((done) => setTimeout(done, wait)), milliseconds);
}

/** What fingers do: touches at points, each with the number of its finger. */
export type Fingers = (
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  ...points: readonly { readonly x: number; readonly y: number; readonly id?: number }[]
) => Promise<void>;

/** Fingers for a page. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  return async (type, ...points) => {
    const touchPoints = points.map(({ x, y, id = 0 }) => ({ x, y, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}
