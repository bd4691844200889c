/** One request to the API of a site: every outcome, also no answer at all, is a value. */
import type { Language } from '@nonokit/core';
import { type Problem, problem } from '@nonokit/core';
import { noConnection, unreadableAnswer } from '../words/en/client.js';

/** The part of `fetch` that a client needs. */
export type ClientFetch = (address: string, init: FetchInit) => Promise<FetchResponse>;

interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly signal?: AbortSignal;
}

interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Where the site is, and who asks. */
export interface ClientSettings {
  /** The address of the site: "https://nonograms.example". */
  readonly site: string;
  /** An API key, made in the settings of the site. Without one, requests are anonymous. */
  readonly key?: string | undefined;
  /** The language of problems. Default 'en'. */
  readonly language?: Language | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: ClientFetch | undefined;
}

/** What all calls take. */
export interface ClientOptions {
  /** Cancels the request; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** What went wrong: a problem of the library with the status of the answer. */
export interface ApiProblem extends Problem {
  /** The status of HTTP; 0 if there was no answer. */
  readonly status: number;
  /** All members of the answer: `{ retryAfter: 5 }`. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A value or a problem. */
export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ApiProblem };

/** A request. */
export interface ApiRequest extends ClientOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`: "/puzzles/3FHTBKNHdr9". */
  readonly path: string;
  readonly query?: object | undefined;
  /** Sent as JSON; bytes are sent as they are. */
  readonly body?: unknown;
}

/** Sends a request; the answer is JSON. */
export async function apiJson<T>(
  settings: ClientSettings,
  request: ApiRequest,
): Promise<ApiResult<T>> {
  const answer = await answered(settings, request);
  if (!answer.ok) return answer;
  const text = await answer.value.text();
  if (text === '') return { ok: true, value: undefined as T };
  const value = parsed(text);
  if (value !== undefined) return { ok: true, value: value as T };
  return { ok: false, problem: withStatus(problem(unreadableAnswer), answer.value.status) };
}

/** Sends a request; the answer is a file. */
export async function apiBytes(
  settings: ClientSettings,
  request: ApiRequest,
): Promise<ApiResult<Uint8Array>> {
  const answer = await answered(settings, request);
  if (!answer.ok) return answer;
  return { ok: true, value: new Uint8Array(await answer.value.arrayBuffer()) };
}

declare const fetch: ClientFetch;

async function answered(
  { site, key, language = 'en', fetch: own }: ClientSettings,
  { method, path, query = {}, body, signal }: ApiRequest,
): Promise<ApiResult<FetchResponse>> {
  const address = `${site.replace(/\/+$/, '')}/api/v1${path}${writeSearch(query)}`;
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (key !== undefined) headers['Authorization'] = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = chooseType(body);
  const init = {
    method,
    headers,
    ...(body === undefined ? {} : { body: toContent(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
  try {
    const response = await (own ?? fetch)(address, init);
    if (response.ok) return { ok: true, value: response };
    return { ok: false, problem: problemIn(await response.text(), response.status) };
  } catch (error) {
    signal?.throwIfAborted();
    return { ok: false, problem: withStatus(problem(noConnection, noAnswer(site, error)), 0) };
  }
}

/** Why there was no answer: Node says only "fetch failed", and the reason in the cause. */
function noAnswer(
  site: string,
  error: unknown,
): { readonly site: string; readonly reason: string } {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  if (!(cause instanceof Error)) return { site, reason: message };
  const code = 'code' in cause ? cause.code : undefined;
  return { site, reason: typeof code === 'string' ? code : cause.message };
}

function toContent(body: unknown): string | Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

function chooseType(body: unknown): string {
  return body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
}

/** "?size=15%2C20"; members that are undefined are left out, lists are joined by commas. */
function writeSearch(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, Array.isArray(value) ? value.join(',') : `${value}`);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** What an answer of RFC 9457 says; of any other answer, its status. */
function problemIn(text: string, status: number): ApiProblem {
  const facts = parsed(text);
  if (typeof facts !== 'object' || facts === null || !('code' in facts)) {
    return withStatus(problem(unreadableAnswer), status);
  }
  const { code, detail, line, column } = facts as Readonly<Record<string, unknown>>;
  const place = {
    ...(typeof line === 'number' ? { line } : {}),
    ...(typeof column === 'number' ? { column } : {}),
  };
  return { code: `${code}`, message: `${detail}`, ...place, status, facts: { ...facts } };
}

function withStatus(what: Problem, status: number): ApiProblem {
  return { ...what, status, facts: {} };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
