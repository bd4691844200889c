/**
 * One suite in real runtimes: the built library in Node (20 and 22), in a page of Chromium and in a
 * worker of it. The results are the same everywhere, to the last byte of a picture.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder, execute, otherNode, remove } from './packed.js';
import type { Facts } from './runtimes/host.js';
import { cases } from './runtimes/suite.js';

/** Facts by name of the case. */
type Found = Readonly<Record<string, Facts | undefined>>;

const SOURCES = fileURLToPath(new URL('runtimes/', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Debian's Chromium, unless the variable names another browser. */
const CHROMIUM = process.env['NONOKIT_CHROMIUM'] ?? '/usr/bin/chromium';
const hasChromium = existsSync(CHROMIUM);
const QUIET = ['background-networking', 'component-update', 'sync', 'gpu'];

let folder = '';
let server: Server | undefined;
let browser: Browser | undefined;
let inNode: Found = {};

beforeAll(async () => {
  folder = await emptyFolder();
  await buildSuite();
  inNode = await factsOfNode();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  await remove(folder);
});

/** The facts that Node finds with the suite as a module without TypeScript. */
async function factsOfNode(node?: string): Promise<Found> {
  const suite = pathToFileURL(join(folder, 'suite/suite.mjs')).href;
  const { stdout } = await execute(SOURCES, ['in-node.mjs', suite], node);
  return JSON.parse(stdout);
}

async function buildSuite(): Promise<void> {
  const outDir = join(folder, 'suite');
  const fileName = (): string => 'suite.mjs';
  const lib = { entry: join(SOURCES, 'suite.ts'), formats: ['es' as const], fileName };
  const options = { outDir, lib };
  await build({ root: SOURCES, configFile: false, logLevel: 'error', build: options });
}

describe('in the current Node', () => {
  it.each(cases)('$name', ({ name, expected }) => {
    expect(inNode[name]).toMatchObject(expected);
  });
});

/** Other versions of Node, which only `check:all` installs. */
const VERSIONS = process.env['NONOKIT_FULL'] === '1' ? ([20, 22, 24] as const) : [];
const OTHERS = VERSIONS.map((version) => ({ version, node: otherNode(version) }));

describe.each(OTHERS)('in Node $version', ({ node }) => {
  let found: Found = {};

  beforeAll(async () => {
    if (node !== undefined) found = await factsOfNode(node);
  });

  it.skipIf(node === undefined).each(cases)('$name', ({ name }) => {
    expect(found[name]).toEqual(inNode[name]);
  });
});

describe.skipIf(!hasChromium).each(['page', 'worker'] as const)('in a %s of Chromium', (where) => {
  let found: Found = {};

  beforeAll(async () => {
    const page = await openPage();
    const run = `runs.${where}().then(JSON.stringify)`;
    found = JSON.parse(await page.evaluate<string>(run));
    await page.close();
  });

  // workers do not start workers
  const tried = cases.filter(({ name }) => where === 'page' || !name.startsWith('worker:'));

  it.each(tried)('$name', ({ name, expected }) => {
    expect(found[name]).toMatchObject(expected);
    expect(found[name]).toEqual(inNode[name]);
  });
});

/** A page of the browser with the built suite; its errors are printed. */
async function openPage(): Promise<Page> {
  const address = await serve();
  const args = ['--no-sandbox', '--no-first-run', ...QUIET.map((name) => `--disable-${name}`)];
  browser ??= await chromium.launch({ executablePath: CHROMIUM, args });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`in the page: ${error.message}`));
  await page.goto(address);
  await page.waitForFunction("document.title === 'ready'");
  return page;
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

/** Builds the page and serves it on this machine only, with the rasteriser and the font. */
async function serve(): Promise<string> {
  if (server === undefined) {
    const outDir = join(folder, 'page');
    const worker = { format: 'es' as const };
    const options = { outDir, target: 'es2022' };
    await build({ root: SOURCES, configFile: false, logLevel: 'error', worker, build: options });
    server = createServer(async ({ url = '/' }, response) => {
      const file = fileFor(new URL(url, 'http://localhost').pathname, outDir);
      const body = await readFile(file).catch(() => undefined);
      const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
    });
    const listening = server;
    await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}/`;
}

function fileFor(path: string, outDir: string): string {
  if (path === '/wasm') return resolve('@resvg/resvg-wasm/index_bg.wasm');
  if (path === '/font') return resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf');
  return join(outDir, path === '/' ? 'index.html' : path);
}
