/** Checking a proof, clause by clause, with the checker of `checker.ts`. */
import { Checker } from './checker.js';
import { DELETE, type Formula } from './clauses.js';

/** The verdict of the checker. */
export type Verdict =
  | { readonly accepted: true; readonly clauses: number }
  /**
   * `clause` counts the clauses and deletions of the proof from 1; it is 0 if all follow, but they
   * do not refute the formula.
   */
  | { readonly accepted: false; readonly clause: number; readonly reason: Refusal };

/**
 * Why a proof is refused: a clause does not follow, a clause that is not there is deleted, the end
 * is reached without a contradiction, or the formula or a clause has a variable out of range.
 */
export type Refusal = 'does-not-follow' | 'not-there' | 'no-contradiction' | 'no-such-variable';

/** Checks that `proof` refutes `formula`: that nothing satisfies all of its clauses. */
export function checkProof(formula: Formula, proof: Int32Array): Verdict {
  const checker = new Checker(formula.variables);
  const isKnown = (literal: number) => Math.abs(literal) <= formula.variables;
  if (!formula.literals.every(isKnown)) return refused(0, 'no-such-variable');
  for (const clause of clausesIn(formula.literals)) checker.add(clause.literals);
  let count = 0;
  for (const { literals, isDeleted } of clausesIn(proof)) {
    if (checker.conflict >= 0) break;
    count++;
    if (!literals.every(isKnown)) return refused(count, 'no-such-variable');
    if (isDeleted) {
      if (checker.delete(literals) < 0) return refused(count, 'not-there');
    } else {
      if (!checker.follows(literals)) return refused(count, 'does-not-follow');
      checker.add(literals);
    }
  }
  return checker.conflict >= 0
    ? { accepted: true, clauses: count }
    : refused(0, 'no-contradiction');
}

function refused(clause: number, reason: Refusal): Verdict {
  return { accepted: false, clause, reason };
}

/** The clauses in an array of them. */
export function* clausesIn(
  list: Int32Array,
): Generator<{ readonly literals: Int32Array; readonly isDeleted: boolean }> {
  for (let from = 0, at = 0; at < list.length; at++) {
    if (list[at] !== 0) continue;
    const isDeleted = list[from] === DELETE;
    yield { literals: list.subarray(isDeleted ? from + 1 : from, at), isDeleted };
    from = at + 1;
  }
}
