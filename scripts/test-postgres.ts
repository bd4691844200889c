/**
 * One PostgreSQL server for all test files of a run, which make databases of their own on it, see
 * `packages/queue/src/testing/test-database.ts`. It starts when the first of them asks, and stops
 * with the run. Without PostgreSQL it never starts: those tests are skipped.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import {
  type Postgres,
  postgresPrograms,
  startPostgres,
} from '../packages/queue/src/testing/postgres.js';
import { SHARED_SERVER, type SharedServer } from '../packages/queue/src/testing/test-database.js';

/** Several files run at the same time, and each site of them has a pool of connections. */
const SETTINGS = { max_connections: 200, shared_buffers: '64MB' };

/** Runs before the tests. Returns what runs after them. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  // every project of the workspace asks for this, and one server is enough
  if (process.env[SHARED_SERVER] !== undefined) return;
  const programs = postgresPrograms();
  if (programs === undefined) return;
  let server: Promise<Postgres> | undefined;
  let run = 0;
  project.onTestsRerun(() => void run++);
  const asked = createServer(async (_, answer) => {
    try {
      server ??= startPostgres(programs, SETTINGS);
      answer.end(JSON.stringify({ url: (await server).url, run } satisfies SharedServer));
    } catch (error) {
      answer.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((done) => asked.listen(0, '127.0.0.1', done));
  process.env[SHARED_SERVER] = `http://127.0.0.1:${(asked.address() as AddressInfo).port}`;
  return async () => {
    delete process.env[SHARED_SERVER];
    asked.closeAllConnections();
    asked.close();
    await (await server?.catch(() => undefined))?.stop();
  };
}
