/**
 * Formulas and proofs as the text that checkers read: DIMACS CNF, and DRAT as lines of clauses,
 * with `d` before a clause that is deleted.
 */
import type { Formula } from './clauses.js';
import { DELETE } from './clauses.js';
import { NumberText } from './number-text.js';

/** Writes a formula as DIMACS CNF, with lines of comment before it. */
export function writeCnf(
  { variables, literals }: Formula,
  comments: readonly string[] = [],
): Uint8Array {
  const text = new NumberText();
  let clauses = 0;
  for (const literal of literals) if (literal === 0) clauses++;
  for (const comment of comments) text.ascii(`c ${comment}\n`);
  text.ascii(`p cnf ${variables} ${clauses}\n`);
  return writeClauses(text, literals);
}

/** Writes a proof as DRAT text. */
export function writeDrat(proof: Int32Array): Uint8Array {
  return writeClauses(new NumberText(), proof);
}

/** Adds one clause a line. */
function writeClauses(text: NumberText, list: Int32Array): Uint8Array {
  for (const literal of list) {
    if (literal === DELETE) text.ascii('d ');
    else text.put(literal, literal === 0);
  }
  return text.bytes;
}
