/** Proving: the certificate of a puzzle's pictures, one file of it at a time. */
import { problem } from '@nonokit/core';
import {
  type Certificate,
  prove as provePuzzle,
  writeCnf,
  writeDrat,
  writeLrat,
} from 'nonokit/prove';
import { refused, withDoubts } from './answers.js';
import { puzzleIn } from './read-puzzle.js';
import type { Perform, ProofFile } from './verbs.js';
import { noCertificate } from './words/en.js';

/** Milliseconds that a proof may take; puzzles of a catalogue take a few. */
const MOST_MS = 6000;

/** Proves which pictures a puzzle has, and writes the formula or the proof. */
export const prove: Perform<'prove'> = ({ file, index, language, options }, { signal }) => {
  const read = puzzleIn(file, index);
  if (!read.ok) return refused(read.problem, language);
  const result = provePuzzle(read.value.puzzle, { signal, timeoutMs: MOST_MS });
  const bytes = 'certificate' in result ? written(result.certificate, options.output) : undefined;
  if (bytes === undefined) return refused(problem(noCertificate), language);
  const body = new Uint8Array(bytes);
  const extension = `.${options.output}`;
  const answer = { ok: true, body, type: 'text/plain', extension, warnings: [] } as const;
  return withDoubts(answer, read.warnings, language);
};

/** Undefined only for a proof that its own checker refuses. */
function written({ formula, proof }: Certificate, output: ProofFile): Uint8Array | undefined {
  if (output === 'cnf') return writeCnf(formula);
  return output === 'drat' ? writeDrat(proof) : writeLrat(formula, proof);
}
