/** Days and names in the sentences of pages, as people of each language write them. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { stubPages } from '../testing/stub-pages.js';
import { type TestSite, testSite } from '../testing/test-site.js';

const HOUR = 3_600_000;

let pages: string;
let test: TestSite;
beforeAll(async () => {
  pages = stubPages(['catalogue', 'contest', 'contests']);
  test = await testSite({ config: { pages } });
  await fillPuzzles(test.site.db, 1, 2);
  const { id } = await test.person('Anna');
  const { now } = test.clock;
  const times = { begins_at: now + HOUR, ends_at: now + 2 * HOUR, created_at: now };
  const contest = { id: 'c1', person_id: id, title: 'Herbst', ...times };
  await test.site.db.insertInto('contest').values(contest).execute();
});
afterAll(async () => {
  await test.close();
  rmSync(pages, { recursive: true });
});

/** What a page says, without its elements. */
async function read(path: string): Promise<string> {
  const answer = await test.ask('GET', path);
  expect(answer.status, path).toBe(200);
  const [, body = ''] = (await answer.text()).split('<body');
  return body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, '');
}

it.each([
  ['', 'from 1 November 2026'],
  ['de/', 'ab 1. November 2026'],
  ['ja/', '2026年11月1日以降'],
])('the day of a filter is written out in /%spuzzles', async (folder, said) => {
  const text = await read(`/${folder}puzzles?since=2026-11-01&until=2026-11-30`);
  expect(text).toContain(said);
  expect(text).not.toContain('2026-11-01');
});

it('a Japanese contest has no spaces around its organiser and its numbers', async () => {
  expect(await read('/ja/contests')).toContain('1時間で0問。主催：Anna。0人が参加。');
  expect(await read('/ja/contests/c1')).toContain('1時間で0問。主催：Anna。');
});

it('a contest in other languages has them', async () => {
  expect(await read('/contests')).toContain(
    '0 puzzles in 1 h. Organised by Anna. 0 people take part.',
  );
  expect(await read('/de/contests/c1')).toContain('0 Rätsel in 1 h. Veranstaltet von Anna.');
});
