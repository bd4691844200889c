/**
 * Reading formulas and proofs from text. Files may be damaged or hostile: whatever they hold,
 * reading takes memory in proportion to their bytes, and returns undefined for what is no list of
 * clauses.
 */
import type { Formula } from './clauses.js';
import { ClauseList, DELETE } from './clauses.js';

/** The largest variable. */
const MOST_VARIABLES = 2 ** 31 - 1;

/** Reads DIMACS CNF. Undefined if the text is no formula, or has other numbers than it says. */
export function readCnf(bytes: Uint8Array): Formula | undefined {
  let at = 0;
  const nextLine = (): string => {
    const from = at;
    while (at < bytes.length && bytes[at] !== NEWLINE) at++;
    return String.fromCharCode(...bytes.subarray(from, Math.min(at++, from + 100)));
  };
  let head = nextLine();
  while (head.startsWith('c') && at < bytes.length) head = nextLine();
  const [, variables = '', clauses = ''] = /^p cnf (\d+) (\d+)\s*$/.exec(head) ?? [];
  if (clauses === '') return undefined;
  const list = readClauses(bytes, at, false);
  if (list === undefined || list.count !== Number(clauses)) return undefined;
  // each variable costs memory, so there are no more of them than literals
  const formula = { variables: Number(variables), literals: list.literals };
  return formula.variables <= formula.literals.length ? formula : undefined;
}

/** Reads DRAT text. Undefined if it is no list of clauses. */
export function readDrat(bytes: Uint8Array): Int32Array | undefined {
  return readClauses(bytes, 0, true)?.literals;
}

const NEWLINE = 0x0a;
const ZERO = 0x30;
const MINUS = 0x2d;
const LETTER_D = 0x64;

/** Reads clauses from byte `from` on; with `deletions`, `d` may come before a clause. */
function readClauses(bytes: Uint8Array, from: number, deletions: boolean): ClauseList | undefined {
  const list = new ClauseList();
  let isOpen = false;
  for (let at = from; at < bytes.length; ) {
    const byte = bytes[at];
    if (byte <= 0x20) {
      at++;
      continue;
    }
    if (byte === LETTER_D) {
      if (!deletions || isOpen) return undefined;
      list.put(DELETE);
      isOpen = true;
      at++;
      continue;
    }
    const sign = byte === MINUS ? -1 : 1;
    if (sign < 0) at++;
    let number = 0;
    const first = at;
    for (; at < bytes.length && bytes[at] >= ZERO && bytes[at] < ZERO + 10; at++) {
      number = 10 * number + bytes[at] - ZERO;
      if (number > MOST_VARIABLES) return undefined;
    }
    if (at === first || (at < bytes.length && bytes[at] > 0x20)) return undefined;
    if (number === 0) list.close();
    else list.put(sign * number);
    isOpen = number !== 0;
  }
  return isOpen ? undefined : list;
}
