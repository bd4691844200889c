/**
 * Mistakes as answers: `application/problem+json` of RFC 9457, with a code that programs can rely
 * on and a sentence for people.
 */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ProblemCode } from '../../contract/problem-codes.js';

/** A code of the library, for a fault of a puzzle. */
export type PuzzleCode = string & { readonly isPuzzleCode: never };

/** What a request did wrong. Thrown by routes, answered by `problemResponse`. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: ContentfulStatusCode;
  /** One of the contract, or the library's code of a puzzle that is wrong. */
  readonly code: ProblemCode | PuzzleCode;
  /** More facts for programs: `{ retryAfter: 12 }`. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    code: ProblemCode | PuzzleCode,
    message: string,
    facts: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.facts = facts;
    this.headers = headers;
  }
}

/** It does not exist, or this person may not know of it. */
export function notFound(what: string): HttpProblem {
  return new HttpProblem(404, 'not-found', `There is no such ${what}.`);
}

/** The route is for members, and the caller is a guest. */
export function notSignedIn(): HttpProblem {
  return new HttpProblem(401, 'not-signed-in', 'Sign in first.');
}

/** The body of a problem's answer. */
export function problemBody({ status, code, message, facts }: HttpProblem) {
  return {
    ...facts,
    type: `/api#${code}`,
    title: code.replaceAll('-', ' '),
    status,
    code,
    detail: message,
  };
}
