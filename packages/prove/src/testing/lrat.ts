/** A checker of LRAT text from its definition, for tests: it follows hints and searches nothing. */
import { clausesIn } from '../check-proof.js';
import type { Formula } from '../clauses.js';

/** Whether each line of an LRAT proof is shown by its hints, and one of them is empty. */
export function acceptsLrat({ literals }: Formula, text: string): boolean {
  const clauses = new Map<number, number[]>();
  for (const clause of clausesIn(literals)) clauses.set(clauses.size + 1, [...clause.literals]);
  for (const line of text.trimEnd().split('\n')) {
    const [number = '', ...words] = line.split(' ');
    if (words[0] === 'd') {
      for (const gone of words.slice(1, -1)) if (!clauses.delete(Number(gone))) return false;
      continue;
    }
    const end = words.indexOf('0');
    const clause = words.slice(0, end).map(Number);
    const hints = words.slice(end + 1, -1).map((word) => clauses.get(Number(word)));
    if (clauses.has(Number(number)) || !isShown(clause, hints)) return false;
    clauses.set(Number(number), clause);
    if (clause.length === 0) return true;
  }
  return false;
}

/** Whether the hints, one after the other, have one literal left, and the last has none. */
function isShown(clause: readonly number[], hints: readonly (number[] | undefined)[]): boolean {
  const known = new Set(clause.map((literal) => -literal));
  for (const hint of hints) {
    const open = hint?.filter((literal) => !known.has(-literal)) ?? [0, 0];
    const [literal] = open;
    if (literal === undefined) return true;
    if (open.length > 1) return false;
    known.add(literal);
  }
  return false;
}
