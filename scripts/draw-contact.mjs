/**
 * Makes a contact sheet of what `nonokit draw` draws: sheets, frames of films and pages of PDFs in
 * every theme, small and large, black-and-white and coloured. To look at, before and after a change
 * of the drawing.
 *
 *     npm run build && node scripts/draw-contact.mjs docs/pictures/contact.png [PROGRAM] [FOLDER]
 *
 * PROGRAM is another build to draw with; FOLDER keeps the pictures in full size. Pages of PDFs need
 * `pdftoppm` (poppler-utils) and are left out without it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { puzzleOf, randomOf, safeWritePuzzle } from '../bench/measure.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const [out, program = 'apps/cli/bin/nonokit.js', kept] = process.argv.slice(2);
if (out === undefined) throw new Error('name the picture to write');
const folder = kept === undefined ? mkdtempSync(join(tmpdir(), 'nonokit-')) : resolve(kept);
mkdirSync(folder, { recursive: true });
if (kept === undefined) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const NIGHT = [{ rgb: '#14213d' }, { rgb: '#ffffff' }, { rgb: '#fca311' }, { rgb: '#000000' }];
const BRIGHT = [...BLACK, { rgb: '#d7263d' }, { rgb: '#f7c948' }, { rgb: '#1b998b' }];

/** A picture of overlapping discs, saved as a puzzle. */
function discs(name, width, height, palette, meta = {}) {
  const random = randomOf(name);
  const all = Array.from({ length: 14 }, () => ({
    x: random.below(width),
    y: random.below(height),
    size: 2 + random.below(Math.max(3, Math.min(width, height) >> 1)),
    color: random.below(palette.length),
  }));
  const cells = Uint16Array.from({ length: width * height }, (_, k) => {
    const x = k % width;
    const y = Math.floor(k / width);
    const over = all.filter((disc) => (disc.x - x) ** 2 + (disc.y - y) ** 2 < disc.size ** 2);
    return over.at(-1)?.color ?? 0;
  });
  return saved(name, puzzleOf({ width, height, cells }, palette, { title: name, ...meta }));
}

/** One full row, so that a clue has three digits, among short ones. */
function long(name) {
  const cells = Uint16Array.from({ length: 130 * 20 }, (_, k) =>
    Math.floor(k / 130) === 9 || (k % 130) % 3 === Math.floor(k / 130) % 2 ? 1 : 0,
  );
  const title = 'Three digits and a very long title that has to fit above all of this';
  return saved(name, puzzleOf({ width: 130, height: 20, cells }, BLACK, { title }));
}

function saved(name, puzzle) {
  const written = safeWritePuzzle(puzzle, 'json');
  if (!written.ok) throw new Error(written.problem.message);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, written.value);
  return file;
}

const tall = discs('tall', 20, 130, BRIGHT);
const night = discs('night', 20, 20, NIGHT, { author: 'N. Onokit', license: 'CC0-1.0' });
const hundred = discs('hundred', 100, 60, BLACK);
const huge = discs('huge', 200, 200, BLACK);
const five = discs('five', 5, 5, BLACK);
const books = ['cherries.pzl', 'owl.json', 'snail.json', 'penguin.non', 'cat.txt', 'castle.g'].map(
  (name) => `puzzles/${name}`,
);

/** The pictures: name, page or frame to show (0 for a still picture), and arguments of `draw`. */
const PICTURES = [
  ['five.png', 0, [five]],
  ['owl.png', 0, ['puzzles/owl.json', '--cell', '16']],
  ['owl-both.png', 0, ['puzzles/owl.json', '--what', 'both', '--cell', '16', '--lang', 'ru']],
  ['owl-dark.png', 0, ['puzzles/owl.json', '--what', 'both', '--theme', 'dark', '--cell', '16']],
  ['owl-print.png', 0, ['puzzles/owl.json', '--theme', 'print', '--cell', '16']],
  ['night.png', 0, [night, '--cell', '18']],
  ['night-both.png', 0, [night, '--what', 'both', '--cell', '16']],
  ['night-dark.png', 0, [night, '--what', 'both', '--theme', 'dark', '--cell', '16']],
  ['night-print.png', 0, [night, '--theme', 'print', '--cell', '16']],
  ['cat-dark.png', 0, ['puzzles/cat.txt', '--what', 'both', '--theme', 'dark', '--cell', '16']],
  ['long.png', 0, [long('long'), '--cell', '16', '--title', 'Three digits and a long title']],
  ['tall.png', 0, [tall, '--cell', '16']],
  ['hundred.png', 0, [hundred, '--cell', '12']],
  ['huge.png', 0, [huge, '--cell', '8']],
  ['two.png', 0, ['puzzles/ambiguous.g', '--what', 'solution', '--cell', '16']],
  ['steps.gif', 20, ['puzzles/cherries.pzl', '--frames', 'steps', '--cell', '16']],
  ['steps-ru.gif', 30, ['puzzles/snail.json', '--frames', 'steps', '--cell', '16', '--lang', 'ru']],
  ['steps-dark.gif', 25, ['puzzles/owl.json', '--frames', 'steps', '--theme', 'dark']],
  ['book.pdf', 1, [...books, '--title', 'Six puzzles']],
  ['book.pdf', 2, []],
  ['book.pdf', 3, []],
  ['book.pdf', 8, []],
  ['two-a-page.pdf', 1, [...books, '--per-page', '2']],
  ['huge.pdf', 1, [huge]],
  ['huge.pdf', 6, []],
];

function draw(name, page, args) {
  const file = join(folder, name);
  if (args.length > 0) {
    const frames = name.endsWith('.gif') ? ['--each', join(folder, name.replace('.gif', ''))] : [];
    const all = ['draw', ...args, ...frames, '-o', file, '--force', '--quiet'];
    execFileSync(process.execPath, [resolve(program), ...all], { cwd: ROOT });
  }
  if (name.endsWith('.pdf')) return drawPage(file, page);
  if (page === 0) return file;
  const each = join(folder, name.replace('.gif', ''));
  return join(each, readdirSync(each).sort()[page - 1]);
}

/** A page of a PDF as PNG; undefined if nothing can draw it, or there is no such page. */
function drawPage(file, page) {
  const to = `${file}-${page}`;
  try {
    const range = ['-f', page, '-l', page].map(String);
    execFileSync('pdftoppm', ['-r', '100', '-png', '-singlefile', ...range, file, to]);
    return `${to}.png`;
  } catch {
    return undefined;
  }
}

const WIDTH = 250;
const HEIGHT = 200;
const GAP = 14;
const COLUMNS = 6;

async function tile([name, page, args], k) {
  const file = draw(name, page, args);
  if (file === undefined) return [];
  const fitted = { width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true };
  const left = GAP + (k % COLUMNS) * (WIDTH + GAP);
  const top = GAP + Math.floor(k / COLUMNS) * (HEIGHT + GAP + 14);
  const label = `<svg width="${WIDTH}" height="14"><text x="0" y="11" font-size="11" font-family="sans-serif">${name}${page > 0 ? ` ${page}` : ''}</text></svg>`;
  return [
    { input: await sharp(file).resize(fitted).png().toBuffer(), left, top: top + 14 },
    { input: Buffer.from(label), left, top },
  ];
}

const tiles = [];
for (const [k, picture] of PICTURES.entries()) tiles.push(...(await tile(picture, k)));
const rows = Math.ceil(PICTURES.length / COLUMNS);
const size = {
  width: GAP + COLUMNS * (WIDTH + GAP),
  height: GAP + rows * (HEIGHT + GAP + 14),
};
await sharp({ create: { ...size, channels: 3, background: '#dfe3ea' } })
  .composite(tiles)
  .png({ palette: true, colours: 128, compressionLevel: 9 })
  .toFile(out);
