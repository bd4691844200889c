/**
 * Runs a command of this program for a tool, each in a process of its own: it can be stopped at any
 * moment, has a limit of time, memory and output, and a fault ends nothing but itself.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** A run of the program. */
export interface CommandRun {
  /** ["check", "--json", "-"] */
  readonly args: readonly string[];
  /** The content of standard input. */
  readonly input: string | Uint8Array;
}

/** What became of a run. */
export interface CommandResult {
  /** Its exit status; undefined if it was stopped. */
  readonly status: number | undefined;
  readonly stdout: Buffer;
  readonly stderr: string;
  /** Why it was stopped. */
  readonly stopped?: 'time' | 'output' | 'aborted';
}

/** Limits of a run; commands keep a shorter time by themselves where they can. */
const MOST_MS = 60_000;
const MOST_BYTES = 4_000_000;
const MOST_MEGABYTES = 1024;

/** Runs under way at the same time; others wait for their turn. */
const MOST_RUNS = Math.max(1, availableParallelism() - 1);

/** What becomes of a run that was cancelled before its turn. */
const CANCELLED: CommandResult = {
  status: undefined,
  stdout: Buffer.alloc(0),
  stderr: '',
  stopped: 'aborted',
};

/** Runs commands, a few at a time. */
export class CommandRunner {
  readonly #program: string;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** A runner of the program whose bundle is in this folder. */
  constructor(folder: URL) {
    this.#program = fileURLToPath(new URL('../bin/nonokit.js', folder));
  }

  /** Runs a command to its end, or until `signal` is aborted. */
  async run(run: CommandRun, signal: AbortSignal): Promise<CommandResult> {
    if (this.#running >= MOST_RUNS) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running++;
    try {
      if (signal.aborted) return CANCELLED;
      return await this.#start(run, signal);
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  #start({ args, input }: CommandRun, signal: AbortSignal): Promise<CommandResult> {
    return new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        [`--max-old-space-size=${MOST_MEGABYTES}`, this.#program, ...args],
        { stdio: ['pipe', 'pipe', 'pipe'] },
      );
      const parts: Buffer[] = [];
      let bytes = 0;
      let stderr = '';
      let stopped: CommandResult['stopped'];
      const stop = (why: CommandResult['stopped']): void => {
        stopped ??= why;
        child.kill('SIGKILL');
      };
      const abort = (): void => stop('aborted');
      const timer = setTimeout(() => stop('time'), MOST_MS);
      signal.addEventListener('abort', abort);
      child.stdout.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MOST_BYTES) stop('output');
        else parts.push(part);
      });
      child.stderr.setEncoding('utf8').on('data', (part: string) => {
        if (stderr.length < MOST_BYTES) stderr += part;
      });
      // the program may end without reading all of its input
      child.stdin.on('error', () => undefined);
      child.stdin.end(input);
      child.once('error', reject);
      child.once('close', (code) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        const result = { status: code ?? undefined, stdout: Buffer.concat(parts), stderr };
        resolve(stopped === undefined ? result : { ...result, status: undefined, stopped });
      });
    });
  }
}
