/**
 * The board in a browser: how long a frame takes while a player paints, moves the cursor, drags and
 * zooms; boards of 30x30, 150x150 and 1000x1000, with the processor as it is and slowed four times.
 *
 * A frame counts from the event to the last pixel on the canvas, rasterised without a graphics
 * card, as Chromium does here. The first frames of a kind include compilation.
 *
 *     node bench/board.mjs
 *
 * CHROMIUM names the browser; by default /usr/bin/chromium.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { keep, printer, spread } from './measure.mjs';

const BOARDS = [
  { name: '30x30', side: 30, inks: 4, room: { width: 390, height: 640 }, scale: 3 },
  { name: '150x150', side: 150, inks: 1, room: { width: 1200, height: 900 }, scale: 1 },
  { name: '150x150, 4 inks', side: 150, inks: 4, room: { width: 1200, height: 900 }, scale: 1 },
  {
    ...{ name: '150x150, 4 inks, zoomed', side: 150, inks: 4, cell: 20 },
    ...{ room: { width: 1200, height: 900 }, scale: 2 },
  },
  { name: '1000x1000', side: 1000, inks: 1, room: { width: 1200, height: 900 }, scale: 1 },
];

const bundle = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    lib: {
      entry: fileURLToPath(new URL('board-page.mjs', import.meta.url)),
      formats: ['iife'],
      name: 'bench',
    },
  },
});
const [{ output }] = [bundle].flat();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const { lines, print } = printer();
print(
  '| board | what | frames | script ms, median | all ms, median | p95 | slowed 4: median | p95 |',
);
print('|---|---|---:|---:|---:|---:|---:|---:|');
for (const { name, ...board } of BOARDS) {
  const usual = await framesOf(board, 1);
  const slow = await framesOf(board, 4);
  for (const [what, frames] of Object.entries(usual)) {
    const all = spread(frames.map(([, ms]) => ms));
    const script = spread(frames.map(([ms]) => ms));
    const slowed = spread((slow[what] ?? []).map(([, ms]) => ms));
    const numbers = [script.median, all.median, all.p95, slowed.median, slowed.p95];
    print(
      `| ${name} | ${what} | ${frames.length} | ${numbers.map((n) => n.toFixed(1)).join(' | ')} |`,
    );
  }
}
await browser.close();
keep('board', 'node bench/board.mjs', lines);

/** The frames of one board in a page of its own, with the processor so many times slower. */
async function framesOf(board, slowness) {
  const page = await browser.newPage({ viewport: board.room, deviceScaleFactor: board.scale });
  await page.setContent('<body style="margin:0"><canvas></canvas>');
  await page.addScriptTag({ content: output[0].code });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const frames = await page.evaluate((wanted) => globalThis.bench.measure(wanted), board);
  await page.close();
  return frames;
}
