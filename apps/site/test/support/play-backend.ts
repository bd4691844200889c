/**
 * The server of the site with the built pages, on a free port, with a few puzzles: for tests in a
 * browser. Its database is in memory, and its limits are off.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import type { BrowserContext } from 'playwright-core';
import { seedCatalogue } from '../../server/catalogue/seed.js';
import { inlineEngine } from '../../server/testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../../server/testing/test-site.js';
import { SITE } from './site-server.js';

const PUZZLES = fileURLToPath(new URL('../../../../puzzles/', import.meta.url));

/** A server that runs. */
export interface Backend extends TestSite {
  /** "http://127.0.0.1:40123/" */
  readonly address: string;
  /** The puzzles, in the order of their files. */
  readonly puzzles: readonly { readonly id: string; readonly number: number }[];
  /** Breaks every connection from now on, or not any more. */
  unplug(isUnplugged: boolean): void;
  /** Signs a person in, in a browser. */
  enter(context: BrowserContext, person: TestPerson): Promise<void>;
}

/** Starts the server with puzzles of our folder, by the names of their files. */
export async function startBackend(files: readonly string[]): Promise<Backend> {
  let isUnplugged = false;
  let handle: (request: Request) => Response | Promise<Response> = () => new Response();
  const server = createAdaptorServer({ fetch: (request) => handle(request) }) as Server;
  server.on('connection', (socket) => isUnplugged && socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { baseUrl, pages: SITE, limits: 0, isJudging: false };
  const test = await testSite({ config, engine: inlineEngine() });
  test.clock.now = Date.now();
  handle = (request) => {
    test.clock.now = Date.now();
    return test.app.fetch(request);
  };
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-puzzles-'));
  for (const file of files) cpSync(join(PUZZLES, file), join(folder, file));
  await seedCatalogue(test.site, folder);
  rmSync(folder, { recursive: true });
  // the largest has the first number
  const rows = test.site.db.selectFrom('puzzle').select(['id', 'number']).orderBy('number', 'desc');
  return {
    ...test,
    address: `${baseUrl}/`,
    puzzles: await rows.execute(),
    unplug: (is) => {
      isUnplugged = is;
      if (is) server.closeAllConnections();
    },
    enter: async (context, { cookie }) => {
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url: baseUrl }]);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await test.close();
    },
  };
}
