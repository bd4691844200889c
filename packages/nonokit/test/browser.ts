/** Chromium and a plain static server for tests of pages. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Debian's Chromium, unless the variable names another browser. */
const CHROMIUM = process.env['NONOKIT_CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a browser to test in. */
export const hasChromium = existsSync(CHROMIUM);

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

/** A page, and what went wrong in it. */
export interface OpenedPage {
  readonly page: Page;
  /** Errors of scripts, answers other than success, requests to other servers. */
  readonly errors: readonly string[];
}

/** A browser, and a server on this machine for the files of a folder. */
export class PageTester {
  readonly #server: Server;
  readonly #browser: Browser;

  private constructor(server: Server, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
  }

  static async start(folder: string): Promise<PageTester> {
    const server = createServer(async ({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      const body = await readFile(join(folder, path)).catch(() => undefined);
      const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    return new PageTester(server, browser);
  }

  /** Opens a page of the folder; the test closes its context. */
  async open(path: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    const origin = `http://127.0.0.1:${address.port}`;
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) errors.push(request.url());
    });
    page.on('response', (response) => {
      if (!response.ok() && !response.url().endsWith('.ico')) errors.push(response.url());
    });
    await page.goto(`${origin}/${path}`);
    await page.waitForLoadState('networkidle');
    return { page, errors };
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }
}
