/**
 * Four pages of the site in a browser, slowed: the processor four times, the network as "slow 4G"
 * (150 ms there and back, 1.6 Mbit/s), on the screen of a phone, with an empty cache. A page is
 * opened RUNS times: the largest paint, how far the layout moved, how long tasks blocked the page,
 * and how long a press took until its next frame.
 *
 *     npm run build && node bench/pages.mjs
 *
 * CHROMIUM names the browser; by default /usr/bin/chromium. RUNS is 5 by default. LIGHTHOUSE may
 * name a Lighthouse that is installed anywhere, which then reports its four scores as well:
 *
 *     npm install --prefix /tmp/lighthouse lighthouse@12
 *     LIGHTHOUSE=/tmp/lighthouse/node_modules/lighthouse node bench/pages.mjs
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { keep, printer, spread } from './measure.mjs';

const RUNS = Number(process.env['RUNS'] ?? 5);
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const LIGHTHOUSE = process.env['LIGHTHOUSE'];

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const root = fileURLToPath(new URL('../', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'nonokit-pages-'));
const port = await freePort();
const site = `http://localhost:${port}/`;
const server = spawn(
  process.execPath,
  [
    join(root, 'apps/site/dist-server/main.js'),
    ...['serve', '--port', String(port), '--data', data, '--limits', '0'],
  ],
  { stdio: 'ignore' },
);
try {
  await answering();
  const pages = await listPages();
  const { print, lines } = printer();
  print('Slowed four times, on slow 4G. Medians of the runs; of the largest paint also the worst.');
  print('Milliseconds.\n');
  print('| page | KB sent | first paint | largest paint | worst | shift | blocked | press |');
  print('|---|---:|---:|---:|---:|---:|---:|---:|');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  for (const page of pages) print(await rowOf(browser, page));
  await browser.close();
  if (LIGHTHOUSE !== undefined) printScores(print, pages);
  keep('pages', 'node bench/pages.mjs', lines);
} finally {
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}

/** The pages, each with what is pressed on it. */
async function listPages() {
  const answer = await fetch(`${site}api/v1/puzzles?size=20&limit=1`);
  const { puzzles } = await answer.json();
  const [puzzle] = puzzles;
  const theme = 'header button.icon-button';
  return [
    { name: '/', path: '', press: theme },
    { name: '/puzzles', path: 'puzzles', press: theme },
    { name: `a puzzle, ${puzzle.width} x ${puzzle.height}`, path: `puzzles/${puzzle.id}` },
    { name: '/learn', path: 'learn/', press: theme },
  ];
}

async function rowOf(browser, page) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measured(browser, page));
  const of = (name) => spread(runs.map((each) => each[name]));
  const whole = (value) => value.toFixed(0);
  const cells = [
    (of('bytes').median / 1024).toFixed(0),
    whole(of('first').median),
    whole(of('largest').median),
    whole(Math.max(...runs.map(({ largest }) => largest))),
    of('shift').median.toFixed(3),
    whole(of('blocked').median),
    whole(of('press').median),
  ];
  return `| ${page.name} | ${cells.join(' | ')} |`;
}

/** One opening of a page in a browser that has never been there. */
async function measured(browser, { path, press }) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const client = await context.newCDPSession(page);
  let bytes = 0;
  client.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const before = await page.evaluate(() => window.seen);
  if (press === undefined) await pressCell(page);
  else await page.locator(press).first().click();
  await page.waitForTimeout(1000);
  const after = await page.evaluate(() => window.seen);
  await context.close();
  return { ...before, bytes, press: after.press };
}

/** Presses a cell near the middle of the board. */
async function pressCell(page) {
  const box = await page.locator('.board-host').boundingBox();
  await page.touchscreen.tap(box.x + box.width * 0.6, box.y + box.height * 0.6);
}

/** Runs in the page before anything else: records paints and presses that the browser reports. */
function observe() {
  const seen = { first: 0, largest: 0, shift: 0, blocked: 0, press: 0 };
  window.seen = seen;
  const on = (type, note, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
  on(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0) seen.press = Math.max(seen.press, duration);
    },
    { durationThreshold: 16 },
  );
}

/** The scores of Lighthouse, of 100. */
function printScores(print, pages) {
  print('\n## Lighthouse\n');
  print('| page | performance | accessibility | best practices | SEO |');
  print('|---|---:|---:|---:|---:|');
  const cli = join(LIGHTHOUSE, 'cli/index.js');
  for (const { name, path } of pages) {
    const file = join(data, 'scores.json');
    const options = ['--quiet', '--output=json', `--output-path=${file}`];
    const flags = '--chrome-flags=--headless=new --no-sandbox';
    execFileSync(process.execPath, [cli, site + path, ...options, flags], {
      env: { ...process.env, CHROME_PATH: CHROMIUM },
      stdio: 'ignore',
    });
    const { categories } = JSON.parse(readFileSync(file, 'utf8'));
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      Math.round(100 * categories[id].score),
    );
    print(`| ${name} | ${scores.join(' | ')} |`);
  }
}

async function answering() {
  for (let tries = 0; tries < 150; tries++) {
    const answer = await fetch(`${site}readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not answer within half a minute');
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
