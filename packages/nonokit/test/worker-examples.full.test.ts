/**
 * The examples of pages with a worker, built as their readers would build them, with the installed
 * library, and used in Chromium. webpack is fetched for this test alone.
 */
import { existsSync } from 'node:fs';
import { cp, readFile, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  execute,
  filesIn,
  type Installed,
  install,
  installLibrary,
  ROOT,
  remove,
} from './packed.js';

/** Debian's Chromium, unless the variable names another browser. */
const CHROMIUM = process.env['NONOKIT_CHROMIUM'] ?? '/usr/bin/chromium';

/** The version that the example was tried with. */
const WEBPACK = 'webpack@5.112.2';

let test: Installed;
let examples = '';
let browser: Browser | undefined;
let server: Server | undefined;
let origin = '';

beforeAll(async () => {
  test = await installLibrary();
  examples = join(test.project, 'examples');
  await cp(join(ROOT, 'examples'), examples, { recursive: true });
  server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const body = await readFile(join(examples, path)).catch(() => undefined);
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
  });
  const listening = server;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  await remove(test.root);
});

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

/** Opens a page, and collects its errors. */
async function opened(path: string): Promise<{ page: Page; errors: string[] }> {
  browser ??= await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    if (!response.ok() && !response.url().endsWith('.ico')) errors.push(response.url());
  });
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
  return { page, errors };
}

/** Solves the puzzle of the page, and another text that is no puzzle. */
async function use(path: string): Promise<void> {
  const { page, errors } = await opened(path);
  expect(page.workers().length).toBe(0);
  await page.click('#solve');
  await page.waitForFunction('/unique, explained in \\d+ steps/.test(says.textContent)');
  expect(await page.locator('#picture svg').count()).toBe(1);
  await page.fill('#file', 'no puzzle at all');
  await page.click('#solve');
  await page.waitForFunction('!/unique|so far/.test(says.textContent)');
  expect(page.workers().length).toBe(1);
  expect(errors).toEqual([]);
  await page.close();
}

describe.skipIf(!existsSync(CHROMIUM))('the example page with a worker', () => {
  it('can be built by Vite, in parts that are loaded when needed', {
    timeout: 180_000,
  }, async () => {
    const root = join(examples, 'worker-vite');
    // the file with the settings is read from the folder, as Vite does
    await build({ root, base: './', logLevel: 'error' });
    const files = await filesIn(join(root, 'dist/assets'));
    expect(files.length).toBeGreaterThan(10);
    await use('/worker-vite/dist/');
  });

  it('can be served as it is, with an import map', { timeout: 180_000 }, async () => {
    // the script uses the Vite of this repository
    await symlink(join(ROOT, 'node_modules/vite'), join(test.project, 'node_modules/vite'));
    await execute(test.project, ['examples/worker-plain/bundle.mjs']);
    await use('/worker-plain/');
  });

  it('can be built by webpack', { timeout: 300_000 }, async (context) => {
    const fetched = await install(test.project, WEBPACK).then(
      () => true,
      () => false,
    );
    if (!fetched) context.skip('webpack cannot be fetched');
    await execute(test.project, ['--input-type=module', '-e', RUN_WEBPACK]);
    await use('/worker-webpack/');
  });
});

/** Runs webpack with the settings of the example, as its command does. */
const RUN_WEBPACK = `
  import webpack from 'webpack';
  const { default: config } = await import('./examples/worker-webpack/webpack.config.mjs');
  webpack(config, (error, stats) => {
    if (error === null && !stats.hasErrors()) return;
    console.error(error ?? stats.toString());
    process.exitCode = 1;
  });
`;
