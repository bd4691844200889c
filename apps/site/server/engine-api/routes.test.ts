/** The engine's calls over HTTP: what they answer, and what they refuse. */
import { UNIQUE } from '@nonokit/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Budgets } from '../engine/budgets.js';
import {
  type Asker,
  type Engine,
  EngineBusy,
  EngineMemory,
  EngineSpent,
  EngineTimeout,
} from '../engine/engine.js';
import { freshKey } from '../people/key-member.js';
import type { Site } from '../site/index.js';
import { randomId, tokenHash } from '../storage/index.js';
import { describedApp, type HoldTo, holdTo } from '../testing/described.js';
import { inlineEngine } from '../testing/inline-engine.js';
import { NO_ENGINE, type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

let test: TestSite;
let hold: HoldTo;
beforeAll(async () => {
  test = await describedApp(await testSite({ engine: inlineEngine() }));
  hold = holdTo(await (await test.ask('GET', '/api/v1/openapi.json')).json());
});
afterAll(() => test.close());

/** Posts a body as it is. */
async function post(path: string, body: string | Uint8Array<ArrayBuffer>, type = 'text/plain') {
  const headers = { 'Content-Type': type };
  const address = `http://localhost:4000/api/v1${path}`;
  const answer = await test.app.request(address, { method: 'POST', body, headers });
  await hold('POST', `/api/v1${path}`, answer.clone());
  return answer;
}

const NON = 'width 2\nheight 2\n\nrows\n1\n1\n\ncolumns\n1\n1\n';

describe("the engine's calls", () => {
  it('solve a file as it is, JSON with a puzzle in it, and base64', async () => {
    const raw = await post('/solve', UNIQUE, 'application/json');
    expect(raw.status).toBe(200);
    const answer = await raw.json();
    expect(answer).toMatchObject({ status: 'unique', lineSolvable: true, title: 'Tree', index: 0 });
    expect(answer.solutions).toHaveLength(1);
    const puzzle = Buffer.from(NON).toString('base64');
    for (const body of [
      { puzzle: NON, maxSolutions: 2 },
      { puzzle, encoding: 'base64', format: 'non', name: 'a.non' },
      { puzzle: { width: 2, height: 2, rows: [[1], [1]], columns: [[1], [1]] } },
    ]) {
      const response = await test.ask('POST', '/api/v1/solve', { body });
      expect(await response.json()).toMatchObject({ status: 'multiple' });
    }
  });

  it('check and rate puzzles', async () => {
    for (const verb of ['check', 'rate']) {
      const answer = await (await post(`/${verb}`, UNIQUE)).json();
      expect(answer).toMatchObject({ status: 'unique', difficulty: { label: 'trivial' } });
      expect(answer).not.toHaveProperty('solutions');
    }
  });

  it('explain in the language of the client, besides those that are built in', async () => {
    const { steps } = await (await post('/explain?lang=fr', UNIQUE)).json();
    expect(steps[0].text).toEqual({
      en: expect.stringMatching(/^(Row|Column) /),
      ru: expect.stringMatching(/^(Строка|Столбец) /),
      fr: expect.stringMatching(/^(Ligne|Colonne) /),
    });
    const { help } = await (await post('/hint?lang=fr', UNIQUE)).json();
    expect(Object.keys(help)).toEqual(['en', 'ru', 'fr']);
  });

  it('proofread clues that contradict each other, and other clues', async () => {
    const clues = { rows: [[1, 1], [5], [5], [3], [1]], columns: [[2], [4], [3], [4], [2]] };
    for (const body of [JSON.stringify(clues), 'rows\n1 1\n5\n5\n3\n1\ncolumns\n2\n4\n3\n4\n2\n']) {
      const answer = await (await post('/proofread', body)).json();
      expect(answer).toMatchObject({ status: 'mended', complete: true });
      const [best] = answer.mendings;
      expect(best.changes[0]).toMatchObject({
        kind: 'one-off',
        line: { kind: 'column', index: 2 },
      });
      expect(best.changes[0].text.en).toBe('Column 3, number 1: 3 becomes 4, one more.');
      expect(best.columns[2]).toEqual([[4, 1]]);
    }
    expect(await (await post('/proofread', UNIQUE)).json()).toMatchObject({ status: 'right' });
    expect((await post('/proofread', 'hello')).status).toBe(422);
  });

  it('explain puzzles, with the reasons why the end is not reached', async () => {
    const solved = await (await post('/explain', UNIQUE)).json();
    expect(solved.end).toMatchObject({ status: 'solved', steps: solved.steps.length });
    expect(solved.steps[0]).toMatchObject({ step: 1, text: { en: expect.any(String) } });
    const stuck = await (await post('/explain', NON)).json();
    expect(stuck.end).toMatchObject({ status: 'stuck', diagnosis: { status: 'multiple' } });
  });

  it('give hints, which continue from earlier ones', async () => {
    const puzzle = UNIQUE;
    let marks: unknown;
    for (let press = 0; press < 60; press++) {
      const body = { puzzle, tell: 'cells', ...(marks === undefined ? {} : { marks }) };
      const hint = await (await test.ask('POST', '/api/v1/hint', { body })).json();
      if (hint.kind === 'solved') break;
      expect(hint.kind).toBe('step');
      marks = hint.known;
    }
    const done = await test.ask('POST', '/api/v1/hint', { body: { puzzle, marks } });
    expect(await done.json()).toMatchObject({ kind: 'solved' });
    const where = await post('/hint?tell=where', UNIQUE);
    expect(Object.keys(await where.json())).toEqual(['kind', 'help']);
  });

  it.each(['solve', 'check', 'rate', 'explain', 'hint', 'draw', 'proofread', 'convert?to=non'])(
    '%s reports doubts about the file that was read',
    async (call) => {
      const lists = 'rows = [[3],[1,1,1],[5],[1,2]]\ncols = [[3],[1,2],[3],[2],[3]]\n';
      const clear = await post(`/${call}`, lists);
      expect(clear.headers.get('nonokit-warnings')).toBeNull();
      const more = await post(`/${call}`, `${lists}more = [[2],[3],[1,1],[4]]\n`);
      expect(more.headers.get('nonokit-warnings')).toBe('leftover');
    },
  );

  it('convert puzzles, and report what is lost', async () => {
    const nin = await post('/convert?to=nin', UNIQUE);
    expect(await nin.text()).toMatch(/^5 5\n/);
    expect(nin.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(nin.headers.get('nonokit-warnings')).not.toBeNull();
    expect(nin.headers.get('content-disposition')).toBe('attachment; filename="puzzle.nin"');
    const png = await post('/convert?to=png', UNIQUE);
    expect(png.headers.get('content-type')).toBe('image/png');
  });

  it.each([
    ['svg', /^<svg/],
    ['png', /^.PNG/],
    ['gif', /^GIF89a/],
    ['pdf', /^%PDF/],
    ['text', /\d/],
  ])('draw %s', async (output, start) => {
    const drawn = await post(`/draw?output=${output}&what=solution`, UNIQUE);
    expect(drawn.status).toBe(200);
    expect(Buffer.from(await drawn.arrayBuffer()).toString('latin1')).toMatch(start);
  });

  it('make a puzzle from an image whose clues have the picture as their solution', async () => {
    const image = await post('/draw?output=png&what=solution&style=plain', UNIQUE);
    const png = new Uint8Array(await image.arrayBuffer());
    const made = await post('/make?size=10x10&title=Ten', png, 'image/png');
    const answer = await made.json();
    expect(made.status).toBe(200);
    expect(answer).toMatchObject({ status: 'unique', puzzle: { title: 'Ten' } });
    const solved = await test.ask('POST', '/api/v1/solve', { body: { puzzle: answer.puzzle } });
    expect(await solved.json()).toMatchObject({ status: 'unique', width: answer.width });
  });

  it('scan a drawn sheet, and say why an image shows none', async () => {
    const [sheet, picture] = await Promise.all(
      ['output=png&cell=40', 'output=png&what=solution&style=plain&cell=20'].map(
        async (options) =>
          new Uint8Array(await (await post(`/draw?${options}`, UNIQUE)).arrayBuffer()),
      ),
    );
    if (sheet === undefined || picture === undefined) throw new Error('nothing was drawn');
    const answer = await (await post('/scan', sheet, 'image/png')).json();
    expect(answer).toMatchObject({
      status: 'read',
      sheets: [{ status: 'sure', verdict: 'unique', width: 5, height: 5, unsure: [] }],
    });
    const { palette, rows, columns } = answer.sheets[0];
    const body = { puzzle: { width: 5, height: 5, palette, rows, columns } };
    const [read, drawn] = await Promise.all([
      test.ask('POST', '/api/v1/solve', { body }),
      test.ask('POST', '/api/v1/solve', { body: { puzzle: UNIQUE } }),
    ]);
    expect((await read.json()).solutions).toEqual((await drawn.json()).solutions);
    const base64 = { puzzle: Buffer.from(picture).toString('base64'), encoding: 'base64' };
    const none = await test.ask('POST', '/api/v1/scan', { body: base64 });
    expect(await none.json()).toMatchObject({ status: 'not-a-sheet', reason: expect.any(String) });
  });
});

describe("the engine's calls refuse", () => {
  it.each([
    ['an empty body', '/solve', '', 400, 'no-puzzle'],
    ['what is no puzzle', '/solve', 'hello', 422, undefined],
    ['a wrong option', '/solve?maxSolutions=101', NON, 400, 'invalid-request'],
    ['an unknown format', '/solve?format=nonsense', NON, 422, 'unknown-format'],
    ['an unknown target', '/convert?to=nonsense', NON, 422, 'unknown-format'],
    ['no target', '/convert', NON, 400, 'invalid-request'],
    ['a puzzle that the file lacks', '/solve?index=3', NON, 422, 'no-such-puzzle'],
    ['several puzzles', '/solve', `[${UNIQUE},${UNIQUE}]`, 422, 'several-puzzles'],
    ['wrong marks', '/hint?marks=%3F', NON, 422, 'wrong-size'],
    ['no image', '/make', NON, 422, 'no-image'],
    ['an image of SVG', '/make', '<svg xmlns="http://www.w3.org/2000/svg"/>', 422, 'no-image'],
    ['a broken image', '/make', 'GIF89a broken', 422, 'image-damaged'],
    ['a scan of no image', '/scan', NON, 422, 'no-image'],
    ['a scan of a broken image', '/scan', '\u00ff\u00d8\u00ff broken', 422, 'no-image'],
    ['a scan of no size', '/scan', hugeGif(), 422, 'image-too-large'],
    ['a scan that takes longer than may be', '/scan?timeoutMs=60000', NON, 400, 'invalid-request'],
    ['a drawing without end', '/draw?cell=64', big(500), 422, 'picture-too-large'],
    ['a film of a large puzzle', '/draw?output=gif', big(200), 422, 'too-large'],
    ['a large puzzle', '/solve', big(501), 422, 'too-large'],
    ['a rating of a large one', '/rate', big(101), 422, 'too-large'],
  ])('%s', async (_, path, body, status, code) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const problem = await answer.json();
    expect(problem.detail).not.toBe('');
    if (code !== undefined) expect(problem.code).toBe(code);
  });

  it('a file with a mistake, with its place, in the language of the client', async () => {
    const body = NON.replace('columns\n1\n1', 'columns\n1\n7');
    const problem = await (await post('/solve', body)).json();
    expect(problem).toMatchObject({ line: expect.any(Number), detail: /^[ -~]+$/ });
    const russian = await (await post('/solve?lang=ru', body)).json();
    expect(russian).toMatchObject({ code: problem.code, detail: expect.stringMatching(/[а-яё]/) });
    const german = await (await post('/solve?lang=de', body)).json();
    expect(german).toMatchObject({ code: problem.code, detail: expect.stringMatching(/Spalte/) });
  });

  it.each([
    [new EngineBusy('full', 4100), 503, 'engine-busy', '5'],
    [new EngineSpent('seconds', 900), 429, 'engine-spent', '1'],
    [new EngineSpent('jobs', 2000), 429, 'engine-spent', '2'],
    [new EngineTimeout(), 422, 'too-slow', null],
    [new EngineMemory(), 422, 'out-of-memory', null],
  ])('%s', async (error, status, code, retry) => {
    const engine = { ...NO_ENGINE, run: () => Promise.reject(error) };
    const own = await testSite({ engine });
    const answer = await own.ask('POST', '/api/v1/solve', { body: { puzzle: NON } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(retry);
    expect(await answer.json()).toMatchObject({ code });
    await own.close();
  });
});

it('a call for which there is no room is refused before its body is read', async () => {
  const engine = {
    ...NO_ENGINE,
    admit: () => {
      throw new EngineBusy('full', 4100);
    },
  };
  const own = await testSite({ engine });
  const body = new ReadableStream({
    pull: () => Promise.reject(new Error('the body was read')),
  });
  const headers = { 'Content-Type': 'text/plain', 'Content-Length': '10' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const answer = await own.app.request('http://localhost:4000/api/v1/solve', init);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  await own.close();
});

describe('engine time', () => {
  it('is charged to the member or the address, and reported in headers', async () => {
    const asked: { asker?: Asker; rank?: string }[] = [];
    const inline = inlineEngine();
    const engine = {
      ...inline,
      run: (...[verb, request, options = {}]: Parameters<typeof inline.run>) => {
        asked.push(options);
        return inline.run(verb, request, options);
      },
      budget: ({ seconds }: Asker) => ({ fullMs: seconds * 1000, leftMs: 4700, resetMs: 15_001 }),
    };
    const own = await testSite({ engine, config: { limits: 1 } });
    const anna = await own.person('Anna');
    const body = { puzzle: NON };
    const told = async (path: string, init: object = {}) => {
      const { headers, status } = await own.ask('POST', `/api/v1${path}`, { body, ...init });
      expect(status).toBe(200);
      return ['Limit', 'Remaining', 'Reset'].map((name) => headers.get(`RateLimit-${name}`));
    };
    expect(await told('/check')).toEqual(['20', '4', '16']);
    expect(await told('/check', { as: anna })).toEqual(['60', '4', '16']);
    await told('/hint');
    expect(asked.map(({ asker, rank }) => [asker?.key, asker?.seconds, rank])).toEqual([
      ['unknown', 20, 'stranger'],
      [anna.id, 60, 'member'],
      ['unknown', 20, 'page'],
    ]);
    await own.close();
  });
});

describe('engine time of API keys', () => {
  let own: TestSite;
  let anna: TestPerson;
  const keys: Record<string, string> = {};
  beforeAll(async () => {
    const engineSeconds = { guest: 20, member: 60, keys: { read: 30, play: 5, publish: 40 } };
    own = await testSite({ engine: costlyEngine(31_000), config: { limits: 1, engineSeconds } });
    anna = await own.person('Anna');
    for (const scopes of ['read', 'read play', 'play', 'publish', 'publish play']) {
      keys[scopes] = await addKey(own.site, anna.id, scopes);
    }
  });
  afterAll(() => own.close());

  async function check(init: { as?: TestPerson; key?: string }) {
    const headers = init.key === undefined ? {} : { Authorization: `Bearer ${init.key}` };
    const body = { puzzle: NON };
    const answer = await own.ask('POST', '/api/v1/check', { body, headers, as: init.as });
    return [answer.status, answer.headers.get('RateLimit-Limit')];
  }

  it('is of one budget for all keys of a scope, and apart from the pages of the member', async () => {
    expect(await check({ key: keys['read'] ?? '' })).toEqual([200, '30']);
    expect(await check({ key: keys['read'] ?? '' })).toEqual([429, '30']);
    // another key of the same scope has nothing left either
    expect(await check({ key: keys['read play'] ?? '' })).toEqual([429, '30']);
    // keys without that scope, and the member
    expect(await check({ key: keys['publish'] ?? '' })).toEqual([200, '40']);
    expect(await check({ key: keys['play'] ?? '' })).toEqual([200, '5']);
    expect(await check({ key: keys['play'] ?? '' })).toEqual([429, '5']);
    expect(await check({ as: anna })).toEqual([200, '60']);
    const boris = await own.person('Boris');
    const other = await addKey(own.site, boris.id, 'read');
    expect(await check({ key: other })).toEqual([200, '30']);
  });

  it('is of the scope that a call needs, not of the first that the key has', async () => {
    const publish = async (key: string) => {
      const headers = { Authorization: `Bearer ${key}` };
      const body = { file: UNIQUE, titles: { en: 'Tree' } };
      const answer = await own.ask('POST', '/api/v1/puzzles', { body, headers });
      return answer.headers.get('RateLimit-Limit');
    };
    expect(await publish(keys['publish play'] ?? '')).toBe('40');
  });
});

/** An engine without threads in which every job takes this long by a clock that stands still. */
function costlyEngine(ms: number): Engine {
  const inline = inlineEngine();
  const budgets = new Budgets();
  const refuse = (asker: Asker): void => {
    if (budgets.budget(asker, 0).leftMs <= 0) throw new EngineSpent('seconds', 1000);
  };
  return {
    ...inline,
    admit: refuse,
    budget: (asker) => budgets.budget(asker, 0),
    run: (verb, request, options = {}) => {
      if (options.asker !== undefined) {
        refuse(options.asker);
        budgets.charge(options.asker, ms, 0);
      }
      return inline.run(verb, request, options);
    },
  };
}

/** A key of a person with these scopes. */
async function addKey({ db, now }: Site, person_id: string, scopes: string): Promise<string> {
  const key = freshKey();
  await db
    .insertInto('api_key')
    .values({
      id: randomId(),
      name: scopes,
      person_id,
      hash: tokenHash(key),
      created_at: now(),
      scopes,
      ends_at: null,
    })
    .execute();
  return key;
}

/** The head of a GIF file of 65,535 x 65,535 pixels. */
function hugeGif(): Uint8Array<ArrayBuffer> {
  const frame = [0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x4c, 1, 0, 0x3b];
  const head = [0xff, 0xff, 0xff, 0xff, 0xf0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff];
  return new Uint8Array([...new TextEncoder().encode('GIF89a'), ...head, ...frame]);
}

/** A blank puzzle of this size. */
function big(side: number): string {
  const blank = Array.from({ length: side }, () => []);
  return JSON.stringify({ width: side, height: side, rows: blank, columns: blank });
}
