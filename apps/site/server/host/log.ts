/** The log: JSON lines. Never holds secrets; addresses of clients leave it after seven days. */

/** How much the log says, most first: each has all that follow it. */
export const LOG_LEVELS = ['requests', 'events', 'warnings', 'errors'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The log of the server. */
export interface Log {
  /** A line for each request: only where the log is to have them. */
  request(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Logs nothing. */
export const SILENT: Log = { request() {}, info() {}, warn() {}, error() {} };
