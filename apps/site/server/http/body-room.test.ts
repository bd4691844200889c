/** Large bodies that come slowly, many at once: they share a room, and leave it again. */
import { afterEach, expect, it } from 'vitest';
import { type TestSite, testSite } from '../testing/test-site.js';
import type { Env } from './env.js';

const LARGE = 8 * 1024 * 1024;
const opened: TestSite[] = [];
afterEach(async () => {
  for (const test of opened.splice(0)) await test.close();
});

/** A body that says its length and then sends nothing until it is ended. */
function slow(test: TestSite, address: string, length: number | undefined) {
  let end = (): void => undefined;
  const body = new ReadableStream({
    start(controller) {
      end = () => controller.close();
    },
  });
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (length !== undefined) headers.set('Content-Length', `${length}`);
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const url = `${test.site.config.baseUrl}/api/v1/solve`;
  const env = { incoming: { socket: { remoteAddress: address } } } as unknown as Env;
  const answer = Promise.resolve(test.app.request(url, init as RequestInit, env));
  return { answer, end };
}

it('a body that does not fit beside others is refused, and accepted when they are finished', async () => {
  const test = await testSite();
  opened.push(test);
  const status = async ({ answer }: ReturnType<typeof slow>) => (await answer).status;
  // three of one address, by their length; of those without one the most counts that they may have
  const one = [LARGE, undefined, LARGE].map((length) => slow(test, '192.0.2.1', length));
  const refused = await slow(test, '192.0.2.1', LARGE).answer;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ code: 'no-room' });
  // another client still fits, until the room is full for all
  const others = ['a', 'a', 'a', 'b', 'b'].map((name) => slow(test, name, LARGE));
  expect(await status(slow(test, 'c', LARGE))).toBe(503);
  // small ones need no room
  const small = slow(test, 'c', 1000);
  small.end();
  expect(await status(small)).toBe(400);
  for (const { end } of [...one, ...others]) end();
  expect(await Promise.all([...one, ...others].map(status))).toEqual(Array(8).fill(400));
  const last = slow(test, '192.0.2.1', LARGE);
  last.end();
  expect(await status(last)).toBe(400);
});
