/** How a server stops: nobody asks just when the connection is closed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testSite } from '../testing/test-site.js';
import { listenTrouble } from './machine-trouble.js';
import { startServer } from './start.js';

// the time for goodbyes must not pass while a slow machine runs the test
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Asks whether the server lives. */
function ask(port: number, agent: Agent): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    const asked = get({ port, path: '/healthz', agent, host: '127.0.0.1' }, (answer) => {
      answer.resume().once('end', () => done(answer));
    });
    asked.once('error', failed);
  });
}

it('the server answers open connections while it stops, and then closes them', async () => {
  const { site } = await testSite({ config: { port: 0 } });
  const engine = { ...site.engine, close: async () => undefined };
  const { port, stop } = await startServer({ ...site, engine });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = await ask(port, agent);
  expect(first.headers.connection).toBe('keep-alive');
  const stopped = stop();
  const second = await ask(port, agent);
  expect(second.statusCode).toBe(200);
  expect(second.headers.connection).toBe('close');
  await expect(ask(port, agent)).rejects.toThrow('ECONNREFUSED');
  await stopped;
});

it('the server closes idle connections', async () => {
  const { site } = await testSite({ config: { port: 0 } });
  const engine = { ...site.engine, close: async () => undefined };
  const { port, stop } = await startServer({ ...site, engine });
  await ask(port, new Agent({ keepAlive: true }));
  const stopped = stop();
  vi.advanceTimersByTime(1000);
  await stopped;
});

it('the server does not mistake a client that hangs up for a database failure', async () => {
  const { site } = await testSite({ config: { port: 0 } });
  const engine = { ...site.engine, close: async () => undefined };
  const error = vi.spyOn(site.log, 'error');
  const over = new Promise<string>((done) => {
    error.mockImplementation((_, text) => done(`${text}`));
    vi.spyOn(site.log, 'info').mockImplementation((_, text) => {
      if (text === 'the client hung up') done(text);
    });
  });
  const { port, stop } = await startServer({ ...site, engine });
  // the server says "continue" once it has the head: a body that never comes is waited for
  const head =
    'Host: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\nExpect: 100-continue';
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /api/v1/session HTTP/1.1\r\n${head}\r\n\r\n{`);
  socket.once('data', () => socket.destroy());
  expect(await over).toBe('the client hung up');
  await stop();
});

it('the server listens on a socket of the file system, also where a killed one left it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-socket-'));
  const path = join(folder, 'site.sock');
  const { site } = await testSite({ config: { host: `unix:${path}` } });
  const engine = { ...site.engine, close: async () => undefined };
  // a socket without a program, as after SIGKILL
  const dies =
    'require("net").createServer().listen(process.argv[1], () => process.kill(process.pid, 9))';
  spawnSync(process.execPath, ['-e', dies, path]);
  expect(existsSync(path)).toBe(true);
  const { stop, port } = await startServer({ ...site, engine });
  expect(port).toBe(0);
  const asked = (): Promise<number | undefined> =>
    new Promise((done, failed) => {
      get({ socketPath: path, path: '/healthz' }, (answer) => {
        answer.resume().once('end', () => done(answer.statusCode));
      }).once('error', failed);
    });
  expect(await asked()).toBe(200);
  const other = await testSite({ config: { host: `unix:${path}` } });
  await expect(startServer(other.site)).rejects.toThrow(`Another program listens on unix:${path}.`);
  expect(await asked()).toBe(200);
  const stopped = stop();
  vi.advanceTimersByTime(1000);
  await stopped;
  rmSync(folder, { recursive: true });
});

it('the server reports that its port is in use', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as { readonly port: number };
  const { site } = await testSite({ config: { port } });
  await expect(startServer(site)).rejects.toThrow(`The port ${port} of 127.0.0.1 is in use.`);
  other.close();
});

it.each([
  ['EACCES', 'may not listen on the port 80'],
  ['EADDRNOTAVAIL', 'has no address "a"'],
  ['ENOTFOUND', 'has no address "a"'],
])('the server explains what %s means', (code, sentence) => {
  const error = Object.assign(new Error('x'), { code });
  expect(String(listenTrouble(error, { host: 'a', port: 80 }))).toContain(sentence);
});
