/** `nonokit play`: what it serves, to whom, and how it ends. Runs the built program. */
import type { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { blindFromJson, idOf, revealedTexts } from '@nonokit/board';
import { BROKEN, drawnGrid, MULTIPLE, TREE, UNIQUE } from '@nonokit/core/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { folderWith, nonokit, type ProgramRun, type RunOptions } from '../../testing/run.js';
import { startProgram } from '../../testing/start.js';
import { browserFor } from './browser.js';

/** A program that serves. */
interface Playing {
  /** "http://127.0.0.1:4807/play/#p=…" */
  readonly page: string;
  readonly port: number;
  readonly child: ReturnType<typeof spawn>;
  readonly ended: Promise<ProgramRun>;
}

const running: Playing[] = [];

afterAll(() => {
  for (const { child } of running) child.kill();
});

/** Starts the program on a free port and waits for its address. */
async function play(args: readonly string[], options: RunOptions = {}): Promise<Playing> {
  const env = { XDG_DATA_HOME: folderWith({}), ...options.env };
  const playing = await new Promise<Omit<Playing, 'ended'> & { ended: Promise<ProgramRun> }>(
    (resolve, reject) => {
      const ended = startProgram(['play', '--no-open', '--port', '0', ...args], {
        ...options,
        env,
        onOutput: (text, child) => {
          const [, page = '', port = ''] = /^(http:\/\/127\.0\.0\.1:(\d+)\/.*)\n/.exec(text) ?? [];
          if (page !== '') resolve({ page, port: Number(port), child, ended });
        },
      });
      ended.then(({ stderr }) => reject(new Error(stderr)), reject);
    },
  );
  running.push(playing);
  return playing;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks as any program can: `fetch` would set or refuse some headers. */
function ask(
  { port }: Playing,
  path: string,
  { method = 'GET', headers = {}, body = '' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const FILES = { 'tree.json': UNIQUE, 'chequer.json': MULTIPLE, 'broken.json': BROKEN };

describe('nonokit play', () => {
  it('serves its pages, marked as its own, with strict headers', async () => {
    const playing = await play([]);
    expect(playing.page).toBe(`http://127.0.0.1:${playing.port}/`);
    const page = await ask(playing, '/');
    expect(page).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      },
    });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("default-src 'none'");
    expect(page.text).toContain('<html data-local="" lang="en"');
    const [, script = ''] = /<script type="module"[^>]* src="\.\/([^"]*)"/.exec(page.text) ?? [];
    expect((await ask(playing, `/${script}`)).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await ask(playing, '/ru/')).text).toContain('lang="ru"');
    expect(await ask(playing, '/play')).toMatchObject({
      status: 308,
      headers: { location: '/play/' },
    });
    // it would go on answering for whatever runs on this port later
    expect((await ask(playing, '/service-worker.js')).status).toBe(404);
  });

  it('serves puzzles blind, and their texts with the picture', async () => {
    const cwd = folderWith(FILES);
    const playing = await play(['tree.json', 'chequer.json'], { cwd });
    const list = JSON.parse((await ask(playing, '/local/index.json')).text);
    expect(list.puzzles).toHaveLength(2);
    const [{ id }] = list.puzzles;
    expect(playing.page).toBe(`http://127.0.0.1:${playing.port}/play/#p=${id}`);
    const { rails, ...card } = list.puzzles[0];
    expect(card).toEqual({
      number: 1,
      id,
      width: 5,
      height: 5,
      inks: ['#000000'],
      paper: '#ffffff',
    });
    expect(rails.split(/[,;]/)).toHaveLength(10);
    const { text } = await ask(playing, `/local/${id}.json`);
    for (const word of ['Tree', 'tree', 'goal']) {
      expect(text + JSON.stringify(list)).not.toContain(word);
    }
    const blind = blindFromJson(JSON.parse(text));
    if (blind === undefined) throw new Error('no blind puzzle');
    expect(blind.facts).toMatchObject({ difficulty: 'trivial', isUnique: true });
    expect(idOf(blind.clues)).toBe(id);
    expect(revealedTexts(blind, drawnGrid(...TREE)).title).toBe('Tree');
    expect((await ask(playing, '/local/AAAAAAAAAAA.json')).status).toBe(404);
  });

  it('opens the Russian pages with --lang ru', async () => {
    const playing = await play(['tree.json', '--lang', 'ru'], { cwd: folderWith(FILES) });
    expect(playing.page).toContain('/ru/play/#p=');
  });

  it.each(['attacker.example', 'attacker.example:80', '127.0.0.1', '127.0.0.1:1', '[::1]:80'])(
    'refuses the host %j',
    async (host) => {
      const playing = running[0] ?? (await play([]));
      for (const path of ['/', '/local/index.json', '/local/progress']) {
        expect((await ask(playing, path, { headers: { host } })).status).not.toBe(200);
      }
    },
  );

  it('redirects localhost to the address at which the games are stored', async () => {
    const playing = await play([]);
    const headers = { host: `localhost:${playing.port}` };
    expect(await ask(playing, '//evil.example/play/', { headers })).toMatchObject({
      status: 308,
      headers: { location: `http://127.0.0.1:${playing.port}/evil.example/play/` },
    });
  });

  it('serves nothing but its files', async () => {
    const playing = await play([]);
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..\\..\\package.json',
      '//etc/passwd',
      '/assets/../../../package.json',
      '/local/../../../package.json',
      '/%00',
      '/%zz',
    ]) {
      expect([400, 404]).toContain((await ask(playing, path)).status);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expect((await ask(playing, '/', { method })).status).toBe(405);
      expect((await ask(playing, '/local/index.json', { method })).status).toBe(405);
    }
    expect(await ask(playing, '/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  it('continues with readable files, and refuses to start without any', async () => {
    const cwd = folderWith(FILES);
    const playing = await play(['broken.json', 'tree.json'], { cwd });
    playing.child.kill('SIGINT');
    const run = await playing.ended;
    expect(run.stderr).toContain('nonokit: broken.json: ');
    expect(run.status).toBe(130);
    expect(
      await nonokit(['play', '--no-open', 'broken.json', 'missing.json'], { cwd }),
    ).toMatchObject({ stdout: '', status: 2 });
  });

  it('ends immediately on Ctrl-C, despite open connections', async () => {
    const playing = await play([]);
    const idle: Socket = connect(playing.port, '127.0.0.1');
    await once(idle, 'connect');
    const closed = once(idle, 'close');
    idle.on('error', () => undefined);
    playing.child.kill('SIGINT');
    expect((await playing.ended).status).toBe(130);
    await closed;
  });

  it('refuses a requested port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const run = await nonokit(['play', '--no-open', '--port', String(port)]);
    other.close();
    expect(run).toMatchObject({ stdout: '', status: 2 });
    expect(run.stderr).toContain(`port ${port} is in use by another program`);
  });

  it('opens the system browser without a shell', () => {
    const page = 'http://127.0.0.1:4807/play/#p=x';
    expect(browserFor('linux', page)).toEqual({ program: 'xdg-open', args: [page] });
    expect(browserFor('darwin', page)).toEqual({ program: 'open', args: [page] });
    expect(browserFor('win32', page).args.at(-1)).toBe(page);
  });

  it('prints the address and continues if there is no browser', async () => {
    const env = { PATH: folderWith({}) };
    const run = await startProgram(['play', '--port', '0', 'tree.json'], {
      cwd: folderWith(FILES),
      env,
      onMistakes: (_, child) => child.kill('SIGINT'),
    });
    expect(run.stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/play\/#p=\w+\n$/);
    expect(run.stderr).toContain('the browser could not be opened (xdg-open)');
    expect(run.status).toBe(130);
  });
});

describe('the progress of nonokit play', () => {
  const text = (games: number): string =>
    JSON.stringify({ format: 'nonokit-store', version: 1, games: Array(games).fill({}) });
  const put = (playing: Playing, body: string, more: Record<string, string> = {}) => {
    const headers = { origin: `http://127.0.0.1:${playing.port}`, ...more };
    return ask(playing, '/local/progress', { method: 'PUT', body, headers });
  };

  it('is kept from one run to the next, on any port', async () => {
    const env = { XDG_DATA_HOME: folderWith({}) };
    const first = await play([], { env });
    const before = await ask(first, '/local/progress');
    expect(before).toMatchObject({ status: 200, text: '' });
    const version = String(before.headers.etag);
    const kept = await put(first, text(1), { 'if-match': version });
    expect(kept.status).toBe(204);
    first.child.kill('SIGINT');
    await first.ended;
    const second = await play([], { env });
    const after = await ask(second, '/local/progress');
    expect(after).toMatchObject({
      status: 200,
      text: text(1),
      headers: { etag: kept.headers.etag },
    });
  });

  it('is not overwritten by a page that has not seen it', async () => {
    const env = { XDG_DATA_HOME: folderWith({}) };
    const one = await play([], { env });
    const other = await play([], { env });
    const version = String((await ask(one, '/local/progress')).headers.etag);
    // both have merged the same version; the first one to write wins, the other has to merge again
    const statuses = await Promise.all([
      put(one, text(1), { 'if-match': version }),
      put(other, text(2), { 'if-match': version }),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([204, 412]);
    expect((await put(one, text(3))).status).toBe(412);
  });

  it('is written only by its own pages, and only as progress', async () => {
    const env = { XDG_DATA_HOME: folderWith({}) };
    const playing = await play([], { env });
    const version = String((await ask(playing, '/local/progress')).headers.etag);
    const match = { 'if-match': version };
    for (const more of [
      { origin: 'http://attacker.example' },
      { origin: 'null' },
      { origin: `http://127.0.0.1:${playing.port + 1}` },
      { origin: `http://localhost:${playing.port}` },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await put(playing, text(1), { ...match, ...more })).status).toBe(403);
    }
    const bare = await ask(playing, '/local/progress', {
      method: 'PUT',
      body: text(1),
      headers: match,
    });
    expect(bare.status).toBe(403);
    for (const body of ['', 'x', '[]', 'null', '{"format":"other"}']) {
      expect((await put(playing, body, match)).status).toBe(400);
    }
    const huge = { ...match, 'content-length': '99999999999' };
    expect((await put(playing, 'x', huge)).status).toBe(413);
    expect((await ask(playing, '/local/progress')).text).toBe('');
  });

  it('is kept aside if the file is damaged', async () => {
    const folder = folderWith({});
    const env = { XDG_DATA_HOME: folder };
    const first = await play([], { env });
    await put(first, text(1), {
      'if-match': String((await ask(first, '/local/progress')).headers.etag),
    });
    const file = join(folder, 'nonokit', 'progress.json');
    writeFileSync(file, 'half of');
    const version = String((await ask(first, '/local/progress')).headers.etag);
    expect((await put(first, text(2), { 'if-match': version })).status).toBe(204);
    expect(readFileSync(file, 'utf8')).toBe(text(2));
    expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('half of');
  });
});
