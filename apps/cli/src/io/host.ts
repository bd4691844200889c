/**
 * What surrounds a run of the program: its arguments, streams, environment and exit status. The
 * process itself is one host (`process-host.ts`); tests bring others, so that a command runs in
 * their own process. Nothing else in the program touches the globals of the process for these.
 */
import type { Readable } from 'node:stream';
import type { Words } from '../words/language-words.js';
import type { ExitStatus } from './exit.js';

/** The variables of an environment: { LANG: 'ru_RU.UTF-8' }. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Standard input: a terminal, a pipe or a file. */
export interface InputStream extends Readable {
  /** Its file descriptor, if it has one: 0. */
  readonly fd?: number;
  readonly isTTY?: boolean;
  setRawMode?(isRaw: boolean): unknown;
}

/** Standard output or standard error. */
export interface OutputStream extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
  /** Characters per line of a terminal: 80. */
  readonly columns?: number;
  /** Lines of a terminal: 24. A terminal emits `resize` when its size has changed. */
  readonly rows?: number;
}

/** What surrounds a run of the program. */
export interface Host {
  /** The arguments after the name of the program: ['solve', 'a.non']. */
  readonly args: readonly string[];
  readonly env: Environment;
  readonly stdin: InputStream;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** The folder of the program's bundle, beside which its workers, pages and puzzles are. */
  readonly folder: URL;
  /** The exit status so far; it is final when the run has ended. */
  status: ExitStatus;
  /** Calls `stop` at each Ctrl-C or SIGTERM, until the returned function is called. */
  onInterrupt(stop: () => void): () => void;
  /** Calls `restore` before the process ends, until the returned function is called. */
  onExit(restore: () => void): () => void;
  /** Stops the process as Ctrl-Z does; resolves when it goes on. */
  suspend(): Promise<void>;
  /** Ends the process at once with the status so far. */
  exit(): never;
}

/** A run of the program: its host, and the words of the language it speaks. */
export interface Session {
  readonly host: Host;
  readonly words: Words;
}
