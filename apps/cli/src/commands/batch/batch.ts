/**
 * `nonokit batch`: a stream of puzzles in, a stream of answers out, one line of JSON each.
 *
 * The main thread cuts and writes, worker threads do the rest. Only the work in progress is held in
 * memory, so the input may be endless; `--resume FILE` continues the output of a run that was
 * killed.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { problem } from '@nonokit/core';
import type { AnswerOptions } from '../../batch/answer-chunk.js';
import { type Answered, resume } from '../../batch/answered.js';
import { ChunkPool } from '../../batch/chunk-pool.js';
import { Lineup, type Write } from '../../batch/lineup.js';
import type { AnswerReport } from '../../batch/messages.js';
import { type Counts, type Meter, openMeter } from '../../batch/meter.js';
import { cutChunks, sumFileSizes } from '../../batch/sources.js';
import { type Console, createConsole, raise, refuse } from '../../io/console.js';
import type { CsvAnswer } from '../../io/csv.js';
import { EXIT } from '../../io/exit.js';
import type { Host, Session } from '../../io/host.js';
import { interruptible } from '../../io/interrupt.js';
import { writeProblem } from '../../io/output.js';
import { type TaskFlags, toTaskOptions } from '../../io/task-flags.js';
import { namedTwice } from '../../words/en/problems/batch.js';

/** The options of `batch`. */
export interface BatchFlags extends TaskFlags {
  readonly jobs: number | 'max';
  /** Prints answers as they arrive instead of in the order of the input. */
  readonly unordered?: boolean;
  /** Whether answers include pictures. */
  readonly solutions?: boolean;
  /** Prints lines of CSV instead of JSON. */
  readonly csv?: boolean;
  /** The output so far, to be continued. */
  readonly resume?: string;
  readonly session: Session;
}

/**
 * How long after its timeout a puzzle may hold up its worker: that time excludes rating, which
 * takes two seconds at most on an idle machine and cannot be stopped.
 */
export function chooseGraceMs({ task }: AnswerOptions): number {
  return task.rate === true ? 60_000 : 5000;
}

/** The built program of a worker thread. */
export function locateWorker({ folder }: Host): URL {
  return new URL('batch-worker.js', folder);
}

/** Answers every puzzle of `names`, by default of standard input. */
export async function runBatch(names: readonly string[], flags: BatchFlags): Promise<void> {
  const console = createConsole(flags, flags.session);
  const inputs = names.length === 0 ? ['-'] : names;
  const twice = inputs.find((name, i) => inputs.indexOf(name) !== i);
  if (twice !== undefined) return refuse(console, twice, problem(namedTwice));
  const output = await openOutput(flags.resume, console);
  if (output === undefined) return;
  const printed = flags.csv === true ? await csvOutput(output) : output;
  try {
    await interruptible(console, (signal) =>
      run(inputs, flags, { console, output: printed, signal }),
    );
  } catch (error) {
    if (flags.resume === undefined || !isWriteError(error)) throw error;
    refuse(console, flags.resume, writeProblem(error, flags.resume));
  } finally {
    await output.close();
  }
}

/** What a run works with. */
interface Surroundings {
  readonly console: Console;
  readonly output: AnswerOutput;
  readonly signal: AbortSignal;
}

async function run(
  names: readonly string[],
  flags: BatchFlags,
  { console, output, signal }: Surroundings,
): Promise<void> {
  const counts: Counts = { done: 0, undecided: 0, failed: 0 };
  const { host } = console;
  const onScreen = host.stdout.isTTY === true && flags.resume === undefined;
  const meter = openMeter(
    console,
    counts,
    await sumFileSizes(names, host),
    flags.quiet === true || onScreen,
  );
  const pool = startPool(flags, host);
  const stop = (): void => pool.stop();
  signal.addEventListener('abort', stop);
  try {
    await feed(pool, { names, flags, counts, meter, output, signal });
  } finally {
    await pool.close();
    signal.removeEventListener('abort', stop);
    meter.stop();
  }
  tell(counts, console);
}

/** The two ends that `feed` connects. */
interface Flow {
  readonly names: readonly string[];
  readonly flags: BatchFlags;
  readonly counts: Counts;
  readonly meter: Meter;
  readonly output: AnswerOutput;
  readonly signal: AbortSignal;
}

/** Moves puzzles from the input through the workers to the output, at the pace of the slowest. */
async function feed(
  pool: ChunkPool,
  { names, flags, counts, meter, output, signal }: Flow,
): Promise<void> {
  const lineup = new Lineup(output.write, flags.unordered !== true);
  const { answered } = output;
  const chunks = cutChunks({
    names,
    from: flags.from,
    host: flags.session.host,
    prompt: flags.session.words.batch.typePuzzles,
    signal,
    size: () => pool.chunkSize(),
    skip: answered === undefined ? undefined : (file, index) => answered.has(file, index),
    onBytes: meter.read,
  });
  const onReport = (report: AnswerReport): void => tally(counts, report, flags.session);
  for await (const chunk of chunks) {
    if (signal.aborted) break;
    await lineup.room();
    await pool.take(chunk, lineup.next(onReport));
  }
  await lineup.end();
}

function tally(counts: Counts, { count, undecided, failed }: AnswerReport, session: Session): void {
  counts.done += count;
  counts.undecided += undecided;
  counts.failed += failed;
  if (undecided > 0) raise(session, EXIT.undecided);
  if (failed > 0) raise(session, EXIT.badInput);
}

function tell({ done, failed }: Counts, console: Console): void {
  if (failed > 0) console.note(console.words.batch.errors(failed, done));
}

function startPool(flags: BatchFlags, host: Host): ChunkPool {
  const answers = { task: toTaskOptions(flags), solutions: flags.solutions === true };
  return new ChunkPool({
    jobs: flags.jobs === 'max' ? availableParallelism() : flags.jobs,
    answers,
    script: locateWorker(host),
    graceMs: chooseGraceMs(answers),
  });
}

/** The output of answers. */
interface AnswerOutput {
  readonly write: Write;
  /** The answers that an earlier run has written there. */
  readonly answered?: Answered;
  close(): Promise<void>;
}

/** Turns answers into lines of CSV; each piece of the output holds whole answers. */
async function csvOutput({ write, close }: AnswerOutput): Promise<AnswerOutput> {
  const { csvHead, csvLine } = await import('../../io/csv.js');
  await write(Buffer.from(csvHead()));
  const toCsv = (line: string) => csvLine(JSON.parse(line) as CsvAnswer);
  return {
    write: (bytes) => {
      const lines = Buffer.from(bytes).toString('utf8').split('\n').filter(Boolean);
      return write(Buffer.from(lines.map(toCsv).join('')));
    },
    close,
  };
}

/** Standard output, or the file to continue; undefined after reporting a problem. */
async function openOutput(
  file: string | undefined,
  console: Console,
): Promise<AnswerOutput | undefined> {
  if (file === undefined) return { write: console.out, close: async () => undefined };
  const resumed = await resume(file);
  if (!resumed.ok) {
    refuse(console, file, resumed.problem);
    return undefined;
  }
  let handle: FileHandle;
  try {
    handle = await open(file, 'a');
  } catch (error) {
    refuse(console, file, writeProblem(error, file));
    return undefined;
  }
  const { answered } = resumed;
  if (answered.count > 0) {
    console.note(`${file}: ${console.words.batch.answeredAlready(answered.count)}`);
  }
  const write: Write = async (bytes) => handle.appendFile(bytes);
  return { write, answered, close: () => handle.close() };
}

function isWriteError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'write';
}
