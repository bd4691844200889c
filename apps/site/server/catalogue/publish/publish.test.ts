/**
 * Publishing: refusals and warnings, who may change and delete, what stays once others have solved
 * it, and who sees what the picture shows.
 */
import { readFileSync } from 'node:fs';
import { safeReadPuzzle } from 'nonokit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PuzzleCard, PuzzleDetail } from '../../../contract/catalogue.js';
import { inlineEngine } from '../../testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../../testing/test-site.js';

const HEART = '.#.#.\n#####\n#####\n.###.\n..#..\n';
const STEPS = '#....\n##...\n###..\n####.\n#####\n';
const UMBRELLA = new URL('../../../../../puzzles/umbrella.g', import.meta.url);
const TITLES = { en: 'Heart', ru: 'Сердце' };

let test: TestSite;
let ann: TestPerson;
let bob: TestPerson;

beforeEach(async () => {
  test = await testSite({ engine: inlineEngine() });
  [ann, bob] = [await test.person('Nina'), await test.person('Viktor')];
});
afterEach(() => test.close());

async function publish(body: object, who: TestPerson | null = ann) {
  const as = who ?? undefined;
  const answer = await test.ask('POST', '/api/v1/puzzles', { as, body });
  const json = (await answer.json()) as PuzzleDetail & Refusal;
  return { status: answer.status, location: answer.headers.get('location'), json };
}

interface Refusal {
  readonly code?: string;
  readonly refusal?: string;
  readonly warnings?: readonly string[];
  readonly twins?: readonly string[];
}

async function published(body: object = {}): Promise<PuzzleDetail> {
  const whole = {
    file: HEART,
    titles: TITLES,
    tags: ['Love', 'love '],
    description: 'Red',
    ...body,
  };
  const { status, location, json } = await publish({ ...whole, acceptWarnings: true });
  expect(status, JSON.stringify(json)).toBe(201);
  expect(location).toBe(`/api/v1/puzzles/${json.id}`);
  return json;
}

/** A puzzle as a person sees it, as text and value. */
async function seen(id: string, as?: TestPerson) {
  const answer = await test.ask('GET', `/api/v1/puzzles/${id}`, { as });
  const text = await answer.text();
  return { status: answer.status, text, json: JSON.parse(text) as PuzzleDetail };
}

async function solve(id: string, by: TestPerson): Promise<void> {
  const value = {
    id: `s${by.id}`,
    puzzle_id: id,
    person_id: by.id,
    version: 1,
    kind: 'person' as const,
    active_ms: 5,
    server_ms: 6,
    moves: 9,
    record: new Uint8Array(1),
    is_first: 1 as const,
    record_hash: by.id,
    solved_at: 5,
  };
  await test.site.db.insertInto('solve').values(value).execute();
}

describe('publishing', () => {
  it('needs an account, a readable file and one solution', async () => {
    expect((await publish({ file: HEART }, null)).status).toBe(401);
    for (const [file, code, refusal] of [
      ['no puzzle at all', undefined, undefined],
      ['#.\n.#\n', 'not-publishable', 'several'],
      ['....\n....\n', 'not-publishable', 'empty'],
      [`${'.#'.repeat(150)}\n`.repeat(3), undefined, undefined],
    ] as const) {
      const { status, json } = await publish({ file, titles: TITLES, acceptWarnings: true });
      expect(status).toBe(422);
      if (code !== undefined) expect(json).toMatchObject({ code, refusal });
    }
    expect(await test.site.db.selectFrom('puzzle').selectAll().execute()).toEqual([]);
  });

  it('gives warnings first, among them a mirrored and inverted twin', async () => {
    const first = await published({ file: STEPS });
    const twin = STEPS.split('\n').reverse().join('\n').trim();
    const warned = await publish({ file: twin });
    expect(warned.status).toBe(422);
    expect(warned.json).toMatchObject({ code: 'has-warnings', twins: [first.id] });
    expect(warned.json.warnings).toEqual(expect.arrayContaining(['same', 'no-title']));
    expect((await publish({ file: twin, acceptWarnings: true })).status).toBe(201);
  });

  it('creates one puzzle for a repeated request', async () => {
    const sent = { file: HEART, titles: TITLES };
    const { id } = await published(sent);
    // without a word of warnings: it is done
    expect((await publish({ ...sent, titles: { ru: 'Сердце', en: ' Heart' } })).json.id).toBe(id);
    const others = await Promise.all([
      published({ ...sent, titles: { en: 'Heart' } }),
      published({ ...sent, file: STEPS }),
    ]);
    test.clock.now += 3_600_000;
    others.push(await published(sent));
    expect(new Set([id, ...others.map((other) => other.id)]).size).toBe(4);
  });

  it('accepts base64, and cleans texts', async () => {
    const file = Buffer.from(HEART).toString('base64');
    const { id } = await published({ file, titles: { en: '  Two\u200b  hearts\n' } });
    const { reveal } = (await seen(id, ann)).json;
    expect(reveal).toMatchObject({ titles: { en: 'Two hearts' }, tags: ['love'] });
    for (const body of [
      { titles: { en: 'Cова' } },
      { titles: { en: 'x'.repeat(101) } },
      { titles: { xx: 'Heart' } },
      { tags: Array.from({ length: 13 }, (_, k) => `t${k}`) },
      { license: 'all mine' },
      { file: '' },
      { file: HEART, surprise: 1 },
    ]) {
      expect((await publish({ file: HEART, ...body })).status, JSON.stringify(body)).toBe(400);
    }
  });

  it('shows the picture to its author and to those who solved it, and to no one else', async () => {
    const { id, reveal } = await published({ notes: 'Drawn by hand' });
    expect(reveal).toMatchObject({ titles: TITLES, notes: 'Drawn by hand' });
    const picture = safeReadPuzzle(reveal?.picture ?? '', { from: 'share' });
    expect(picture.ok && picture.value.goal?.cells.slice(0, 5)).toEqual(
      Uint16Array.from([0, 1, 0, 1, 0]),
    );
    for (const who of [undefined, bob]) {
      const { text, json } = await seen(id, who);
      for (const word of ['Heart', 'Сердце', 'love', 'Red', 'Drawn', reveal?.picture ?? '']) {
        expect(text).not.toContain(word);
      }
      expect(json.blind.rows[1]).toEqual([5, 1]);
    }
    await solve(id, bob);
    expect((await seen(id, bob)).json.reveal).toEqual(reveal);
  });

  it('counts published and deleted puzzles', async () => {
    const { id } = await published();
    const counts = () => test.site.db.selectFrom('puzzle_count').select('puzzles').execute();
    const person = () =>
      test.site.db
        .selectFrom('person')
        .select('published')
        .where('id', '=', ann.id)
        .executeTakeFirst();
    expect([await counts(), await person()]).toEqual([[{ puzzles: 1 }], { published: 1 }]);
    expect((await test.ask('DELETE', `/api/v1/puzzles/${id}`, { as: bob })).status).toBe(403);
    expect((await test.ask('DELETE', `/api/v1/puzzles/${id}`)).status).toBe(401);
    expect((await test.ask('DELETE', `/api/v1/puzzles/${id}`, { as: ann })).status).toBe(204);
    expect([await counts(), await person()]).toEqual([[{ puzzles: 0 }], { published: 0 }]);
    expect((await seen(id, ann)).status).toBe(404);
    expect((await published()).number).toBe(2);
  });
});

describe('a published puzzle', () => {
  async function change(id: string, body: object, who: TestPerson | null = ann) {
    const all = { as: who ?? undefined, body };
    const answer = await test.ask('PUT', `/api/v1/puzzles/${id}`, all);
    return { status: answer.status, json: (await answer.json()) as PuzzleDetail & Refusal };
  }

  it('can be changed only by its author, and other clues make a new version', async () => {
    const { id } = await published();
    expect((await change(id, { titles: { en: 'Mine' } }, bob)).status).toBe(403);
    expect((await change(id, { titles: { en: 'Mine' } }, null)).status).toBe(401);
    const named = await change(id, { titles: { en: 'A heart' } });
    expect(named.json).toMatchObject({ version: 1, reveal: { titles: { en: 'A heart' } } });
    await solve(id, bob);
    const changed = await change(id, { file: STEPS, acceptWarnings: true });
    expect(changed.json).toMatchObject({ version: 2, number: named.json.number });
    expect((await seen(id)).json.blind.rows[0]).toEqual([1, 1]);
    const versions = await test.site.db.selectFrom('puzzle_version').selectAll().execute();
    expect(versions).toMatchObject([{ puzzle_id: id, version: 1 }]);
    const [{ picture = '' } = {}] = versions;
    expect(safeReadPuzzle(picture, { from: 'share' })).toMatchObject({ value: { width: 5 } });
  });

  it('stays, with its licence, once others have solved it', async () => {
    const { id } = await published({ license: 'CC0-1.0' });
    await solve(id, ann);
    expect((await change(id, { license: 'CC-BY-4.0' })).status).toBe(200);
    await solve(id, bob);
    expect((await change(id, { license: 'CC0-1.0' })).json.code).toBe('solved-by-others');
    const removed = await test.ask('DELETE', `/api/v1/puzzles/${id}`, { as: ann });
    expect(removed.status).toBe(409);
  });

  it('reveals its twins to those who know its picture', async () => {
    const { id } = await published({ file: STEPS });
    const other = await published({ file: STEPS, titles: {} });
    const twins = (as?: TestPerson) => test.ask('GET', `/api/v1/puzzles/${id}/twins`, { as });
    expect((await twins()).status).toBe(401);
    expect((await twins(bob)).status).toBe(403);
    await solve(id, bob);
    const { puzzles } = (await (await twins(bob)).json()) as { puzzles: PuzzleCard[] };
    expect(puzzles.map((puzzle) => puzzle.id)).toEqual([other.id]);
  });

  it('answers 304 until something changes, and shared caches store none of it', async () => {
    const { id } = await published();
    const ask = (tag = '') =>
      test.ask('GET', `/api/v1/puzzles/${id}`, { headers: { 'If-None-Match': tag } });
    const first = await ask();
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toContain('private');
    test.clock.now += 5000;
    expect((await ask(tag)).status).toBe(304);
    await change(id, { titles: { en: 'Another' } });
    expect((await ask(tag)).status).toBe(200);
  });
});

it('fills a kind that a day lacked', async () => {
  const kinds = async (): Promise<unknown> => {
    const answer = await test.ask('GET', '/api/v1/daily');
    const { puzzles } = (await answer.json()) as { puzzles: { kind: string }[] };
    return puzzles.map(({ kind }) => kind);
  };
  expect(await kinds()).toEqual([]);
  await published();
  expect(await kinds()).toEqual(['small']);
  await published({ file: readFileSync(UMBRELLA, 'utf8') });
  expect(await kinds()).toEqual(['small', 'coloured']);
});
