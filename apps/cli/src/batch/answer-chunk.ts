/**
 * Answering: reads and solves the puzzles of a chunk one after the other, each to one line of JSON.
 * A worker thread runs this, for chunks from a stream or from a queue.
 */
import { type Problem, problem } from '@nonokit/core';
import { rate } from '@nonokit/explain';
import { type StopSignal, solveWords } from '@nonokit/solver';
import { answerOf, failureAnswerOf, rounded } from 'nonokit/answers';
import { ratedBy, solveTask, type TaskOptions } from 'nonokit/tasks';
import type { Input } from '../io/input.js';
import { lostPuzzle } from '../words/en/problems/batch.js';
import type { Chunk, StreamKind } from './chunk.js';
import { type Piece, piecesOf, readPiece } from './pieces.js';
import { clueWords, quickLine } from './quick-line.js';

/** What to find out and what to print. */
export interface AnswerOptions {
  readonly task: TaskOptions;
  /** Whether answers include pictures. */
  readonly solutions: boolean;
  /**
   * Number of seeds that race on each chunk, if more than one; answers then include the winner's.
   */
  readonly race?: number;
}

/** One line of output and the kind of its answer. */
export interface AnswerLine {
  /** JSON with its line end. */
  readonly text: string;
  readonly outcome: 'decided' | 'undecided' | 'failed';
}

/** How far an earlier worker came with a chunk. */
export interface Progress {
  /** Number of puzzles already answered: 0. */
  readonly from: number;
  /** Puzzles that ended a worker, with the problem to report for each. */
  readonly broken: ReadonlyMap<number, Problem>;
}

/** Called with the index of each puzzle of the chunk that begins. */
export type OnBegin = (item: number) => void;

/**
 * The answers to the puzzles of a chunk from `progress.from` on, one each, in order. Ends early, in
 * the middle of a puzzle, once `signal` is aborted.
 */
export function* answersOf(
  chunk: Chunk,
  options: AnswerOptions,
  signal: StopSignal,
  { from, broken }: Progress,
  onBegin: OnBegin,
): Generator<AnswerLine> {
  const items = itemsOf(chunk);
  const file = JSON.stringify(chunk.file);
  const mayBeQuick = isPlain(options) && chunk.body.kind === 'ndjson';
  for (let item = from; item < chunk.count; item++) {
    if (signal.aborted) return;
    const problem = broken.get(item);
    if (problem !== undefined) {
      yield failed({ ...nameOf(chunk, chunk.index + item), ok: false, problem });
      continue;
    }
    onBegin(item);
    const { text, read } = items[item] ?? { read: () => missing(chunk, item) };
    const quick =
      mayBeQuick && text !== undefined ? quickAnswer(file, chunk.index + item, text) : undefined;
    const line = quick ?? answer(read(), options, signal);
    if (line === undefined) return;
    yield line;
  }
}

/** The answer to one input, or undefined if `signal` was aborted meanwhile. */
function answer(
  input: Input,
  { task, solutions, race }: AnswerOptions,
  signal: StopSignal,
): AnswerLine | undefined {
  if (!input.ok) return failed(input);
  const given = { puzzle: input.puzzle, options: task };
  const solved = solveTask(given, signal);
  const { result } = solved;
  if (result.status === 'unknown' && result.reason === 'aborted') return undefined;
  const whole = ratedBy(rate, solved, given);
  const told = race === undefined ? whole : { ...whole, seed: task.seed ?? 1 };
  const text = `${JSON.stringify(answerOf(input, told, solutions))}\n`;
  return { text, outcome: result.status === 'unknown' ? 'undecided' : 'decided' };
}

function failed(input: Input & { readonly ok: false }): AnswerLine {
  return { text: `${JSON.stringify(failureAnswerOf(input))}\n`, outcome: 'failed' };
}

/** True if answers hold nothing but what the quick way finds out. */
function isPlain({ task, solutions, race }: AnswerOptions): boolean {
  const { maxSolutions = 2, lineOnly = false, rate: rates = false, maxConflicts } = task;
  const asksForMore = maxSolutions !== 2 || maxConflicts !== undefined || race !== undefined;
  return !asksForMore && !lineOnly && !rates && !solutions;
}

/**
 * The answer about a small puzzle on a plain line, as `answerOf` and `JSON.stringify` write it, but
 * without an object for each of its numbers. Undefined for others. `file` is JSON already.
 */
function quickAnswer(file: string, index: number, text: string): AnswerLine | undefined {
  const read = quickLine(text);
  if (read === undefined) return undefined;
  const { id, title, width, height } = read;
  const start = performance.now();
  const findings = solveWords(width, height, clueWords);
  if (findings === undefined) return undefined;
  const timeMs = rounded(performance.now() - start);
  const { status, lineSolvable, stats } = findings;
  const { linesSettled, probes, decisions, conflicts, restarts } = stats;
  const names = `"file":${file},"index":${index}`;
  const texts = `"id":${quoted(id)},"title":${quoted(title)}`;
  const size = `"width":${width},"height":${height},"colors":1`;
  const outcome = `"status":"${status}","lineSolvable":${lineSolvable}`;
  const work = `"linesSettled":${linesSettled},"probes":${probes},"decisions":${decisions}`;
  const counts = `{${work},"conflicts":${conflicts},"restarts":${restarts}}`;
  const all = `${names},${texts},${size},${outcome},"stats":${counts},"timeMs":${timeMs}`;
  return { text: `{${all}}\n`, outcome: 'decided' };
}

/** A text without characters that need an escape, or null. */
function quoted(text: string | null): string {
  return text === null ? 'null' : `"${text}"`;
}

/** A puzzle of the chunk, which is read only when its turn comes; and its text, if it has one. */
interface Item {
  readonly text?: string;
  readonly read: () => Input;
}

function itemsOf({ file, index, body }: Chunk): Item[] {
  if (body.kind === 'inputs') return body.inputs.map((input) => ({ read: () => input }));
  return piecesOf(body).map((piece, item) => ({
    text: piece.text,
    read: () => inputOf({ file, index }, index + item, piece, body.kind),
  }));
}

function inputOf(
  chunk: Pick<Chunk, 'file' | 'index'>,
  index: number,
  piece: Piece,
  kind: StreamKind,
): Input {
  const read = readPiece(kind, piece);
  const named = nameOf(chunk, index);
  return read.ok
    ? { ...named, ok: true, puzzle: read.value, warnings: read.warnings }
    : { ...named, ok: false, problem: read.problem };
}

function nameOf({ file }: Pick<Chunk, 'file'>, index: number) {
  return { file, index, name: `${file}#${index + 1}` };
}

/**
 * The problem of a puzzle that the chunk counts but does not contain, which only a bug can cause.
 */
function missing(chunk: Chunk, item: number): Input {
  return { ...nameOf(chunk, chunk.index + item), ok: false, problem: problem(lostPuzzle) };
}
