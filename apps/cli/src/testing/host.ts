/**
 * A host for runs of the program in the process of a test: its input is given, its output kept.
 * Worker threads, pages and puzzles are those of the built program, since a thread needs a file.
 */
import { Readable, Writable } from 'node:stream';
import { EXIT } from '../io/exit.js';
import type { Environment, Host, Session } from '../io/host.js';
import { wordsIn } from '../words/words.js';

/** What surrounds a run. */
export interface TestHostOptions {
  readonly args?: readonly string[];
  /** The whole environment; empty by default. */
  readonly env?: Environment;
  /** The content of standard input; empty by default. */
  readonly input?: string | Uint8Array;
  /** Whether both outputs are a terminal. Default: no. */
  readonly onTerminal?: boolean;
}

/** A host that keeps what is written. */
export interface TestHost extends Host {
  readonly stdout: KeptOutput;
  readonly stderr: KeptOutput;
}

/** The folder of the built program. */
export const BUILT = new URL('../../dist/', import.meta.url);

/** A host, by default without terminals. */
export function testHost({
  args = [],
  env = {},
  input = '',
  onTerminal = false,
}: TestHostOptions = {}): TestHost {
  return {
    args,
    env,
    stdin: Readable.from(pieces(Buffer.from(input)), { objectMode: false }),
    stdout: new KeptOutput(onTerminal),
    stderr: new KeptOutput(onTerminal),
    folder: BUILT,
    status: EXIT.good,
    onInterrupt: () => () => undefined,
    onExit: () => () => undefined,
    suspend: async () => undefined,
    exit: () => {
      throw new Error('the program ended its process');
    },
  };
}

/** An English session in such a host. */
export async function testSession(
  options?: TestHostOptions,
): Promise<Session & { host: TestHost }> {
  return { host: testHost(options), words: await wordsIn('en') };
}

/** A stream that keeps what is written to it. */
export class KeptOutput extends Writable {
  isTTY: boolean;
  readonly #parts: Buffer[] = [];

  constructor(onTerminal = false) {
    super();
    this.isTTY = onTerminal;
  }

  override _write(part: Buffer, _: BufferEncoding, done: () => void): void {
    this.#parts.push(part);
    done();
  }

  /** Everything so far, as text. */
  get text(): string {
    return Buffer.concat(this.#parts).toString('utf8');
  }
}

/** Bytes that a pipe passes on at a time. */
const PIPE_BYTES = 65_536;

/** The content as a pipe delivers it. */
function* pieces(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += PIPE_BYTES) {
    yield content.subarray(at, at + PIPE_BYTES);
  }
}
