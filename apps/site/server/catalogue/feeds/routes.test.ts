/** What other sites and search engines read, by the rules that they expect. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PuzzleDetail } from '../../../contract/catalogue.js';
import { wordsIn } from '../../../web/words/all.js';
import { LANGUAGES } from '../../../web/words/languages.js';
import { inlineEngine } from '../../testing/inline-engine.js';
import { type TestSite, testSite } from '../../testing/test-site.js';

let test: TestSite;
let id = '';
const pages = mkdtempSync(join(tmpdir(), 'nonokit-pages-'));
beforeAll(async () => {
  for (const name of ['1', '2']) mkdirSync(join(pages, 'learn/course', name), { recursive: true });
  test = await testSite({ engine: inlineEngine(), config: { pages } });
  const as = await test.person('Nina');
  const body = { file: '#...#\n##.##\n#####\n#.#.#\n.###.\n', acceptWarnings: true };
  const answer = await test.ask('POST', '/api/v1/puzzles', { as, body });
  id = ((await answer.json()) as PuzzleDetail).id;
});
afterAll(async () => {
  rmSync(pages, { recursive: true });
  await test.close();
});

it('oEmbed gives the size of its picture, as it must beside the address', async () => {
  const { baseUrl } = test.site.config;
  const url = encodeURIComponent(`${baseUrl}/puzzles/${id}`);
  const said = await (await test.ask('GET', `/oembed?url=${url}`)).json();
  const png = Buffer.from(await (await test.ask('GET', `/preview/${id}.png`)).arrayBuffer());
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(said).toMatchObject({
    thumbnail_url: `${baseUrl}/preview/${id}.png`,
    thumbnail_width: png.readUInt32BE(16),
    thumbnail_height: png.readUInt32BE(20),
  });
});

it('oEmbed reports missing puzzles and addresses of other sites', async () => {
  const none = await test.ask('GET', '/oembed');
  expect([none.status, (await none.json()).detail]).toEqual([
    400,
    expect.stringMatching(/^url: expected the address of a puzzle/),
  ]);
  const other = await test.ask('GET', '/oembed?url=https://elsewhere.example/puzzles/x');
  expect(other.status).toBe(404);
});

/** The paths of a part of the site map. */
async function mapped(part: string): Promise<string[]> {
  const map = await (await test.ask('GET', `/sitemap/${part}.xml`)).text();
  const start = `${test.site.config.baseUrl}/`.length;
  return [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.slice(start));
}

it('the site map lists techniques, lessons of the course and public series', async () => {
  const pages = await mapped('pages');
  for (const path of ['series', 'learn/overlap/', 'learn/course/', 'learn/course/2/']) {
    expect(pages).toEqual(expect.arrayContaining([path, `ru/${path}`]));
  }
  const as = await test.person('Sonya');
  const ids: string[] = [];
  for (const title of ['Hidden', 'Shown']) {
    const series = { title, description: '', puzzles: [] };
    const answer = await test.ask('POST', '/api/v1/series', { as, body: series });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  const [hidden = '', shown = ''] = ids;
  const { db } = test.site;
  await db.updateTable('series').set({ state: 'hidden' }).where('id', '=', hidden).execute();
  expect(await mapped('series')).toEqual([`series/${shown}`, `ru/series/${shown}`]);
});

it.each(LANGUAGES)('feeds name the difficulty as the cards do: %s', (language) => {
  const { cards, feeds } = wordsIn(language);
  const { trivial, easy, medium, hard, expert } = cards.difficulties;
  const shown = [trivial, easy, medium, hard, expert].map((word) => word.toLowerCase());
  expect(feeds.difficulties).toEqual(shown);
});
