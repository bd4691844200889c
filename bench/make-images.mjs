/**
 * The fixed set of images for measuring the maker, all of which we may use: icons of Lucide (ISC)
 * and of Fluent Emoji Flat (MIT), rasterised, and scenes drawn by `make-scenes.mjs`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scenes } from './make-scenes.mjs';

// installed by: npm ci --prefix tools/icons
const require = createRequire(new URL('../tools/icons/package.json', import.meta.url));
const sharp = createRequire(new URL('../apps/cli/package.json', import.meta.url))('sharp');

const LUCIDE =
  `anchor apple bell bike bird book-open bug cake camera car castle cat cloud-rain coffee
  compass crown dog drum feather fish flag flower gamepad-2 ghost gift guitar hammer heart house key leaf
  lightbulb moon mountain piano pizza plane rabbit rocket sailboat scissors skull snail star sun tent
  tractor tree-pine trophy umbrella`.split(/\s+/);
const FLUENT =
  `ant avocado bear beetle bicycle bird blowfish butterfly cactus camel castle cat-face cherries
  chestnut cow-face crab dog-face dolphin duck eagle elephant fox frog giraffe grapes hamster hedgehog
  horse-face house lady-beetle lion koala mushroom octopus owl panda penguin pineapple rocket rooster
  sailboat snail snowman spouting-whale strawberry teapot tiger-face turtle unicorn watermelon`.split(
    /\s+/,
  );

/** Longer side of a rasterised icon. */
const SIDE = 240;

/** Every image of the set: {kind: 'lucide' | 'fluent' | 'scene', name, width, height, rgba}. */
export async function images({ sceneTimes = 4 } = {}) {
  const icons = [
    ...(await rasterised('lucide', '@iconify-json/lucide', LUCIDE)),
    ...(await rasterised('fluent', '@iconify-json/fluent-emoji-flat', FLUENT)),
  ];
  return [...icons, ...[...scenes(sceneTimes)].map((image) => ({ kind: 'scene', ...image }))];
}

async function rasterised(kind, library, names) {
  const set = JSON.parse(readFileSync(require.resolve(`${library}/icons.json`), 'utf8'));
  const found = [];
  for (const name of names) {
    const icon = set.icons[name];
    if (icon === undefined) throw new Error(`${library} has no icon "${name}"`);
    const width = icon.width ?? set.width ?? 16;
    const height = icon.height ?? set.height ?? 16;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${width} ${height}" color="#000">${icon.body}</svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    found.push({ kind, name, width: info.width, height: info.height, rgba: new Uint8Array(data) });
  }
  return found;
}
