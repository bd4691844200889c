/**
 * A private PostgreSQL server for a test or a benchmark: on a free loopback port, in a temporary
 * folder, run by an unprivileged user, since the server refuses to run as root.
 */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A running server. */
export interface Postgres {
  /** "postgres://postgres@127.0.0.1:40123/postgres". */
  readonly url: string;
  /** Ends the server as a crash does; what was committed is there again after `resume`. */
  halt(): Promise<void>;
  /** Starts it again, at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** The folder of the server's programs, or undefined if PostgreSQL is missing or not usable. */
export function postgresPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions)
    ? readdirSync(versions).map((version) => join(versions, version, 'bin'))
    : (process.env['PATH'] ?? '').split(':');
  const programs = found.sort().findLast((folder) => existsSync(join(folder, 'initdb')));
  if (programs === undefined || process.getuid?.() !== 0) return programs;
  try {
    execFileSync('runuser', ['-u', 'postgres', '--', 'true'], { stdio: 'ignore' });
    return programs;
  } catch {
    return undefined;
  }
}

/**
 * Starts a server whose programs are in `programs`, with settings of its own besides or instead of
 * those for tests. Its data is lost when it is stopped.
 */
export async function startPostgres(
  programs: string,
  own: Readonly<Record<string, string | number>> = {},
): Promise<Postgres> {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-postgres-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const call = async (program: string, ...args: string[]): Promise<void> => {
    const command = [join(programs, program), ...args];
    const [first = '', ...rest] = isRoot
      ? ['runuser', '-u', 'postgres', '--', ...command]
      : command;
    await run(first, rest, { cwd: folder });
  };
  const data = join(folder, 'data');
  // no locale: the environment's locale may not be installed
  const names = ['-E', 'UTF8', '--no-locale'];
  await call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...names);
  const start = (port: number): Promise<void> => {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
      // a test need not survive a crash of the machine
      fsync: 'off',
      full_page_writes: 'off',
      shared_buffers: '16MB',
      ...own,
    };
    const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const log = join(folder, 'log');
    return call('pg_ctl', '-D', data, '-l', log, '-o', flags.join(' '), '-w', '-t', '60', 'start');
  };
  const halt = () => call('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  const port = await onFreePort(start);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume: () => start(port),
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Most ports to try: another process may take a port between finding and using it. */
const MOST_PORTS = 3;

/** Starts something on a free port and returns the port. */
async function onFreePort(start: (port: number) => Promise<void>): Promise<number> {
  for (let left = MOST_PORTS; ; left--) {
    const port = await freePort();
    try {
      await start(port);
      return port;
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
