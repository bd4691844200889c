/**
 * Certificates: proofs that a puzzle has one picture, none, or exactly these, which checkers of SAT
 * proofs by other people read. Only this subpath loads what makes and checks them.
 *
 * @example
 * ```js
 * import { checkProof, prove, writeCnf, writeDrat } from 'nonokit/prove';
 *
 * const result = prove({ rows: ['1', '2'], columns: ['2', '1'] });
 * console.log(result.status); // unique
 * const { formula, proof } = result.certificate;
 * console.log(checkProof(formula, proof).accepted); // true
 * const files = { 'puzzle.cnf': writeCnf(formula), 'puzzle.drat': writeDrat(proof) };
 * ```
 *
 * @module nonokit/prove
 */
import type { Grid } from '@nonokit/core';
import type { Step } from '@nonokit/explain';
import {
  type CertificateVerdict,
  checkCertificate as checkCertificateOf,
  checkFormula as checkFormulaOf,
  type Formula,
  formulaOf as formulaOfPuzzle,
  type ProveOptions,
  type ProveResult,
  proofOfSteps as proofOfPuzzleSteps,
  proveAsync as proveInTurns,
  prove as provePuzzle,
} from '@nonokit/prove';
import { clock } from './clock.js';
import { givingWay } from './giving-way.js';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { asPuzzle } from './inputs/puzzle-of.js';
import { checkOptions, PROVE_OPTIONS } from './options.js';

export {
  type Certificate,
  type CertificateVerdict,
  checkProof,
  type Formula,
  type ProveOptions,
  type ProveResult,
  type Refusal,
  readCnf,
  readDrat,
  type Verdict,
  writeCnf,
  writeDrat,
  writeLrat,
} from '@nonokit/prove';

/**
 * Solves a puzzle and proves the answer: one picture, none, or these and no others. `timeoutMs` is
 * measured by `performance.now()` unless `clock` is given. Throws `PuzzleError` for invalid clues.
 */
export function prove(puzzle: PuzzleSource, options: ProveOptions = {}): ProveResult {
  checkOptions('prove', options, PROVE_OPTIONS);
  return provePuzzle(asPuzzle(puzzle), { clock, ...options });
}

/** Proves in turns with the event loop, so that a page stays responsive. */
export async function proveAsync(
  puzzle: PuzzleSource,
  options: ProveOptions = {},
): Promise<ProveResult> {
  checkOptions('proveAsync', options, PROVE_OPTIONS);
  return proveInTurns(asPuzzle(puzzle), { clock, ...options }, givingWay());
}

/**
 * The formula that says "there is a picture with these clues, and it is none of these". Undefined
 * if it would have more than 60 million literals.
 */
export function formulaOf(
  puzzle: PuzzleSource,
  pictures: readonly Grid[] = [],
): Formula | undefined {
  return formulaOfPuzzle(asPuzzle(puzzle), pictures);
}

/**
 * Checks that `pictures` are all pictures of a puzzle: each has its clues, and `proof` refutes that
 * there is a further one. The formula is made again from the clues.
 */
export function checkCertificate(
  puzzle: PuzzleSource,
  pictures: readonly Grid[],
  proof: Int32Array,
): CertificateVerdict {
  return checkCertificateOf(asPuzzle(puzzle), pictures, proof);
}

/**
 * Checks a formula and its proof, as files hold them, against the clues of a puzzle. Returns the
 * pictures that the formula excludes with the verdict.
 */
export function checkFormula(
  puzzle: PuzzleSource,
  formula: Formula,
  proof: Int32Array,
): ReturnType<typeof checkFormulaOf> {
  return checkFormulaOf(asPuzzle(puzzle), formula, proof);
}

/**
 * The steps of an explanation as a proof that the picture which they lead to is the only one;
 * `checkCertificate` finds out whether they lead to one. Undefined if the formula of the puzzle
 * would be too large.
 */
export function proofOfSteps(puzzle: PuzzleSource, steps: readonly Step[]): Int32Array | undefined {
  return proofOfPuzzleSteps(asPuzzle(puzzle), steps);
}
