/** The log as JSON lines on the standard output, by pino; secrets are struck out. */
import { pino } from 'pino';
import type { Log } from './log.js';

/** Names of facts that never appear, at the top or one level below. */
const SECRETS = ['password', 'token', 'cookie', 'authorization', 'recoveryCode', 'key'];

/** The log of a server. */
export function jsonLog(): Log {
  return pino({
    base: { pid: process.pid },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    serializers: { error: pino.stdSerializers.err },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
