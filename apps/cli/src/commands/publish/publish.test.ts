/** `nonokit publish` and `nonokit fetch` with a site of the test's own. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { BROKEN, MULTIPLE, UNIQUE } from '@nonokit/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

/** What a site was asked. */
interface Asked {
  readonly what: string;
  readonly key: string | undefined;
  readonly language: string | undefined;
  readonly body: { readonly [name: string]: unknown } | undefined;
}

const asked: Asked[] = [];
let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  site = `http://127.0.0.1:${address.port}`;
});
afterAll(() => void server.close());

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body = text === '' ? undefined : JSON.parse(text);
  const { authorization: key, 'accept-language': language } = request.headers;
  asked.push({ what: `${request.method} ${request.url}`, key, language, body });
  const [status, said] = answerTo(request.url ?? '', body);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(said);
}

function answerTo(path: string, body: Asked['body']): readonly [number, string] {
  if (path === '/api/v1/puzzles/p1.json') return [200, UNIQUE];
  const [, sheet] = /^\/api\/v1\/puzzles\/p1\.(svg|png|pdf)$/.exec(path) ?? [];
  if (sheet !== undefined) return [200, `a sheet: ${sheet}`];
  if (path !== '/api/v1/puzzles') return problem(404, 'not-found', 'There is no such puzzle.');
  if (String(body?.['file']).includes('Chequer')) {
    return problem(422, 'not-unique', 'The puzzle has several solutions.');
  }
  if (body?.['acceptWarnings'] === true) return [201, '{"id":"p1"}'];
  const said = 'It is trivial. Send "acceptWarnings": true to publish it anyway.';
  return problem(422, 'has-warnings', said, { warnings: ['trivial', 'same'], twins: ['p7'] });
}

function problem(status: number, code: string, detail: string, facts: object = {}) {
  return [status, JSON.stringify({ status, code, detail, ...facts })] as const;
}

const files = { 'a.json': UNIQUE, 'several.json': MULTIPLE, 'bad.json': BROKEN };

describe('nonokit publish', () => {
  it('sends the puzzle and prints its address', async () => {
    const cwd = folderWith(files);
    asked.length = 0;
    const args = [
      'publish',
      'a.json',
      '--site',
      `${site}/`,
      '--title',
      'Tree',
      '--tags',
      'tree, wood',
    ];
    const env = { NONOKIT_KEY: 'abc' };
    const run = await nonokit([...args, '--accept-warnings'], { cwd, env });
    expect(run).toEqual({ stdout: `${site}/puzzles/p1\n`, stderr: '', status: 0 });
    const [{ what, key, body } = {}] = asked as [Asked?];
    expect([what, key]).toEqual(['POST /api/v1/puzzles', 'Bearer abc']);
    expect(body).toMatchObject({ titles: { en: 'Tree' }, tags: ['tree', 'wood'], format: 'json' });
    expect(JSON.parse(String(body?.['file']))).toMatchObject({ width: 5, height: 5 });
  });

  it('reports what the site refuses and warns about', async () => {
    const cwd = folderWith(files);
    const own = ['--site', site, '--key', 'abc'];
    const warned = await nonokit(['publish', 'a.json', ...own], { cwd });
    expect(warned.stderr).toBe(
      `nonokit: a.json: It is trivial. ${site}/puzzles/p7 (--accept-warnings publishes it anyway)\n`,
    );
    const refused = await nonokit(['publish', 'several.json', ...own], { cwd });
    expect(refused.stderr).toBe('nonokit: several.json: The puzzle has several solutions.\n');
    const broken = await nonokit(['publish', 'bad.json', ...own], { cwd });
    expect(broken.stderr).toMatch(/^nonokit: bad\.json: .*\n$/);
    for (const { stdout, status } of [warned, refused, broken]) {
      expect([stdout, status]).toEqual(['', 2]);
    }
  });

  it.each([
    [[], 'which site'],
    [['--site', 'nonsense'], 'is not the address of a site'],
    [['--site', 'http://127.0.0.1:9'], 'publishing needs a key'],
    [['--site', 'http://127.0.0.1:2', '--key', 'k'], '127.0.0.1:2: no server listens there; check'],
    [['--site', 'http://127.0.0.1:9', '--key', 'k'], 'no answer from http://127.0.0.1:9: bad port'],
    [['--site', 'http://no.invalid', '--key', 'k'], 'no answer from http://no.invalid: '],
  ])('refuses %j', async (args, message) => {
    const cwd = folderWith(files);
    const run = await nonokit(['publish', 'a.json', ...args], { cwd });
    expect(run).toMatchObject({ stdout: '', status: 2 });
    expect(run.stderr).toContain(message);
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('nonokit fetch', () => {
  it('prints the puzzle, given its address or its identifier', async () => {
    for (const args of [[`${site}/ru/puzzles/p1`], ['p1', '--site', site]]) {
      const { stdout, stderr, status } = await nonokit(['fetch', ...args]);
      expect([stderr, status]).toEqual(['', 0]);
      expect(JSON.parse(stdout)).toMatchObject({ width: 5, height: 5 });
    }
  });

  it('also accepts the address of an embedded puzzle', async () => {
    const { status } = await nonokit(['fetch', `${site}/embed/p1`]);
    expect(status).toBe(0);
  });

  it('sends the key of NONOKIT_SITE to that site only, unless --key says otherwise', async () => {
    asked.length = 0;
    const other = 'https://own.example';
    const ways: readonly (readonly [string[], Record<string, string>])[] = [
      [[], { NONOKIT_SITE: other, NONOKIT_KEY: 'secret' }],
      [[], { NONOKIT_SITE: `${site}/`, NONOKIT_KEY: 'secret' }],
      [['--key', 'given'], { NONOKIT_SITE: other, NONOKIT_KEY: 'secret' }],
      [[], { NONOKIT_KEY: 'secret' }],
    ];
    for (const [args, env] of ways) {
      const run = await nonokit(['fetch', `${site}/puzzles/p1`, ...args], { env });
      expect(run.status).toBe(0);
    }
    expect(asked.map(({ key }) => key)).toEqual([
      undefined,
      ...['Bearer secret', 'Bearer given', 'Bearer secret'],
    ]);
  });

  it('writes the format of the file extension, and solves the puzzle for a picture', async () => {
    const cwd = folderWith({});
    for (const args of [['a.non'], ['a.png', '--to', 'png'], ['a.gif']]) {
      const run = await nonokit(['fetch', 'p1', '--site', site, '-o', ...args], { cwd });
      expect(run).toMatchObject({ stdout: '', status: 0 });
    }
    expect(readFileSync(join(cwd, 'a.non'), 'utf8')).toContain('width 5');
    expect(readFileSync(join(cwd, 'a.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(readFileSync(join(cwd, 'a.gif')).subarray(0, 3).toString()).toBe('GIF');
  });

  it.each([
    ['svg', ['-o', 'a.svg']],
    ['png', ['-o', 'A.PNG']],
    ['pdf', ['-o', 'a.pdf']],
    ['pdf', ['--to', 'pdf']],
  ])('fetches the sheet that the site draws: %s by %j', async (sheet, args) => {
    const cwd = folderWith({});
    const run = await nonokit(['fetch', 'p1', '--site', site, ...args], { cwd });
    const [flag, out = ''] = args;
    const got = flag === '-o' ? readFileSync(join(cwd, out), 'utf8') : run.stdout;
    expect([got, run.stderr, run.status]).toEqual([`a sheet: ${sheet}`, '', 0]);
  });

  it('keeps an existing file unless --force is given', async () => {
    const cwd = folderWith({ 'a.non': 'precious' });
    const args = ['fetch', 'p1', '--site', site, '-o', 'a.non'];
    const kept = await nonokit(args, { cwd });
    expect([kept.status, readFileSync(join(cwd, 'a.non'), 'utf8')]).toEqual([2, 'precious']);
    expect((await nonokit([...args, '--force'], { cwd })).status).toBe(0);
    expect(readFileSync(join(cwd, 'a.non'), 'utf8')).toContain('width 5');
  });

  it('speaks the language of the program', async () => {
    asked.length = 0;
    const cwd = folderWith({});
    const args = ['--lang', 'ru', 'fetch', 'p2', '--site', site, '-o', 'a.non'];
    const run = await nonokit(args, { cwd });
    expect([run.status, run.stderr]).toEqual([2, 'nonokit: p2: There is no such puzzle.\n']);
    expect(asked.map(({ language }) => language)).toEqual(['ru']);
    const wrong = await nonokit(['fetch', '../x', '--site', site, '--lang', 'ru'], { cwd });
    expect(wrong.stderr).toMatch(/это не кроссворд с сайта/);
    expect(existsSync(join(cwd, 'a.non'))).toBe(false);
  });
});
