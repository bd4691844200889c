/** Puzzles go out of one catalogue and into another, once. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readCatalogue } from '@nonokit/catalogue';
import { afterAll, expect, it } from 'vitest';
import { DIFFICULTIES } from '../engine/appraise-puzzle.js';
import { openStorage } from '../storage/open.js';
import { exportPuzzles } from './export-puzzles.js';
import { importPuzzles } from './import-puzzles.js';

const folder = mkdtempSync(join(tmpdir(), 'nonokit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const puzzle = (name: string) =>
  fileURLToPath(new URL(`../../../../puzzles/${name}`, import.meta.url));

it('an import keeps titles and pictures, and skips known puzzles', async () => {
  const from = await openStorage('sqlite::memory:');
  const files = ['owl.json', 'heart.json', 'ambiguous.g', 'owl.json'].map(puzzle);
  expect(await importPuzzles(from, files, { now: 1 })).toEqual({
    added: 2,
    known: 1,
    refused: 1,
    faulty: 0,
  });
  const file = join(folder, 'puzzles.ndjson.gz');
  expect(await exportPuzzles(from, file)).toBe(2);
  const to = await openStorage('sqlite::memory:');
  expect(await importPuzzles(to, [file], { now: 2 })).toEqual({
    added: 2,
    known: 0,
    refused: 0,
    faulty: 0,
  });
  expect(await importPuzzles(to, [file], { now: 3 })).toEqual({
    added: 0,
    known: 2,
    refused: 0,
    faulty: 0,
  });
  const texts = (storage: typeof to) =>
    storage.db.selectFrom('secret').selectAll().orderBy('puzzle_id').execute();
  expect(await texts(to)).toEqual(await texts(from));
  await Promise.all([from.close(), to.close()]);
});

/** A start catalogue of four puzzles and two series, one of them with an unknown puzzle only. */
function smallCatalogue(): string {
  const there = mkdtempSync(join(folder, 'catalogue-'));
  const file = new URL('../../../../catalogue/small.ndjson.gz', import.meta.url);
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(0, 4);
  writeFileSync(join(there, 'small.ndjson.gz'), gzipSync(`${lines.join('\n')}\n`));
  const [a, , c] = lines.map((line) => JSON.parse(line).catalogue.id);
  const words = { titles: { en: 'Sea', ru: 'Море' }, texts: { en: 'T', ru: 'Т' } };
  const series = [
    { id: 'sea', ...words, puzzles: [c, a] },
    { id: 'sky', ...words, puzzles: ['00000000'] },
  ];
  writeFileSync(join(there, 'series.json'), JSON.stringify(series));
  return there;
}

it("an import of the start catalogue's folder keeps everything in it, once", async () => {
  const there = smallCatalogue();
  const file = join(there, 'small.ndjson.gz');
  const entries = readCatalogue(readFileSync(file));
  const storage = await openStorage('sqlite::memory:');
  const { db } = storage;
  expect(await importPuzzles(storage, [there], { now: 9 })).toEqual({
    added: 4,
    known: 0,
    refused: 0,
    faulty: 0,
  });
  const rows = await db
    .selectFrom('puzzle')
    .innerJoin('secret', 'secret.puzzle_id', 'puzzle.id')
    .selectAll()
    .orderBy('number')
    .execute();
  for (const [k, { facts }] of entries.entries()) {
    const row = rows[k];
    expect(row).toMatchObject({
      license: facts.license,
      description: facts.attribution,
      difficulty: DIFFICULTIES[facts.difficulty.label],
      score: facts.difficulty.score,
      key: facts.canonical,
      author_name: 'Nonokit',
    });
    expect(JSON.parse(row?.titles ?? '')).toEqual(facts.titles);
    const id = row?.id ?? '';
    const tags = await db
      .selectFrom('secret_tag')
      .select('tag')
      .where('puzzle_id', '=', id)
      .execute();
    const told = [...new Set([...facts.tags.en, ...facts.tags.ru])];
    expect(tags.map(({ tag }) => tag).sort()).toEqual(told.sort());
  }
  const series = () => db.selectFrom('series_puzzle').selectAll().orderBy('position').execute();
  const members = [rows[2], rows[0]].map((row) => row?.id);
  expect((await series()).map(({ puzzle_id }) => puzzle_id)).toEqual(members);
  expect(await importPuzzles(storage, [there, file], { now: 9 })).toEqual({
    added: 0,
    known: 8,
    refused: 0,
    faulty: 0,
  });
  expect(await series()).toHaveLength(2);
  expect(await db.selectFrom('series').select(['id', 'title']).execute()).toEqual([
    { id: 'sea', title: 'Sea' },
  ]);
  await storage.close();
});

it('an import goes on past what cannot be read, and says where it is', async () => {
  const storage = await openStorage('sqlite::memory:');
  const there = mkdtempSync(join(folder, 'mixed-'));
  const write = (name: string, text: string | Uint8Array): string => {
    writeFileSync(join(there, name), text);
    return join(there, name);
  };
  const lines = ['[]', '{"catalogue":{"id":"x"}}', '{"id":"x"}', 'hello', ''];
  const bad = write('lines.ndjson', lines.slice(0, 4).join('\n'));
  const cut = write('cut.ndjson.gz', gzipSync('[]\n'.repeat(9)).subarray(0, 20));
  write('a.json', readFileSync(puzzle('heart.json')));
  write('b.json', '{ "rows": [[9]] ');
  write('c.non', 'not a puzzle at all');
  write('d.json', readFileSync(puzzle('owl.json')));
  const faults: string[] = [];
  const onFault = ({ en }: { readonly en: string }) => void faults.push(en);
  const done = await importPuzzles(storage, [there, puzzle('umbrella.g')], { now: 1, onFault });
  expect(done).toMatchObject({ added: 3, known: 0, refused: 0 });
  for (const k of [1, 2, 3, 4]) {
    expect(faults).toContain(
      `${bad}: line ${k} is not a puzzle of an export or of the start catalogue.`,
    );
  }
  for (const name of ['b.json', 'c.non']) {
    expect(faults.filter((fault) => fault.startsWith(join(there, name)))).toHaveLength(1);
  }
  expect(faults.some((fault) => fault.startsWith(`${cut}: unexpected end of file`))).toBe(true);
  expect(done.faulty).toBe(faults.length);
  await storage.close();
});

it('an import fills in what files leave open, makes a series, and can be tried', async () => {
  const storage = await openStorage('sqlite::memory:');
  const { db } = storage;
  const files = ['heart.json', 'umbrella.g', 'heart.json'].map(puzzle);
  const wishes = { author: 'The Club', license: 'CC0', tags: ['club'], series: 'Our first' };
  const dry = await importPuzzles(storage, files, {
    now: 1,
    wishes: { ...wishes, isDryRun: true },
  });
  expect(dry).toEqual({ added: 2, known: 1, refused: 0, faulty: 0 });
  expect(await db.selectFrom('puzzle').select('id').execute()).toEqual([]);
  const real = await importPuzzles(storage, files, { now: 1, wishes });
  expect(real).toEqual(dry);
  const rows = await db
    .selectFrom('puzzle')
    .select(['id', 'author_name', 'license'])
    .orderBy('number')
    .execute();
  for (const { author_name, license } of rows) {
    expect([author_name !== '', license !== '']).toEqual([true, true]);
  }
  const tags = await db.selectFrom('secret_tag').select('tag').where('tag', '=', 'club').execute();
  expect(tags).toHaveLength(2);
  const [series] = await db.selectFrom('series').select(['id', 'title']).execute();
  expect(series?.title).toBe('Our first');
  const members = await db.selectFrom('series_puzzle').selectAll().orderBy('position').execute();
  expect(members.map(({ puzzle_id }) => puzzle_id)).toEqual(rows.map(({ id }) => id));
  await storage.close();
});

it('an import adds nothing if a file is missing, and an export refuses a name that cannot be read back', async () => {
  const storage = await openStorage('sqlite::memory:');
  const files = [puzzle('heart.json'), join(folder, 'none')];
  await expect(importPuzzles(storage, files, { now: 1 })).rejects.toThrow('no such file');
  expect(await storage.db.selectFrom('puzzle').select('id').execute()).toEqual([]);
  const name = join(folder, 'all.txt');
  await expect(exportPuzzles(storage, name)).rejects.toThrow('ends in .ndjson.gz');
  const far = join(folder, 'missing', 'all.ndjson.gz');
  await expect(exportPuzzles(storage, far)).rejects.toThrow('no such file');
  await storage.close();
});
