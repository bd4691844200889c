/** The start catalogue is there after the first start, and nothing is added at the second. */
import { fileURLToPath } from 'node:url';
import { blindFromJson, revealedTexts } from '@nonokit/board';
import { solve } from 'nonokit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PuzzleDetail, PuzzleList } from '../../contract/catalogue.js';
import { type TestSite, testSite } from '../testing/test-site.js';
import { seedCatalogue } from './seed.js';

const FOLDER = fileURLToPath(new URL('../../../../puzzles/', import.meta.url));

describe('seedCatalogue', () => {
  let test: TestSite;
  beforeAll(async () => {
    test = await testSite();
    await seedCatalogue(test.site, FOLDER);
  });
  afterAll(() => test.close());

  it('publishes every puzzle with one solution once', async () => {
    expect(await seedCatalogue(test.site, FOLDER)).toBe(0);
    const { db } = test.site;
    const rows = await db.selectFrom('puzzle').selectAll().orderBy('number').execute();
    expect(rows).toHaveLength(42);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, k) => k + 1));
    // lists show the newest first: the smallest, for new players
    const areas = rows.map(({ width, height }) => width * height);
    expect(areas).toEqual(areas.toSorted((a, b) => b - a));
    expect(rows.every(({ languages }) => languages === 'en ru')).toBe(true);
    const counts = await db.selectFrom('puzzle_count').selectAll().execute();
    expect(counts.reduce((sum, { puzzles }) => sum + puzzles, 0)).toBe(42);
  });

  it('makes puzzles whose texts appear with the solution, in the requested language', async () => {
    const list = await test.ask('GET', '/api/v1/puzzles?limit=100');
    const { puzzles } = (await list.json()) as PuzzleList;
    const heart = puzzles.find(({ width, height }) => width === 5 && height === 5);
    for (const [language, title] of [
      ['en', 'Heart'],
      ['ru', 'Сердце'],
    ]) {
      const path = `/api/v1/puzzles/${heart?.id}?lang=${language}`;
      const detail = (await (await test.ask('GET', path)).json()) as PuzzleDetail;
      expect(JSON.stringify(detail)).not.toContain(title);
      const blind = blindFromJson(detail.blind);
      if (blind === undefined) throw new Error('no blind puzzle');
      expect(blind.id).toBe(detail.id);
      const solved = solve({ ...blind.clues, meta: {} });
      if (solved.status !== 'unique') throw new Error('not solved');
      expect(revealedTexts(blind, solved.solution)).toMatchObject({ title, author: 'Nonokit' });
    }
  });
});
