/**
 * Measures frames in Chromium: bundles a page of measurements, opens it once with the processor as
 * it is and once slowed four times, and prints a row for each kind of frame. Frames are pairs of
 * milliseconds: script, and all until the last pixel is on the canvas.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { spread } from './measure.mjs';

/** Prints the table for some boards; `entry` is the page, whose `measure(board)` gives frames. */
export async function printFrames(boards, entry, print) {
  const script = await bundledPage(entry);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  print(
    '| board | what | frames | script ms, median | all ms, median | p95 | slowed 4: median | p95 |',
  );
  print('|---|---|---:|---:|---:|---:|---:|---:|');
  for (const { name, ...board } of boards) {
    const usual = await measureFrames(browser, script, board, 1);
    const slow = await measureFrames(browser, script, board, 4);
    for (const [what, frames] of Object.entries(usual)) {
      const numbers = formatNumbers(frames, slow[what] ?? []).map((ms) => ms.toFixed(1));
      print(`| ${name} | ${what} | ${frames.length} | ${numbers.join(' | ')} |`);
    }
  }
  await browser.close();
}

function formatNumbers(frames, slow) {
  const all = spread(frames.map(([, ms]) => ms));
  const script = spread(frames.map(([ms]) => ms));
  const slowed = spread(slow.map(([, ms]) => ms));
  return [script.median, all.median, all.p95, slowed.median, slowed.p95];
}

/** The script of a page that measures or draws, as `bench` of its window. */
export async function bundledPage(entry) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['nonokit-source', 'module', 'browser', 'import', 'default'] },
    build: {
      write: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'bench' },
    },
  });
  return [result].flat()[0].output[0].code;
}

/** The frames of one board in a page of its own, with the processor slowed by a factor. */
async function measureFrames(browser, script, board, slowness) {
  const page = await browser.newPage({ viewport: board.room, deviceScaleFactor: board.scale });
  await page.setContent('<body style="margin:0"><canvas></canvas>');
  await page.addScriptTag({ content: script });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const frames = await page.evaluate((wanted) => globalThis.bench.measure(wanted), board);
  await page.close();
  return frames;
}
