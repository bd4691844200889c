/**
 * The messages between a page and a worker that runs `nonokit/worker`.
 *
 * Every request has a number, and its answer has the same number. All messages are plain data, so
 * that the browser can copy them from one thread to the other.
 */
import type { PartialGrid, Puzzle, Result } from '@nonokit/core';
import type {
  Difficulty,
  ExplainOptions,
  Explanation,
  Hint,
  HintOptions,
  RateOptions,
} from '@nonokit/explain';
import type { SolveOptions, SolveResult } from '@nonokit/solver';

/** The options of a verb without those that cannot be copied to another thread. */
export type Sendable<Options> = Omit<Options, 'signal' | 'clock'>;

/** Asks for the solutions of a puzzle. */
export interface SolveRequest {
  readonly id: number;
  readonly ask: 'solve';
  readonly puzzle: Puzzle;
  /** { timeoutMs: 1000 } */
  readonly options: Sendable<SolveOptions>;
}

/** Asks for the steps that lead to the solution. */
export interface ExplainRequest {
  readonly id: number;
  readonly ask: 'explain';
  readonly puzzle: Puzzle;
  /** { chains: false } */
  readonly options: Sendable<ExplainOptions>;
}

/** Asks for the next hint for a player with these marks. */
export interface HintRequest {
  readonly id: number;
  readonly ask: 'hint';
  readonly puzzle: Puzzle;
  readonly marks: PartialGrid;
  /** { chains: false } */
  readonly options: Sendable<HintOptions>;
}

/** Asks for the difficulty of a puzzle. */
export interface RateRequest {
  readonly id: number;
  readonly ask: 'rate';
  readonly puzzle: Puzzle;
  /** { chainBudget: 10_000 } */
  readonly options: Sendable<RateOptions>;
}

/** Says that nobody waits for the answer to request `id` any more. */
export interface CancelRequest {
  readonly id: number;
  readonly ask: 'cancel';
}

/** A request that is answered. */
export type WorkRequest = SolveRequest | ExplainRequest | HintRequest | RateRequest;

/** All messages to a worker. */
export type WorkerRequest = WorkRequest | CancelRequest;

/** All messages from a worker: the answer to request `id`, or that the request was wrong. */
export type WorkerResponse = { readonly id: number } & WorkerAnswer;

/** The answer to a request, with the same name. */
export type WorkerAnswer =
  | { readonly ask: 'solve'; readonly answer: SolveResult }
  | { readonly ask: 'explain'; readonly answer: Result<Explanation> }
  | { readonly ask: 'hint'; readonly answer: Result<Hint> }
  | { readonly ask: 'rate'; readonly answer: Result<Difficulty> }
  /** The call threw this message: a mistake of the caller. */
  | { readonly ask: 'failed'; readonly message: string };
