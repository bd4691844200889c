/**
 * The maker's first choice: ten images of different kinds are given to its page, and what the page
 * puts on the sheet without being asked is drawn beside each image, to be judged by eye. The sheet
 * is bench/results/maker-first.png; the table has what the page says of each.
 *
 *     npm run build && node bench/maker-first.mjs [--judged "cat=yes,heart=no"]
 *
 * "--judged" writes the verdicts of the person who looked at the sheet into the table. CHROMIUM
 * names the browser; by default /usr/bin/chromium.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { openBuiltSite } from './built-site.mjs';
import { images } from './make-images.mjs';
import { keep, printer } from './measure.mjs';

const sharp = createRequire(new URL('../apps/cli/package.json', import.meta.url))('sharp');

/** Icons of lines, of one tone and of several colours, a scene like a photograph. */
const CHOSEN = [
  ...['lucide umbrella', 'lucide cat', 'fluent owl', 'fluent strawberry', 'fluent sailboat'],
  ...['fluent lady-beetle', 'scene spheres'],
];

const SIDE = 200;
const ACROSS = 2;

const { values } = parseArgs({ options: { judged: { type: 'string', default: '' } } });
const judged = new Map(
  values.judged
    .split(',')
    .filter((one) => one !== '')
    .map((one) => one.split('=')),
);
const { address, browser, close } = await openBuiltSite();
const { lines, print } = printer();
try {
  print('| image | the first choice | a strict eye takes it |');
  print('|---|---|---|');
  const pairs = [];
  for (const { name, png } of await chooseImages()) {
    const { text, board } = await makeOf(name, png);
    pairs.push({ png, board });
    print(`| ${name} | ${text} | ${judged.get(name) ?? 'not judged'} |`);
  }
  writeFileSync(new URL('results/maker-first.png', import.meta.url), await drawPairs(pairs));
  const taken = [...judged.values()].filter((verdict) => verdict === 'yes').length;
  print(`\n${taken} of ${pairs.length} taken. The pictures: maker-first.png.`);
  keep('maker-first', 'npm run build && node bench/maker-first.mjs', lines);
} finally {
  await close();
}

/** Seven images of the maker's set, and three that are drawn here. */
async function chooseImages() {
  const set = await images({ sceneTimes: 1 });
  const some = CHOSEN.map((wanted) => {
    const [kind, name] = wanted.split(' ');
    const image = set.find((one) => one.kind === kind && one.name.startsWith(name));
    if (image === undefined) throw new Error(`there is no image ${wanted}`);
    return { ...image, name };
  });
  const drawn = await Promise.all(
    some.map(async ({ name, width, height, rgba }) => {
      const raw = { width, height, channels: 4 };
      return { name, png: await sharp(Buffer.from(rgba), { raw }).png().toBuffer() };
    }),
  );
  return [...drawn, await outline(), await heart(), await sprite()];
}

/** A black outline on white, thin for its size. */
async function outline() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400">
    <rect width="500" height="400" fill="#fff"/>
    <g fill="none" stroke="#000" stroke-width="3">
      <path d="M60 200q90-130 250-60q40 20 70 60q-30 40-70 60q-160 70-250-60z"/>
      <path d="M375 200l75-60v120z"/><circle cx="130" cy="180" r="9"/>
    </g></svg>`;
  return { name: 'outline-fish', png: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** A red heart of 12 × 12 pixels on nothing. */
async function heart() {
  const rows = ['.##...##.', '####.####', '#########', '#########', '.#######.', '..#####..'];
  const whole = [...rows, '...###...', '....#....'].map((row) => `..${row}.`);
  const size = { width: 12, height: 12 };
  const blank = '............';
  const text = [blank, blank, ...whole, blank, blank].join('');
  return { name: 'heart', png: await png(text, size, { '#': [220, 30, 40, 255] }) };
}

/** A sprite whose pixels are cells. */
async function sprite() {
  const half = ['...##', '..#gg', '.#ggg', '#gg#g', '#ggg#', '#gggg', '.#ggg', '..###', '.#..#'];
  const rows = half.map((row) => `${row}${[...row].reverse().join('')}`);
  const colors = { '#': [20, 24, 40, 255], g: [60, 170, 90, 255] };
  return { name: 'sprite', png: await png(rows.join(''), { width: 10, height: 9 }, colors) };
}

function png(text, { width, height }, colors) {
  const rgba = [...text].flatMap((sign) => colors[sign] ?? [0, 0, 0, 0]);
  return sharp(Buffer.from(rgba), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Drops an image on the maker's page; what it says of the sheet, and a picture of that. */
async function makeOf(name, buffer) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  await page.goto(`${address}make/`);
  await page.waitForSelector('html[data-awake]');
  const button = page.getByRole('button', { name: /Choose an image/ }).first();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  await page.waitForSelector('.offer.ready:has(:checked)', { timeout: 300_000 });
  // the choice may still change while better candidates come
  await page.waitForFunction(() => document.querySelector('.offers [aria-busy=true]') === null);
  const text = await page.locator('.offer:has(:checked)').innerText();
  const board = await page.locator('.nonokit-board canvas').first().screenshot();
  await context.close();
  return { text: text.replace(/\s+/g, ' '), board };
}

/** Images and first choices side by side. */
async function drawPairs(pairs) {
  const scaled = async (picture) => {
    const { width } = await sharp(picture).metadata();
    // the pixels of small images stay squares
    const kernel = width < SIDE / 4 ? 'nearest' : 'lanczos3';
    return sharp(picture)
      .flatten({ background: '#ffffff' })
      .resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff', kernel })
      .png()
      .toBuffer();
  };
  const parts = await Promise.all(
    pairs.map(async ({ png: image, board }, k) => {
      const left = (k % ACROSS) * (2 * SIDE + 24);
      const top = Math.floor(k / ACROSS) * (SIDE + 8);
      return [
        { input: await scaled(image), left, top },
        { input: await scaled(board), left: left + SIDE, top },
      ];
    }),
  );
  const width = ACROSS * (2 * SIDE + 24);
  const height = Math.ceil(pairs.length / ACROSS) * (SIDE + 8);
  const sheet = sharp({ create: { width, height, channels: 3, background: '#dddddd' } });
  return sheet.composite(parts.flat()).png().toBuffer();
}
