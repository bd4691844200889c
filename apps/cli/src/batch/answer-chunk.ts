/**
 * Answering: reads and solves the puzzles of a chunk one after the other, each to one line of JSON.
 * A worker thread runs this, for chunks from a stream or from a queue.
 */
import { type Problem, problem } from '@nonokit/core';
import { rate } from '@nonokit/explain';
import type { StopSignal } from '@nonokit/solver';
import { answerOf, failureAnswerOf } from 'nonokit/json';
import { ratedBy, solveTask, type TaskOptions } from 'nonokit/threads';
import type { Input } from '../io/input-puzzle.js';
import { lostPuzzle } from '../words/en/problems/batch.js';
import type { AnswerBytes } from './answer-bytes.js';
import type { Chunk, StreamKind } from './chunk.js';
import { linePiece, linesOf, listPieces, type Piece, readPiece } from './pieces.js';
import { type QuickAnswer, quickAnswer } from './quick-answer.js';

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
  /** Called with the kind of each answer that was written. */
  readonly onAnswer: (outcome: Outcome) => void;
  /** Where the answers are written. */
  readonly out: AnswerBytes;
}

/** Writes the answers to the puzzles of a chunk from `progress.from` on, a line each, in order. */
export function writeAnswers(chunk: Chunk, options: AnswerOptions, run: AnswerRun): void {
  const { signal, progress, onBegin, onAnswer, out } = run;
  const { from, broken } = progress;
  const { inputAt, quick } = itemsOf(chunk, isPlain(options));
  for (let item = from; item < chunk.count; item++) {
    if (signal.aborted) return;
    const problem = broken.size === 0 ? undefined : broken.get(item);
    if (problem !== undefined) {
      const input = { ...numberInput(chunk, chunk.index + item), ok: false, problem } as const;
      onAnswer(failed(input, out));
      continue;
    }
    onBegin?.(item);
    if (quick?.(item, out) === true) {
      onAnswer('decided');
      continue;
    }
    const outcome = answer(inputAt(item) ?? missing(chunk, item), options, signal, out);
    if (outcome === undefined) return;
    onAnswer(outcome);
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

/** The items of a chunk. */
interface Items {
  /** Reads an item; undefined behind the last. */
  readonly inputAt: (item: number) => Input | undefined;
  /** Answers an item without that, where it can. */
  readonly quick?: QuickAnswer | undefined;
}

/** The items of a chunk; `isQuick` if the quick way finds out what is asked. */
function itemsOf(chunk: Chunk, isQuick: boolean): Items {
  const { index, body } = chunk;
  if (body.kind === 'inputs') return { inputAt: (item) => body.inputs[item] };
  const { kind } = body;
  const cut = (item: number, piece: Piece): Input => cutInput(chunk, index + item, piece, kind);
  if (kind === 'taai') {
    const pieces = listPieces(body);
    return {
      inputAt: (item) => {
        const piece = pieces[item];
        return piece && cut(item, piece);
      },
    };
  }
  const lines = linesOf(body);
  return {
    inputAt: (item) => (item < lines.count ? cut(item, linePiece(body, lines, item)) : undefined),
    quick: isQuick ? quickAnswer(chunk, body.bytes, lines) : undefined,
  };
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
