/**
 * The site's server in this process, for tests: a database in memory with the start catalogue, the
 * engine without threads, a free port. The site has to be built before: `npm run build`.
 */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { seedCatalogue } from '../../server/catalogue/seed.js';
import { defaultConfig } from '../../server/default-config.js';
import type { SiteConfig } from '../../server/host/config.js';
import { SILENT } from '../../server/host/log.js';
import { openJobs } from '../../server/jobs/queue-jobs.js';
import { createApp } from '../../server/operation/app.js';
import { jobHandlers } from '../../server/operation/job-handlers.js';
import { roomHub } from '../../server/rooms/hub.js';
import { openRoomSockets } from '../../server/rooms/room-sockets.js';
import type { Site } from '../../server/site/site.js';
import { SiteMemory } from '../../server/site/site-memory.js';
import { openStorage } from '../../server/storage/open.js';
import type { Role } from '../../server/storage/tables/people.js';
import { inlineEngine } from '../../server/testing/inline-engine.js';
import { signedIn, type TestPerson } from '../../server/testing/test-site.js';
import { SITE } from './site-server.js';

/** A server that runs in this process. */
export interface Backend {
  /** "http://127.0.0.1:40123/" */
  readonly address: string;
  readonly site: Site;
  /** Milliseconds by which the server's clock is ahead; tests set it. */
  readonly clock: { ahead: number };
  /** Makes a person and signs them in, without the pages. */
  person(name: string, role?: Role): Promise<TestPerson>;
  close(): Promise<void>;
}

/** What may be set. */
export interface BackendOptions {
  /** Default: in memory. */
  readonly database?: string;
  /** The folder of puzzles in the catalogue; undefined for an empty one. Default: ours. */
  readonly catalogue?: string | undefined;
  readonly config?: Partial<SiteConfig>;
  /** The name of this machine in addresses; passkeys do not take numbers. Default: 127.0.0.1. */
  readonly host?: 'localhost';
  /** The path below which the site stands: "/nonograms". Default: none. */
  readonly path?: string;
}

/** A small catalogue, whose puzzles tests know. */
const PUZZLES = fileURLToPath(new URL('../../../../puzzles/', import.meta.url));

/** Starts a server that nobody else knows. */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  if (!existsSync(join(SITE, 'page-files.json'))) {
    throw new Error('apps/site/dist is missing: run "npm run build" first');
  }
  const usual = {
    ...defaultConfig(),
    database: 'sqlite::memory:',
    limits: 0,
    isJudging: false,
    pages: SITE,
    catalogue: PUZZLES,
  };
  const found: { fetch?: ReturnType<typeof createApp>['fetch'] } = {};
  const server = createAdaptorServer({
    fetch: (request, env) => found.fetch?.(request, env) ?? new Response(null, { status: 503 }),
    websocket: { server: openRoomSockets() },
  }) as Server;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://${options.host ?? '127.0.0.1'}:${(server.address() as AddressInfo).port}`;
  const baseUrl = origin + (options.path ?? '');
  const config = { ...usual, baseUrl, ...options.config };
  const clock = { ahead: 0 };
  const site = await openSite(config, options.database ?? config.database, clock);
  const folder = 'catalogue' in options ? options.catalogue : config.catalogue;
  if (folder !== undefined) await seedCatalogue(site, folder);
  found.fetch = createApp(site).fetch;
  return {
    address: `${baseUrl}/`,
    site,
    clock,
    person: (name, role) => signedIn(site, name, role),
    close: async () => {
      await roomHub(site).close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await site.jobs.stop();
      await site.engine.close();
      await site.storage.close();
    },
  };
}

/** The parts of a server, without threads. */
async function openSite(
  config: SiteConfig,
  database: string,
  clock: Backend['clock'],
): Promise<Site> {
  const storage = await openStorage(database);
  const now = (): number => Date.now() + clock.ahead;
  const handlers = () => jobHandlers(site);
  const jobs = await openJobs({ storage, log: SILENT, now, handlers });
  const shared = {
    config,
    storage,
    db: storage.db,
    jobs,
    log: SILENT,
    now,
    memory: new SiteMemory(),
  };
  const site: Site = { ...shared, engine: inlineEngine() };
  return site;
}

/** The cookie of a signed-in person, as Chromium's contexts take it. */
export function makeCookie(backend: Backend, { cookie }: TestPerson) {
  const [name = '', value = ''] = cookie.split('=');
  return { name, value, url: backend.address };
}
