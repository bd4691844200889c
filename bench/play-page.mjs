/**
 * The player's page in a browser: how long the page's thread works on a task while a mouse draws a
 * line and in the two seconds after, how much heap the page holds, and when it paints first.
 *
 * Time is that of the processor, from a trace of Chromium, so that other work on the machine counts
 * as little as can be. "Slowed" is four times that, what a task takes where all goes four times
 * slower. The first paint is measured with the processor slowed by Chromium, with the network of
 * this machine; where other work goes on, it comes later than it would.
 *
 *     npm run build && node bench/play-page.mjs
 *
 * CHROMIUM names the browser; by default /usr/bin/chromium.
 */
import { openBuiltSite } from './built-site.mjs';
import { keep, printer, spread } from './measure.mjs';

const SIDES = [30, 150, 1000];
const STROKES = 12;
const PAINTS = 7;
const CATEGORIES = 'devtools.timeline,disabled-by-default-devtools.timeline,loading';
/** Parts of a task that the table of the first paint names. */
const PARTS =
  /^(ParseHTML|EvaluateScript|v8\.compile|FunctionCall|UpdateLayoutTree|Layout|Paint|Commit)/;

const { address, browser, close } = await openBuiltSite();
const { lines, print } = printer();
try {
  print('Milliseconds; heap in MB, after a collection.\n');
  print('| board | drag: median | p95 | longest | slowed: p95 | longest | after: longest | heap |');
  print('|---|---:|---:|---:|---:|---:|---:|---:|');
  for (const side of SIDES) print(await rowOf(side));
  print('');
  const { times, tasks, work } = await openAgain(150);
  print('| 150 × 150, slowed four times | median | fastest | slowest |');
  print('|---|---:|---:|---:|');
  print(
    paintRow(
      'first paint',
      times.map(({ first }) => first),
    ),
  );
  print(
    paintRow(
      'first paint of the board',
      times.map(({ board }) => board),
    ),
  );
  print('');
  print(
    `Until the board is there the page works ${work.toFixed(0)} ms, slowed ${(4 * work).toFixed(0)}.`,
  );
  print('Its tasks from 1 ms, on this processor:\n');
  print('| at | processor ms | most of it |');
  print('|---:|---:|---|');
  for (const task of tasks) print(task);
  keep('play-page', 'npm run build && node bench/play-page.mjs', lines);
} finally {
  await close();
}

async function rowOf(side) {
  const { page, close } = await openBoard(side);
  const box = await page.locator('canvas').first().boundingBox();
  const session = await page.context().newCDPSession(page);
  const drawing = [];
  const after = [];
  for (let k = 0; k < STROKES; k++) {
    const y = box.y + box.height * (0.45 + 0.04 * k);
    drawing.push(...(await traced(() => draw(page, box, y))).tasks);
    after.push(...(await traced(() => page.waitForTimeout(2000 / STROKES))).tasks);
  }
  after.push(...(await traced(() => page.waitForTimeout(2000))).tasks);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
  await close();
  const tasks = spread(drawing.map(processorMs).filter((one) => one > 0.5));
  const longest = Math.max(...after.map(processorMs));
  const cells = [tasks.median, tasks.p95, tasks.maximum, 4 * tasks.p95, 4 * tasks.maximum, longest];
  const times = cells.map((one) => one.toFixed(1)).join(' | ');
  const heap = (usedSize + backingStorageSize) / 2 ** 20;
  return `| ${side} × ${side} | ${times} | ${heap.toFixed(0)} |`;
}

/** Draws a line to the right, a cell or less at a time. */
async function draw(page, { x, width }, y) {
  await page.mouse.move(x + width * 0.45, y);
  await page.mouse.down();
  for (let k = 1; k <= 40; k++) {
    await page.mouse.move(x + width * (0.45 + 0.0125 * k), y);
    // a frame for each move, as a hand has it
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

/** Opens a puzzle again and again: when it painted, and what the page did the last time. */
async function openAgain(side) {
  const { page, close } = await openBoard(side);
  await page.addInitScript(noteBoard);
  const session = await page.context().newCDPSession(page);
  const times = [];
  const visit = async () => {
    await page.reload();
    await page.waitForFunction(() => globalThis.boardAt !== undefined);
    return page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      board: globalThis.boardAt,
    }));
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let k = 0; k < PAINTS; k++) times.push(await visit());
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { tasks, events } = await traced(visit);
  await close();
  const [{ ts: start } = { ts: 0 }] = tasks;
  const work = tasks.reduce((sum, task) => sum + processorMs(task), 0);
  const long = tasks.filter((task) => processorMs(task) >= 1);
  return { times, work, tasks: long.map((task) => describeTask(task, start, events)) };
}

/** Notes in the page when its board has been painted. */
function noteBoard() {
  const look = () => {
    if (document.querySelector('canvas') === null) return requestAnimationFrame(look);
    return requestAnimationFrame(() => setTimeout(() => (globalThis.boardAt = performance.now())));
  };
  requestAnimationFrame(look);
}

function paintRow(name, times) {
  const { median, maximum } = spread(times);
  const cells = [median, Math.min(...times), maximum].map((one) => one.toFixed(0));
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** When a task began, how long it took, and its longest parts. */
function describeTask(task, start, events) {
  const parts = events
    .filter(({ name, pid, tid, ts, dur = 0 }) => {
      const isWithin = ts >= task.ts && ts + dur <= task.ts + task.dur;
      return PARTS.test(name) && isWithin && pid === task.pid && tid === task.tid;
    })
    .map((part) => ({ name: part.name, took: processorMs(part) }))
    .sort((a, b) => b.took - a.took)
    .slice(0, 2)
    .map(({ name, took }) => `${name} ${took.toFixed(1)}`);
  const at = ((task.ts - start) / 1000).toFixed(0);
  return `| ${at} | ${processorMs(task).toFixed(1)} | ${parts.join(', ')} |`;
}

function processorMs({ tdur = 0 }) {
  return tdur / 1000;
}

/** Opens a puzzle of a file in the player. */
async function openBoard(side) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}settings/`);
  await page.waitForSelector('html[data-awake]');
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'bench.non'));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    );
  }, writePuzzle(side));
  await page.waitForURL('**/play/#p=*', { timeout: 300_000 });
  await page.locator('canvas').first().waitFor({ timeout: 300_000 });
  await page.waitForLoadState('networkidle');
  return { page, close: () => context.close() };
}

/** Discs on a sheet as a file of clues. */
function writePuzzle(side) {
  const isFilled = (row, column) => {
    const y = (row * 17) % side;
    return (row - column) ** 2 % 97 < 40 || (column + y) % 29 < 11;
  };
  const cells = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => isFilled(row, column)),
  );
  const columns = cells.map((_, column) => cells.map((row) => row[column]));
  const write = (all) => all.map((line) => findRuns(line).join(',') || '0').join('\n');
  return `width ${side}\nheight ${side}\nrows\n${write(cells)}\ncolumns\n${write(columns)}\n`;
}

function findRuns(line) {
  const text = line.map((one) => (one ? '#' : '.')).join('');
  return (text.match(/#+/g) ?? []).map(({ length }) => length);
}

/** What Chromium traces while something goes on: the tasks of pages' threads, and all events. */
async function traced(work) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' });
  await work();
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  await session.detach();
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`))
    .sort((a, b) => a.ts - b.ts);
  return { tasks, events };
}
