/** Answers in the description of the API. */
import { z } from '@hono/zod-openapi';

/** A mistake as an answer (RFC 9457). */
export const ProblemSchema = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string().openapi({ description: 'Hyphenated words; never changes' }),
    detail: z.string().openapi({ description: 'A readable sentence' }),
  })
  .openapi('Problem');

/** An answer in JSON. */
export function jsonAnswer<S extends z.ZodType>(schema: S, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A body in JSON; without it, or in another type, the request is refused. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** An answer with nothing in it. */
export const DONE = { description: 'Done' };

const PROBLEM = { 'application/problem+json': { schema: ProblemSchema } };

const MEANINGS = {
  400: 'The request makes no sense',
  401: 'Nobody is signed in, or what was given is wrong',
  403: 'This person, key or page may not do this',
  404: 'There is no such thing',
  409: 'Something else stands in the way',
  413: 'The body is too large',
  416: 'The range is behind the end of the file',
  422: 'Understood, but refused; the code says why',
  429: 'Too often; `Retry-After` says when again',
  503: 'Too much to do; `Retry-After` says when again',
} as const;

type Failure = keyof typeof MEANINGS;

/** The mistakes that a route answers with: `...problems(401, 404)`. */
export function problems<const S extends Failure>(...statuses: readonly S[]) {
  const answers = {} as Record<S, { description: string; content: typeof PROBLEM }>;
  for (const status of statuses) {
    answers[status] = { description: MEANINGS[status], content: PROBLEM };
  }
  return answers;
}
