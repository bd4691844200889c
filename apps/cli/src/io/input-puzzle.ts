/** Puzzles as commands take them, and what could not be read. */
import type { Draft, KindClaims, Problem, Puzzle } from '@nonokit/core';

/** A puzzle that was read. */
export interface InputPuzzle {
  readonly ok: true;
  /** The name on the command line: "a.non", "-". */
  readonly file: string;
  /** Index of the puzzle in its file, from 0. */
  readonly index: number;
  /** Name in messages: "a.json#2", or "a.non" if the file holds one puzzle. */
  readonly name: string;
  readonly puzzle: Puzzle;
  /** Warnings of the reader: "the title was cut". */
  readonly warnings: readonly Problem[];
}

/** A file, or one puzzle of it, that could not be read. */
export interface InputFailure {
  readonly ok: false;
  readonly file: string;
  /** Index of the puzzle in its file, if the others could be read. */
  readonly index?: number;
  /** Name in messages. */
  readonly name: string;
  readonly problem: Problem;
  /** The clues that the problem is about, if they can be proofread. */
  readonly draft?: Draft | undefined;
  /** The puzzle, if it is one of another kind. */
  readonly kind?: KindClaims | undefined;
}

/** One puzzle, or one failure to read a puzzle. */
export type Input = InputPuzzle | InputFailure;

/** A puzzle of another kind. */
export type KindInput = InputFailure & { readonly kind: KindClaims };

/** True for a puzzle of another kind, which is no failure where a command takes it. */
export function isKind(input: Input | { readonly ok: true }): input is KindInput {
  return !input.ok && input.kind !== undefined;
}
