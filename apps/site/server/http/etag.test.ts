/** Tags of contents. */
import { expect, it } from 'vitest';
import { routes } from './env.js';
import { etagged, makeEtag } from './etag.js';

const app = routes();
app.get('/', (c) => etagged(c, makeEtag('text')) ?? c.text('text'));
const tag = makeEtag('text');

it.each([
  [undefined, 200],
  [tag, 304],
  [`W/${tag}`, 304],
  [`"other", ${tag}`, 304],
  ['*', 304],
  ['"other"', 200],
  [tag.slice(1, -1), 200],
])('a route answers If-None-Match %s with %i', async (known, status) => {
  const headers = known === undefined ? {} : { 'If-None-Match': known };
  const response = await app.request('/', { headers });
  expect([response.status, response.headers.get('ETag')]).toEqual([status, tag]);
  expect(await response.text()).toBe(status === 304 ? '' : 'text');
});
