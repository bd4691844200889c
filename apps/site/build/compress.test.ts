import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './compress.mjs';

const TEXT = 'export const a = 1;\n'.repeat(100);

let folder: string;
let cache: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonokit-compress-'));
  cache = join(folder, 'cache');
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  for (const name of ['assets/a.js', 'assets/same.css', 'index.html', 'icon.png']) {
    writeFileSync(join(folder, 'dist', name), TEXT);
  }
  writeFileSync(join(folder, 'dist/page-files.json'), JSON.stringify({ text: TEXT }));
  writeFileSync(join(folder, 'dist/tiny.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = () => readdirSync(join(folder, 'dist'), { recursive: true }).map(String).sort();

it('compressing writes both forms beside each file that compresses, and nothing else', async () => {
  await compressFiles(join(folder, 'dist'), cache);
  const added = ['a.js.br', 'a.js.gz', 'same.css.br', 'same.css.gz'].map((one) => `assets/${one}`);
  const before = ['assets', 'assets/a.js', 'assets/same.css', 'icon.png', 'index.html'];
  expect(files()).toEqual([...before, ...added, 'page-files.json', 'tiny.json'].sort());
  const read = (name: string) => readFileSync(join(folder, 'dist', name));
  expect(brotliDecompressSync(read('assets/a.js.br')).toString()).toBe(TEXT);
  expect(gunzipSync(read('assets/a.js.gz')).toString()).toBe(TEXT);
});

it('compressing again handles only changed files, and removes the output of deleted ones', async () => {
  await compressFiles(join(folder, 'dist'), cache);
  const [first = ''] = readdirSync(cache);
  const made = statSync(join(cache, first)).mtimeMs;
  expect(readdirSync(cache)).toHaveLength(2);
  writeFileSync(join(folder, 'dist/assets/a.js'), `${TEXT}\n`);
  await compressFiles(join(folder, 'dist'), cache);
  expect(readdirSync(cache)).toHaveLength(4);
  expect(statSync(join(cache, first)).mtimeMs).toBe(made);
  const changed = readFileSync(join(folder, 'dist/assets/a.js.br'));
  expect(brotliDecompressSync(changed).toString()).toBe(`${TEXT}\n`);
  rmSync(join(folder, 'dist/assets/same.css'));
  for (const ending of ['br', 'gz']) rmSync(join(folder, `dist/assets/same.css.${ending}`));
  await compressFiles(join(folder, 'dist'), cache);
  expect(readdirSync(cache)).toHaveLength(2);
});
