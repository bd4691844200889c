/**
 * Faults of a database while the site is running, recognised from the errors of both drivers: it
 * does not answer, its disk is full, it is read-only, it is damaged. None is a bug of the site, so
 * a request is answered with 503 and not with 500.
 */

/** The fault of the database. */
export type Trouble = 'gone' | 'busy' | 'full' | 'read-only' | 'damaged';

/** Advice for the operator, in the log. */
export const TROUBLE_HELP: Readonly<Record<Trouble, string>> = {
  gone: 'Look whether the database runs and can be reached, and whether its disk can be read.',
  busy: 'Another program may hold the database. If this stays, look which one.',
  full: 'Make room on the disk of the database; the site goes on by itself.',
  'read-only': 'Let the site write to its database again; it goes on by itself.',
  damaged:
    'The disk could not be read, or the file is damaged. If this goes on, stop the site, run ' +
    '"nonokit-site check", and restore the latest backup if it finds something.',
};

/** Codes of SQLite, of PostgreSQL (its SQLSTATE) and of the network, by how they begin. */
const CODES: readonly (readonly [codes: RegExp, trouble: Trouble])[] = [
  [/^(SQLITE_FULL|53100$|ENOSPC$|EDQUOT$)/, 'full'],
  [/^(SQLITE_READONLY|25006$|EROFS$)/, 'read-only'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX001$|XX002$)/, 'damaged'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|40001$|40P01$|55P03$|57014$)/, 'busy'],
  [/^(SQLITE_IOERR|SQLITE_CANTOPEN|58030$|53[23]00$|57P0[1-5]$|08...$|EIO$)/, 'gone'],
  [/^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/, 'gone'],
];

/** Errors of the PostgreSQL driver that have no code. */
const BROKEN_CONNECTION =
  /Connection terminated|not queryable|timeout exceeded when trying to connect/;

/** The fault of the database, if it caused the error. */
export function classifyError(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errors } = error as { readonly code?: unknown; readonly errors?: unknown };
  const found = CODES.find(([codes]) => typeof code === 'string' && codes.test(code));
  if (found !== undefined) return found[1];
  if (BROKEN_CONNECTION.test(error.message)) return 'gone';
  // all addresses of a name were tried, and each of them failed
  if (Array.isArray(errors)) return errors.map(classifyError).find((one) => one !== undefined);
  return undefined;
}
