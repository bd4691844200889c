/**
 * Refuses parameters that a call does not have: a misspelt one would be ignored, and the answer
 * would look right.
 */
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.js';
import { HttpProblem } from './problem.js';

/** The language of the answer, which every call takes. */
export const LANGUAGE_PARAMETER = 'lang';

/** A schema of a query, as far as its names are read. */
interface QuerySchema {
  readonly shape?: Readonly<Record<string, unknown>>;
}

/** The check for calls with this query. */
export function knownParameters(query: object | undefined): MiddlewareHandler<Env> {
  const { shape = {} }: QuerySchema = query ?? {};
  const names = [...Object.keys(shape), LANGUAGE_PARAMETER];
  return async (c, next) => {
    const search = c.req.url.includes('?') ? Object.keys(c.req.queries()) : [];
    const unknown = search.find((name) => !names.includes(name));
    if (unknown !== undefined) throw unknownParameter(unknown, names);
    await next();
  };
}

/** A misspelt parameter, in an address or beside a puzzle in JSON. */
export function unknownParameter(field: string, parameters: readonly string[]): HttpProblem {
  const message = `This call has no parameter "${field}". It has ${parameters.join(', ')}.`;
  return new HttpProblem(400, 'unknown-parameter', message, { field, parameters });
}
