/**
 * Starts and stops the server. Stopping finishes requests in progress, returns jobs to the queue
 * and closes the database, in this order, so that no acknowledged change is lost.
 */

import { rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, Server as NetServer } from 'node:net';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { startEngine } from '../engine/index.js';
import type { Log, SiteConfig } from '../host/index.js';
import { pathReader } from '../http/index.js';
import { type JobHandlers, openJobs } from '../jobs/index.js';
import { openRoomSockets, roomHub } from '../rooms/index.js';
import { type Site, SiteMemory } from '../site/index.js';
import { openStorage, startCheckpoints, unusable } from '../storage/index.js';
import { createApp } from './app.js';
import { type Filled, fillingAnswer } from './filling.js';
import { jobHandlers } from './job-handlers.js';
import { listenTrouble } from './machine-trouble.js';
import { startSchedule } from './schedule.js';

/** A server that runs. */
export interface RunningSite {
  readonly site: Site;
  readonly port: number;
  /** Stops it; resolves when everything is on the disk. */
  stop(): Promise<void>;
}

/** How long requests may take to finish when the server stops. */
const FINISH_MS = 10_000;

/** How long a stopping server answers open connections. */
const GOODBYE_MS = 250;

/** A client that sends its headers or its body more slowly is not waited for. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;

/**
 * How long a connection may be idle: longer than proxies keep theirs (nginx: a minute). If the
 * server closed first, it could do so just when the proxy sends, which then answers 502.
 */
const IDLE_MS = 75_000;

/** Opens the database and everything that works with it. */
export async function openSite(config: SiteConfig, log: Log): Promise<Site> {
  const { connections } = config;
  const storage = await openStorage(config.database, { connections });
  const now = Date.now;
  const handlers = (): JobHandlers => jobHandlers(site);
  const jobs = await openJobs({ storage, log, now, handlers }).catch(async (error: unknown) => {
    await storage.close();
    throw unusable(config.database, error);
  });
  // last: its threads would keep a process from ending that cannot start
  const engine = startEngine(config);
  const site: Site = {
    config,
    storage,
    db: storage.db,
    engine,
    jobs,
    log,
    now,
    memory: new SiteMemory(),
  };
  return site;
}

/** Closes what `openSite` has opened. */
export async function closeSite({ jobs, engine, storage }: Site): Promise<void> {
  await jobs.stop();
  await engine.close();
  await storage.close();
}

/** Work on a site before it is open, with a report of its progress. */
export type Preparation = (onProgress: (done: number, all: number) => void) => Promise<void>;

/**
 * Starts to serve: listens at once, and answers for the site when `prepare` has ended. @throws if
 * the port is taken, or if `prepare` fails.
 */
export async function startServer(site: Site, prepare?: Preparation): Promise<RunningSite> {
  const app = createApp(site);
  const readPath = pathReader(site);
  let filled: Filled | undefined = prepare === undefined ? undefined : { done: 0, all: 0 };
  const server = createAdaptorServer({
    fetch: (request, env) =>
      filled === undefined
        ? app.fetch(request, env)
        : fillingAnswer(request, readPath(request), filled, site.config.owner.name),
    websocket: { server: openRoomSockets() },
  }) as Server;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = IDLE_MS;
  await listen(server, site.config);
  const port = findPort(server);
  if (prepare !== undefined) site.log.info({ port }, 'listening');
  try {
    await prepare?.((done, all) => {
      filled = { done, all };
    });
  } catch (error) {
    await close(server);
    throw error;
  }
  filled = undefined;
  site.jobs.start();
  const stopSchedule = startSchedule(site);
  const { storage, config, log } = site;
  const stopCheckpoints = await startCheckpoints(storage, config.database, log);
  site.log.info({ port, baseUrl: site.config.baseUrl }, 'serving');
  return {
    site,
    port,
    stop: async () => {
      stopSchedule();
      await roomHub(site).close();
      await close(server);
      await stopCheckpoints();
      await closeSite(site);
      site.log.info({}, 'stopped');
    },
  };
}

/** What `host` begins with for a socket of the file system. */
const UNIX = 'unix:';

/** The port; 0 for a socket of the file system. */
function findPort(server: Server): number {
  const address = server.address();
  return address === null || typeof address === 'string' ? 0 : address.port;
}

async function listen(server: Server, { port, host }: SiteConfig): Promise<void> {
  const path = host.startsWith(UNIX) ? host.slice(UNIX.length) : undefined;
  if (path !== undefined) await removeStaleSocket(path);
  return new Promise((done, failed) => {
    const refused = (error: unknown): void => failed(listenTrouble(error, { host, port }));
    server.once('error', refused);
    const listening = (): void => {
      server.off('error', refused);
      done();
    };
    if (path === undefined) server.listen(port, host, listening);
    // a proxy of another user has to reach it; the folder says who may
    else server.listen({ path, readableAll: true, writableAll: true }, listening);
  });
}

/** A process that was killed leaves its socket, and the next one could not listen. */
async function removeStaleSocket(path: string): Promise<void> {
  if (!statSync(path, { throwIfNoEntry: false })?.isSocket()) return;
  const isAlive = await new Promise<boolean>((done) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      done(true);
    });
    probe.once('error', () => done(false));
  });
  if (!isAlive) rmSync(path, { force: true });
}

/** Accepts no more connections and waits for the answers in progress. */
async function close(server: Server): Promise<void> {
  // clients are told that the connection ends, so that none sends a request just then
  server.prependListener('request', (_request, answer) => {
    answer.shouldKeepAlive = false;
  });
  // that of HTTP would end idle connections at once
  const closed = promisify(NetServer.prototype.close.bind(server))();
  const closeIdle = () => server.closeIdleConnections();
  const goodbye = setInterval(closeIdle, GOODBYE_MS);
  const tooLong = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearInterval(goodbye);
  clearTimeout(tooLong);
}
