/**
 * Reads files that hold no puzzle: text files of `node_modules` and files of random bytes. Prints
 * each that is read as one, and how long the slowest took. Ends with an error if there is any.
 *
 *     node trials/no-puzzles.mjs [--files 3000] [--random 2000] [--seed 1]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '3000' },
    random: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});
const { readPuzzles, randomOf } = await import(
  await bundleEntry(new URL('../fuzz/library.ts', import.meta.url))
);

const TEXTS =
  /\.(?:js|ts|mjs|cjs|mts|cts|json|md|txt|css|html|map|yml|yaml|svg|xml|toml|sh|py|c|h|cc|hpp|rs|go|lua)$|\/[A-Z]+$/;
const MOST_BYTES = 3_000_000;

let wrong = 0;
let slowest = { ms: 0, name: '' };

const folder = fileURLToPath(new URL('../node_modules/', import.meta.url));
const files = [...textsIn(folder)].sort();
const wanted = Math.min(files.length, Number(values.files));
for (let i = 0; i < wanted; i++) {
  const name = files[Math.floor((i * files.length) / wanted)];
  const bytes = readFileSync(name);
  if (bytes.length > 0 && bytes.length < MOST_BYTES) read(bytes, name);
}
console.log(`${wanted} of ${files.length} text files: ${wrong} read as puzzles`);
console.log(`slowest: ${Math.round(slowest.ms)} ms, ${slowest.name.slice(folder.length)}`);

const before = wrong;
const random = randomOf(values.seed);
const STARTS = [0, 254, 0x50, 0x89, 0x47];
for (let i = 0; i < Number(values.random); i++) {
  const length = 4 + Math.floor((random.below(1000) / 1000) ** 3 * 400);
  const bytes = Uint8Array.from({ length }, () => random.below(256));
  // half of them begin like files of some format
  if (i % 2 === 1) bytes[0] = STARTS[i % STARTS.length] ?? 0;
  read(bytes, ['a.bin', 'a', 'a.dat'][i % 3] ?? 'a');
}
console.log(`${values.random} random files: ${wrong - before} read as puzzles`);
process.exitCode = wrong > 0 ? 1 : 0;

/** Reads a file that must hold no puzzle. */
function read(bytes, name) {
  const start = performance.now();
  const file = readPuzzles(new Uint8Array(bytes), { name });
  const ms = performance.now() - start;
  if (ms > slowest.ms) slowest = { ms, name };
  if (!file.ok || !file.value.puzzles.some(({ ok }) => ok)) return;
  wrong++;
  console.log(`${name} is read as ${file.value.format.id}`);
}

/** The text files of a folder and those below it. */
function* textsIn(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const name = join(path, entry.name);
    if (entry.isDirectory()) yield* textsIn(name);
    else if (entry.isFile() && TEXTS.test(name)) yield name;
  }
}
