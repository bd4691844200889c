/**
 * A fuzz of all calls of the API: random requests from its description, as every kind of visitor,
 * with the identifiers that earlier answers have told. What comes back must be as described; a
 * failure of the server is a finding.
 */
import { randomOf } from '@nonokit/core';
import fc from 'fast-check';
import { API_BASE } from '../../contract/call-path.js';
import type { ApiDescription, ApiOperation } from '../api/description.js';
import { type HoldTo, holdTo, NotDescribed } from './described.js';
import { createArbitrary, createText, type ValueSources } from './request-values.js';
import type { TestPerson, TestSite } from './test-site.js';

/** A request that went wrong. */
export interface Finding {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly as: string;
  readonly what: string;
}

/** How long, and from where. */
export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Identifiers to begin with. */
  readonly known?: readonly string[];
  /** Ends the fuzz. */
  readonly signal?: AbortSignal;
}

/** What a fuzz has done. */
export interface FuzzReport {
  readonly findings: readonly Finding[];
  /** How often each status was answered: { 200: 120, 404: 60 }. */
  readonly statuses: Readonly<Record<number, number>>;
  /** The calls that were answered with success at least once. */
  readonly reached: ReadonlySet<string>;
}

/** A request before it is sent. */
interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly type: string;
}

/** Most identifiers that are remembered. */
const MOST_KNOWN = 200;

/** Sends random requests to a site. */
export async function fuzz(test: TestSite, options: FuzzOptions): Promise<FuzzReport> {
  const described = await test.ask('GET', `${API_BASE}/openapi.json`);
  const description = (await described.json()) as ApiDescription;
  const hold = holdTo(description);
  const visitors = new Visitors(test);
  const known = new Set(options.known);
  const findings: Finding[] = [];
  const statuses: Record<number, number> = {};
  const reached = new Set<string>();
  const calls = listCalls(description);
  const random = randomOf(options.seed);
  const { schemas } = description.components;
  const matching: ValueSources['matching'] = new Map();
  for (let n = 0; n < options.requests && options.signal?.aborted !== true; n++) {
    const call = calls[random.below(calls.length)];
    if (call === undefined) break;
    const seed = random.below(2 ** 31);
    const sources = { schemas, known: [...known], matching };
    const [request] = fc.sample(createRequest(call, sources), { seed, numRuns: 1 });
    if (request === undefined) continue;
    const visitor = await visitors.next(KINDS[random.below(KINDS.length)] ?? 'nobody');
    const { status, what, told } = await sent(test, request, visitor, hold);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status < 400) reached.add(`${call.method} ${call.path}`);
    if (what !== undefined) {
      findings.push({ ...request, as: visitor?.name ?? 'nobody', what });
    }
    for (const id of told) if (known.size < MOST_KNOWN) known.add(id);
  }
  return { findings, statuses, reached };
}

/** A call of the description. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

function listCalls({ paths }: ApiDescription): readonly Call[] {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({ method, path, operation })),
  );
}

function createRequest(
  { method, path, operation }: Call,
  sources: ValueSources,
): fc.Arbitrary<Request> {
  const { parameters = [], requestBody } = operation;
  const texts = parameters.map(({ name, in: place, required = false, schema = {} }) =>
    fc.tuple(
      fc.constant(name),
      fc.constant(place),
      createText(schema, sources),
      required ? fc.constant(0) : fc.nat(9),
    ),
  );
  const [[type, content] = ['application/json', {}]] = Object.entries(requestBody?.content ?? {});
  const { schema = {} } = content as { readonly schema?: object };
  const body = requestBody === undefined ? fc.constant(undefined) : createBody(schema, sources);
  return fc.tuple(fc.tuple(...texts), body).map(([values, sentBody]) => {
    let filled = path;
    const query = new URLSearchParams();
    for (const [name, place, text, chance] of values) {
      // an address without its part would be another call
      const part = encodeURIComponent(wellFormed(text)) || 'x';
      if (place === 'path') filled = filled.replace(`{${name}}`, part);
      else if (place === 'query' && chance < 3) query.set(name, wellFormed(text));
    }
    const search = query.size === 0 ? '' : `?${query}`;
    return { method: method.toUpperCase(), path: filled + search, body: sentBody, type };
  });
}

function createBody(schema: object, sources: ValueSources): fc.Arbitrary<string | undefined> {
  const fitting = createArbitrary(schema, sources).map((value) => JSON.stringify(value));
  const junk = fc.constantFrom('', '{', 'null', '[]', '"x"', '{"__proto__":{"x":1}}');
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: junk });
}

function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '?');
}

async function sent(
  test: TestSite,
  { method, path, body, type }: Request,
  visitor: TestPerson | undefined,
  hold: HoldTo,
): Promise<{ readonly status: number; readonly what?: string; readonly told: readonly string[] }> {
  const { baseUrl } = test.site.config;
  const headers = new Headers({ Origin: baseUrl });
  if (body !== undefined) headers.set('Content-Type', type);
  if (visitor !== undefined) headers.set('Cookie', visitor.cookie);
  const answer = await test.app.request(baseUrl + path, { method, headers, body: body ?? null });
  try {
    await hold(method, path, answer.clone());
    return { status: answer.status, told: await idsIn(answer) };
  } catch (error) {
    if (!(error instanceof NotDescribed)) throw error;
    return { status: answer.status, what: error.message, told: [] };
  }
}

/** Short texts of an answer: identifiers, names, tokens. */
async function idsIn(answer: Response): Promise<readonly string[]> {
  if (!/^application\/json/.test(answer.headers.get('content-type') ?? '')) return [];
  const text = await answer.text();
  return [...text.matchAll(/"(?:id|name|puzzle|day|given|code|next)":"([^"\\]{1,200})"/g)].map(
    ([, id = '']) => id,
  );
}

const KINDS = ['nobody', 'one', 'other', 'moderator'] as const;

/** Every kind of visitor; one who closes their account comes back as another person. */
class Visitors {
  readonly #test: TestSite;
  readonly #people = new Map<string, TestPerson>();
  #made = 0;

  constructor(test: TestSite) {
    this.#test = test;
  }

  async next(kind: (typeof KINDS)[number]): Promise<TestPerson | undefined> {
    if (kind === 'nobody') return undefined;
    const known = this.#people.get(kind);
    if (known !== undefined && (await this.#isSignedIn(known))) return known;
    const role = kind === 'moderator' ? 'moderator' : 'person';
    const made = await this.#test.person(`fuzz ${kind} ${++this.#made}`, role);
    this.#people.set(kind, made);
    return made;
  }

  async #isSignedIn({ id }: TestPerson): Promise<boolean> {
    const { db } = this.#test.site;
    const found = await db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person_id')
      .select(['person.id', 'person.banned_until'])
      .where('person.id', '=', id)
      .executeTakeFirst();
    return found !== undefined && found.banned_until === null;
  }
}
