/**
 * Sheets of the finished catalogue with titles, to read every title beside its picture, and a
 * random sample without them for a count of good ones.
 *
 *     node tools/catalogue/review.mjs FILE PAGE        # medium 3
 *     node tools/catalogue/review.mjs sample 200 SEED
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { cachePath } from './cache.mjs';
import { drawSheet } from './draw-sheet.mjs';
import { hashToShare } from './wish.mjs';

const EACH = 108;
const FILES = ['small', 'medium', 'large', 'huge'];

const [what = '', number = '1', seed = 'a'] = process.argv.slice(2);
const chosen = what === 'sample' ? sampled(Number(number)) : paged(what, Number(number));
const pictures = chosen.map(({ puzzle, title }) => ({ ...pictureOf(puzzle), title }));
const name = `review-${what}-${number}`;
const isSample = what === 'sample';
writeFileSync(
  cachePath(`${name}.png`),
  await drawSheet(isSample ? pictures.map(({ title, ...one }) => one) : pictures),
);
writeFileSync(cachePath(`${name}.txt`), chosen.map(({ key }) => key).join('\n'));
console.log(`${cachePath(`${name}.png`)}: ${chosen.length}`);

function listEntries(file) {
  const url = new URL(`../../catalogue/${file}.ndjson.gz`, import.meta.url);
  const lines = gunzipSync(readFileSync(url)).toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { catalogue, ...puzzle } = JSON.parse(line);
    const { id, titles, source, made } = catalogue;
    const from = source.drawn ? 'drawn' : `${source.package}/${source.icon}`;
    return {
      puzzle,
      title: `${titles.en} = ${titles.ru}`,
      id,
      key: `${from}@${made.size}c${made.colors}`,
    };
  });
}

function paged(file, page) {
  return listEntries(file).slice((page - 1) * EACH, page * EACH);
}

function sampled(count) {
  const all = FILES.flatMap(listEntries);
  return all.sort((a, b) => hashToShare(seed + a.id) - hashToShare(seed + b.id)).slice(0, count);
}

function pictureOf({ width, height, palette, goal }) {
  const colors = palette.map((entry) => (typeof entry === 'string' ? entry : entry.color));
  return { width, height, palette: colors, cells: goal.join('') };
}
