/**
 * Proving: solves a puzzle and keeps a proof of the answer that any checker of SAT proofs can
 * check.
 *
 * The formula is the puzzle's encoding and, for each picture found, a clause that excludes it. The
 * proof, what probing and search concluded in order, shows that nothing satisfies the formula:
 * there is no further picture.
 */
import {
  drive,
  driveAsync,
  type Grid,
  invariant,
  type Pause,
  type Puzzle,
  type StopOptions,
  type Work,
} from '@nonokit/core';
import {
  type ProofReader,
  readProof,
  type SolveResult,
  type SolveStats,
  type StopReason,
  solveSteps,
} from '@nonokit/solver';
import type { Formula } from './clauses.js';
import { ClauseList, DELETE } from './clauses.js';
import { type Encoding, encode, excluding } from './encoding.js';

/** Limits of `prove`. */
export interface ProveOptions extends StopOptions {
  /** The most pictures to exclude; a puzzle with more gets no proof. Default 20. */
  readonly maxSolutions?: number;
  /** Breaks ties of the search, 1 by default. Same seed: same proof. */
  readonly seed?: number;
  /** 'reference' searches in plain TypeScript; the default uses WebAssembly. */
  readonly engine?: 'fastest' | 'reference';
}

/** A formula that says "there is a further picture", and the proof that there is none. */
export interface Certificate {
  readonly formula: Formula;
  /** The clauses of the proof, each followed by 0; `DELETE` comes before one that is deleted. */
  readonly proof: Int32Array;
}

/** What was proved. */
export type ProveResult = { readonly stats: SolveStats } & (
  | {
      /** One picture, none, or several: all that there are. */
      readonly status: 'unique' | 'none' | 'multiple';
      /** The pictures, which the formula excludes. */
      readonly pictures: readonly Grid[];
      readonly certificate: Certificate;
    }
  /** More pictures than `maxSolutions`; those that were found show that it is not unique. */
  | { readonly status: 'more'; readonly pictures: readonly Grid[] }
  | { readonly status: 'unknown'; readonly reason: StopReason | 'size' }
);

/** Proves what there is to prove about the pictures of a puzzle. Every outcome is a value. */
export function prove(puzzle: Puzzle, options: ProveOptions = {}): ProveResult {
  return drive(proveSteps(puzzle, options), options);
}

/** Proves as `prove` does, awaiting `pause` about every millisecond of work. */
export async function proveAsync(
  puzzle: Puzzle,
  options: ProveOptions,
  pause: Pause<undefined>,
): Promise<ProveResult> {
  return driveAsync(proveSteps(puzzle, options), pause, options);
}

/** Proving as a generator of steps, which leaves signal and time limit to its driver. */
export function* proveSteps(
  puzzle: Puzzle,
  { maxSolutions = 20, seed = 1, engine = 'fastest' }: ProveOptions = {},
): Work<undefined, ProveResult> {
  if (!(maxSolutions >= 1)) {
    throw new RangeError(`prove: maxSolutions is at least 1, got ${maxSolutions}`);
  }
  const pictures: Grid[] = [];
  const records: Int32Array[] = [];
  const options = {
    maxSolutions: maxSolutions + 1,
    seed,
    engine,
    onSolution: (grid: Grid) => pictures.push(grid),
  };
  const result = yield* solveSteps(puzzle, options, (record) => records.push(record));
  const { stats } = result;
  const status = findStatus(result, pictures.length);
  if (status === 'unknown') return { status, reason: findStopReason(result), stats };
  if (status === 'more') return { status, pictures, stats };
  const certificate = certify(puzzle, pictures, records);
  if (certificate === undefined) return { status: 'unknown', reason: 'size', stats };
  return { status, pictures, certificate, stats };
}

/**
 * The certificate that `pictures` are all: what the solver recorded, as clauses of the encoding.
 * Undefined if the encoding is too large.
 */
function certify(
  puzzle: Puzzle,
  pictures: readonly Grid[],
  records: readonly Int32Array[],
): Certificate | undefined {
  const encoding = encode(puzzle);
  if (encoding === undefined) return undefined;
  const proof = new ClauseList();
  const reader = makeWriter(encoding, proof);
  for (const record of records) readProof(record, reader);
  // the empty clause: the formula is refuted
  proof.close();
  return { formula: excluding(encoding, pictures), proof: proof.literals };
}

function findStatus(result: SolveResult, pictures: number): ProveResult['status'] {
  if (result.status === 'multiple') return result.complete ? 'multiple' : 'more';
  invariant(
    result.status === 'unknown' || pictures === (result.status === 'unique' ? 1 : 0),
    'prove: the pictures are those that the solver has found',
  );
  return result.status;
}

function findStopReason(result: SolveResult): StopReason {
  invariant(result.status === 'unknown', 'prove: only what is unknown has a reason');
  return result.reason;
}

/** Writes what the solver recorded as clauses of the encoding. */
function makeWriter({ cell, start }: Encoding, proof: ClauseList): ProofReader {
  let literals: number[] = [];
  const put = (literal: number, negated: boolean): void => {
    invariant(literal !== 0, 'prove: the solver concludes only about what its lines leave open');
    literals.push(negated ? -literal : literal);
  };
  return {
    cell: (index, color, negated) => put(cell(index, color), negated),
    start: (block, position, negated) => put(start(block, position), negated),
    end(deleted) {
      if (deleted) proof.put(DELETE);
      for (const literal of literals) proof.put(literal);
      proof.close();
      literals = [];
    },
  };
}
