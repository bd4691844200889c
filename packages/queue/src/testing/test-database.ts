/**
 * Databases for test files, all of them on one PostgreSQL server: starting a server takes more than
 * a second of a processor, a database a tenth of that. The server starts when the first test asks,
 * see `scripts/test-postgres.ts`. A test that halts its server starts one of its own.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database that one test file has for itself. */
export interface TestDatabase {
  /** "postgres://postgres@127.0.0.1:40123/test_1f0c…". */
  readonly url: string;
  /** Deletes the database; connections to it end. */
  drop(): Promise<void>;
}

/** A database that is filled once in a run and then copied. */
export interface Template {
  /** Letters and underscores: "site". */
  readonly name: string;
  /** Fills the empty database at a URL, and closes its connections. */
  fill(url: string): Promise<void>;
}

/** What the test run answers when it is asked for its server. */
export interface SharedServer {
  /** "postgres://postgres@127.0.0.1:40123/postgres". */
  readonly url: string;
  /** Counts the runs of `vitest --watch`: what fills a template may have changed in between. */
  readonly run: number;
}

/** Names where the test run is asked for its server: "http://127.0.0.1:40124". */
export const SHARED_SERVER = 'NONOKIT_TEST_POSTGRES';

/** Makes a database: an empty one, or a copy of a template. */
export async function openTestDatabase(template?: Template): Promise<TestDatabase> {
  const server = await sharedServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  const from = template === undefined ? 'template1' : await filledTemplate(server, template);
  await asAdministrator(server, (client) =>
    client.query(`create database ${name} template ${from}`),
  );
  return {
    url: makeUrl(server, name),
    drop: () =>
      asAdministrator(server, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

async function sharedServer(): Promise<SharedServer> {
  const address = process.env[SHARED_SERVER];
  if (address === undefined) throw new Error(`${SHARED_SERVER} is missing: vitest sets it`);
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text) as SharedServer;
}

/** The name of a template's database, which the first test that needs it fills. */
function filledTemplate(server: SharedServer, { name, fill }: Template): Promise<string> {
  const database = `template_${name}_${server.run}`;
  return asAdministrator(server, async (client) => {
    // the others wait; the lock ends with the connection
    await client.query('select pg_advisory_lock(hashtext($1))', [database]);
    const known = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (known.rows.length > 0) return database;
    await client.query(`create database ${database}`);
    try {
      await fill(makeUrl(server, database));
    } catch (error) {
      await client.query(`drop database ${database} with (force)`);
      throw error;
    }
    return database;
  });
}

async function asAdministrator<T>(
  { url }: SharedServer,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function makeUrl({ url }: SharedServer, database: string): string {
  return url.replace(/\/postgres$/, `/${database}`);
}
