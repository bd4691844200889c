/**
 * Opens hostile puzzles in the pages, in a real browser whose pages are four times slower: dropped
 * as a file, by a link, played with hints, explained, printed and edited. While the page's worker
 * works, keys are pressed. Tells how long each question took, what the page said in the end, the
 * longest wait from a press to what it painted, and the memory; and whether a question can be
 * stopped and ends when the page is left.
 *
 *     npm run build && node trials/hostile.mjs [--only PATTERN] [--part drop] [--rate 4]
 *         [--dist FOLDER]
 *
 * CHROMIUM names the browser; by default /usr/bin/chromium.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { bundleEntry } from '../scripts/bundle.mjs';
import { HOSTILE } from './attack/hostile.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    part: { type: 'string' },
    rate: { type: 'string', default: '4' },
    dist: { type: 'string', default: 'dist' },
  },
});
/** The page must answer a press sooner than this, whatever the worker does. */
const LONGEST_PRESS_MS = 1000;
/** Every question must have ended, or been refused, sooner. */
const LONGEST_MS = 60_000;
const server = await preview({
  root: fileURLToPath(new URL('../apps/site/', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  build: { outDir: values.dist },
  preview: { host: '127.0.0.1', port: 0 },
});
const [address] = server.resolvedUrls.local;
const findings = [];
const library = await import(
  await bundleEntry(new URL('../packages/nonokit/src/index.ts', import.meta.url))
);

/** The text of a puzzle in the format of Steve Simpson. */
function writeFile({ width, height, rows, columns }) {
  const text = (lines) =>
    lines.map((line) => (line.length === 0 ? '0' : line.join(','))).join('\n');
  return `width ${width}\nheight ${height}\nrows\n${text(rows)}\ncolumns\n${text(columns)}\n`;
}

/** The share string of a puzzle. */
function writeShare(puzzle) {
  const read = library.readPuzzles(writeFile(puzzle));
  const bytes = library.writePuzzle(read[0], 'share');
  return new TextDecoder().decode(bytes).trim();
}

/** A browser of its own for each puzzle, so that its memory is of this puzzle alone. */
async function opened(name) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  page.on('pageerror', ({ message }) => findings.push(`${name}: ${message}`));
  page.on('crash', () => findings.push(`${name}: the page crashed`));
  await page.addInitScript(() => {
    globalThis.presses = [];
    new PerformanceObserver((list) => {
      for (const { name: kind, duration } of list.getEntries()) {
        if (/^(key|pointer)(down|up)|click/.test(kind)) globalThis.presses.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.rate) });
  return { browser, page };
}

/** Megabytes of the largest process of the browsers that this program has started. */
function memory() {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=']).toString().trim().split('\n');
  const rows = all.map((row) => row.trim().split(/\s+/).map(Number));
  const ours = new Set([process.pid]);
  for (let depth = 0; depth < 5; depth++) {
    for (const [pid, parent] of rows) if (ours.has(parent)) ours.add(pid);
  }
  const own = rows.filter(([pid]) => pid !== process.pid && ours.has(pid));
  return Math.round(Math.max(0, ...own.map(([, , kilobytes]) => kilobytes)) / 1000);
}

/** Presses a key every 200 ms until `ended` reports an end, and returns it. */
async function measured(name, what, page, ended) {
  const start = performance.now();
  let most = 0;
  let answer;
  await page.evaluate(() => void globalThis.presses.splice(0)).catch(() => undefined);
  const answering = ended().then(
    (text) => (answer = text),
    (error) => (answer = `ERROR ${error.message.split('\n')[0]}`),
  );
  while (answer === undefined) {
    most = Math.max(most, memory());
    await page.keyboard.press('Shift').catch(() => undefined);
    await Promise.race([answering, new Promise((go) => setTimeout(go, 200))]);
  }
  const ms = Math.round(performance.now() - start);
  const presses = await page.evaluate(() => globalThis.presses).catch(() => []);
  const press = Math.round(Math.max(0, ...presses));
  console.log(`${name} | ${what} | ${answer} | ${ms} ms | press ${press} ms | ${most} MB`);
  if (/^ERROR/.test(answer) || ms > LONGEST_MS || press > LONGEST_PRESS_MS) {
    findings.push(`${name}, ${what}: ${answer}, ${ms} ms, press ${press} ms`);
  }
  return answer;
}

/** Drops a file anywhere on the page. */
function drop(page, text) {
  return page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'hostile.non'));
    const fire = (type) =>
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      );
    fire('dragover');
    fire('drop');
  }, text);
}

/** Waits for the board, or for what is shown of a puzzle without any cell to fill: it is solved. */
const board = (page) =>
  page
    .waitForFunction(() => document.querySelector('.finished') ?? document.querySelector('canvas'))
    .then((element) => element.evaluate(({ className }) => /finished/.test(className)))
    .then((isSolved) => (isSolved ? 'solved' : 'there'));

/** The first of several things that come to be seen, by its name. */
function first(things) {
  return Promise.race(
    Object.entries(things).map(([name, locator]) =>
      locator
        .first()
        .waitFor()
        .then(async () => `${name}: ${((await locator.first().textContent()) ?? '').slice(0, 90)}`),
    ),
  );
}

/** Says whether nothing works for the page any more: its worker and its time are gone. */
async function isLeft(name, browser, page) {
  await page.goto('about:blank');
  const session = await browser.newBrowserCDPSession();
  for (let tries = 0; tries < 20; tries++) {
    const { targetInfos } = await session.send('Target.getTargets');
    const workers = targetInfos.filter(({ type }) => type === 'worker');
    if (workers.length === 0) return;
    await new Promise((go) => setTimeout(go, 250));
  }
  findings.push(`${name}: a worker lives on after its page was left`);
}

const PARTS = {
  /** A file that is dropped on the page of files, then played with hints. */
  async drop(name, puzzle) {
    const { browser, page } = await opened(name);
    await page.goto(`${address}open/`);
    await page.waitForLoadState('networkidle');
    await drop(page, writeFile(puzzle));
    const how = await measured(name, 'drop', page, () =>
      Promise.race([
        page.waitForURL('**/play/#p=*').then(() => 'played'),
        first({ refused: page.getByRole('dialog').filter({ hasText: 'could not' }) }),
      ]),
    );
    if (how === 'played') {
      const { hash } = new URL(page.url());
      const shown = await measured(name, 'board', page, () => board(page));
      if (shown !== 'solved') await hints(name, page);
      await explained(name, page, hash);
      await printed(name, page, hash);
      await edited(name, page, hash);
    }
    await isLeft(name, browser, page);
    await browser.close();
  },
  /** The same as a link. */
  async link(name, puzzle) {
    const share = writeShare(puzzle);
    const { browser, page } = await opened(name);
    await page.goto(`${address}play/#${share}`);
    await measured(name, `link of ${share.length} signs`, page, () =>
      Promise.race([
        board(page),
        first({ refused: page.getByRole('heading', { name: 'No puzzle' }) }),
      ]),
    );
    await isLeft(name, browser, page);
    await browser.close();
  },
  /** A file that is dropped on the maker's page, once to the end and once stopped. */
  async make(name, puzzle) {
    const { browser, page } = await opened(name);
    await toMaker(page);
    await drop(page, writeFile(puzzle));
    const end = () => first({ told: page.locator('.toast'), asked: refusal(page) });
    await measured(name, 'maker', page, end);
    await measured(name, 'maker, status', page, () => settled(page));
    await isLeft(name, browser, page);
    await toMaker(page);
    await drop(page, writeFile(puzzle));
    const stop = page.getByRole('dialog').getByRole('button', { name: /Stop|Cancel/ });
    await measured(name, 'maker, stopped', page, async () => {
      const shown = await Promise.race([stop.waitFor().then(() => 'stop'), end()]);
      if (shown !== 'stop') return `over before it could be stopped (${shown})`;
      const early = end().then((told) => `over before it could be stopped (${told})`);
      return Promise.race([
        stop.click().then(() => stop.waitFor({ state: 'detached' }).then(() => 'stopped')),
        early,
      ]);
    });
    await browser.close();
  },
};

/** Opens the maker, and waits until it takes files. */
async function toMaker(page) {
  await page.goto(`${address}make/`);
  await board(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}

function refusal(page) {
  return page.getByRole('dialog').filter({ hasText: 'could not' });
}

/** Waits until the maker knows all about its picture. */
async function settled(page) {
  await page.waitForTimeout(3000);
  const status = page.locator('.status-card, .status-line').first();
  await page.waitForFunction(
    () => !/check|search/i.test(document.querySelector('.status-line')?.textContent ?? ''),
    undefined,
    { timeout: LONGEST_MS },
  );
  return (await status.innerText({ timeout: 1000 }).catch(() => 'no status')).replaceAll('\n', ' ');
}

/** A hint, to its end or stopped. */
async function hints(name, page) {
  await measured(name, 'hint', page, async () => {
    await page.getByRole('button', { name: 'Hint', exact: true }).first().click();
    await page
      .locator('.hint-panel .told')
      .getByText(/^(?!Looking|This takes)/)
      .first()
      .waitFor({ timeout: LONGEST_MS });
    return (await page.locator('.hint-panel .told').innerText()).slice(0, 90);
  });
  await page.reload();
  await board(page);
  await measured(name, 'hint, where, stopped', page, async () => {
    await page.getByRole('button', { name: 'Hint', exact: true }).first().click();
    await page.getByRole('button', { name: 'Where', exact: true }).click();
    const end = page.locator('.hint-panel').getByRole('button', { name: /^(Stop|Close)$/ });
    await page.waitForTimeout(2500);
    await end.click();
    await page.locator('.hint-panel').waitFor({ state: 'detached' });
    return 'closed';
  });
}

/** The steps, for a while, then stopped. */
async function explained(name, page, hash) {
  await page.goto(`${address}explain/${hash}`);
  // what is solved is explained without being asked
  const ask = page.getByRole('button', { name: 'Show the steps' });
  await ask.or(page.getByText('The empty board').first()).waitFor();
  if ((await ask.count()) > 0) await ask.click();
  await measured(name, 'steps', page, async () => {
    await page
      .getByText(/Looking for steps|Step|The empty board/)
      .first()
      .waitFor();
    await page.waitForTimeout(15_000);
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    const running = (await stop.count()) > 0;
    const found = await page
      .locator('.board, [aria-label*="of "]')
      .first()
      .getAttribute('aria-label');
    if (running) await stop.click();
    await stop.waitFor({ state: 'detached' });
    return `${running ? 'stopped' : 'over'}; ${found}`;
  });
  await measured(name, 'steps, the last one', page, async () => {
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.waitForTimeout(1000);
    return 'shown';
  });
}

/** The sheet with the solution. */
async function printed(name, page, hash) {
  await page.goto(`${address}print/${hash}`);
  await measured(name, 'sheet', page, async () => {
    return first({
      there: page.locator('svg.sheet'),
      refused: page.getByText('too large for this paper'),
    });
  });
  if ((await page.locator('svg.sheet').count()) === 0) return;
  await measured(name, 'sheet, solution', page, async () => {
    await page.getByText('Solution on a separate page').click();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    const sheet = page.getByLabel(/sheet with the solution/);
    return first({ none: page.getByText('No solution was found'), sheet });
  });
}

/** The picture of a puzzle that is open, in the maker; stopped once. */
async function edited(name, page, hash) {
  await page.goto(`${address}make/${hash}`);
  await measured(name, 'edit', page, async () => {
    // what is solved, or refused, is not asked for
    const ask = page.getByRole('button', { name: 'Show and edit' });
    await ask.or(page.getByRole('dialog')).first().waitFor();
    if ((await ask.count()) > 0) await ask.click();
    const dialog = page.getByRole('dialog');
    await dialog.filter({ hasText: 'Looking for the solution' }).waitFor({ state: 'detached' });
    return (await dialog.count()) > 0 ? (await dialog.innerText()).slice(0, 90) : 'a draft';
  });
}

try {
  for (const [name, puzzle] of Object.entries(HOSTILE)) {
    if (!new RegExp(values.only ?? '').test(name)) continue;
    for (const [part, run] of Object.entries(PARTS)) {
      if (values.part !== undefined && values.part !== part) continue;
      await run(name, puzzle).catch((error) => {
        console.log(`${name} | ${part} | ${error.message}`);
        findings.push(`${name}, ${part}: ${error.message.split('\n')[0]}`);
      });
    }
  }
} finally {
  await server.close();
}
console.log(findings.length === 0 ? 'nothing broke' : findings.join('\n'));
process.exit(findings.length === 0 ? 0 : 1);
