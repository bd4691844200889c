/** The log: JSON lines. Never holds secrets; addresses of clients leave it after seven days. */

/** The log of the server. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Logs nothing. */
export const SILENT: Log = { info() {}, warn() {}, error() {} };
