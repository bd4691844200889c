/** Puzzles go out of one catalogue and into another, once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { openStorage } from '../storage/open.js';
import { exportPuzzles, importPuzzles } from './carry.js';

const folder = mkdtempSync(join(tmpdir(), 'nonokit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const puzzle = (name: string) =>
  fileURLToPath(new URL(`../../../../puzzles/${name}`, import.meta.url));

it('carries puzzles with titles and pictures, and leaves out what is known', async () => {
  const from = await openStorage('sqlite::memory:');
  const files = ['owl.json', 'heart.json', 'ambiguous.g', 'owl.json'].map(puzzle);
  expect(await importPuzzles(from, files, 1)).toEqual({ added: 2, known: 1, refused: 1 });
  const file = join(folder, 'puzzles.ndjson.gz');
  expect(await exportPuzzles(from, file)).toBe(2);
  const to = await openStorage('sqlite::memory:');
  expect(await importPuzzles(to, [file], 2)).toEqual({ added: 2, known: 0, refused: 0 });
  expect(await importPuzzles(to, [file], 3)).toEqual({ added: 0, known: 2, refused: 0 });
  const texts = (storage: typeof to) =>
    storage.db.selectFrom('secret').selectAll().orderBy('puzzle_id').execute();
  expect(await texts(to)).toEqual(await texts(from));
  await Promise.all([from.close(), to.close()]);
});
