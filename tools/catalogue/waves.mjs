/**
 * The waves of wishes: in each of them a concept gets one drawing, one size and a number of inks.
 * Which ones depends on its code alone, so a plan is always the same.
 */
import { concepts } from './concepts.mjs';
import { judged } from './judged.mjs';
import { listNames } from './packages.mjs';
import { ownTitles } from './titles.mjs';
import { hashToShare, parseWish } from './wish.mjs';

/** Sizes and inks of coloured puzzles, and the share of concepts that get them. */
const COLORED = [
  [15, 4, 0.12],
  [20, 4, 0.36],
  [25, 5, 0.26],
  [30, 5, 0.26],
];

const BLACK = [
  [18, 1, 0.16],
  [22, 1, 0.28],
  [25, 1, 0.28],
  [30, 1, 0.28],
];

const LARGE = [
  [35, 6, 0.4],
  [40, 6, 0.35],
  [45, 6, 0.25],
];

/** All waves by name. */
export const WAVES = {
  colored: () => wave('colored', COLORED, 0),
  black: () => wave('black', BLACK, 0, /^(face|heart|emotion|person|cat-face|zodiac|religion)/),
  'colored-second': () => wave('colored', COLORED, 1),
  'black-second': () =>
    wave('black', BLACK, 1, /^(face|heart|emotion|person|cat-face|zodiac|religion)/),
  large: () => wave('colored', LARGE, 2),
  pixel: () => pixelWishes(),
  // everything that was ever looked at, for `calibrate.mjs`
  judged: () => [...judged().keys()].map(parseWish),
};

/** Pixel art that has a title, as it is drawn; solid ones and outlines. */
function pixelWishes() {
  const names = ['pixel', 'pixelarticons'].flatMap((pack) =>
    listNames(pack).map((icon) => ({ pack, icon, size: 0, colors: 1 })),
  );
  const titles = ownTitles();
  return names.filter(({ pack, icon }) => titles.has(`${pack}/${icon.replace(/-solid$/, '')}`));
}

/** One wish for each concept that has a drawing of this rank, except those of some groups. */
function wave(name, sizes, rank, without = /^$/) {
  return concepts().flatMap(({ id, group, drawings }) => {
    if (without.test(group)) return [];
    const [pack, icon] = inOrder(drawings, `${name} ${id}`)[rank] ?? [];
    if (pack === undefined) return [];
    const [size, colors] = sizeFor(sizes, hashToShare(`${name} ${rank} ${id}`));
    return [{ pack, icon, size, colors, concept: id }];
  });
}

/** The row in whose part of all shares this one lies. */
function sizeFor(sizes, share) {
  const before = (at) => sizes.slice(0, at + 1).reduce((sum, row) => sum + row[2], 0);
  return sizes.find((_, at) => before(at) > share) ?? sizes[0];
}

/** The drawings in an order that is as good as chance. */
function inOrder(drawings, seed) {
  const rank = ([pack]) => hashToShare(`${seed} ${pack}`);
  return [...drawings].sort((a, b) => rank(a) - rank(b));
}
