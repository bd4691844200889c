/** The numbers of a site: what counts, on which day, and when it is counted again. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../testing/both-databases.js';
import { addPuzzle, addSolve } from '../testing/community-facts.js';
import { type TestSite, testSite } from '../testing/test-site.js';
import { NUMBER_DAYS, siteNumbers } from './site-numbers.js';

const DAY_MS = 86_400_000;

function suite(url: () => string): void {
  let test: TestSite;
  beforeAll(async () => {
    test = await testSite({ database: url() });
  });
  afterAll(() => test.close());

  it('counts people, solves and puzzles of each day', async () => {
    const { site, clock } = test;
    const anna = await test.person('anna');
    const boris = await test.person('boris');
    const now = clock.now;
    clock.now = now - 40 * DAY_MS;
    const old = await addPuzzle(site);
    clock.now = now - DAY_MS;
    const puzzle = await addPuzzle(site);
    await addSolve(site, puzzle, anna);
    await addSolve(site, old, anna);
    await addSolve(site, old, boris, { kind: 'helped' });
    await addSolve(site, puzzle, boris, { kind: 'machine' });
    clock.now = now;
    const { days, puzzles } = await siteNumbers(site);
    expect(puzzles).toBe(2);
    expect(days).toHaveLength(NUMBER_DAYS);
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-21', people: 2, solves: 3, puzzles: 1 },
      { day: '2026-11-22', people: 0, solves: 0, puzzles: 0 },
    ]);
    expect(days[0]?.day).toBe('2026-10-24');
    await addSolve(site, puzzle, await test.person('clara'));
    expect((await siteNumbers(site)).days.at(-1)?.solves).toBe(0);
    clock.now += 60_000;
    expect((await siteNumbers(site)).days.at(-1)).toMatchObject({ people: 1, solves: 1 });
  });
}

onBothDatabases('the numbers of a site', suite);
