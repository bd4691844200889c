/** How errors are answered: as a problem for programs, as a page for people. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DEFAULT_LANGUAGE } from '../../../web/words/languages.js';
import { logsAddresses, type Site } from '../../site/index.js';
import { classifyError, TROUBLE_HELP, type Trouble } from '../../storage/index.js';
import { noSuchRoute } from '../allowed-methods.js';
import { basePath } from '../base-path.js';
import type { Env, SiteContext } from '../env.js';
import { HttpProblem, problemBody } from '../problem.js';
import { problemSentence } from '../problem-words.js';
import { refusals } from '../refusal-samples.js';

/** Makes a problem's page for people; undefined for programs. */
export type PageOfProblem = (
  problem: HttpProblem,
  c: SiteContext,
  site: Site,
) => Promise<Response | undefined>;

/** Refusals that help an operator to look into an attack. */
const NOTED = new Set([401, 403, 429]);

/** Answers errors and addresses without a route. */
export function answerErrors(app: OpenAPIHono<Env>, site: Site, pageOf: PageOfProblem): void {
  const respond = (error: Error, c: SiteContext) => problemResponse(error, c, site, pageOf);
  app.onError(respond);
  app.notFound(async (c) => {
    const problem = noSuchRoute(app, c.req.method, c.req.path);
    if (c.req.path.startsWith('/api/')) return respond(problem, c);
    return (await pageOf(problem, c, site)) ?? c.text('404 Not Found', 404);
  });
}

async function problemResponse(
  error: Error,
  c: SiteContext,
  site: Site,
  pageOf: PageOfProblem,
): Promise<Response> {
  const problem = toProblem(error, c, site);
  c.set('problem', problem.code);
  if (NOTED.has(problem.status)) await noteRefusal(problem, c, site);
  for (const [name, value] of Object.entries(problem.headers)) c.header(name, value);
  const page = await pageOf(problem, c, site);
  c.header('Cache-Control', 'no-store');
  if (page !== undefined) return notKept(page);
  // without a language: an error before anything was known of the request
  const detail = problemSentence(problem, c.get('language') ?? DEFAULT_LANGUAGE);
  const own = problemBody(problem);
  const body = { ...own, type: basePath(site) + own.type, detail };
  return c.body(JSON.stringify(body), problem.status, {
    'Content-Type': 'application/problem+json',
  });
}

/** A page that is wrong as soon as the trouble is over. */
function notKept(page: Response): Response {
  page.headers.set('Cache-Control', 'no-store');
  return page;
}

/** Logs a refused request, with its address unless the owner wants none in the log. */
async function noteRefusal({ code, status }: HttpProblem, c: SiteContext, site: Site) {
  if (!refusals(site).isLogged(code, site)) return;
  const { method } = c.req;
  // an invitation is a secret in an address
  const path = c.req.path.replace(/(\/welcome\/|\/feeds\/own\/).+/, '$1…');
  const address = (await logsAddresses(site)) ? c.get('address') : undefined;
  const asker = { person: c.get('member')?.id, address };
  site.log.info({ code, status, method, path, ...asker, requestId: c.get('requestId') }, 'refused');
}

const NOT_JSON = 'Send JSON, with the header "Content-Type: application/json".';

function toProblem(error: Error, c: SiteContext, site: Site): HttpProblem {
  if (error instanceof HttpProblem) return error;
  // the library's own: JSON that is none
  if (error instanceof HTTPException && error.status < 500) {
    const message = error.status === 415 ? NOT_JSON : error.message;
    return new HttpProblem(error.status as ContentfulStatusCode, 'invalid-request', message);
  }
  const requestId = c.get('requestId');
  if (isHangUp(error)) {
    site.log.info({ requestId }, 'the client hung up');
    // the client is gone
    return new HttpProblem(400, 'invalid-request', 'The body is incomplete.');
  }
  const trouble = classifyError(error);
  if (trouble !== undefined) {
    const help = TROUBLE_HELP[trouble];
    site.log.error({ error, trouble, help, requestId }, 'the database failed');
    return storageProblem(trouble);
  }
  site.log.error({ error, requestId }, 'a request failed');
  const message = 'Something went wrong here. The error has been logged.';
  return new HttpProblem(500, 'internal', message, { requestId });
}

/** Whether a connection ended within a request: Node's own error, with the code of broken ones. */
function isHangUp(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

/** Seconds after which to retry: by then a database has been started. */
const RETRY_AFTER_S: Readonly<Record<Trouble, number>> = {
  busy: 2,
  gone: 5,
  full: 60,
  'read-only': 60,
  damaged: 300,
};

/** The database fails: not the client's fault, and possibly temporary. */
function storageProblem(trouble: Trouble): HttpProblem {
  const retryAfter = RETRY_AFTER_S[trouble];
  const message =
    trouble === 'gone' || trouble === 'busy'
      ? `The database does not answer. Try again in ${retryAfter} seconds.`
      : 'The site cannot save anything at the moment. Its operator has been notified. Try later.';
  const headers = { 'Retry-After': `${retryAfter}` };
  return new HttpProblem(503, `database-${trouble}`, message, { retryAfter }, headers);
}
