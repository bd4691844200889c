/**
 * ROFL images: random ones round trip exactly; their size and speed compared with PNG.
 *
 *     npm run build && node bench/rofl.mjs [--count N]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import {
  encodeRofl,
  keep,
  printer,
  randomOf,
  rgbaOf,
  roflImageOf,
  safeDecodeRofl,
  safeReadPuzzles,
  spread,
  timed,
} from './measure.mjs';

const { values } = parseArgs({ options: { count: { type: 'string', default: '10000' } } });
const count = Number(values.count);
const sharp = createRequire(new URL('../apps/cli/package.json', import.meta.url))('sharp');
const testing = new URL('../packages/rofl/src/testing/random-image.ts', import.meta.url);
const { randomImage } = await import(await bundleEntry(testing));
const { lines, print } = printer();

/**
 * Checks images of every kind, from 1x1 to 64x64, in 1 to 300 colours: ends the run if one does not
 * come back.
 */
function roundTrips() {
  const found = { clues: 0, cells: 0, pixels: 0, packed: 0, given: 0, withGiven: 0 };
  const encoding = [];
  const decoding = [];
  for (let i = 0; i < count; i++) {
    const image = randomImage(randomOf(`round trip ${i}`), 64);
    const encoded = timed(() => encodeRofl(image));
    const decoded = timed(() => safeDecodeRofl(encoded.value.bytes));
    if (!decoded.value.ok || !same(decoded.value.value, image))
      throw new Error(`image ${i} differs`);
    found[encoded.value.kind]++;
    found.given += encoded.value.given;
    if (encoded.value.given > 0) found.withGiven++;
    encoding.push(encoded.ms);
    decoding.push(decoded.ms);
  }
  print(
    `${count.toLocaleString('en-US')} random images (noise, checkerboards, stripes, discs, blocks, gradients,`,
  );
  print(
    'photographs, switches; 1x1 to 64x64; 1 to 300 colours; some with alpha) came back exactly, every one.',
  );
  print('');
  print('| stored as | images | given cells |');
  print('|---|---:|---:|');
  print(`| clues alone | ${found.clues - found.withGiven} | 0 |`);
  print(`| clues and given cells | ${found.withGiven} | ${found.given} |`);
  for (const kind of ['cells', 'pixels', 'packed']) print(`| ${kind} | ${found[kind]} | |`);
  print('');
  print('| CPU ms | average | median | p95 | maximum |');
  print('|---|---:|---:|---:|---:|');
  for (const [what, times] of [
    ['encode', encoding],
    ['decode', decoding],
  ]) {
    const { average, median, p95, maximum } = spread(times);
    print(
      `| ${[what, ...[average, median, p95, maximum].map((ms) => ms.toFixed(2))].join(' | ')} |`,
    );
  }
}

function same(a, b) {
  const alike = (x, y) => x.length === y.length && x.every((value, i) => value === y[i]);
  return a.width === b.width && alike(a.palette, b.palette) && alike(a.cells, b.cells);
}

/** The pictures of `puzzles/`. */
function drawings() {
  const folder = new URL('../puzzles/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => !/^(README|LICENSE|expected|bad)/.test(name))
    .flatMap((name) => {
      const read = safeReadPuzzles(readFileSync(new URL(name, folder)), { name });
      return read.ok ? read.value.puzzles.filter((one) => one.ok && one.value.goal) : [];
    })
    .map(({ value: { goal, palette } }) => {
      const colors = palette.map(({ rgb }) => Number.parseInt(rgb.slice(1), 16) * 256 + 255);
      return { ...goal, palette: Uint32Array.from(colors), cells: Uint32Array.from(goal.cells) };
    });
}

/** Every fortieth icon of Lucide (ISC), in black on white. */
async function icons(size) {
  const file = new URL('../node_modules/@iconify-json/lucide/icons.json', import.meta.url);
  const all = Object.values(JSON.parse(readFileSync(file, 'utf8')).icons);
  const images = [];
  for (let i = 0; i < all.length; i += 40) {
    const body = all[i].body.replaceAll('currentColor', '#000');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">${body}</svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .flatten({ background: '#fff' })
      .threshold(160, { grayscale: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    images.push(
      drawn(
        size,
        size,
        (x, y) => (data[(y * size + x) * info.channels] === 0 ? 1 : 0),
        [0xffffff, 0],
      ),
    );
  }
  return images;
}

function drawn(width, height, paint, colors) {
  const rgba = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const rgb = colors[paint(i % width, Math.floor(i / width))];
    rgba.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255], 4 * i);
  }
  return roflImageOf({ width, height, rgba });
}

/** A set of 20 images. */
const some = (paint) => Array.from({ length: 20 }, (_, i) => paint(randomOf(`size ${i}`)));

const HUES = Array.from({ length: 256 }, (_, i) => (i << 16) | ((255 - i) << 8) | ((i * 7) & 255));

/**
 * Prints the sizes of a set of images. PNG is the shorter of indexed and true colour, with the best
 * compression of libpng.
 */
async function sizes(name, images) {
  let rofl = 0;
  let png = 0;
  let raw = 0;
  let given = 0;
  const kinds = new Set();
  for (const image of images) {
    const encoded = encodeRofl(image);
    rofl += encoded.bytes.length;
    given += encoded.given;
    kinds.add(encoded.kind);
    png += await pngLength(image);
    raw += Math.ceil((image.cells.length * Math.ceil(Math.log2(image.palette.length))) / 8);
  }
  const average = (bytes) => Math.round(bytes / images.length);
  const share = `${Math.round((100 * rofl) / png)} %`;
  print(
    `| ${[name, images.length, average(rofl), average(png), share, average(raw), [...kinds].join(', '), given].join(' | ')} |`,
  );
}

/** A smooth picture with discs in front, as a camera with noise up to `noise` sees it. */
function photograph(random, side, noise) {
  const number = (most) => random.next() * most;
  const discs = Array.from({ length: 30 }, () => ({
    x: number(side),
    y: number(side),
    reach: 0.02 * side + number(side / 5),
    look: [number(255), number(255), number(255)],
  }));
  const rgba = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let i = 0; i < side * side; i++) {
    const x = i % side;
    const y = Math.floor(i / side);
    let look = [120 + (80 * y) / side, 150 + (60 * y) / side, 220 - (100 * y) / side];
    for (const disc of discs) {
      const far = ((x - disc.x) ** 2 + (y - disc.y) ** 2) / disc.reach ** 2;
      if (far < 1) look = disc.look.map((channel) => channel * (1 - far / 2));
    }
    const shake = (reach) => (number(1) + number(1) + number(1) - 1.5) * reach;
    const light = shake(2 * noise);
    for (let c = 0; c < 3; c++) rgba[4 * i + c] = look[c] + light + shake(0.7 * noise);
  }
  return roflImageOf({ width: side, height: side, rgba });
}

/** The shortest PNG file that holds exactly the image: lossy files do not count. */
async function pngLength(image) {
  const { width, height, rgba } = rgbaOf(image);
  const ways = [
    { adaptiveFiltering: false },
    { adaptiveFiltering: true },
    // sharp makes an indexed image, of 256 colours at most, whenever an effort is given
    {
      effort: 10,
      palette: true,
      colours: Math.min(256, Math.max(2, image.palette.length)),
      dither: 0,
      quality: 100,
    },
  ];
  const lengths = [];
  for (const way of ways) {
    const file = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 9, ...way })
      .toBuffer();
    const back = await sharp(file).ensureAlpha().raw().toBuffer();
    if (back.equals(Buffer.from(rgba))) lengths.push(file.length);
  }
  return Math.min(...lengths);
}

roundTrips();
print('');
print(
  'Bytes of a file on average. "packed" are the cells alone, without palette, sizes and checksums.',
);
print('');
print('| images | number | ROFL | PNG | ROFL of PNG | packed | stored as | given cells |');
print('|---|---:|---:|---:|---:|---:|---|---:|');
await sizes('pictures of `puzzles/`', drawings());
await sizes('icons 24x24, black and white', await icons(24));
await sizes('icons 48x48, black and white', await icons(48));
await sizes('icons 128x128, black and white', await icons(128));
const noise = (colors, density) => (random) =>
  drawn(32, 32, () => (random.next() < density ? 1 + random.below(colors - 1) : 0), HUES);
await sizes('noise 32x32, 2 colours, 30 %', some(noise(2, 0.3)));
await sizes('noise 32x32, 2 colours, 50 %', some(noise(2, 0.5)));
await sizes('noise 32x32, 2 colours, 70 %', some(noise(2, 0.7)));
await sizes('noise 32x32, 8 colours', some(noise(8, 0.9)));
await sizes('checkerboard 64x64', [drawn(64, 64, (x, y) => (x + y) % 2, [0, 0xffffff])]);
await sizes('stripes 64x64', [drawn(64, 64, (x) => x % 2, [0, 0xffffff])]);
await sizes('gradient 64x64, 127 colours', [drawn(64, 64, (x, y) => x + y, HUES)]);
await sizes('rings 64x64, 46 colours', [
  drawn(64, 64, (x, y) => Math.floor(Math.hypot(x - 32, y - 32)), HUES),
]);
const photographs = (side, noise) => [photograph(randomOf(`photo ${noise}`), side, noise)];
await sizes('photograph 200x200', photographs(200, 6));
await sizes('photograph 1000x1000', photographs(1000, 6));
await sizes('photograph 1000x1000 without noise', photographs(1000, 0));
const chance = randomOf('pixels');
const random = Uint8Array.from({ length: 4 * 500 * 500 }, (_, i) =>
  (i & 3) === 3 ? 255 : chance.below(256),
);
await sizes('random pixels 500x500', [roflImageOf({ width: 500, height: 500, rgba: random })]);
keep('rofl', `node bench/rofl.mjs --count ${count}`, lines);
