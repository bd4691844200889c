/** The facts of a request before any query: its number, address, language. */
import type { MiddlewareHandler } from 'hono';
import type { Site } from '../../site/index.js';
import { randomId } from '../../storage/index.js';
import { clientAddress } from '../client-address.js';
import type { Env } from '../env.js';
import { setLanguage } from '../language.js';

/** Sets the variables of a request; the caller is not identified yet. */
export function requestFacts({ config }: Site): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('requestId', randomId());
    c.set('address', clientAddress(c, config.proxies));
    setLanguage(c);
    c.set('member', undefined);
    await next();
  };
}
