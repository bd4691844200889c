/**
 * The player's page as a person on a slow phone gets it: what it weighs, when it paints, how long
 * the page's own thread is busy, and how long it takes to answer a finger or a key.
 *
 * Chromium, processor slowed four times, network like "slow 4G" (1.6 Mbit/s, 150 ms), nothing in
 * the cache. The board of 150 x 150 has random clues; opening it includes the worker, which reads
 * and solves it. Frames are counted between two frames of the page while a finger draws.
 *
 *     npm run build && node bench/site.mjs
 *
 * CHROMIUM names the browser; by default /usr/bin/chromium.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { puzzleOf, randomOf, safeWritePuzzle } from 'nonokit';
import { openBuiltSite } from './built-site.mjs';
import { keep, printer, spread } from './measure.mjs';

const root = fileURLToPath(new URL('../apps/site/', import.meta.url));
const dist = join(root, 'dist');
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const ROUNDS = 3;
const PAGES = [
  ...['', 'play/', 'open/', 'learn/', 'learn/overlap/', 'explain/'],
  ...['print/', 'settings/', 'help/'],
];

const { lines, print } = printer();
const { address, browser, close } = await openBuiltSite();

sizes();
await loads();
await frames();
await close();
keep('site', 'npm run build && node bench/site.mjs', lines);

/** What each page's scripts and styles weigh, and the worker at its start. */
function sizes() {
  print('| page | script, KB gzipped | styles | page itself |');
  print('|---|---:|---:|---:|');
  for (const path of PAGES.filter((path) => existsSync(join(dist, path, 'index.html')))) {
    const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
    const of = (pattern) =>
      [...html.matchAll(pattern)].map(([, file]) => join(dist, 'assets', file));
    const scripts = of(/(?:src|modulepreload" href)="[./]*assets\/([^"]+\.js)"/g);
    const styles = of(/stylesheet" href="[./]*assets\/([^"]+\.css)"/g);
    const weight = (files) => files.reduce((sum, file) => sum + zipped(readFileSync(file)), 0);
    print(`| /${path} | ${kb(weight(scripts))} | ${kb(weight(styles))} | ${kb(zipped(html))} |`);
  }
  const assets = readdirSync(join(dist, 'assets'));
  const entry = assets.find((name) => /^worker-entry-.*\.js$/.test(name));
  const own = entry === undefined ? [] : collectImports(entry);
  const total = own.reduce(
    (sum, name) => sum + zipped(readFileSync(join(dist, 'assets', name))),
    0,
  );
  print(`| worker, at its start | ${kb(total)} | – | – |`);
}

/** A module with everything that it imports at once. */
function collectImports(name, found = new Set()) {
  if (found.has(name)) return [...found];
  found.add(name);
  const code = readFileSync(join(dist, 'assets', name), 'utf8');
  for (const [, file] of code.matchAll(/(?:from|import)\s*["`']\.\/([^"`']+\.js)["`']/g))
    collectImports(file, found);
  return [...found];
}

function zipped(content) {
  return gzipSync(content, { level: 9 }).length;
}

function kb(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** When pages paint, and how long their longest task takes. */
async function loads() {
  print('');
  print(
    '| slowed 4 times, slow 4G | first paint, ms | largest paint | board there | longest task | shift |',
  );
  print('|---|---:|---:|---:|---:|---:|');
  const [card] = JSON.parse(readFileSync(join(dist, 'shelf/index.json'), 'utf8')).filter(
    ({ width, height }) => width >= 30 && height >= 30,
  );
  const pages = [
    ['home', ''],
    [`a puzzle of the shelf, ${card.width} x ${card.height}`, `play/#p=${card.id}`],
    ['150 x 150 from an address', `play/${random(150)}`],
    ['learn, overlap', 'learn/overlap/'],
  ];
  for (const [name, path] of pages) {
    const rounds = [];
    for (let k = 0; k < ROUNDS; k++) rounds.push(await measureLoad(path));
    const least = (pick) =>
      Math.min(...rounds.map(pick))
        .toFixed(0)
        .replace('NaN', '–');
    const shift = Math.max(...rounds.map(({ shift }) => shift)).toFixed(3);
    print(
      `| ${name} | ${least((r) => r.first)} | ${least((r) => r.largest)} | ${least((r) => r.board)} | ${least((r) => r.longest)} | ${shift} |`,
    );
  }
}

async function measureLoad(path) {
  const page = await slowPage(SLOW_4G);
  await page.addInitScript(() => {
    const seen = { longest: 0, shift: 0, largest: 0 };
    globalThis.seen = seen;
    const on = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    on('longtask', ({ duration }) => {
      seen.longest = Math.max(seen.longest, duration);
    });
    on('layout-shift', ({ value }) => {
      seen.shift += value;
    });
    on('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime;
    });
  });
  await page.goto(address + path);
  const isPlay = path.startsWith('play/');
  if (isPlay)
    await page.waitForFunction(() => 'board' in (document.querySelector('.board-host') ?? {}));
  const board = isPlay ? await page.evaluate(() => performance.now()) : Number.NaN;
  await page.waitForTimeout(2500);
  const { longest, shift, largest } = await page.evaluate(() => globalThis.seen);
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.context().close();
  return { first, largest, board, longest, shift };
}

/** Frames and answers while a finger draws and keys are pressed, on a board of 150 x 150. */
async function frames() {
  print('');
  print(
    '| 150 x 150 on the page | processor | frame, median ms | p95 | longest task | longest answer |',
  );
  print('|---|---|---:|---:|---:|---:|');
  for (const rate of [1, 4]) {
    const page = await slowPage(undefined, rate);
    await page.goto(`${address}play/${random(150)}`);
    await page.waitForFunction(() => 'board' in (document.querySelector('.board-host') ?? {}));
    await page.waitForTimeout(1500);
    for (const [name, act] of Object.entries({
      'stroke of 100 cells': stroke,
      'cursor, 60 keys': keys,
    })) {
      const { times, longest, answer } = await during(page, act);
      const { median, p95 } = spread(times);
      print(
        `| ${name} | ${rate === 1 ? 'as it is' : 'slowed 4 times'} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${longest.toFixed(0)} | ${answer.toFixed(0)} |`,
      );
    }
    await page.context().close();
  }
}

async function stroke(page) {
  const box = await page.locator('.board-host').boundingBox();
  const x = box.x + box.width * 0.4;
  const y = box.y + box.height * 0.6;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let k = 1; k <= 100; k++) await page.mouse.move(x + 3 * k, y);
  await page.mouse.up();
}

async function keys(page) {
  for (let k = 0; k < 60; k++) await page.keyboard.press(k % 2 === 0 ? 'ArrowDown' : 'ArrowRight');
}

/** The times between frames while something is done, the longest task and the longest answer. */
async function during(page, act) {
  await page.evaluate(() => {
    const run = { times: [], longest: 0, answer: 0, isOn: true };
    globalThis.run = run;
    const task = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) run.longest = Math.max(run.longest, duration);
    });
    task.observe({ type: 'longtask' });
    const events = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) run.answer = Math.max(run.answer, duration);
    });
    events.observe({ type: 'event', durationThreshold: 16 });
    let last = performance.now();
    const tick = (now) => {
      run.times.push(now - last);
      last = now;
      if (run.isOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act(page);
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    globalThis.run.isOn = false;
    const { times, longest, answer } = globalThis.run;
    return { times, longest, answer };
  });
}

async function slowPage(network, rate = 4) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (network !== undefined) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  return page;
}

/** A random puzzle of this size as the fragment of an address. */
function random(side) {
  const { below } = randomOf('bench/site');
  const cells = Uint16Array.from({ length: side * side }, () => (below(10) < 6 ? 1 : 0));
  const colors = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
  const { goal: _, ...clues } = puzzleOf({ width: side, height: side, cells }, colors);
  const file = safeWritePuzzle(clues, 'share');
  if (!file.ok) throw new Error(file.problem.message);
  return `#${new TextDecoder().decode(file.value).trim()}`;
}
