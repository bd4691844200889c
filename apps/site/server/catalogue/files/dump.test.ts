/** The dump: parts of it, and what has changed since a time. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hidePuzzle, showPuzzle } from '../../community/puzzle-state.js';
import { onBothDatabases } from '../../testing/both-databases.js';
import { fillPuzzles } from '../../testing/fill-puzzles.js';
import { type TestSite, testSite } from '../../testing/test-site.js';
import { writeDump } from './dump.js';

const DUMP = '/api/v1/puzzles.ndjson.gz';

/** More than a part holds, so that ranges cross a border. */
const PUZZLES = 2300;

onBothDatabases('the dump', (database) => {
  let test: TestSite;
  beforeAll(async () => {
    test = await testSite({ database: database() });
    await fillPuzzles(test.site.db, 1, PUZZLES);
    // some are hidden as they come
    await test.site.db.updateTable('puzzle').set({ state: 'public' }).execute();
    await writeDump(test.site);
  });
  afterAll(() => test.close());

  const bytes = async (headers: Record<string, string> = {}) => {
    const answer = await test.ask('GET', DUMP, { headers });
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
  };

  const lines = async (query = '') => {
    const answer = await test.ask('GET', DUMP + query);
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  };

  it('is sent whole', async () => {
    const { answer, body } = await bytes();
    expect([answer.status, answer.headers.get('Accept-Ranges')]).toEqual([200, 'bytes']);
    expect(answer.headers.get('Content-Length')).toBe(`${body.length}`);
    expect(await lines()).toHaveLength(PUZZLES);
  });

  it('is sent in ranges that add up to the whole', async () => {
    const { body: whole } = await bytes();
    const size = Math.ceil(whole.length / 3);
    const pieces: Buffer[] = [];
    for (let from = 0; from < whole.length; from += size) {
      const { answer, body } = await bytes({ Range: `bytes=${from}-${from + size - 1}` });
      const to = Math.min(from + size, whole.length) - 1;
      expect(answer.status).toBe(206);
      expect(answer.headers.get('Content-Range')).toBe(`bytes ${from}-${to}/${whole.length}`);
      expect(answer.headers.get('Content-Length')).toBe(`${body.length}`);
      pieces.push(body);
    }
    expect(pieces).toHaveLength(3);
    expect(Buffer.concat(pieces).equals(whole)).toBe(true);
  });

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=-10', -10, undefined],
    ['bytes=50-', 50, undefined],
    ['bytes=50-999999999', 50, undefined],
  ])('answers %s', async (range, from, to) => {
    const { body: whole } = await bytes();
    const { answer, body } = await bytes({ Range: range });
    expect(answer.status).toBe(206);
    expect(body.equals(whole.subarray(from, to))).toBe(true);
  });

  it('is sent whole if a range is invalid, or of another file', async () => {
    const { body: whole } = await bytes();
    const others = [
      { Range: 'bytes=1-2,5-6' },
      { Range: 'lines=1-2' },
      { Range: 'bytes=7-3' },
      { Range: 'bytes=-' },
      { Range: 'bytes=1-2', 'If-Range': '"another"' },
    ];
    for (const headers of others) {
      const { answer, body } = await bytes(headers);
      expect([headers, answer.status, body.equals(whole)]).toEqual([headers, 200, true]);
    }
    const tag = (await bytes()).answer.headers.get('ETag') ?? '';
    const same = await bytes({ Range: 'bytes=1-2', 'If-Range': tag });
    expect(same.answer.status).toBe(206);
  });

  it('has nothing beyond its end', async () => {
    const { body: whole } = await bytes();
    const { answer, body } = await bytes({ Range: `bytes=${whole.length}-` });
    expect(JSON.parse(body.toString()).code).toBe('range-unfit');
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
  });

  describe('since a time', () => {
    const since = () => `?since=${new Date(test.clock.now).toISOString()}`;

    it('is empty while nothing changes', async () => {
      expect(await lines(since())).toEqual([]);
    });

    it('lists what is new, changed, hidden and shown again', async () => {
      const { db } = test.site;
      const query = since();
      const now = test.clock.now + 1000;
      const ids = await db.selectFrom('puzzle').select(['id', 'number']).execute();
      const findId = (number: number) => ids.find((one) => one.number === number)?.id ?? '';
      await db.updateTable('puzzle').set({ changed_at: now }).where('number', '=', 3).execute();
      await db.updateTable('puzzle').set({ created_at: now }).where('number', '=', 2299).execute();
      await hidePuzzle(db, findId(8), now);
      await hidePuzzle(db, findId(9), now);
      await showPuzzle(db, findId(9), now);
      const found = await lines(query);
      expect(found.map(({ number, gone = false }) => [number, gone])).toEqual([
        [3, false],
        [8, true],
        [9, false],
        [2299, false],
      ]);
      expect(Object.keys(found[1])).toEqual(['id', 'number', 'gone']);
      expect(found[0]).toEqual((await lines()).find(({ number }) => number === 3));
    });

    it('is refused for invalid times, and for times too long ago', async () => {
      for (const query of ['?since=yesterday', '?since=2026-10-01']) {
        const answer = await test.ask('GET', DUMP + query);
        expect(await answer.json()).toMatchObject({ status: 400, field: 'since' });
      }
    });
  });
});
