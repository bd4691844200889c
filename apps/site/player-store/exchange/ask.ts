/**
 * Asks the site's server. Answers are values: what the server refuses, and that it was not reached,
 * is for the caller to show. Nothing here is kept, so no answer is ever older than its question.
 */
import { apiAddress, type CallPath } from '../../contract/call-path.js';
import { PERSON_HEADER } from '../../contract/person-header.js';

/** Why a question has no answer. */
export interface RemoteProblem {
  /** The server's code; `not-reached` without a network, `unreadable` for an answer of no kind. */
  readonly code: string;
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The server's sentence, in English; for codes that the page has no words for. */
  readonly detail: string;
  /** All other members of the answer: `{ theirs: … }`. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Milliseconds to wait, if the server requests it. */
  readonly retryAfter: number | undefined;
}

/** An answer, or why there is none. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: RemoteProblem };

/** How to ask. */
export interface AskOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Ends the waiting; the answer is then a problem with the code `stopped`. */
  readonly signal?: AbortSignal | undefined;
  /** Asks although the page is being left. */
  readonly keepalive?: boolean;
  /** How often to ask again when the server is not reached or busy. Default: 2 for GET, else 0. */
  readonly retries?: number;
}

/** What asks; tests have another one. */
export type Ask = <T>(method: string, path: CallPath, options?: AskOptions) => Promise<Answer<T>>;

/** How long the first repetition waits, in milliseconds; each further one twice as long. */
const FIRST_WAIT_MS = 400;

/** The longest body that browsers send for a page that is being left is 64 KB, for all together. */
export const MOST_KEPT_ALIVE = 60_000;

/** What a page knows of the server: the site's current address, and for whom the page was made. */
export interface Asking {
  readonly root: string;
  /** The identifier of the account. */
  readonly person: string | undefined;
}

/** Makes the function that asks a site's server, given what the page knows at that moment. */
export function createAsk(read: () => Asking): Ask {
  return async <T>(method: string, path: CallPath, options: AskOptions = {}) => {
    const retries = options.retries ?? (method === 'GET' ? 2 : 0);
    for (let attempt = 0; ; attempt++) {
      const answer = await askOnce<T>(read(), path, method, options);
      if (answer.ok || attempt >= retries || !isPassing(answer.problem)) return answer;
      await pause(answer.problem.retryAfter ?? FIRST_WAIT_MS * 2 ** attempt, options.signal);
    }
  };
}

/** True for trouble that may be over soon: no network, a busy server. */
export function isPassing({ status, code }: RemoteProblem): boolean {
  return code === 'not-reached' || status === 429 || status >= 500;
}

/** Statuses without a body: done, and accepted. */
const EMPTY: ReadonlySet<number> = new Set([202, 204]);

async function askOnce<T>(
  { root, person }: Asking,
  path: CallPath,
  method: string,
  { body, signal, keepalive = false }: AskOptions,
): Promise<Answer<T>> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  // another person may have signed in in another tab: nothing of this page is to be theirs
  if (person !== undefined) headers[PERSON_HEADER] = person;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(apiAddress(root, path), {
      method,
      body: text,
      signal: signal ?? null,
      credentials: 'same-origin',
      headers,
      keepalive: keepalive && (text?.length ?? 0) < MOST_KEPT_ALIVE,
    });
    const value: unknown = EMPTY.has(response.status) ? undefined : await response.json();
    return response.ok ? { ok: true, value: value as T } : bad(problemFrom(response, value));
  } catch {
    if (signal?.aborted) return bad(problem('stopped', 0));
    // no network; or an answer that is not JSON, from a proxy
    return bad(problem('not-reached', 0));
  }
}

function problemFrom({ status, headers }: Response, value: unknown): RemoteProblem {
  const facts = typeof value === 'object' && value !== null ? { ...value } : {};
  const { code, detail } = facts as Record<string, unknown>;
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return {
    ...problem(typeof code === 'string' ? code : 'unreadable', status),
    detail: typeof detail === 'string' ? detail : '',
    facts,
    retryAfter: Number.isFinite(seconds) ? 1000 * seconds : undefined,
  };
}

function problem(code: string, status: number): RemoteProblem {
  return { code, status, detail: '', facts: {}, retryAfter: undefined };
}

function bad(problem: RemoteProblem): { readonly ok: false; readonly problem: RemoteProblem } {
  return { ok: false, problem };
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
