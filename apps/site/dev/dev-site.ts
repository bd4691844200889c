/**
 * The site as `npm run dev` opens it: its own server with a database of examples, the engine on
 * this thread, pages of files rendered when they are asked for, and a way to sign in at once. None
 * of this is in what is published: the build bundles `server/main.ts`, which imports nothing here.
 */
import { join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { setCookie } from 'hono/cookie';
import { defaultConfig } from '../server/default-config.js';
import type { Log } from '../server/host/log.js';
import { type Env, routes } from '../server/http/env.js';
import { cookieName } from '../server/http/session-cookie.js';
import { openJobs } from '../server/jobs/queue-jobs.js';
import { createApp } from '../server/operation/app.js';
import { jobHandlers } from '../server/operation/job-handlers.js';
import { startSchedule } from '../server/operation/schedule.js';
import { nameKey } from '../server/people/names.js';
import { roomHub } from '../server/rooms/hub.js';
import type { Site } from '../server/site/site.js';
import { SiteMemory } from '../server/site/site-memory.js';
import { randomToken, tokenHash } from '../server/storage/ids.js';
import { openStorage } from '../server/storage/open.js';
import { inlineEngine } from '../server/testing/inline-engine.js';
import { fillExamples } from './examples.js';
import { type DevData, fileRoutes } from './file-pages.js';

/** What the server for development hands in. */
export interface DevOptions {
  /** The folder of the database and of `pages/page-files.json`. */
  readonly folder: string;
  /** `http://localhost:5173` */
  readonly baseUrl: string;
  /** The shelf and the lessons, made at the first call. */
  readonly data: () => Promise<DevData>;
}

/** A site that is open. */
export interface DevSite {
  readonly app: OpenAPIHono<Env>;
  close(): Promise<void>;
}

const MONTH_MS = 30 * 86_400_000;

/** Opens the site; fills its database if that is new. */
export async function openDevSite({ folder, baseUrl, data }: DevOptions): Promise<DevSite> {
  const database = `sqlite:${join(folder, 'nonokit.db')}`;
  const pages = join(folder, 'pages');
  const config = {
    ...defaultConfig(),
    data: folder,
    database,
    baseUrl,
    pages,
    limits: 0,
    isJudging: false,
  };
  const storage = await openStorage(database);
  const clock: { now: number | undefined } = { now: undefined };
  const now = (): number => clock.now ?? Date.now();
  const jobs = await openJobs({ storage, log: LOG, now, handlers: () => jobHandlers(site) });
  const shared = { config, storage, db: storage.db, jobs, log: LOG, now };
  const site: Site = { ...shared, engine: inlineEngine(), memory: new SiteMemory() };
  const app = routes();
  app.route('/', signInRoute(site));
  app.route(
    '/',
    createApp(site, () => fileRoutes(site, data)),
  );
  await fillExamples(site, app, clock);
  jobs.start();
  const stopSchedule = startSchedule(site);
  return {
    app,
    close: async () => {
      stopSchedule();
      await roomHub(site).close();
      await jobs.stop();
      await storage.close();
    },
  };
}

/** Logs only errors. */
const LOG: Log = {
  request() {},
  info() {},
  warn: (facts, message) => console.warn(message, facts),
  error: (facts, message) => console.error(message, facts),
};

/** `/dev/sign-in?as=Anna`: signs in without a password, and leads to the first page. */
function signInRoute(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.get('/dev/sign-in', async (c) => {
    const person = await site.db
      .selectFrom('person')
      .select('id')
      .where('name_key', '=', nameKey(c.req.query('as') ?? ''))
      .executeTakeFirst();
    if (person === undefined) return c.text('There is nobody of this name.', 404);
    const token = randomToken();
    const now = site.now();
    const times = { created_at: now, seen_at: now, proved_at: now, ends_at: now + MONTH_MS };
    await site.db
      .insertInto('session')
      .values({ id: tokenHash(token), person_id: person.id, ...times })
      .execute();
    setCookie(c, cookieName(site), token, { path: '/', httpOnly: true, sameSite: 'Lax' });
    return c.redirect('/');
  });
  return app;
}
