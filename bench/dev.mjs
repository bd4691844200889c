/**
 * How soon a changed line is on the screen with `npm run dev`, in a copy of the sources:
 *
 *     node bench/dev.mjs > bench/results/dev.md
 *
 * From the moment the file is written until the page in Chromium shows the change; each change is
 * made and taken back several times, and the median of these times is reported.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { startCopy } from '../apps/site/dev/copy.mjs';
import { TRIED_CHANGES } from '../apps/site/dev/tried-changes.mjs';

const TIMES = 5;
const SHELL = '/usr/bin/chromium-headless-shell';

const began = performance.now();
const copy = await startCopy();
const readyMs = performance.now() - began;
const executablePath = existsSync(SHELL) ? SHELL : '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const rows = [];
try {
  const page = await browser.newPage();
  for (const tried of TRIED_CHANGES) rows.push(await measured(page, tried));
} finally {
  await browser.close();
  await copy.close();
}
console.log(`# A changed line on the screen

\`node bench/dev.mjs\`: the middle and the slowest of ${2 * TIMES} times, from the moment the file is
written until the page in Chromium shows it. Load of the machine: ${loadavg()[0].toFixed(1)} on two cores.
The server was ready ${(readyMs / 1000).toFixed(1)} s after its start, its database of examples made meanwhile.

| changed | file | how | middle | slowest |
| --- | --- | --- | ---: | ---: |
${rows.join('\n')}`);

async function measured(page, { what, change: [file, before, after], page: path, seen, inPlace }) {
  await page.goto(copy.address + path);
  await page.waitForFunction(() => document.querySelector('link[data-first]') === null);
  const times = [];
  for (let k = 0; k < TIMES; k++) {
    times.push(await shown(page, seen, true, () => copy.change(file, before, after)));
    times.push(await shown(page, seen, false, () => copy.change(file, after, before)));
  }
  // what follows expects the change
  await shown(page, seen, true, () => copy.change(file, before, after));
  times.sort((a, b) => a - b);
  const how = inPlace ? 'in place' : 'page loaded again';
  const [middle, slowest] = [times[TIMES], times.at(-1)].map((ms) => `${Math.round(ms)} ms`);
  return `| ${what} | \`${file}\` | ${how} | ${middle} | ${slowest} |`;
}

async function shown(page, seen, wanted, change) {
  // a file watcher sees two changes in quick succession as one
  await new Promise((done) => setTimeout(done, 300));
  const start = performance.now();
  change();
  // while a page is loaded again there is none to ask
  while ((await page.evaluate(seen).catch(() => undefined)) !== wanted) {
    if (performance.now() - start > 30_000) throw new Error(`not on the screen: ${wanted} ${seen}`);
  }
  return performance.now() - start;
}
