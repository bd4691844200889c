/**
 * Tags for answers of the API that have none of their own: a list that has not changed since it was
 * read is not sent again. It is still computed, so this saves traffic, not work.
 */
import type { Next } from 'hono';
import type { SiteContext } from './env.js';
import { isKnown, makeEtag } from './etag.js';

/** Tags all cacheable JSON answers to reading requests. */
export async function addEtags(c: SiteContext, next: Next): Promise<void> {
  await next();
  if (c.req.method !== 'GET' || !mayBeTagged(c.res)) return;
  const headers = new Headers(c.res.headers);
  const text = await c.res.text();
  const tag = makeEtag(text);
  headers.set('ETag', tag);
  const isSame = isKnown(c, tag);
  if (isSame) headers.delete('content-type');
  // the body has been read: the same answer with it again, or without it if the client has it
  c.res = undefined;
  c.res = new Response(isSame ? null : text, { status: isSame ? 304 : 200, headers });
}

function mayBeTagged({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has('etag')) return false;
  if (headers.get('cache-control')?.includes('no-store') === true) return false;
  return headers.get('content-type')?.startsWith('application/json') === true;
}
