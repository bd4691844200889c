/**
 * Inputs of a batch: turns names on the command line into chunks. One object per line, or a
 * tournament file, is cut while it streams and may be endless; files of other formats are read
 * whole, one by one.
 */
import { createReadStream, fstatSync, type Stats } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip, type Gunzip } from 'node:zlib';
import { DEFAULT_LIMITS, type Problem, problem } from '@nonokit/core';
import { extensionOf } from '@nonokit/formats';
import type { Host, InputStream } from '../io/host.js';
import { readInputs } from '../io/input.js';
import type { Input, InputFailure } from '../io/input-puzzle.js';
import { inputsIn } from '../io/inputs/file.js';
import { displayName } from '../io/inputs/items.js';
import { readProblem, STDIN_TWICE } from '../io/read-bytes.js';
import { tryStat } from '../io/walk.js';
import { badGzip } from '../words/en/problems/batch.js';
import type { Chunk, StreamKind } from './chunk.js';
import { cutStream } from './cut.js';
import { guessKind } from './stream-kind.js';

/** What to read. */
export interface SourceOptions {
  /** Files, folders, FILE#2, or "-". */
  readonly names: readonly string[];
  /** Whose standard input "-" is. */
  readonly host: Host;
  /** A format's id, to skip detection: "taai". */
  readonly from?: string | undefined;
  /** Most puzzles of the next chunk: 64. */
  readonly size: () => number;
  /** Decides which puzzles to skip; index -1 is the answer about a whole file. */
  readonly skip?: ((file: string, index: number) => boolean) | undefined;
  /** Ends reading early. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of bytes read, before decompression. */
  readonly onBytes?: ((count: number) => void) | undefined;
  /** Prompts for puzzles at a terminal: "type puzzles, …". */
  readonly prompt: string;
}

/**
 * The chunks of all inputs, one after the other. An unreadable input becomes a chunk that holds its
 * problem.
 */
export async function* cutChunks(options: SourceOptions): AsyncGenerator<Chunk> {
  let stdinUsed = false;
  for (const name of options.names) {
    if (options.signal?.aborted) return;
    const found = name === '-' ? undefined : await tryStat(name);
    // a name that is not a file may be a folder, or FILE#2; a pipe can be read only once
    const isPipe = name === '-' || found?.isFIFO() === true || found?.isCharacterDevice() === true;
    if (name === '-' && stdinUsed) yield* failureChunk('-', STDIN_TWICE, options);
    else if (isPipe || found?.isFile()) yield* fileChunks(name, isPipe, options);
    else yield* inputChunks(readInputs([name], options), options);
    stdinUsed ||= name === '-';
  }
}

/** Total size of the named files in bytes, if it can be known before they are read. */
export async function sumFileSizes(
  names: readonly string[],
  host: Host,
): Promise<number | undefined> {
  let total = 0;
  for (const name of names) {
    const found = name === '-' ? statOfInput(host.stdin) : await tryStat(name);
    if (!found?.isFile()) return undefined;
    total += found.size;
  }
  return total;
}

/** What standard input is, if it is an open file. */
function statOfInput({ fd }: InputStream): Stats | undefined {
  return fd === undefined ? undefined : fstatSync(fd);
}

async function* fileChunks(
  file: string,
  isPipe: boolean,
  options: SourceOptions,
): AsyncGenerator<Chunk> {
  const stream = open(file, options);
  const stop = (): void => void stream.destroy();
  options.signal?.addEventListener('abort', stop);
  try {
    const { start, all } = await opened(stream, options.onBytes);
    const kind = guessKind(start, isPipe || STREAMED.has(extensionOf(file)), options.from);
    if (kind !== undefined) yield* streamChunks(file, kind, all, options);
    else if (isPipe) yield* inputChunks(readWhole(file, all, options), options);
    else yield* inputChunks(readInputs([file], options), options);
  } catch (error) {
    if (!options.signal?.aborted) yield* failureChunk(file, streamProblem(error), options);
  } finally {
    options.signal?.removeEventListener('abort', stop);
    stream.destroy();
  }
}

async function* streamChunks(
  file: string,
  kind: StreamKind,
  stream: AsyncIterable<Uint8Array>,
  { size, skip, ...options }: SourceOptions,
): AsyncGenerator<Chunk> {
  const skipped = skip === undefined ? undefined : (index: number) => skip(file, index);
  const wrong = yield* cutStream(stream, { file, kind, size, skip: skipped });
  if (wrong !== undefined) yield* failureChunk(file, wrong, { skip, ...options });
}

/** A stream with a look at its first bytes. */
interface Opened {
  readonly start: Buffer;
  readonly all: AsyncIterable<Uint8Array>;
}

/** Bytes at the start that are enough to recognise the content. */
const START_BYTES = 1 << 16;

/** Bytes of a read: some chunks of small puzzles. */
const READ_BYTES = 1 << 20;

function open(file: string, { host, prompt }: SourceOptions): Readable {
  if (file !== '-') return createReadStream(file, { highWaterMark: READ_BYTES });
  if (host.stdin.isTTY) host.stderr.write(`nonokit: ${prompt}\n`);
  return host.stdin;
}

/** The stream, unpacked where it is gzipped. */
async function opened(stream: Readable, onBytes: SourceOptions['onBytes']): Promise<Opened> {
  const raw = await peeked(counted(stream, onBytes));
  const [a, b] = raw.start;
  if (a !== 0x1f || b !== 0x8b) return raw;
  const unpacked = createGunzip();
  void forward(raw.all, unpacked);
  return peeked(unpacked);
}

async function* counted(
  stream: Readable,
  onBytes: SourceOptions['onBytes'],
): AsyncGenerator<Uint8Array> {
  for await (const bytes of stream as AsyncIterable<Uint8Array>) {
    onBytes?.(bytes.length);
    yield bytes;
  }
}

/** Feeds `source` to `target` no faster than `target` can take. */
async function forward(source: AsyncIterable<Uint8Array>, target: Gunzip): Promise<void> {
  try {
    for await (const bytes of source) {
      if (target.destroyed) return;
      if (!target.write(bytes)) await onceWritable(target);
    }
    target.end();
  } catch (error) {
    target.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

function onceWritable(target: Gunzip): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      target.off('drain', done).off('close', done);
      resolve();
    };
    target.on('drain', done).on('close', done);
  });
}

/** Reads until the first line is complete, or until the limit. */
async function peeked(stream: AsyncIterable<Uint8Array>): Promise<Opened> {
  const source = stream[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  let ended = false;
  while (!ended && start.length < START_BYTES && !start.includes(10)) {
    const next = await source.next();
    ended = next.done === true;
    if (next.done !== true) start = Buffer.concat([start, next.value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    if (start.length > 0) yield start;
    if (!ended) yield* { [Symbol.asyncIterator]: () => source };
  }
  return { start, all: all() };
}

/** Extensions of files with lines of JSON, even if the first line is not. */
const STREAMED: ReadonlySet<string> = new Set(['.ndjson', '.jsonl']);

/** Reads the content of a pipe that is not a stream of puzzles. */
async function* readWhole(
  file: string,
  stream: AsyncIterable<Uint8Array>,
  { from }: Pick<SourceOptions, 'from'>,
): AsyncGenerator<Input> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of stream) {
    pieces.push(bytes);
    length += bytes.length;
    // one byte above the limit is enough for the reader to refuse it
    if (length > DEFAULT_LIMITS.maxBytes) break;
  }
  yield* inputsIn(file, Buffer.concat(pieces, length), { from });
}

async function* inputChunks(
  inputs: AsyncIterable<Input>,
  { size, skip }: Pick<SourceOptions, 'size' | 'skip'>,
): AsyncGenerator<Chunk> {
  let group: Input[] = [];
  for await (const input of inputs) {
    if (skip?.(input.file, input.index ?? -1) === true) continue;
    group.push(input);
    if (group.length < size()) continue;
    yield toChunk(group);
    group = [];
  }
  if (group.length > 0) yield toChunk(group);
}

function toChunk(inputs: readonly Input[]): Chunk {
  const [first] = inputs;
  const body = { kind: 'inputs', inputs: inputs.map(slim) } as const;
  return { file: first?.file ?? '', index: first?.index ?? 0, count: inputs.length, body };
}

/** Removes everything that solving does not need, so that it is not copied to another thread. */
function slim(input: Input): Input {
  if (!input.ok) return input;
  const { goal: _, extra: __, ...puzzle } = input.puzzle;
  return { ...input, puzzle, warnings: [] };
}

async function* failureChunk(
  file: string,
  what: Problem,
  { skip }: Pick<SourceOptions, 'skip'>,
): AsyncGenerator<Chunk> {
  if (skip?.(file, -1) === true) return;
  const failure: InputFailure = { ok: false, file, name: displayName(file), problem: what };
  yield toChunk([failure]);
}

function streamProblem(error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code.startsWith('Z_')) return readProblem(error);
  return problem(badGzip);
}
