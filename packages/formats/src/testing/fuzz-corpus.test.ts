/**
 * Replays every file of the fuzzer's corpus. Each was the seed or the finding of a run, and no
 * reader may fail on it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_FORMATS } from '../index.js';
import { readerFault } from './reader-fault.js';

const CORPUS = new URL('../../../../fuzz/corpus/', import.meta.url);
const LIMITS = { maxCells: 1_000_000, maxColors: 4096, maxBytes: 1 << 24, maxPuzzles: 1000 };

const files = readdirSync(CORPUS).flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, CORPUS)).map((name) => ({ folder, name })),
);

function makeBytes(folder: string, name: string): Uint8Array {
  return readFileSync(new URL(`${folder}/${name}`, CORPUS));
}

it.each(files)('$folder/$name does not crash its reader', ({ folder, name }) => {
  const bytes = makeBytes(folder, name);
  const own = ALL_FORMATS.filter(({ id }) => id === folder).map(({ id }) => id);
  for (const from of [undefined, ...own]) {
    expect(readerFault(bytes, { from, limits: LIMITS })).toBeUndefined();
  }
});

it('small files of the corpus do not crash any reader', () => {
  const small = files.map(({ folder, name }) => makeBytes(folder, name));
  for (const bytes of small.filter(({ length }) => length < 2000)) {
    for (const { id } of ALL_FORMATS) {
      expect(readerFault(bytes, { from: id, limits: LIMITS }), id).toBeUndefined();
    }
  }
});

it('every folder of the corpus belongs to a fuzz target', () => {
  const targets = new Set([...ALL_FORMATS.map(({ id }) => id), 'detect', 'line']);
  for (const folder of existsSync(CORPUS) ? readdirSync(CORPUS) : []) {
    expect(targets).toContain(folder);
  }
});
