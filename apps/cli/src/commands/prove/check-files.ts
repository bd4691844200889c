/** `nonokit prove FILE --check FOLDER`: is that a proof about this puzzle? */
import { join } from 'node:path';
import { bad, good, type Result } from '@nonokit/core';
import {
  type CertificateVerdict,
  checkFormula,
  type Formula,
  readCnf,
  readDrat,
} from '@nonokit/prove';
import { type Console, raise, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import type { InputPuzzle } from '../../io/input-puzzle.js';
import { readBytes } from '../../io/read-bytes.js';
import { formatName } from '../../io/report.js';
import * as says from '../../words/en/problems/prove.js';

/** Reads formula and proof, and says whether they prove what they claim. */
export async function runCheck(
  { puzzle, name }: InputPuzzle,
  folder: string,
  console: Console,
  signal: AbortSignal,
): Promise<void> {
  const check = (formula: Formula, proof: Int32Array) => checkFormula(puzzle, formula, proof);
  await checkFolder({ name: formatName(name, puzzle), check }, folder, console, signal);
}

/** What a certificate is checked with. */
interface Checked {
  /** The name of the puzzle in sentences. */
  readonly name: string;
  check(
    formula: Formula,
    proof: Int32Array,
  ): { readonly verdict: CertificateVerdict; readonly pictures: readonly unknown[] };
}

/** The same for any kind of puzzle. */
export async function checkFolder(
  { name, check }: Checked,
  folder: string,
  console: Console,
  signal: AbortSignal,
): Promise<void> {
  const { words } = console;
  const [cnf, drat] = ['puzzle.cnf', 'puzzle.drat'].map((file) => join(folder, file));
  if (cnf === undefined || drat === undefined) return;
  const formula = await readFormula(cnf, console, signal);
  if (!formula.ok) return refuse(console, cnf, formula.problem);
  const proof = await readProofFile(drat, console, signal);
  if (!proof.ok) return refuse(console, drat, proof.problem);
  const { verdict, pictures } = check(formula.value, proof.value);
  if (!verdict.accepted) raise(console, EXIT.negative);
  const sentence = verdict.accepted
    ? words.prove.accepted(pictures.length, verdict.clauses)
    : words.prove.refused[verdict.reason]('clause' in verdict ? verdict.clause : 0);
  await console.out(`${name}: ${sentence}\n`);
}

async function readFormula(
  file: string,
  console: Console,
  signal: AbortSignal,
): Promise<Result<Formula>> {
  const bytes = await bytesOf(file, console, signal);
  if (!bytes.ok) return bytes;
  const formula = readCnf(bytes.value);
  return formula === undefined ? bad(says.noFormula) : good(formula);
}

async function readProofFile(
  file: string,
  console: Console,
  signal: AbortSignal,
): Promise<Result<Int32Array>> {
  const bytes = await bytesOf(file, console, signal);
  if (!bytes.ok) return bytes;
  const proof = readDrat(bytes.value);
  return proof === undefined ? bad(says.noProof) : good(proof);
}

function bytesOf(file: string, { host, words }: Console, signal: AbortSignal) {
  return readBytes(file, { host, signal, prompt: words.common.typePuzzle });
}
