/** The log as JSON lines on the standard output, by pino; secrets are struck out. */
import { pino } from 'pino';
import type { Log, LogLevel } from './log.js';

/** Names of facts that never appear, at the top or one level below. */
const SECRETS = ['password', 'token', 'cookie', 'authorization', 'recoveryCode', 'key'];

const LEVELS: Readonly<Record<LogLevel, string>> = {
  requests: 'debug',
  events: 'info',
  warnings: 'warn',
  errors: 'error',
};

/** The log of a server. */
export function jsonLog(level: LogLevel = 'requests'): Log {
  const log = pino({
    base: { pid: process.pid },
    level: LEVELS[level],
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    serializers: { error: pino.stdSerializers.err },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
  return {
    request: (facts, message) => log.debug(facts, message),
    info: (facts, message) => log.info(facts, message),
    warn: (facts, message) => log.warn(facts, message),
    error: (facts, message) => log.error(facts, message),
  };
}
