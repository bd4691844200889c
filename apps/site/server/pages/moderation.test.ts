/** What the page of the moderators offers to take back. */
import { afterAll, expect, it } from 'vitest';
import { addPuzzle } from '../testing/community-facts.js';
import { testSite } from '../testing/test-site.js';

const test = await testSite();
afterAll(() => test.close());
const vera = await test.person('Vera', 'moderator');

it.each([
  ['hide', 'show'],
  ['show', 'hide'],
  ['lock', 'unlock'],
  ['unlock', 'lock'],
])('after %s is to %s', async (action, undo) => {
  const id = await addPuzzle(test.site);
  const press = async (button: string) => {
    const { origin } = new URL(test.site.config.baseUrl);
    const answer = await test.app.request(`${origin}/moderation`, {
      method: 'POST',
      headers: { Origin: origin, Cookie: vera.cookie },
      body: new URLSearchParams({ do: button, reason: 'other' }),
    });
    return new URL(answer.headers.get('location') ?? '', origin).searchParams;
  };
  if (action === 'show' || action === 'unlock') await press(`${undo} puzzle ${id}`);
  const told = await press(`${action} puzzle ${id}`);
  expect([told.get('done'), told.get('undo')]).toEqual([action, `${undo} puzzle ${id}`]);
  expect((await press(told.get('undo') ?? '')).get('done')).toBe(undo);
});
