/**
 * A site for tests of accounts: only what guards every request and the routes about people, with
 * hashes that cost next to nothing and are counted.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { revealedTo } from '../catalogue/revealed.js';
import { defaultConfig } from '../default-config.js';
import type { SiteConfig } from '../host/config.js';
import { SILENT } from '../host/log.js';
import { type Env, routes } from '../http/env.js';
import { addMiddleware } from '../http/middleware/middleware.js';
import type { JobData, JobName, Jobs } from '../jobs/jobs.js';
import { identifyPeople } from '../people/identify.js';
import { type Passwords, startPasswords } from '../people/passwords.js';
import { peopleRoutes } from '../people/routes.js';
import type { Site } from '../site/site.js';
import { SiteMemory } from '../site/site-memory.js';
import { openStorage } from '../storage/open.js';
import { NO_ENGINE, NO_JOBS } from './test-site.js';

/** A site with the routes of people. */
export interface PeopleSite {
  readonly site: Site;
  readonly app: OpenAPIHono<Env>;
  readonly clock: { now: number };
  /** Counts how often something was hashed or verified. */
  readonly hashes: { count: number };
  /** The jobs that were added. */
  readonly jobs: { readonly name: JobName; readonly data: JobData[JobName] }[];
  /** Sends a request as a browser that knows the cookie, or as a program. */
  ask(method: string, path: string, options?: Ask): Promise<Response>;
  /** Makes an account by the API. */
  account(name: string, invitation?: string): Promise<Account>;
  close(): Promise<void>;
}

export interface Ask {
  readonly cookie?: string | undefined;
  readonly key?: string;
  readonly body?: unknown;
  /** An empty origin stands for none. */
  readonly headers?: Record<string, string>;
  /** Where the request seems to come from. Default: 192.0.2.1. */
  readonly address?: string;
}

export interface Account {
  readonly name: string;
  readonly password: string;
  readonly recoveryCode: string;
  readonly cookie: string;
  /** All of them: that of the session, and that by which the browser is known later. */
  readonly cookies: readonly string[];
}

/** The least that argon2 does. */
const CHEAP = { memoryCost: 8, timeCost: 1 };

/** Opens such a site. */
export async function peopleSite(
  config: Partial<SiteConfig> = {},
  database = 'sqlite::memory:',
): Promise<PeopleSite> {
  const storage = await openStorage(database);
  const clock = { now: Date.UTC(2026, 10, 22, 12) };
  const hashes = { count: 0 };
  const added: PeopleSite['jobs'] = [];
  const all = { ...defaultConfig(), limits: 0, ...config };
  const site: Site = {
    config: all,
    memory: new SiteMemory(),
    storage,
    db: storage.db,
    log: SILENT,
    now: () => clock.now,
    jobs: noting(added),
    engine: NO_ENGINE,
  };
  const app = routes();
  addMiddleware(app, site, identifyPeople(site));
  const passwords = counting(startPasswords({ argon: CHEAP }), hashes);
  app.route('/api/v1', peopleRoutes(site, { passwords, revealed: revealedTo }));
  const ask = async (method: string, path: string, given: Ask = {}): Promise<Response> => {
    const init = requestInit(site, method, given);
    const socket = { remoteAddress: given.address ?? '192.0.2.1' };
    return app.request(`${site.config.baseUrl}/api/v1${path}`, init, {
      incoming: { socket },
    } as unknown as Env);
  };
  return {
    site,
    app,
    clock,
    hashes,
    jobs: added,
    ask,
    close: () => storage.close(),
    account: async (name, invitation) => {
      const password = `the long password of ${name}`;
      const response = await ask('POST', '/accounts', { body: { name, password, invitation } });
      if (response.status !== 201) throw new Error(await response.text());
      const { recoveryCode } = (await response.json()) as { recoveryCode: string };
      const cookies = readCookies(response);
      const cookie = readCookie(response);
      return { name, password, recoveryCode, cookie, cookies };
    },
  };
}

/** The cookie that an answer sets, as a browser sends it back; '' if it takes it away. */
export function readCookie(response: Response): string {
  const [pair = ''] = readCookies(response);
  return pair.endsWith('=') ? '' : pair;
}

function readCookies(response: Response): string[] {
  return response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
}

function requestInit({ config }: Site, method: string, given: Ask): RequestInit {
  const headers = new Headers({ Origin: config.baseUrl, ...given.headers });
  if (given.headers?.['Origin'] === '') headers.delete('Origin');
  if (given.cookie !== undefined) headers.set('Cookie', given.cookie);
  if (given.key !== undefined) headers.set('Authorization', `Bearer ${given.key}`);
  if (given.body !== undefined) headers.set('Content-Type', 'application/json');
  return given.body === undefined
    ? { method, headers }
    : { method, headers, body: JSON.stringify(given.body) };
}

function counting(passwords: Passwords, hashes: { count: number }): Passwords {
  return {
    hash: (password) => {
      hashes.count++;
      return passwords.hash(password);
    },
    isRight: (hash, password) => {
      hashes.count++;
      return passwords.isRight(hash, password);
    },
  };
}

function noting(added: PeopleSite['jobs']): Jobs {
  return { ...NO_JOBS, add: async (name, data) => void added.push({ name, data }) };
}
