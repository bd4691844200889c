/**
 * Nothing of the catalogue gives a puzzle away: every file, feed, dump, preview, map and error is
 * searched for titles, tags, texts and the picture, as a guest and as a person who has not solved
 * it.
 */
import { gunzipSync } from 'node:zlib';
import { puzzleOf } from 'nonokit';
import { safeReadPuzzles } from 'nonokit/formats';
import { checkFormula, readCnf, readDrat } from 'nonokit/prove';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PuzzleDetail } from '../../contract/catalogue.js';
import { inlineEngine } from '../testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { writeDump } from './files/dump.js';

const CAT = '#...#\n##.##\n#####\n#.#.#\n.###.\n';
const SECRETS = ['Tomcat', 'Котяра', 'whiskers', 'purring', 'softpaw'];

let test: TestSite;
let ann: TestPerson;
let bob: TestPerson;
let puzzle: PuzzleDetail;

beforeAll(async () => {
  test = await testSite({ engine: inlineEngine() });
  [ann, bob] = [await test.person('Nina'), await test.person('Viktor')];
  const body = {
    file: CAT,
    titles: { en: 'Tomcat', ru: 'Котяра' },
    tags: ['whiskers'],
    license: 'CC0-1.0',
    description: 'It is purring',
    notes: 'softpaw',
    acceptWarnings: true,
  };
  const answer = await test.ask('POST', '/api/v1/puzzles', { as: ann, body });
  puzzle = (await answer.json()) as PuzzleDetail;
  const { id } = puzzle;
  await test.site.db
    .insertInto('daily')
    .values([
      { day: '2026-11-22', kind: 'small', puzzle_id: id },
      { day: '2026-11-23', kind: 'small', puzzle_id: id },
    ])
    .execute();
  await writeDump(test.site);
});
afterAll(() => test.close());

/** An answer as text: gunzipped, and with its headers. */
async function said(path: string, as?: TestPerson): Promise<{ status: number; text: string }> {
  const answer = await test.ask('GET', path, { as });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = path.endsWith('.gz') && answer.ok ? gunzipSync(bytes).toString() : bytes.toString();
  return { status: answer.status, text: `${JSON.stringify([...answer.headers])}\n${text}` };
}

const EXTENSIONS = [
  'non',
  'json',
  'xml',
  'nk',
  'g',
  'nin',
  'pzl',
  'svg',
  'png',
  'pdf',
  'cwd',
  'mk',
];

const CERTIFICATE = ['cnf', 'drat', 'lrat'];

function paths(id: string): string[] {
  const api = `/api/v1/puzzles/${id}`;
  return [
    ...[api, `${api}?lang=ru`, `${api}/twins`, '/api/v1/puzzles', '/api/v1/puzzles/random'],
    ...['/api/v1/puzzles?tag=whiskers', '/api/v1/puzzles.ndjson.gz', '/sitemap.xml'],
    ...['/sitemap/pages.xml', '/sitemap/1.xml', '/feeds/new.atom', '/ru/feeds/new.atom'],
    ...['/feeds/daily.atom', '/ru/feeds/daily.atom', `/preview/${id}.png`],
    `/oembed?url=${encodeURIComponent(`${test.site.config.baseUrl}/ru/puzzles/${id}`)}`,
    ...EXTENSIONS.map((extension) => `${api}.${extension}`),
    ...['pbm', 'gif', 'bmp', 'txt', 'xpm', 'html', 'doc'].map((extension) => `${api}.${extension}`),
    ...CERTIFICATE.map((extension) => `${api}.${extension}`),
  ];
}

describe('a person who has not solved a puzzle', () => {
  it('finds nothing about it in any answer', async () => {
    const found: string[] = [];
    for (const as of [undefined, bob]) {
      for (const path of paths(puzzle.id)) {
        const { status, text } = await said(path, as);
        expect(status, path).not.toBe(500);
        const words = [...SECRETS, puzzle.reveal?.picture ?? ''].filter((word) =>
          text.includes(word),
        );
        found.push(
          ...words.filter((word) => !path.includes(word)).map((word) => `${path} ${word}`),
        );
      }
    }
    expect(found).toEqual([]);
  });

  it('gets files with clues alone, and no file that holds the picture', async () => {
    for (const extension of EXTENSIONS) {
      const answer = await test.ask('GET', `/api/v1/puzzles/${puzzle.id}.${extension}`, {
        as: bob,
      });
      expect(answer.status, extension).toBe(200);
      expect(answer.headers.get('content-disposition')).toContain(`nonokit-1.${extension}`);
      if (['svg', 'png', 'pdf'].includes(extension)) continue;
      const file = safeReadPuzzles(new Uint8Array(await answer.arrayBuffer()));
      const [read] = file.ok ? file.value.puzzles : [];
      if (read?.ok !== true) throw new Error(`${extension} was not read`);
      expect(
        read.value.rows[1]?.map(({ size }) => size),
        extension,
      ).toEqual([2, 2]);
      expect([read.value.goal, read.value.meta.title], extension).toEqual([undefined, undefined]);
    }
    for (const extension of ['pbm', 'gif', 'bmp', 'xpm', ...CERTIFICATE]) {
      const answer = await test.ask('GET', `/api/v1/puzzles/${puzzle.id}.${extension}`, {
        as: bob,
      });
      expect(answer.status, extension).toBe(403);
    }
    expect((await said(`/api/v1/puzzles/${puzzle.id}.doc`)).status).toBe(404);
    expect((await said('/api/v1/puzzles/zzz.non')).status).toBe(404);
  });

  it('sees the same preview as people who have solved it', async () => {
    const path = `/preview/${puzzle.id}.png`;
    const first = await said(path);
    const second = await said(path, ann);
    expect(first.status).toBe(200);
    expect(second.text.split('\n').slice(1)).toEqual(first.text.split('\n').slice(1));
    const kept = await test.site.db.selectFrom('kept_file').select('name').execute();
    expect(kept.filter(({ name }) => name.startsWith('preview'))).toHaveLength(1);
  });
});

describe('its author', () => {
  it('gets the certificate that the picture is unique', async () => {
    const [cnf, drat, lrat] = await Promise.all(
      CERTIFICATE.map(async (extension) => {
        const answer = await test.ask('GET', `/api/v1/puzzles/${puzzle.id}.${extension}`, {
          as: ann,
        });
        expect(answer.status, extension).toBe(200);
        expect(answer.headers.get('content-type'), extension).toMatch('text/plain');
        return new Uint8Array(await answer.arrayBuffer());
      }),
    );
    if (cnf === undefined || drat === undefined) throw new Error('files are missing');
    const formula = readCnf(cnf);
    const proof = readDrat(drat);
    if (formula === undefined || proof === undefined) throw new Error('files cannot be read');
    const { verdict, pictures } = checkFormula(puzzleOf(CAT.trimEnd().split('\n')), formula, proof);
    expect(verdict).toMatchObject({ accepted: true });
    expect(pictures).toHaveLength(1);
    expect(new TextDecoder().decode(lrat).trimEnd()).toMatch(/ 0$/);
  });

  it('gets files with title and picture', async () => {
    for (const extension of ['json', 'pbm', 'nk']) {
      const answer = await test.ask('GET', `/api/v1/puzzles/${puzzle.id}.${extension}`, {
        as: ann,
      });
      const file = safeReadPuzzles(new Uint8Array(await answer.arrayBuffer()));
      const [read] = file.ok ? file.value.puzzles : [];
      expect(read).toMatchObject({ ok: true, value: { goal: { width: 5, height: 5 } } });
    }
    const { text } = await said(`/api/v1/puzzles/${puzzle.id}.json?lang=ru`, ann);
    expect(text).toContain('Котяра');
  });
});

describe('feeds, maps and the dump', () => {
  it('contain the puzzle, and only days that have come', async () => {
    const { baseUrl } = test.site.config;
    expect((await said('/feeds/new.atom')).text).toContain(`${baseUrl}/puzzles/${puzzle.id}`);
    const daily = (await said('/ru/feeds/daily.atom')).text;
    expect(daily).toContain(`${baseUrl}/ru/daily/2026-11-22#small`);
    expect(daily).not.toContain('2026-11-23');
    expect((await said('/sitemap.xml')).text).toContain(`${baseUrl}/sitemap/1.xml`);
    expect((await said('/sitemap/1.xml')).text).toContain(`${baseUrl}/ru/puzzles/${puzzle.id}`);
    expect((await said('/sitemap/2.xml')).status).toBe(404);
  });

  it('write the dump in parts that make one file, without hidden puzzles', async () => {
    const { text } = await said('/api/v1/puzzles.ndjson.gz');
    const line = text.split('\n')[1] ?? '';
    expect(JSON.parse(line)).toMatchObject({ id: puzzle.id, author: 'Nina', license: 'CC0-1.0' });
    const [read] = (() => {
      const file = safeReadPuzzles(JSON.parse(line).clues);
      return file.ok ? file.value.puzzles : [];
    })();
    expect(read).toMatchObject({ ok: true, value: { width: 5 } });
    await test.site.db.updateTable('puzzle').set({ state: 'hidden' }).execute();
    expect((await writeDump(test.site)).puzzles).toBe(0);
    await writeDump(test.site);
    const names = await test.site.db.selectFrom('kept_file').select('name').execute();
    expect(names.filter(({ name }) => name.startsWith('dump'))).toEqual([]);
    for (const path of [`/preview/${puzzle.id}.png`, `/api/v1/puzzles/${puzzle.id}.svg`]) {
      expect((await said(path)).status).toBe(404);
    }
    await test.site.db.updateTable('puzzle').set({ state: 'public' }).execute();
  });

  it('answer oEmbed only for our own addresses', async () => {
    const { baseUrl } = test.site.config;
    const embed = async (url: string, more = '') =>
      test.ask('GET', `/oembed?url=${encodeURIComponent(url)}${more}`);
    const answer = await embed(`${baseUrl}/puzzles/${puzzle.id}`, '&maxwidth=300');
    expect(await answer.json()).toMatchObject({ type: 'rich', width: 300, author_name: 'Nina' });
    for (const url of ['https://elsewhere.example/puzzles/1', `${baseUrl}.evil/puzzles/1`, 'x']) {
      expect((await embed(url)).status).toBe(404);
    }
    expect((await embed(`${baseUrl}/puzzles/${puzzle.id}`, '&format=xml')).status).toBe(501);
    expect((await embed(`${baseUrl}/puzzles/${puzzle.id}`, '&maxwidth=-1')).status).toBe(400);
  });
});

describe('a key of a person who knows the picture', () => {
  it.each([
    ['read', true],
    ['play', false],
    ['publish', false],
  ] as const)('with the scope "%s" reads it: %s', async (scope, reads) => {
    const body = { name: scope, scopes: [scope] };
    const made = await test.ask('POST', '/api/v1/me/keys', { as: ann, body });
    const { key } = (await made.json()) as { key: string };
    const path = `/api/v1/puzzles/${puzzle.id}`;
    for (const address of [path, `${path}.json`, `/puzzles/${puzzle.id}`]) {
      const answer = await test.ask('GET', address, {
        headers: { Authorization: `Bearer ${key}` },
      });
      expect([address, (await answer.text()).includes('Tomcat')]).toEqual([address, reads]);
    }
  });
});
