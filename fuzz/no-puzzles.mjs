/**
 * Files that hold no puzzle must not be read as one: texts of the packages in `node_modules`, each
 * under its own name and under none, and files of random bytes and random letters.
 *
 *     node fuzz/no-puzzles.mjs [--texts 3000] [--random 2000] [--seed 1]
 *
 * Prints each file that is read as a puzzle; the exit status is then 1. Needs `npm run build`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { randomOf } from 'nonokit';
import { safeReadPuzzles } from 'nonokit/formats';
import { keep, printer } from '../bench/measure.mjs';

const { values } = parseArgs({
  options: {
    texts: { type: 'string', default: '3000' },
    random: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});
const random = randomOf(`no puzzles/${values.seed}`);
const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
/** Texts and data; images and our own packages, which link here, may hold puzzles. */
const TEXTS = /\.(?:[cm]?[jt]s|json|md|txt|css|html?|ya?ml|map|py|cc|h|toml)$|(?:^|\/)[A-Z]+$/;
const MOST_BYTES = 100_000;
/** How binary files of some formats begin. */
const STARTS = [0, 254, 0x50, 0x89, 0x47];

const { lines, print } = printer();
const wrong = [];
const texts = chosen(filesIn(modules), Number(values.texts));
for (const file of texts) {
  const bytes = readFileSync(file);
  const name = relative(modules, file);
  for (const given of [name, undefined])
    judge(`${name}${given ? '' : ', without its name'}`, bytes, given);
}
const count = Number(values.random);
for (let k = 0; k < count; k++) {
  const name = ['.bin', '.dat', '.txt', '.png', '.json', '.non', ''][k % 7];
  judge(`random ${k}${name}`, randomBytes(k), name === '' ? undefined : `random${name}`);
}
print(
  `${texts.length} texts of node_modules, each with and without its name, and ${count} random files:`,
);
print(`${wrong.length} read as puzzles`);
for (const what of wrong) print(`* ${what}`);
keep(
  'no-puzzles',
  'node fuzz/no-puzzles.mjs',
  lines,
  new URL('../bench/results/', import.meta.url),
);
process.exitCode = wrong.length === 0 ? 0 : 1;

function* filesIn(folder) {
  for (const { name } of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, name);
    if (name === '@nonokit' || name === 'nonokit' || name === 'nonokit-site') continue;
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) yield* filesIn(path);
    else if (stat?.isFile() && stat.size <= MOST_BYTES && TEXTS.test(path)) yield path;
  }
}

/** Some of the files, spread over all. */
function chosen(files, most) {
  const all = [...files];
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, k) => all[Math.floor(k * step)]);
}

/**
 * Bytes of any value, every other time with the first one of some format, or digits and separators,
 * or letters, up to 2,000 of them.
 */
function randomBytes(k) {
  const length = 1 + random.below(k % 3 === 0 ? 40 : 2000);
  const alphabets = [undefined, '0123456789 ,;\n', 'abcdefghijklmnop \n'];
  const alphabet = alphabets[k % 3];
  const bytes = Uint8Array.from({ length }, () =>
    alphabet === undefined ? random.below(256) : alphabet.charCodeAt(random.below(alphabet.length)),
  );
  if (alphabet === undefined && k % 2 === 1) bytes[0] = STARTS[random.below(STARTS.length)] ?? 0;
  return bytes;
}

function judge(what, bytes, name) {
  const read = safeReadPuzzles(bytes, { name });
  const found = read.ok ? read.value.puzzles.filter(({ ok }) => ok) : [];
  const [first] = found;
  if (first === undefined) return;
  const { width, height } = first.value;
  wrong.push(`${what}: ${read.value.format.id}, ${width}x${height}`);
}
