/**
 * A lot of the catalogue to judge by eye: sheets of twenty pictures with their numbers and nothing
 * else, large enough to see every cell, and a file with the ids that stand behind the numbers.
 *
 *     node tools/catalogue/lot.mjs COUNT SEED [LEAST [MOST]]     # cells of the longer side
 *
 * Verdicts belong in `judged-lots.tsv`; `lot-counts.mjs` counts them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { cachePath } from './cache.mjs';
import { hashToShare } from './wish.mjs';

const sharp = createRequire(new URL('../../apps/cli/package.json', import.meta.url))('sharp');

const FILES = ['small', 'medium', 'large', 'huge'];
const ACROSS = 5;
const EACH = 20;
const SIDE = 300;
const GAP = 18;

const [count = '300', seed = 'a', least = '0', most = '100'] = process.argv.slice(2);
const chosen = drawLot(Number(count), Number(least), Number(most));
for (let at = 0; at < chosen.length; at += EACH) {
  const name = cachePath(`lot-${seed}-${1 + at / EACH}.png`);
  writeFileSync(name, await drawSheet(chosen.slice(at, at + EACH), at));
}
const ids = chosen.map(({ catalogue }, k) => `${k + 1}\t${catalogue.id}\t${catalogue.titles.en}`);
writeFileSync(cachePath(`lot-${seed}.tsv`), `${ids.join('\n')}\n`);
console.log(`${cachePath(`lot-${seed}`)}: ${chosen.length} pictures`);

/** `wanted` puzzles with a longer side from `shortest` to `longest`, by the hash of their id. */
function drawLot(wanted, shortest, longest) {
  const known = FILES.flatMap(readPuzzles).filter(({ width, height }) => {
    const side = Math.max(width, height);
    return side >= shortest && side <= longest;
  });
  const share = ({ catalogue }) => hashToShare(seed + catalogue.id);
  return known.sort((a, b) => share(a) - share(b)).slice(0, wanted);
}

function readPuzzles(file) {
  const url = new URL(`../../catalogue/${file}.ndjson.gz`, import.meta.url);
  const lines = gunzipSync(readFileSync(url)).toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

async function drawSheet(puzzles, from) {
  const height = Math.ceil(puzzles.length / ACROSS) * (SIDE + GAP);
  const width = ACROSS * (SIDE + GAP);
  const place = (k) => ({
    left: (k % ACROSS) * (SIDE + GAP) + GAP,
    top: Math.floor(k / ACROSS) * (SIDE + GAP) + GAP,
  });
  const numbers = puzzles.map((_, k) => {
    const { left, top } = place(k);
    return `<text x="${left}" y="${top - 4}">${from + k + 1}</text>`;
  });
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="14">${numbers.join('')}</svg>`;
  const panels = puzzles.map((puzzle, k) => ({ ...drawPanel(puzzle), ...place(k) }));
  return sharp({ create: { width, height, channels: 3, background: '#b8bcc4' } })
    .composite([...panels, { input: Buffer.from(text), left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** The picture in cells of whole pixels. */
function drawPanel({ width, height, palette, goal }) {
  const scale = Math.max(1, Math.floor(SIDE / Math.max(width, height)));
  const inks = palette.map((entry) => (typeof entry === 'string' ? entry : entry.color));
  const rgb = inks.map((ink) => [...Buffer.from(ink.slice(1), 'hex')]);
  const cells = goal.join('');
  const data = Buffer.alloc(3 * scale * scale * width * height);
  for (let k = 0; k < data.length / 3; k++) {
    const x = Math.floor((k % (width * scale)) / scale);
    const y = Math.floor(k / (width * scale * scale));
    data.set(rgb[Number.parseInt(cells[y * width + x], 36)], 3 * k);
  }
  return { input: data, raw: { width: width * scale, height: height * scale, channels: 3 } };
}
