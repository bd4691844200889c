/**
 * Bodies are bounded before anything parses them. A body may declare its length or come in chunks;
 * both are counted. Text with a NUL character is refused here, because PostgreSQL cannot store it.
 */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BODY_LIMITS, SMALL_BODY } from '../../contract/limits.js';
import { BodyRoom } from './body-room.js';
import type { Env, SiteContext } from './env.js';
import { isChange } from './origin.js';
import { HttpProblem } from './problem.js';

const KIB = 1024;

/** Refuses bodies that are too large, and zero signs in addresses and JSON. */
export function boundBody(): MiddlewareHandler<Env> {
  const limits = BODY_LIMITS.map(([path, maxSize]) => {
    const limit = bodyLimit({ maxSize, onError: () => tooLarge(maxSize) });
    return { path, maxSize, limit };
  });
  const room = new BodyRoom();
  return async (c, next) => {
    if (c.req.url.includes('%00')) throw zeroSign();
    // they have none, and to look for it is half of the work for a small answer
    if (!isChange(c)) return await next();
    const found = limits.find(({ path }) => path.test(c.req.path));
    if (found === undefined) return await next();
    const { maxSize, limit } = found;
    const read = () =>
      limit(c, async () => {
        await refuseZeroSigns(c);
        await next();
      });
    const length = readLength(c);
    // small bodies need no room of their own; one too large is refused by its length alone
    if (length <= SMALL_BODY || (Number.isFinite(length) && length > maxSize)) return await read();
    // the room goes around all of it: a body in pieces is read whole before anything else
    return await room.with(c, Math.min(length, maxSize), read);
  };
}

/** The declared length of a body; infinite if it comes in chunks. */
function readLength(c: SiteContext): number {
  const length = c.req.header('content-length');
  return length === undefined ? Number.POSITIVE_INFINITY : Number(length);
}

async function refuseZeroSigns(c: SiteContext): Promise<void> {
  // every type that the schemas read as JSON, in capitals and as `application/x+json`, too
  if (!/json/i.test(c.req.header('content-type') ?? '')) return;
  // the text is cached, so that the route need not read it again
  const text = await c.req.text();
  if (/\\u0000|\0/.test(text)) throw zeroSign();
}

function zeroSign(): HttpProblem {
  return new HttpProblem(400, 'invalid-request', 'Text must not contain the character U+0000.');
}

function tooLarge(maxBytes: number): never {
  const message = `The body is too large; at most ${maxBytes / KIB} KiB are accepted.`;
  throw new HttpProblem(413, 'body-too-large', message, { maxBytes });
}
