/**
 * The built server as a process of its own, which is killed in the middle of its work. Its clock
 * runs faster than ours, so that a game that takes a minute is over in a second, and so that jobs
 * whose process was killed come back soon.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Seconds of the servers' clock in one of ours. */
const HASTE = 60;

/** Levels of the log from which on something is wrong. */
const ERROR = 50;

/** A clock that all processes of a run share. */
export interface FastClock {
  /** Milliseconds since 1970, as the servers see them. */
  now(): number;
  /** What makes Node's clock the same. */
  readonly preload: string;
}

/** What to start. */
export interface SiteProcessOptions {
  readonly database: string;
  readonly folder: string;
  readonly port: number;
  readonly clock: FastClock;
  /** The built server: `dist-server/main.js`. */
  readonly program: string;
  /** The factor on limits. Default: 0, none. */
  readonly limits?: number;
}

/** A clock that begins with ours. */
export function fastClock(begun = Date.now()): FastClock {
  const code = `{ const real = Date.now; Date.now = () =>
    Math.round(${begun} + (real() - ${begun}) * ${HASTE}); }`;
  return {
    now: () => Math.round(begun + (Date.now() - begun) * HASTE),
    preload: `data:text/javascript,${encodeURIComponent(code)}`,
  };
}

/** Our own clock, for what has to be as fast as it is. */
export const OWN_CLOCK: FastClock = { now: Date.now, preload: 'data:text/javascript,' };

/** A server that can be started again and again. */
export class SiteProcess {
  /** What its log had at the level of errors, of all its lives. */
  readonly errors: string[] = [];
  /** The messages of its log, of all its lives. */
  readonly messages: string[] = [];
  readonly base: string;
  readonly #options: SiteProcessOptions;
  #child: ChildProcess | undefined;

  constructor(options: SiteProcessOptions) {
    this.#options = options;
    this.base = `http://127.0.0.1:${options.port}`;
  }

  /** Starts it without waiting until it serves. */
  start(): void {
    const { database, folder, port, clock, program, limits = 0 } = this.#options;
    // few puzzles: these tests start many servers
    const catalogue = join(dirname(program), '../../../puzzles');
    const settings = { database, data: folder, port, limits, judge: 0, threads: 1, catalogue };
    const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]);
    const words = ['--import', clock.preload, program, 'serve', ...flags];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] });
    createInterface({ input: child.stdout }).on('line', (line) => this.#note(line));
    this.#child = child;
    // a test that is given up must not leave servers behind
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('close', () => process.off('exit', end));
  }

  /** Waits until it serves. @throws if it ends instead. */
  async ready(): Promise<void> {
    while (true) {
      if (this.#child?.exitCode !== null)
        throw new Error(`the server ended: ${this.errors.at(-1)}`);
      const answer = await fetch(`${this.base}/readyz`).catch(() => undefined);
      if (answer?.ok === true) return;
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  /** Ends it at once, as if the power failed for it alone. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Lets it finish what it is doing. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('close', done));
    child.kill(signal);
    await ended;
  }

  #note(line: string): void {
    const { level, msg, ...facts } = JSON.parse(line) as { level: number; msg: string };
    this.messages.push(msg);
    if (level >= ERROR) this.errors.push(`${msg}: ${JSON.stringify(facts).slice(0, 1500)}`);
  }
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
}
