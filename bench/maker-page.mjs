/**
 * The maker's page in a browser: how long until the status of a picture is there after a stroke,
 * stage by stage; how fast a newer picture replaces an older one; repairs; previews of an image.
 *
 * The worker of the built library, in Chromium, with the processor as it is; and the same code on
 * the page's own thread with the processor slowed four times, because browsers slow only pages.
 *
 *     npm run build && node bench/maker-page.mjs
 *
 * CHROMIUM names the browser; by default /usr/bin/chromium. STROKES is their number for each
 * picture; by default 8, and each is undone, which counts as well.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { keep, printer, spread } from './measure.mjs';

/** Pictures: those of noise have many solutions, or are too hard to tell. */
const SCENES = [
  ...[2, 4].map((seed) => ({ side: 30, inks: 1, seed, kind: 'solved by lines' })),
  ...[1, 4].map((seed) => ({ side: 30, inks: 4, seed, kind: 'solved by lines' })),
  ...[11, 17].map((seed) => ({ side: 30, inks: 1, seed, kind: 'unique, not by lines' })),
  ...[25, 285].map((seed) => ({ side: 30, inks: 4, seed, kind: 'unique, not by lines' })),
  ...[0, 8].map((seed) => ({ side: 30, inks: 1, seed, kind: 'several solutions' })),
  { side: 30, inks: 4, seed: 0, kind: 'several solutions' },
  { side: 30, inks: 1, seed: 'noise', kind: 'noise' },
  { side: 30, inks: 4, seed: 'noise', kind: 'noise' },
  ...[4, 8].map((seed) => ({ side: 60, inks: 1, seed, kind: 'solved by lines' })),
  ...[1, 4].map((seed) => ({ side: 60, inks: 4, seed, kind: 'solved by lines' })),
  ...[6, 10].map((seed) => ({ side: 60, inks: 1, seed, kind: 'unique, not by lines' })),
  ...[3, 37].map((seed) => ({ side: 60, inks: 4, seed, kind: 'unique, not by lines' })),
  ...[0, 2].map((seed) => ({ side: 60, inks: 1, seed, kind: 'several solutions' })),
  { side: 60, inks: 4, seed: 0, kind: 'several solutions' },
  { side: 60, inks: 1, seed: 'noise', kind: 'noise' },
  { side: 60, inks: 4, seed: 'noise', kind: 'noise' },
  { side: 100, inks: 1, seed: 0, kind: 'solved by lines' },
  { side: 100, inks: 4, seed: 1, kind: 'solved by lines' },
  { side: 100, inks: 1, seed: 9, kind: 'unique, not by lines' },
  { side: 100, inks: 4, seed: 162, kind: 'unique, not by lines' },
  { side: 100, inks: 1, seed: 11, kind: 'several solutions' },
  { side: 100, inks: 1, seed: 'noise', kind: 'noise' },
];
const STAGES = ['facts', 'lines', 'uniqueness', 'difficulty', 'all'];
const SLOW_STAGES = ['uniqueness', 'difficulty'];
const REPAIRS = [
  { side: 30, inks: 1, seeds: [0, 1, 8, 11, 17, 21], towards: 'line' },
  { side: 30, inks: 4, seeds: [0, 2, 3, 25, 285], towards: 'line' },
  { side: 60, inks: 1, seeds: [0, 1, 2, 6, 10], towards: 'line' },
];
const PREVIEWS = [1, 4].map((colors) => ({ colors, sizes: [30, 25, 20, 40, 35, 60, 50, 30] }));
const STROKES = Number(process.env['STROKES'] ?? 8);

const root = fileURLToPath(new URL('../', import.meta.url));
const dir = join(root, '.cache', `maker-page-${process.pid}`);
const server = await served();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const { lines, print } = printer();
try {
  await status();
  await replacing();
  await others();
  keep('maker-page', 'npm run build && node bench/maker-page.mjs', lines);
} finally {
  await browser.close();
  await server.close();
  rmSync(dir, { recursive: true, force: true });
}

/** Builds the page and serves it. */
async function served() {
  mkdirSync(dir, { recursive: true });
  const scenes = join(root, 'bench/maker-scenes.mjs');
  writeFileSync(join(dir, 'entry.mjs'), `import * as s from '${scenes}'; globalThis.bench = s;`);
  writeFileSync(join(dir, 'index.html'), '<body><script type="module" src="./entry.mjs"></script>');
  const shared = { root: dir, configFile: false, logLevel: 'error' };
  await build({
    ...shared,
    build: { outDir: 'dist', target: 'es2022' },
    worker: { format: 'es' },
    resolve: { conditions: ['nonokit-source', 'module', 'browser', 'import', 'default'] },
  });
  return preview({
    ...shared,
    build: { outDir: 'dist' },
    preview: { host: '127.0.0.1', port: 0 },
  });
}

/** Runs `work` of the page with a client, at a speed. */
async function inPage(slowness, work, ...input) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(server.resolvedUrls.local[0]);
  await page.waitForFunction(() => globalThis.bench !== undefined);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const result = await page.evaluate(
    async ([name, isOwnThread, given]) => {
      const { bench } = globalThis;
      globalThis.client ??= bench.clientFor(isOwnThread);
      return bench[name](globalThis.client, ...given);
    },
    [work, slowness > 1, input],
  );
  await context.close();
  return result;
}

/** Least, median and most, in whole milliseconds above ten. */
function three(times) {
  const known = times.filter((ms) => ms !== undefined);
  if (known.length === 0) return '–';
  const { median, maximum } = spread(known);
  return [Math.min(...known), median, maximum].map(brief).join(' / ');
}

function brief(ms) {
  return ms.toFixed(ms < 10 ? 1 : 0);
}

async function status() {
  print('Milliseconds after a stroke, least / median / most. "First" is the first answer of a new');
  print('worker, with the loading of its code, until uniqueness.');
  print('');
  const stages = STAGES.join(' | ');
  print(`| side | inks | picture | first | ${stages} | slowed 4: uniqueness | difficulty |`);
  print(`|---:|---:|---|---:|${'---:|'.repeat(STAGES.length + SLOW_STAGES.length)}`);
  const groups = grouped(SCENES, ({ side, inks, kind }) => `${side} | ${inks} | ${kind}`);
  for (const [name, scenes] of groups) {
    const usual = await measureAnswers(1, scenes, STROKES);
    const slow = await measureAnswers(4, scenes, Math.max(2, STROKES >> 1));
    const columns = [
      brief(Math.max(...usual.firsts)),
      ...STAGES.map((stage) => three(usual.times.map((at) => at[stage]))),
      ...SLOW_STAGES.map((stage) => three(slow.times.map((at) => at[stage]))),
    ];
    print(`| ${name} | ${columns.join(' | ')} |`);
  }
}

/** The members with the same name together, in order. */
function grouped(members, nameOf) {
  const groups = new Map();
  for (const one of members) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
}

async function measureAnswers(slowness, scenes, strokes) {
  const firsts = [];
  const times = [];
  for (const scene of scenes) {
    const one = await inPage(slowness, 'measureStatus', scene, strokes);
    firsts.push(one.first.uniqueness);
    times.push(...one.times);
    console.error(scene, slowness, JSON.stringify(one.found));
  }
  return { firsts, times };
}

async function replacing() {
  print('');
  print('| a picture of 30x30 replaces noise of | ms until its uniqueness | slowed 4 |');
  print('|---|---:|---:|');
  for (const side of [100, 200]) {
    const scene = { side, inks: 1, seed: 'noise' };
    const usual = await inPage(1, 'measureReplacing', scene, 5);
    const slow = await inPage(4, 'measureReplacing', scene, 3);
    print(`| ${side}x${side} | ${three(usual)} | ${three(slow)} |`);
  }
}

async function others() {
  print('');
  print('| work | ms | slowed 4 | outcome |');
  print('|---|---:|---:|---|');
  for (const repair of REPAIRS) {
    const usual = await inPage(1, 'measureRepair', repair);
    const slow = await inPage(4, 'measureRepair', { ...repair, seeds: repair.seeds.slice(0, 3) });
    const { side, inks, towards } = repair;
    const name = `repair ${side}x${side}, ${inks} ink${inks > 1 ? 's' : ''}, towards ${towards}`;
    const outcome = Object.entries(usual.found).map(([kind, count]) => `${count} ${kind}`);
    print(`| ${name} | ${three(usual.times)} | ${three(slow.times)} | ${outcome.join(', ')} |`);
  }
  for (const wish of PREVIEWS) {
    const usual = await inPage(1, 'measurePreview', wish);
    const slow = await inPage(4, 'measurePreview', wish);
    const colors = `${wish.colors} colour${wish.colors > 1 ? 's' : ''}`;
    const name = `preview of 1024x768, ${colors}, 20 to 60 cells`;
    const first = `the first look takes ${brief(usual.first)}, slowed ${brief(slow.first)}`;
    print(`| ${name} | ${three(usual.times)} | ${three(slow.times)} | ${first} |`);
  }
}
