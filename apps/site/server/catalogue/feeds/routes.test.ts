/** What other sites and search engines read, by the rules that they expect. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PuzzleDetail } from '../../../contract/catalogue.js';
import { wordsIn } from '../../../web/words/all.js';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../web/words/languages.js';
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
  const folders = LANGUAGES.map((each) => (each === DEFAULT_LANGUAGE ? '' : `${each}/`));
  expect(await mapped('series')).toEqual(folders.map((folder) => `${folder}series/${shown}`));
});

it.each(LANGUAGES)('feeds name the difficulty as the cards do: %s', (language) => {
  const { cards, feeds } = wordsIn(language);
  const { trivial, easy, medium, hard, expert } = cards.difficulties;
  const shown = [trivial, easy, medium, hard, expert].map((word) => word.toLowerCase());
  expect(feeds.difficulties).toEqual(shown);
});

it('gives a puzzle as Markdown, with its clues and nothing of its picture', async () => {
  for (const folder of ['', 'ru/']) {
    const answer = await test.ask('GET', `/${folder}puzzles/${id}.md`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^# Nonogram № \d+\n\n5 × 5 · .* · Nina\n/);
    expect(text).toContain(`](${test.site.config.baseUrl}/${folder}puzzles/${id})`);
    expect(text).toContain('## Rows, from the top\n\n1. 1 1\n2. 2 2\n3. 5\n4. 1 1 1\n5. 3\n');
    expect(text).toContain('## Columns, from the left\n\n1. 4\n2. 2 1\n3. 3\n4. 2 1\n5. 4\n');
  }
  expect((await test.ask('GET', '/puzzles/nothing.md')).status).toBe(404);
});

it('writes the names of authors as text', async () => {
  const { db } = test.site;
  const name = '[x](https://evil.example) <b> `c`\n# Title';
  const before = await db
    .selectFrom('puzzle')
    .select(['author_id', 'author_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('puzzle')
    .set({ author_id: null, author_name: name })
    .where('id', '=', id)
    .execute();
  const text = await (await test.ask('GET', `/puzzles/${id}.md`)).text();
  expect(text).toContain('\\[x\\]\\(https://evil\\.example\\) \\<b\\> \\`c\\` \\# Title');
  expect(text.match(/^# /gm)).toHaveLength(1);
  await db.updateTable('puzzle').set(before).where('id', '=', id).execute();
});

it('tells assistants what the site is, with links that answer', async () => {
  const answer = await test.ask('GET', '/llms.txt');
  const text = await answer.text();
  expect(text).toMatch(/^# Nonokit\n\n> /);
  const { baseUrl } = test.site.config;
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    const path = link.slice(baseUrl.length);
    // files of the build and the dump are not there in this test
    if (/^\/(learn|api|puzzles)\/?$|ndjson/.test(path)) continue;
    expect((await test.ask('GET', path)).status, path).toBe(200);
  }
});
