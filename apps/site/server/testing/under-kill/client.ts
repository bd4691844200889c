/**
 * Requests of one person to a site that may be gone at any moment. Of several processes any one is
 * asked; who gets no answer knows nothing about what became of the request.
 */

/** Nothing is known: the server or its database went, before or after it did what it was asked. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** An answer that no site may give, killed or not. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The session's cookie, if the answer set one. */
  readonly cookie: string | undefined;
}

/** Where requests go. */
export interface Doors {
  /** The address of a process that is believed to serve. */
  pick(): string;
}

/** The longest that an answer may take on a busy machine. */
const PATIENCE_MS = 30_000;

/** Sends a request. @throws {NoAnswer} @throws {BadAnswer} for a fault of the server */
export async function ask(
  doors: Doors,
  [method, path]: readonly [method: string, path: string],
  { cookie, key, body }: { cookie?: string; key?: string; body?: unknown } = {},
): Promise<Answer> {
  const base = doors.pick();
  const headers = new Headers({ Origin: base });
  if (cookie !== undefined) headers.set('Cookie', cookie);
  if (key !== undefined) headers.set('Authorization', `Bearer ${key}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const text = body === undefined ? null : JSON.stringify(body);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(`${base}/api/v1${path}`, { method, headers, body: text, signal })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch((error: unknown) => {
      throw new NoAnswer(explainError(error), { cause: error });
    });
  const { status } = answer.response;
  // a connection that breaks in a commit leaves open whether it was made
  if (status === 503 && answer.text.includes('"database-gone"')) throw new NoAnswer(answer.text);
  if (status === 401 || (status >= 500 && status !== 503)) {
    throw new BadAnswer(`${method} ${path} -> ${status} ${answer.text}`);
  }
  const [pair = ''] = answer.response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '');
  return {
    status,
    body: answer.text === '' ? undefined : JSON.parse(answer.text),
    cookie: pair === '' || pair.endsWith('=') ? undefined : pair,
  };
}

/** `fetch` says only "fetch failed"; the cause says why. */
function explainError(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? String(error) : `${error} because of ${cause}`;
}
