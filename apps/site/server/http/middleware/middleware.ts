/**
 * What happens to every request before its route, in this order:
 *
 * 1. Errors of all that follows are answered as problems or pages.
 * 2. The request gets a number, which the log and error pages name, an address and a language.
 * 3. Headers go on every answer, refusals included.
 * 4. Changes wait for the disk once their route is done.
 * 5. The API can be read by pages of other sites, and its answers get tags for caches.
 * 6. Changes from other sites are refused, and floods, before anything is read or looked up.
 * 7. Bodies are bounded before a route reads them.
 * 8. Only then is the database asked who it is; those who are banned can change nothing.
 * 9. What the owner has closed is refused: parts to all, a closed site to guests.
 * 10. Scarce things are counted by person, which must be known by then.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Site } from '../../site/index.js';
import { boundBody } from '../body.js';
import { readingFromElsewhere } from '../cors.js';
import type { Env } from '../env.js';
import { addEtags } from '../etag-middleware.js';
import { startLimits } from '../limits.js';
import { checkOrigin } from '../origin.js';
import { answerHeaders } from './answer-headers.js';
import { keepDoors } from './doors.js';
import { durableChanges } from './durable.js';
import { answerErrors, type PageOfProblem } from './errors.js';
import { requestFacts } from './request-facts.js';
import { type Identify, whoAsks } from './who-asks.js';

/** What other rooms contribute. */
export interface MiddlewareTools extends Identify {
  /** Makes pages of problems; without it, all are answered as JSON. */
  readonly pageOfProblem?: PageOfProblem;
}

/** Adds all of it to an app, whose routes come after. */
export function addMiddleware(
  app: OpenAPIHono<Env>,
  site: Site,
  { pageOfProblem = async () => undefined, ...people }: MiddlewareTools,
): void {
  const limits = startLimits(site);
  answerErrors(app, site, pageOfProblem);
  app.use(requestFacts(site));
  app.use(answerHeaders(site));
  app.use(durableChanges(site));
  app.use('/api/*', readingFromElsewhere);
  app.use('/api/*', addEtags);
  app.use(async (c, next) => {
    checkOrigin(c, site);
    await limits.flood(c);
    await next();
  });
  app.use(boundBody());
  app.use(whoAsks(people));
  app.use(keepDoors(site));
  app.use(async (c, next) => {
    await limits.scarce(c);
    await next();
    if (c.res.status >= 400) await limits.refused(c);
  });
}
