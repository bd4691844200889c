/** Identifies the caller, and refuses changes by banned people. */
import type { MiddlewareHandler } from 'hono';
import type { Env, Member, SiteContext } from '../env.js';

/** Identifies members; the room of people implements it. */
export interface Identify {
  /** The member that a request comes from. @throws {HttpProblem} 401 for an unknown key */
  identify(c: SiteContext): Promise<Member | undefined>;
  /** Refuses a change by a banned member. @throws {HttpProblem} 403 */
  refuseBanned(c: SiteContext, member: Member | undefined): void;
}

/** Files that are the same for all. */
const FILES_FOR_ALL = /^\/assets\//;

/** Sets the member. Files need none, so they are served while the database is gone. */
export function whoAsks({ identify, refuseBanned }: Identify): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!FILES_FOR_ALL.test(c.req.path)) c.set('member', await identify(c));
    refuseBanned(c, c.get('member'));
    await next();
  };
}
