/**
 * Cursors: where the next page of a list begins, as text that is opaque to the client. The
 * values are those of the last entry's key, so a page costs the same wherever it begins.
 */
import { z } from '@hono/zod-openapi';
import { IdSchema } from '../../contract/community.js';
import type { Site } from '../site/index.js';
import type { SiteContext } from './env.js';
import { HttpProblem } from './problem.js';

/** Where a list ordered by time continues: after this time and identifier. */
export const TIME_CURSOR = z.tuple([z.int(), IdSchema]);

/** A cursor that holds these values. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The values of a cursor. @throws {HttpProblem} 400 if it is none of ours. */
export function cursorFrom<T>(text: string | undefined, shape: z.ZodType<T>): T | undefined {
  if (text === undefined) return undefined;
  const values = shape.safeParse(jsonFrom(Buffer.from(text, 'base64url').toString('utf8')));
  if (values.success) return values.data;
  const message =
    'The value of "after" is not a cursor of this list; take it from "next" of the previous page.';
  throw new HttpProblem(400, 'invalid-cursor', message);
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names the next page of a list in the header `Link`, beside the cursor in the answer. */
export function linkNext(c: SiteContext, { config }: Pick<Site, 'config'>, next: string | null) {
  if (next === null) return;
  const search = new URLSearchParams(c.req.query());
  search.set('after', next);
  c.header('Link', `<${config.baseUrl}${c.req.path}?${search}>; rel="next"`);
}
