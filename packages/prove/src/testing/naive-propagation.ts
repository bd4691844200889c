/**
 * Unit propagation from its definition, for tests: look at all clauses until none of them has
 * exactly one literal left that may still hold.
 */
import { clausesIn } from '../check-proof.js';
import type { Formula } from '../clauses.js';

/** The clauses in an array of them, each as an array without repeated literals. */
export function listClauses(literals: Int32Array): number[][] {
  return [...clausesIn(literals)].map((clause) => [...new Set(clause.literals)]);
}

/** Everything that follows from `assumed`, as a set of literals; undefined on a conflict. */
export function propagateNaively(
  clauses: readonly (readonly number[])[],
  assumed: readonly number[],
): Set<number> | undefined {
  const known = new Set(assumed);
  if (assumed.some((literal) => known.has(-literal))) return undefined;
  return extendNaively(clauses, known) ? known : undefined;
}

/** Adds everything that follows to a set of literals; false on a conflict. */
function extendNaively(clauses: readonly (readonly number[])[], known: Set<number>): boolean {
  for (let size = -1; size !== known.size; ) {
    size = known.size;
    for (const clause of clauses) {
      let open = 0;
      let last = 0;
      for (const literal of clause) {
        if (known.has(-literal)) continue;
        last = literal;
        open = known.has(literal) ? 2 : open + 1;
        if (open > 1) break;
      }
      if (open === 0) return false;
      if (open === 1) known.add(last);
    }
  }
  return true;
}

/**
 * Whether the clauses of a proof follow by unit propagation one after the other, until all together
 * contradict each other by unit propagation alone.
 */
export function acceptsNaively({ variables, literals }: Formula, proof: Int32Array): boolean {
  const clauses = listClauses(literals);
  const certain = new Set<number>();
  for (const clause of clausesIn(proof)) {
    if (!extendNaively(clauses, certain)) return true;
    const own = [...new Set(clause.literals)];
    if (own.some((literal) => Math.abs(literal) > variables)) return false;
    if (!clause.isDeleted) {
      if (!followsNaively(clauses, own, certain)) return false;
      clauses.push(own);
      continue;
    }
    const key = keyOf(own);
    const at = clauses.findIndex((other) => keyOf(other) === key);
    if (at < 0) return false;
    clauses.splice(at, 1);
  }
  return !extendNaively(clauses, certain);
}

/** Whether the clauses contradict each other once all literals of a clause are false. */
function followsNaively(
  clauses: readonly number[][],
  clause: readonly number[],
  certain: ReadonlySet<number>,
): boolean {
  if (clause.some((literal) => certain.has(literal) || clause.includes(-literal))) return true;
  const known = new Set(certain);
  for (const literal of clause) known.add(-literal);
  return !extendNaively(clauses, known);
}

function keyOf(clause: readonly number[]): string {
  return [...clause].sort((a, b) => a - b).join();
}
