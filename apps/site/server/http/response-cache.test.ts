/**
 * Guests may see lists as they were a moment ago; signed-in people see them as they are.
 */
import { describe, expect, it } from 'vitest';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { testSite } from '../testing/test-site.js';

const LIST = '/api/v1/puzzles';

/** The body of an answer and what its headers say. */
async function seen(answer: Promise<Response>) {
  const { status, headers } = await answer;
  return { status, type: headers.get('content-type'), text: await (await answer).text(), headers };
}

describe('lists of strangers', () => {
  it('are repeated from the cache, and only for strangers', async () => {
    const { ask, site, person, close } = await testSite({ config: { shownAgainMs: 60_000 } });
    const ann = await person('Ann');
    await fillPuzzles(site.db, 1, 5);
    await seen(ask('GET', LIST));
    const first = await seen(ask('GET', LIST));
    await fillPuzzles(site.db, 6, 9);
    const again = await seen(ask('GET', LIST));
    expect(again.text).toBe(first.text);
    expect([...again.headers]).toEqual([...first.headers]);
    expect(again.headers.get('x-content-type-options')).toBe('nosniff');
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
    const own = await seen(ask('GET', LIST, { as: ann }));
    expect(own.text).not.toBe(first.text);
    // what a member was shown is not what strangers are shown
    expect((await seen(ask('GET', LIST))).text).toBe(first.text);
    await close();
  });

  it('differ by address, and errors are not cached', async () => {
    const { ask, site, close } = await testSite({ config: { shownAgainMs: 60_000 } });
    await fillPuzzles(site.db, 1, 9);
    const all = await seen(ask('GET', LIST));
    const some = await seen(ask('GET', `${LIST}?limit=2`));
    expect(some.text).not.toBe(all.text);
    for (const _ of [1, 2]) {
      const wrong = await seen(ask('GET', `${LIST}?sort=nothing`));
      expect([wrong.status, wrong.type]).toEqual([400, 'application/problem+json']);
    }
    await close();
  });

  it('are updated when the cache expires', async () => {
    const { ask, site, close } = await testSite({ config: { shownAgainMs: 1 } });
    await fillPuzzles(site.db, 1, 5);
    await seen(ask('GET', LIST));
    const first = await seen(ask('GET', LIST));
    await fillPuzzles(site.db, 6, 9);
    await new Promise((done) => setTimeout(done, 20));
    expect((await seen(ask('GET', LIST))).text).not.toBe(first.text);
    await close();
  });
});
