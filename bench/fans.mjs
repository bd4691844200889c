/**
 * Twelve puzzles of the catalogue, finished by a scripted hand as a fan would, on the screens of
 * two phones: by fingers, with hints, zooming, with the cursor mode; and three by keys alone. The
 * hand goes through the steps of the explanation and draws what each proves. Counted are taps,
 * strokes, pans, presses of keys, frames over 33 ms while something is held down, and strokes that
 * did something else than what was meant.
 *
 *     npm run build && node bench/fans.mjs [--pictures FOLDER] [--only ID,...]
 *
 * `--pictures` saves screens: as it opens, with a hint, half done, finished. `--only` plays the
 * puzzles with these ids and keeps no result. CHROMIUM names the browser.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { bundleEntry } from '../scripts/bundle.mjs';
import { CursorHand, TouchHand } from './fan-fingers.mjs';
import { KeyHand } from './fan-keys.mjs';
import { look, readFrames, settle, watchFrames, watchWork } from './fan-page.mjs';
import {
  explain,
  gunzippedLines,
  keep,
  orThrow,
  printer,
  safeReadPuzzles,
  spread,
} from './measure.mjs';

const { values } = parseArgs({
  options: { pictures: { type: 'string' }, only: { type: 'string' } },
});
const { Fingers, findButton, isOver, makePath, ready, serveSite } = await import(
  await bundleEntry(new URL('fans-library.ts', import.meta.url))
);

/** The puzzles, and how each is played on a phone. */
const GAMES = [
  ['bbc8d916', 'fingers'],
  ['98b5cb98', 'fingers'],
  ['a288710c', 'cursor'],
  ['b188e4bc', 'hints'],
  ['749f2489', 'zoom'],
  ['b3fc15f9', 'fingers'],
  ['fdd0ef36', 'cursor'],
  ['0ce19e10', 'hints'],
  ['40ec27d6', 'fingers'],
  ['13d59f17', 'zoom'],
  ['e3a95938', 'hints'],
  ['f5c72a5b', 'zoom'],
];

/** Those that are played by keys. */
const BY_KEYS = ['a288710c', 'b3fc15f9', 'e8e21219'];

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

/** After how many steps a fan asks for a hint, and one who zooms looks at all of the board. */
const HINT_EVERY = 4;
const LOOK_EVERY = 12;

/** Columns of times: frames as they came, and work by the clock of the page's own thread. */
const TIMES = 'frames | over 33 ms | work of a stroke, median ms | p95 | most';

const wanted = new Set([...GAMES.map(([id]) => id), ...BY_KEYS]);
const lines = ['small', 'medium', 'large', 'huge'].flatMap((name) =>
  gunzippedLines(new URL(`../catalogue/${name}.ndjson.gz`, import.meta.url)),
);
const puzzles = new Map(
  lines.flatMap((line) => {
    const { catalogue } = JSON.parse(line);
    if (!wanted.has(catalogue.id)) return [];
    const file = orThrow(safeReadPuzzles(new TextEncoder().encode(line), { from: 'json' }));
    return [[catalogue.id, orThrow(file.puzzles[0])]];
  }),
);
const isPlayed = (id) => values.only === undefined || values.only.split(',').includes(id);

const site = await serveSite(fileURLToPath(new URL('../apps/site/dist/', import.meta.url)));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const { lines: table, print } = printer();
try {
  print('A *miss* is a stroke after which the board was not as meant.\n');
  for (const viewport of PHONES) await playOnPhone(viewport);
  await playByKeys();
  if (values.only === undefined) keep('fans', 'npm run build && node bench/fans.mjs', table);
} finally {
  await browser.close();
  site.close();
}

async function playOnPhone(viewport) {
  const name = `${viewport.width} × ${viewport.height}`;
  print(`## By touch, ${name}\n`);
  const counted = 'strokes | taps | of these tools | pans | hints | all a cell | misses';
  print(`| puzzle | inks | played | cell px | ${counted} | ${TIMES} |`);
  print(`|---|---:|---|${'---:|'.repeat(13)}`);
  for (const [id, manner] of GAMES.filter(([id]) => isPlayed(id))) {
    const options = { viewport, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
    const page = await opened(id, options);
    const fingers = await Fingers.on(page);
    const { width, height, palette } = puzzles.get(id);
    const hand = new (manner === 'cursor' ? CursorHand : TouchHand)(
      page,
      width,
      await watchWork(page),
      fingers,
    );
    const { cell } = await look(page);
    const frames = await played(page, id, { hand, manner, name: `${viewport.width}-${id}` });
    const { strokes, taps, tools, pans, hints, missed } = hand.counts;
    const all = taps + strokes + pans;
    const cells = [`${width} × ${height}`, palette.length - 1, manner, cell.toFixed(0)];
    cells.push(strokes, taps, tools, pans, hints, (all / (width * height)).toFixed(2), missed);
    print(`| ${[...cells, ...frames].join(' | ')} |`);
    for (const miss of hand.misses.slice(0, 5)) console.error(id, JSON.stringify(miss));
    await page.context().close();
  }
  print('');
}

async function playByKeys() {
  print('## By keys alone, 1280 × 800\n');
  print(`| puzzle | inks | strokes | presses | presses a cell | misses | ${TIMES} |`);
  print(`|---|${'---:|'.repeat(10)}`);
  for (const id of BY_KEYS.filter(isPlayed)) {
    const page = await opened(id, { viewport: { width: 1280, height: 800 } });
    const { width, height, palette } = puzzles.get(id);
    const hand = new KeyHand(page, width, await watchWork(page));
    const frames = await played(page, id, { hand, manner: 'keys', name: `keys-${id}` });
    const { strokes, presses, missed } = hand.counts;
    const share = (presses / (width * height)).toFixed(2);
    const cells = [`${width} × ${height}`, palette.length - 1, strokes, presses, share, missed];
    print(`| ${[...cells, ...frames].join(' | ')} |`);
    for (const miss of hand.misses.slice(0, 5)) console.error(id, JSON.stringify(miss));
    await page.context().close();
  }
}

/** Opens a puzzle for a person who has had the first lesson. */
async function opened(id, options) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  // a machine that is busy with other work is slow, and no failure
  context.setDefaultTimeout(120_000);
  await context.addInitScript(() => {
    const done = { techniques: [], hasPlayedFirst: true };
    localStorage.setItem('nonokit.learn', JSON.stringify(done));
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(id, error));
  await page.goto(site.address + makePath(puzzles.get(id)));
  await ready(page);
  await watchFrames(page);
  return page;
}

/** Plays to the end; the frames. */
async function played(page, id, { hand, manner, name }) {
  const { steps } = explain(puzzles.get(id));
  const { width } = puzzles.get(id);
  await picture(page, `${name}-1-opened`);
  if (manner === 'cursor') await takeCursor(page, hand);
  if (manner === 'zoom') await hand.zoomTo(32);
  for (const [number, { conclusions }] of steps.entries()) {
    if (await isOver(page)) break;
    if (number === steps.length >> 1) await picture(page, `${name}-3-half`);
    if (manner === 'hints' && number % HINT_EVERY === 0) await askHint(page, hand, name);
    if (manner === 'zoom' && number % LOOK_EVERY === LOOK_EVERY - 1) await lookAtAll(page, hand);
    const byMark = new Map();
    for (const { row, column, color } of conclusions.filter(({ color }) => color >= 0)) {
      byMark.set(color, [...(byMark.get(color) ?? []), row * width + column]);
    }
    for (const [mark, cells] of byMark) await hand.mark(mark, cells);
  }
  const frames = await readFrames(page);
  if (!(await isOver(page))) {
    await picture(page, `${name}-not-finished`);
    throw new Error(`${name} is not finished; misses: ${JSON.stringify(hand.misses)}`);
  }
  await page.locator('.finished').waitFor();
  await settle(page);
  await picture(page, `${name}-4-finished`);
  const { median, p95, maximum } = spread(hand.work);
  return [frames.all, frames.late, ...[median, p95, maximum].map((ms) => ms.toFixed(1))];
}

async function picture(page, name) {
  if (values.pictures === undefined) return;
  mkdirSync(values.pictures, { recursive: true });
  await page.screenshot({ path: join(values.pictures, `${name}.png`) });
}

async function takeCursor(page, hand) {
  await hand.tapOn(findButton(page, 'More'));
  await hand.tapOn(findButton(page, 'Move a cursor'));
  await page.locator('.cursor-buttons').waitFor();
  await settle(page);
}

/** The three presses of a hint: where, why, the cells. */
async function askHint(page, hand, name) {
  hand.counts.hints++;
  await hand.tapOn(findButton(page, 'Hint'));
  const next = page.locator('.hint-panel .button.primary');
  await hand.tapOn(next);
  await page.locator('.hint-panel a').first().waitFor();
  await settle(page);
  if (hand.counts.hints === 2) await picture(page, `${name}-2-hint`);
  await hand.tapOn(next);
  await page.locator('.sheet').waitFor({ state: 'detached' });
  await settle(page);
}

/** All of the board and back: by its corner, or beside Zoom where the corner is too small. */
async function lookAtAll(page, hand) {
  const badge = page.locator('.badge[aria-label]').first();
  if (!(await badge.isVisible())) return;
  await hand.tapOn(badge);
  if (await badge.isVisible()) {
    await hand.tapOn(badge);
    return;
  }
  const zoom = page.locator('.dock-tool[aria-expanded]');
  await hand.tapOn(zoom);
  await hand.tapOn(findButton(page, 'Back'));
  await hand.tapOn(zoom);
}
