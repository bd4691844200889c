/** A site for tests: a database in memory (or PostgreSQL), a clock that tests set, no threads. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { defaultConfig } from '../default-config.js';
import { type Engine, IDLE } from '../engine/engine.js';
import type { SiteConfig } from '../host/config.js';
import { SILENT } from '../host/log.js';
import type { Env } from '../http/env.js';
import { cookieName } from '../http/session-cookie.js';
import type { Jobs } from '../jobs/jobs.js';
import { createApp } from '../operation/app.js';
import { nameKey } from '../people/names.js';
import type { Site } from '../site/site.js';
import { SiteMemory } from '../site/site-memory.js';
import { randomId, randomToken, tokenHash } from '../storage/ids.js';
import { openStorage } from '../storage/open.js';
import type { Role } from '../storage/tables/people.js';

/** A site and ways to ask it. */
export interface TestSite {
  readonly site: Site;
  readonly app: OpenAPIHono<Env>;
  /** The time of the site; starts at noon of 22 November 2026, UTC. */
  readonly clock: { now: number };
  /** Makes a person and signs them in, without the routes. */
  person(name: string, role?: Role): Promise<TestPerson>;
  /** Sends a request; `body` goes as JSON. */
  ask(method: string, path: string, options?: AskOptions): Promise<Response>;
  close(): Promise<void>;
}

export interface TestPerson {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

export interface AskOptions {
  readonly as?: TestPerson | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface TestSiteOptions {
  readonly database?: string;
  readonly engine?: Engine;
  readonly jobs?: Jobs;
  readonly config?: Partial<SiteConfig>;
}

/** Opens a site that nobody else sees. */
export async function testSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const config = {
    ...defaultConfig(),
    database: 'sqlite::memory:',
    limits: 0,
    isJudging: false,
    ...options.config,
  };
  const storage = await openStorage(options.database ?? config.database);
  const clock = { now: Date.UTC(2026, 10, 22, 12) };
  const site: Site = {
    config,
    storage,
    db: storage.db,
    log: SILENT,
    now: () => clock.now,
    engine: options.engine ?? NO_ENGINE,
    jobs: options.jobs ?? NO_JOBS,
    memory: new SiteMemory(),
  };
  const app = createApp(site);
  return {
    site,
    app,
    clock,
    person: (name, role) => signedIn(site, name, role),
    ask: async (method, path, { as, body, headers = {} } = {}) => {
      const all = new Headers({ Origin: new URL(config.baseUrl).origin, ...headers });
      if (as !== undefined) all.set('Cookie', as.cookie);
      if (body !== undefined) all.set('Content-Type', 'application/json');
      const text = body === undefined ? null : JSON.stringify(body);
      // as every client says it
      if (text !== null) all.set('Content-Length', `${Buffer.byteLength(text)}`);
      return app.request(config.baseUrl + path, { method, headers: all, body: text });
    },
    close: () => storage.close(),
  };
}

/** Makes a person with a session, without the routes. */
export async function signedIn(
  site: Site,
  name: string,
  role: Role = 'person',
): Promise<TestPerson> {
  const id = randomId();
  const token = randomToken();
  const now = site.now();
  await site.db
    .insertInto('person')
    .values({ id, name, name_key: nameKey(name), role, created_at: now })
    .execute();
  const times = { created_at: now, seen_at: now, proved_at: now, ends_at: now + 30 * 86_400_000 };
  await site.db
    .insertInto('session')
    .values({ id: tokenHash(token), person_id: id, ...times })
    .execute();
  return { id, name, cookie: `${cookieName(site)}=${token}` };
}

/** For tests without an engine: any use is a mistake of the test. */
export const NO_ENGINE: Engine = {
  run: () => Promise.reject(new Error('this test site has no engine')),
  admit: () => undefined,
  load: () => IDLE,
  budget: ({ seconds }) => ({ fullMs: seconds * 1000, leftMs: seconds * 1000, resetMs: 0 }),
  close: () => Promise.resolve(),
};

const NO_COUNTS = { waiting: 0, retrying: 0, active: 0, dead: 0 };

/** Takes jobs and does none. */
export const NO_JOBS: Jobs = {
  add: () => Promise.resolve(),
  counts: () => Promise.resolve({ jobs: NO_COUNTS, ratings: NO_COUNTS }),
  oldestSeconds: () => Promise.resolve({ jobs: 0, ratings: 0 }),
  start: () => undefined,
  drain: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};
