/** A change is acknowledged when it is on the disk. */
import type { MiddlewareHandler } from 'hono';
import type { Site } from '../../site/index.js';
import type { Env } from '../env.js';
import { isChange } from '../origin.js';

/** Holds the answers to changes until the database's log is on the disk. */
export function durableChanges({ storage }: Site): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    if (isChange(c)) await storage.logOnDisk?.sync();
  };
}
