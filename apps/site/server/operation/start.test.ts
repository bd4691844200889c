/** How a server stops: nobody asks just when the connection is closed. */
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testSite } from '../testing/test-site.js';
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

it('answers whoever is connected while it stops, and then ends the connection', async () => {
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

it('ends connections on which nothing is asked', async () => {
  const { site } = await testSite({ config: { port: 0 } });
  const engine = { ...site.engine, close: async () => undefined };
  const { port, stop } = await startServer({ ...site, engine });
  await ask(port, new Agent({ keepAlive: true }));
  const stopped = stop();
  vi.advanceTimersByTime(1000);
  await stopped;
});
