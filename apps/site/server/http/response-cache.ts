/**
 * A short cache of answers. Lists are the same for all guests, and many request the same few, so
 * each process caches such an answer for a second. It may be that much older than the database,
 * whichever process has changed it. What was asked for once only is not kept: reading an answer
 * again costs as much as a fifth of making it.
 */
import { Lru } from '@nonokit/core';
import type { MiddlewareHandler } from 'hono';
import type { Site } from '../site/index.js';
import { encodingFor } from './accept-encoding.js';
import { PAGE_ENCODINGS } from './compressed.js';
import type { Env, SiteContext } from './env.js';

/** A cached answer. */
interface Answer {
  readonly body: ArrayBuffer;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly until: number;
}

/** Maximum cached answers: a few megabytes of pages. */
const MOST = 100;

/** Maximum remembered addresses. */
const MOST_ASKED = 1000;

/** Longer URLs are not cached. */
const LONGEST = 300;

/** Headers of the cached answer itself; all others are added to each answer. */
const OWN = ['cache-control', 'content-encoding', 'content-type', 'etag', 'link', 'vary'];

/** Shows strangers the answer again that one of them got within the last moment. */
export function shownAgain({ config }: Site): MiddlewareHandler<Env> {
  const kept = new Lru<string, Answer>(MOST);
  const asked = new Lru<string, true>(MOST_ASKED);
  return async (c, next) => {
    const isSame = c.req.method === 'GET' && c.get('member') === undefined;
    if (!isSame || config.shownAgainMs === 0 || c.req.url.length > LONGEST) return await next();
    const key = makeKey(c);
    const known = kept.get(key);
    if (known !== undefined && known.until > performance.now()) return toResponse(c, known);
    await next();
    if (c.res.status !== 200) return;
    if (asked.get(key) === undefined) return asked.set(key, true);
    const { status, headers } = c.res;
    const answer = await answerFrom(c.res, performance.now() + spread(config.shownAgainMs));
    kept.set(key, answer);
    // the old one has been read; without it the new one is taken as it is
    c.res = undefined;
    c.res = new Response(answer.body, { status, headers });
  };
}

/**
 * A random lifetime between half of `milliseconds` and all of it. Answers that were first requested
 * together would otherwise expire together each time, and a request would wait for all of them to
 * be rendered.
 */
function spread(milliseconds: number): number {
  return milliseconds * (1 - Math.random() / 2);
}

/** Everything that an answer to a stranger depends on. */
function makeKey(c: SiteContext): string {
  const encoding = encodingFor(c, PAGE_ENCODINGS);
  return `${c.get('language')} ${encoding} ${c.req.header('if-none-match') ?? ''} ${c.req.url}`;
}

async function answerFrom(answer: Response, until: number): Promise<Answer> {
  const headers = OWN.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { body: await answer.arrayBuffer(), headers, until };
}

function toResponse(c: SiteContext, { body, headers }: Answer): Response {
  for (const [name, value] of headers) c.header(name, value);
  return c.body(body);
}
