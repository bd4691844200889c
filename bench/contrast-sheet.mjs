/**
 * A sheet to look at: puzzles with an ink that is hardly seen, four pictures each: a part of the
 * board by its fills alone, the same as the player paints it, the finished picture, and in print.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { bundledPage } from './frames.mjs';

const require = createRequire(new URL('../apps/cli/package.json', import.meta.url));
const sharp = require('sharp');

/** The side of a picture, and of the cells of boards, in pixels. */
const SIDE = 104;
const CELL = 13;

/** Draws {puzzle, theme, fill} with the modules of a Vite server, as PNG. */
export async function drawWorst(vite, worst, file) {
  const { drawFinished, drawPrinted } = await vite.ssrLoadModule(
    '/apps/site/web/sheet/testing/drawn-pictures.ts',
  );
  const items = worst.map(({ puzzle, theme, fill, ink }) => {
    const { width, height, palette, cells, title } = puzzle;
    const at = cells.indexOf(ink);
    const place = { row: Math.floor(at / width), column: at % width };
    return {
      puzzle: { width, height, palette, cells, at: place },
      theme,
      text: `${title}, ${theme}, ${fill.toFixed(2)}`,
      finished: drawFinished(puzzle),
      printed: drawPrinted(puzzle),
    };
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  await page.setContent(`<style>${styles()}</style><body>`);
  await page.addScriptTag({
    content: await bundledPage(new URL('contrast-page.mjs', import.meta.url)),
  });
  await page.evaluate(
    ({ items, side, cell }) => {
      for (const { puzzle, theme, text, finished, printed } of items) {
        const figure = document.createElement('figure');
        figure.dataset.theme = theme;
        const drawings = [finished, printed].map((svg) => `<div>${svg}</div>`).join('');
        figure.innerHTML = `<figcaption>${text}</figcaption><canvas></canvas><canvas></canvas>${drawings}`;
        document.body.append(figure);
        const [plain, painted] = figure.querySelectorAll('canvas');
        globalThis.bench.drawBoards(plain, painted, { puzzle, theme, side, cell });
      }
    },
    { items, side: SIDE, cell: CELL },
  );
  const drawn = await page.screenshot({ fullPage: true });
  await browser.close();
  await sharp(drawn).png({ palette: true, effort: 10 }).toFile(file);
}

/** The colours of the themes, and the few rules of the sheet. */
function styles() {
  const css = (path) => readFileSync(new URL(`../apps/site/web/${path}`, import.meta.url), 'utf8');
  return `${css('styles/tokens.css')}${css('sheet/edges.css')}
    body { margin: 8px; display: grid; grid-template-columns: repeat(4, auto); gap: 8px;
      justify-content: start; background: #808080; font: 11px sans-serif; }
    figure { margin: 0; display: grid; grid-template-columns: repeat(4, ${SIDE}px); gap: 2px; }
    figcaption { grid-column: 1 / -1; color: #ffffff; }
    canvas, div { width: ${SIDE}px; height: ${SIDE}px; overflow: hidden; }
    div { background: #ffffff; } div svg { width: 100%; height: 100%; }`;
}
