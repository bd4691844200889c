/**
 * Answering: reads and solves the puzzles of a chunk one after the other, each to one line of JSON.
 * A worker thread runs this, for chunks from a stream or from a queue.
 */
import { InvariantError, type Problem, problem } from '@nonokit/core';
import { rate } from '@nonokit/explain';
import type { StopSignal } from '@nonokit/solver';
import { answerOf, failureAnswerOf } from 'nonokit/json';
import { ratedBy, solveTask, type TaskOptions } from 'nonokit/threads';
import type { Input } from '../io/input-puzzle.js';
import { lostPuzzle } from '../words/en/problems/batch.js';
import type { AnswerBytes } from './answer-bytes.js';
import type { Chunk, StreamKind } from './chunk.js';
import { linesOf, listPieces, type Piece, readPiece, type Span, textAt } from './pieces.js';
import { quickAnswer } from './quick-answer.js';

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

/** The kinds of answers. */
export type Outcome = 'decided' | 'undecided' | 'failed';

/** How far an earlier worker came with a chunk. */
export interface Progress {
  /** Number of puzzles already answered: 0. */
  readonly from: number;
  /** Puzzles that ended a worker, with the problem to report for each. */
  readonly broken: ReadonlyMap<number, Problem>;
}

/** A run through a chunk. */
export interface AnswerRun {
  /** Ends the run early, in the middle of a puzzle. */
  readonly signal: StopSignal;
  readonly progress: Progress;
  /** Called with the index of each puzzle of the chunk that begins. */
  readonly onBegin?: (item: number) => void;
  /** Where the answers are written. */
  readonly out: AnswerBytes;
}

/**
 * Writes the answers to the puzzles of a chunk from `progress.from` on, a line each, in order, and
 * yields the kind of each.
 */
export function* writeAnswers(
  chunk: Chunk,
  options: AnswerOptions,
  { signal, progress: { from, broken }, onBegin, out }: AnswerRun,
): Generator<Outcome> {
  const itemAt = indexItems(chunk);
  const quick = isPlain(options) ? quickAnswer(chunk) : undefined;
  for (let item = from; item < chunk.count; item++) {
    if (signal.aborted) return;
    const problem = broken.get(item);
    if (problem !== undefined) {
      yield failed({ ...numberInput(chunk, chunk.index + item), ok: false, problem }, out);
      continue;
    }
    onBegin?.(item);
    const what = itemAt(item) ?? missing(chunk, item);
    if ('from' in what && quick?.(item, what, out) === true) {
      yield 'decided';
      continue;
    }
    const outcome = answer(
      'from' in what ? lineRead(chunk, item, what) : what,
      options,
      signal,
      out,
    );
    if (outcome === undefined) return;
    yield outcome;
  }
}

/** Writes the answer to one input; undefined if `signal` was aborted meanwhile. */
function answer(
  input: Input,
  { task, solutions, race }: AnswerOptions,
  signal: StopSignal,
  out: AnswerBytes,
): Outcome | undefined {
  if (!input.ok) return failed(input, out);
  const given = { puzzle: input.puzzle, options: task };
  const solved = solveTask(given, signal);
  const { result } = solved;
  if (result.status === 'unknown' && result.reason === 'aborted') return undefined;
  const whole = ratedBy(rate, solved, given);
  const told = race === undefined ? whole : { ...whole, seed: task.seed ?? 1 };
  out.text(`${JSON.stringify(answerOf(input, told, solutions))}\n`);
  return result.status === 'unknown' ? 'undecided' : 'decided';
}

function failed(input: Input & { readonly ok: false }, out: AnswerBytes): Outcome {
  out.text(`${JSON.stringify(failureAnswerOf(input))}\n`);
  return 'failed';
}

/** True if answers hold nothing but what the quick way finds out. */
function isPlain({ task, solutions, race }: AnswerOptions): boolean {
  const { maxSolutions = 2, lineOnly = false, rate: rates = false, maxConflicts } = task;
  const asksForMore = maxSolutions !== 2 || maxConflicts !== undefined || race !== undefined;
  return !asksForMore && !lineOnly && !rates && !solutions;
}

/**
 * The items of a chunk: a line, which is only read where the quick way does not answer it, or what
 * was read. Undefined behind the last.
 */
function indexItems({ file, index, body }: Chunk): (item: number) => Span | Input | undefined {
  if (body.kind === 'inputs') return (item) => body.inputs[item];
  if (body.kind === 'ndjson') {
    const spans = linesOf(body);
    return (item) => spans[item];
  }
  const pieces = listPieces(body);
  return (item) => {
    const piece = pieces[item];
    return piece && cutInput({ file, index }, index + item, piece, 'taai');
  };
}

/** Reads a line. */
function lineRead({ file, index, body }: Chunk, item: number, span: Span): Input {
  if (body.kind === 'inputs') throw new InvariantError('a chunk of inputs holds no lines');
  const piece = { text: textAt(body.bytes, span), line: span.line };
  return cutInput({ file, index }, index + item, piece, body.kind);
}

function cutInput(
  chunk: Pick<Chunk, 'file' | 'index'>,
  index: number,
  piece: Piece,
  kind: StreamKind,
): Input {
  const read = readPiece(kind, piece);
  const named = numberInput(chunk, index);
  return read.ok
    ? { ...named, ok: true, puzzle: read.value, warnings: read.warnings }
    : { ...named, ok: false, problem: read.problem };
}

function numberInput({ file }: Pick<Chunk, 'file'>, index: number) {
  return { file, index, name: `${file}#${index + 1}` };
}

/**
 * The problem of a puzzle that the chunk counts but does not contain, which only a bug can cause.
 */
function missing(chunk: Chunk, item: number): Input {
  return { ...numberInput(chunk, chunk.index + item), ok: false, problem: problem(lostPuzzle) };
}
