/**
 * The sets that may be published: puzzles that anybody can make again, by rule or by seed, and
 * those of `puzzles/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { images } from './make-images.mjs';
import { puzzleOf, randomOf, rgbOf, safeMakePuzzle, safeReadPuzzles } from './measure.mjs';

const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

/**
 * `count` random pictures of `size` x `size` cells, `density` of them filled, in `inks` inks. With
 * another `seed` they are other ones.
 */
export function randomSet(size, inks, density, count, seed = '') {
  const random = randomOf(`${seed}${size} ${inks} ${density}`);
  const palette = [{ rgb: '#ffffff' }];
  for (let ink = 1; ink <= inks; ink++) palette.push({ rgb: rgbOf(40 * ink, 0, 0) });
  return Array.from({ length: count }, () => {
    const cells = Uint16Array.from({ length: size * size }, () =>
      random.next() < density ? 1 + random.below(inks) : 0,
    );
    return puzzleOf({ width: size, height: size, cells }, palette);
  });
}

/**
 * n-Dom, 2n + 1 cells per side: n rows of `3` or `3 1` alternate with rows of `1`, and the columns
 * are the rows reversed. One solution, of which line logic finds hardly anything (after Jan
 * Wolter's survey of solvers).
 */
export function dominoes(n) {
  const block = (size) => ({ size, color: 1 });
  const rows = [[block(3)], [block(1)]];
  for (let i = 1; i < n; i++) rows.push([block(3), block(1)], [block(1)]);
  rows.push([block(1)]);
  const columns = rows.map((clue) => [...clue].reverse()).reverse();
  const side = 2 * n + 1;
  return { width: side, height: side, palette: BLACK, rows, columns, meta: { title: `${n}-Dom` } };
}

/**
 * Puzzles made of the icons of the maker's benchmark, at most 30 cells per side, without repair, so
 * that some are beyond line logic or ambiguous.
 */
export async function iconPuzzles(colors) {
  const icons = (await images({ sceneTimes: 0 })).filter(({ kind }) => kind !== 'scene');
  return icons.flatMap((image) => {
    const made = safeMakePuzzle(image, { size: { width: 30, height: 30 }, colors, repair: 'off' });
    const best = made.ok ? made.value.candidates[0] : undefined;
    return best === undefined ? [] : [best.puzzle];
  });
}

/** A picture of `width` x `height` cells whose cell x, y has colour `color(x, y)`. */
export function picture(width, height, inks, color) {
  const cells = Uint16Array.from({ length: width * height }, (_, i) =>
    color(i % width, Math.floor(i / width)),
  );
  const palette = [{ rgb: '#ffffff' }];
  for (let i = 1; i <= inks; i++) palette.push({ rgb: rgbOf(i & 255, (i >> 8) & 255, 77) });
  return puzzleOf({ width, height, cells }, palette);
}

/**
 * Large pictures that line logic solves: noise, discs in one and in twelve colours, stripes of
 * 1,337 colours.
 */
export function largePictures() {
  const random = randomOf('large');
  const noise = picture(1000, 1000, 1, () => (random.next() < 0.9 ? 1 : 0));
  const discs = Array.from({ length: 120 }, () => ({
    x: random.below(1000),
    y: random.below(1000),
    r: 30 + random.below(90),
  }));
  const discAt = (x, y) => discs.findIndex((d) => (x - d.x) ** 2 + (y - d.y) ** 2 < d.r ** 2);
  const stripes = (x, y) => ((x + y) % 7 === 0 ? 0 : 1 + (((x >> 2) * 50 + y * 7) % 1337));
  return [
    ['1000 x 1000, noise, 90 % filled', noise],
    ['1000 x 1000, 120 discs', picture(1000, 1000, 1, (x, y) => (discAt(x, y) < 0 ? 0 : 1))],
    [
      '1000 x 1000, the same discs in 12 colours',
      picture(1000, 1000, 12, (x, y) => (discAt(x, y) < 0 ? 0 : 1 + (discAt(x, y) % 12))),
    ],
    [
      '60 x 60, 1,337 colours at random, 80 % filled',
      picture(60, 60, 1337, () => (random.next() < 0.8 ? 1 + random.below(1337) : 0)),
    ],
    ['200 x 200, 1,337 colours in stripes', picture(200, 200, 1337, stripes)],
  ];
}

/** Our own puzzles, every one of each file of `puzzles/`. */
export function ownPuzzles() {
  const folder = new URL('../puzzles/', import.meta.url);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(LICENSE|README\.md|expected\.csv)$/.test(entry.name))
    .map((entry) => entry.name);
  return files.flatMap((name) => {
    const read = safeReadPuzzles(readFileSync(new URL(name, folder)), { name });
    if (!read.ok) throw new Error(`${name}: ${read.problem.message}`);
    return read.value.puzzles.filter((found) => found.ok).map((found) => found.value);
  });
}
