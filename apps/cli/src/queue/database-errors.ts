/**
 * Faults of the database of the queue: errors of the server have a code of five characters, errors
 * of the network one like ECONNREFUSED.
 */
import { OtherPgBoss } from '@nonokit/queue';

/** What keeps a program from using the queue. */
export type QueueTrouble =
  /** No server answers, or it ended the connection: this may pass. */
  'gone' | 'password' | 'no-database' | 'no-rights' | 'no-tables' | 'other-version' | 'other';

const CODES: Readonly<Record<string, QueueTrouble>> = {
  '28P01': 'password',
  '28000': 'password',
  '3D000': 'no-database',
  '42501': 'no-rights',
  '42P01': 'no-tables',
  '3F000': 'no-tables',
};

/**
 * A network that fails; a connection that ended (class 08), a server that stops, starts or has no
 * connection left (57P, 53300), and transactions that have to be repeated (class 40, 55P03).
 */
const PASSES = /^(E[A-Z_]+|08...|57P..|53300|40...|55P03)$/;

/** Breaks in the middle of a command have no code. */
const BREAKS = /^Connection terminated|^timeout exceeded when/;

/** The trouble behind an error; undefined if the database has no part in it. */
export function queueTrouble(error: unknown): QueueTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OtherPgBoss) return 'other-version';
  if (error instanceof AggregateError) return queueTrouble(error.errors[0]) ?? 'gone';
  const { code } = error as { readonly code?: unknown };
  if (BREAKS.test(error.message)) return 'gone';
  if (typeof code !== 'string' || code.startsWith('ERR_')) return undefined;
  return CODES[code] ?? (PASSES.test(code) ? 'gone' : 'other');
}
