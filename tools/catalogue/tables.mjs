/**
 * The tables of `catalogue/README.md`: what is in the catalogue, by size, colours and difficulty,
 * by source and by category. Replaces everything between the marks of the page.
 *
 *     node tools/catalogue/tables.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findPackage } from './packages.mjs';

const FOLDER = new URL('../../catalogue/', import.meta.url);
const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert'];
const SIDES = [
  [5, 'to 5'],
  [8, '6 to 8'],
  [12, '9 to 12'],
  [15, '13 to 15'],
  [20, '16 to 20'],
  [25, '21 to 25'],
  [30, '26 to 30'],
  [40, '31 to 40'],
  [60, '41 to 60'],
  [100, '61 to 100'],
];

const all = ['small', 'medium', 'large', 'huge'].flatMap(linesOf);
const inks = ({ palette }) =>
  palette.length === 2 ? 'black and white' : inkClass(palette.length - 1);
const text = [
  `${all.length} puzzles.`,
  table(['longer side', 'colours', ...LABELS, 'all'], sizeRows()),
  table(['source', 'licence', 'puzzles'], sourceRows()),
  table(
    ['category', 'puzzles'],
    countRows(({ catalogue }) => catalogue.category),
  ),
].join('\n\n');
const page = new URL('README.md', FOLDER);
const before = readFileSync(page, 'utf8');
const after = before.replace(
  /(<!-- tables -->\n)[\s\S]*?(<!-- end of tables -->)/,
  `$1\n${text}\n\n$2`,
);
writeFileSync(page, after);
console.log(text);

function linesOf(name) {
  const lines = gunzipSync(readFileSync(new URL(`${name}.ndjson.gz`, FOLDER))).toString('utf8');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function inkClass(count) {
  return count <= 3 ? '2 to 3' : count <= 5 ? '4 to 5' : '6 and more';
}

function sizeRows() {
  const side = ({ width, height }) => Math.max(width, height);
  let least = 0;
  return SIDES.flatMap(([most, name]) => {
    const own = all.filter((one) => side(one) > least && side(one) <= most);
    least = most;
    return ['black and white', '2 to 3', '4 to 5', '6 and more'].flatMap((colors) => {
      const some = own.filter((one) => inks(one) === colors);
      if (some.length === 0) return [];
      const by = LABELS.map(
        (label) => some.filter(({ catalogue }) => catalogue.difficulty.label === label).length,
      );
      return [[name, colors, ...by, some.length]];
    });
  });
}

function sourceRows() {
  const rows = countRows(({ catalogue: { source } }) => source.package ?? 'drawn for Nonokit');
  return rows.map(([name, count]) => {
    const license = name === 'drawn for Nonokit' ? 'CC0-1.0' : findPackage(name).license;
    const label = name === 'drawn for Nonokit' ? name : `[${name}](${findPackage(name).url})`;
    return [label, license, count];
  });
}

function countRows(of) {
  const counts = new Map();
  for (const one of all) counts.set(of(one), (counts.get(of(one)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
