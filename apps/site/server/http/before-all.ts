/**
 * What happens to every request before its route: a number for the log, the client's address,
 * limits, headers for safety, who asks and in which language; and how errors are answered.
 */

import type { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DEFAULT_LANGUAGE } from '../../web/words/languages.js';
import { keyMember } from '../people/key-member.js';
import { refuseWhileBanned } from '../people/refusals.js';
import { sessionMember } from '../people/session.js';
import type { Site } from '../site/site.js';
import { randomId } from '../storage/ids.js';
import { TROUBLE_HELP, type Trouble, troubleOf } from '../storage/trouble.js';
import { boundBody } from './body.js';
import { clientAddress } from './client-address.js';
import { readingFromElsewhere } from './cors.js';
import type { Env, Member, SiteContext } from './env.js';
import { setLanguage } from './language.js';
import { startLimits } from './limits.js';
import { checkOrigin, isChange } from './origin.js';
import { HttpProblem, problemBody } from './problem.js';
import { problemSentence } from './problem-words.js';
import { securityHeaders } from './security-headers.js';
import { tagged } from './tagged.js';

/** What banned people may still do: leave, and everything about their own account. */
const OWN_AFFAIRS = /^\/api\/v1\/(session|me|recovery)(\/|$)/;

/** Refusals that somebody who looks into an attack wants to see. */
const NOTED = new Set([401, 403, 429]);

/** Makes a problem's answer for people; undefined where nobody asked for a page. */
type PageOfProblem = (
  problem: HttpProblem,
  c: SiteContext,
  site: Site,
) => Promise<Response | undefined>;

const NO_PAGES: PageOfProblem = async () => undefined;

/** Adds all of it. */
export function beforeAll(
  app: OpenAPIHono<Env>,
  site: Site,
  pageOf: PageOfProblem = NO_PAGES,
): void {
  const limits = startLimits(site);
  const addHeaders = securityHeaders(site);
  const respond = (error: Error, c: SiteContext) => problemResponse(error, c, site, pageOf);
  app.onError(respond);
  app.notFound(async (c) => {
    const problem = new HttpProblem(404, 'not-found', 'There is no such route.');
    if (c.req.path.startsWith('/api/')) return respond(problem, c);
    return (await pageOf(problem, c, site)) ?? c.text('404 Not Found', 404);
  });
  app.use(async (c, next) => {
    c.set('requestId', randomId());
    c.set('address', clientAddress(c, site.config.proxies));
    setLanguage(c);
    c.set('member', undefined);
    await next();
    addHeaders(c);
    keepFromOthers(c);
  });
  app.use(async (c, next) => {
    await next();
    // nobody is told that something is kept before it is on the disk
    if (isChange(c)) await site.storage.logOnDisk?.sync();
  });
  app.use('/api/*', readingFromElsewhere);
  app.use('/api/*', tagged);
  app.use(async (c, next) => {
    checkOrigin(c, site);
    await limits.flood(c);
    await next();
  });
  app.use(boundBody());
  app.use(async (c, next) => {
    c.set('member', await askerOf(c, site));
    refuseBanned(c, site);
    await limits.scarce(c);
    await next();
  });
}

/** What answers of the API depend on besides their address: who asks, and in which language. */
const DEPENDS_ON = 'Cookie, Authorization, Accept-Language';

/** An answer of the API that says nothing of caches is kept by none that others use. */
function keepFromOthers(c: SiteContext): void {
  if (!c.req.path.startsWith('/api/')) return;
  const { headers } = c.res;
  const own = headers.get('cache-control');
  if (own === null) headers.set('Cache-Control', isChange(c) ? 'no-store' : 'private, no-cache');
  if (own?.startsWith('public') !== true && !headers.has('vary')) headers.set('Vary', DEPENDS_ON);
}

/** Files that are the same for all. */
const FILES_FOR_ALL = /^\/assets\//;

/** Whoever asks, by key or by session; a key counts alone. */
async function askerOf(c: SiteContext, site: Site): Promise<Member | undefined> {
  // nobody is looked up for them, so that a page can be seen while the database is gone
  if (FILES_FOR_ALL.test(c.req.path)) return undefined;
  const header = c.req.header('authorization');
  if (header === undefined) return await sessionMember(c, site);
  const [, key] = /^Bearer ([\w-]{1,100})$/i.exec(header) ?? [];
  const member = await keyMember(key ?? '', site);
  // a page shows what the person may read, and does nothing else
  const isReader = c.req.path.startsWith('/api/') || member.scopes?.includes('read') === true;
  return isReader ? member : undefined;
}

function refuseBanned(c: SiteContext, site: Site): void {
  if (isChange(c) && !OWN_AFFAIRS.test(c.req.path)) refuseWhileBanned(c.get('member'), site);
}

async function problemResponse(
  error: Error,
  c: SiteContext,
  site: Site,
  pageOf: PageOfProblem,
): Promise<Response> {
  const problem = problemOf(error, c, site);
  if (NOTED.has(problem.status)) noteRefusal(problem, c, site);
  for (const [name, value] of Object.entries(problem.headers)) c.header(name, value);
  const page = await pageOf(problem, c, site);
  c.header('Cache-Control', 'no-store');
  if (page !== undefined) return notKept(page);
  // without a language: an error before anything was known of the request
  const detail = problemSentence(problem, c.get('language') ?? DEFAULT_LANGUAGE);
  const body = { ...problemBody(problem), detail };
  return c.body(JSON.stringify(body), problem.status, {
    'Content-Type': 'application/problem+json',
  });
}

/** A page that is wrong as soon as the trouble is over. */
function notKept(page: Response): Response {
  page.headers.set('Cache-Control', 'no-store');
  return page;
}

/** Who was refused what. The address stays in the log as long as the site's operator keeps it. */
function noteRefusal({ code, status }: HttpProblem, c: SiteContext, site: Site): void {
  const { method } = c.req;
  // an invitation is a secret that stands in an address
  const path = c.req.path.replace(/(\/welcome\/).+/, '$1…');
  const asker = { person: c.get('member')?.id, address: c.get('address') };
  site.log.info({ code, status, method, path, ...asker, requestId: c.get('requestId') }, 'refused');
}

const NOT_JSON = 'Send JSON, with the header "Content-Type: application/json".';

function problemOf(error: Error, c: SiteContext, site: Site): HttpProblem {
  if (error instanceof HttpProblem) return error;
  // the library's own: JSON that is none
  if (error instanceof HTTPException && error.status < 500) {
    const message = error.status === 415 ? NOT_JSON : error.message;
    return new HttpProblem(error.status as ContentfulStatusCode, 'invalid-request', message);
  }
  const requestId = c.get('requestId');
  if (isHangUp(error)) {
    site.log.info({ requestId }, 'somebody hung up');
    // nobody reads this
    return new HttpProblem(400, 'invalid-request', 'The body ended too early.');
  }
  const trouble = troubleOf(error);
  if (trouble !== undefined) {
    const help = TROUBLE_HELP[trouble];
    site.log.error({ error, trouble, help, requestId }, 'the database failed');
    return storageProblem(trouble);
  }
  site.log.error({ error, requestId }, 'a request failed');
  const message = 'Something went wrong here. It has been noted.';
  return new HttpProblem(500, 'internal', message, { requestId });
}

/** Whether a connection ended within a request: Node's own error, with the code of broken ones. */
function isHangUp(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

/** After how many seconds it is worth to ask again: until then a database has been started. */
const RETRY_AFTER_S: Readonly<Record<Trouble, number>> = {
  ...{ busy: 2, gone: 5 },
  ...{ full: 60, 'read-only': 60, damaged: 300 },
};

/** The database does not do what it should: nobody's mistake who asks, and it may pass. */
function storageProblem(trouble: Trouble): HttpProblem {
  const retryAfter = RETRY_AFTER_S[trouble];
  const message =
    trouble === 'gone' || trouble === 'busy'
      ? `The database does not answer. Try again in ${retryAfter} seconds.`
      : 'The site cannot keep anything at the moment. Whoever runs it has been told. Try later.';
  const headers = { 'Retry-After': `${retryAfter}` };
  return new HttpProblem(503, `database-${trouble}`, message, { retryAfter }, headers);
}
