/** The giant of the week: the same for all, all week, large, and none that was one lately. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../testing/both-databases.js';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { type TestSite, testSite } from '../testing/test-site.js';
import { findSaturday, giantOfWeek } from './giant.js';

const WISH = { member: undefined, language: 'en' } as const;
const DAY = 86_400_000;

it('weeks begin on Saturday', () => {
  expect(findSaturday('2026-11-21')).toBe('2026-11-21');
  expect(findSaturday('2026-11-27')).toBe('2026-11-21');
  expect(findSaturday('2026-11-28')).toBe('2026-11-28');
});

onBothDatabases('the giant of the week', (url) => {
  let test: TestSite;
  beforeAll(async () => {
    test = await testSite({ database: url() });
    test.clock.now = Date.parse('2026-11-21T00:00:00Z');
  });
  afterAll(() => test.close());

  it('does not exist if no puzzle is large enough, until the next week', async () => {
    expect(await giantOfWeek(test.site, WISH)).toBeUndefined();
    await fillPuzzles(test.site.db, 1, 300);
    expect(await giantOfWeek(test.site, WISH)).toBeUndefined();
    test.clock.now += 7 * DAY;
    expect(await giantOfWeek(test.site, WISH)).toBeDefined();
  });

  it('stays for a week, even if puzzles are added, and is never repeated', async () => {
    const seen = new Set<string>();
    for (let week = 0; week < 6; week++) {
      const giant = await giantOfWeek(test.site, WISH);
      const { id = '', width = 0, difficulty = 5, isLineSolvable } = giant ?? {};
      expect([40, 60]).toContain(width);
      expect(difficulty).toBeLessThanOrEqual(4);
      expect(isLineSolvable).toBe(true);
      expect(seen.has(id)).toBe(false);
      seen.add(id);
      await fillPuzzles(test.site.db, 301 + 40 * week, 340 + 40 * week);
      test.clock.now += 6 * DAY;
      expect((await giantOfWeek(test.site, WISH))?.id).toBe(id);
      test.clock.now += DAY;
    }
  });

  it('disappears when a moderator hides it', async () => {
    const giant = await giantOfWeek(test.site, WISH);
    const { db } = test.site;
    const id = giant?.id ?? '';
    await db.updateTable('puzzle').set({ state: 'hidden' }).where('id', '=', id).execute();
    expect(await giantOfWeek(test.site, WISH)).toBeUndefined();
  });
});
