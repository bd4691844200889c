/**
 * Makes the README's pictures of the pages: docs/pictures/play.png, the player with a hint,
 * docs/pictures/play-phone.png, a phone with the board zoomed, and docs/pictures/make.png, the
 * maker with an image. The marks are true: they are cells of the solution. Builds nothing; the
 * clock of the player's pages is not the machine's.
 *
 *     npm run build && node scripts/screenshots.mjs
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { orThrow, solve } from 'nonokit';
import { writePuzzle } from 'nonokit/formats';
import { safeReadPuzzleFile } from 'nonokit/node';
import { chromium } from 'playwright-core';

const makePath = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const SITE = makePath('apps/site/dist/');
const CHROMIUM = process.env.NONOKIT_CHROMIUM ?? '/usr/bin/chromium';
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const server = createServer((request, response) => {
  const named = join(SITE, new URL(request.url, 'http://site').pathname);
  const isFolder = existsSync(named) && statSync(named).isDirectory();
  const file = isFolder ? join(named, 'index.html') : named;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(existsSync(file) ? 200 : 404, { 'Content-Type': type });
  response.end(existsSync(file) ? readFileSync(file) : '');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
try {
  await desktop();
  await phone();
  await maker();
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

/** A window, light: a game about half solved, and why the next step holds. */
async function desktop() {
  const { page, puzzle } = await begun('puzzles/clownfish.pzl', {
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
  });
  const { width, rows, columns } = puzzle;
  await paint(page, puzzle, ({ row, column }) => {
    const isEmpty = rows[row].length === 0 || columns[column].length === 0;
    return isEmpty || row * 1.2 + column < width * 0.95;
  });
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  for (let rung = 0; rung < 3; rung++) {
    await hint.click();
    await page
      .locator('.ladder button')
      .nth(rung)
      .and(page.locator('[aria-pressed=true]'))
      .waitFor();
    await page.locator('.told p').first().waitFor();
  }
  await page.getByText('what it rests on').waitFor();
  await keep(page, 'play.png');
}

/** A phone, dark: a large board, zoomed. */
async function phone() {
  const { page, puzzle } = await begun('puzzles/penguin.non', {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
  });
  await paint(page, puzzle, ({ row }) => row < puzzle.height * 0.55);
  await page.$eval('.board-host', ({ board }) => {
    board.zoomBy(1.9);
    board.reveal(Math.floor(board.state.clues.height * 0.55), 4);
  });
  await keep(page, 'play-phone.png');
}

/** The maker with one of our images, once it shows the difficulty. */
async function maker() {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1340 },
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/make/`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose an image' }).first().click(),
  ]);
  await chooser.setFiles(makePath('docs/gallery/parrot.svg'));
  await page.getByText('Solvable line by line').first().waitFor();
  await page.getByText('Techniques').waitFor();
  // the other candidates come one after the other
  await page.waitForTimeout(8000);
  await page.screenshot({ path: makePath('docs/pictures/make.png') });
}

/** Opens a puzzle of ours in the player. */
async function begun(file, options) {
  const [found] = orThrow(await safeReadPuzzleFile(makePath(file))).puzzles;
  const puzzle = orThrow(found);
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.install({ time: new Date('2026-11-22T12:00:00') });
  // a share string: the puzzle is in the address
  const share = new TextDecoder().decode(writePuzzle(puzzle, 'share')).trim();
  await page.goto(`http://127.0.0.1:${server.address().port}/play/#${encodeURIComponent(share)}`);
  await page.waitForFunction(() => document.querySelector('.board-host')?.board !== undefined);
  return { page, puzzle };
}

/** Marks the cells of the solution that are chosen, a few at a time, as a hand would. */
async function paint(page, puzzle, isChosen) {
  const solved = solve(puzzle);
  if (solved.status !== 'unique') throw new Error('a picture needs a puzzle with one solution');
  const { width, cells } = solved.solution;
  const strokes = [];
  cells.forEach((mark, cell) => {
    const row = Math.floor(cell / width);
    const column = cell % width;
    if (!isChosen({ row, column })) return;
    const last = strokes.at(-1);
    const goesOn = last?.mark === mark && last.cells.at(-1) === cell - 1 && column > 0;
    if (goesOn) last.cells.push(cell);
    else strokes.push({ type: 'paint', mark, cells: [cell] });
  });
  for (const stroke of strokes) {
    await page.clock.runFor(2600);
    await page.$eval('.board-host', ({ board }, move) => board.apply(move), stroke);
  }
}

/** Writes what is in sight. */
async function keep(page, name) {
  await page.clock.runFor(600);
  await page.screenshot({ path: makePath(`docs/pictures/${name}`) });
  console.log(`docs/pictures/${name}: ${statSync(makePath(`docs/pictures/${name}`)).size} bytes`);
}
