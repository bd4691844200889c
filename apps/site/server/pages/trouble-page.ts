/**
 * Errors as pages: a browser that requests a page always gets one, in the language of its address.
 * Programs get the problem as JSON.
 */
import { chooseTitle, Page, type TroubleKind } from '../../web/pages/trouble/page.js';
import {
  type HttpProblem,
  isChange,
  problemSentence,
  type SiteContext,
  setLanguage,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { missingPage, safePath } from './missing-page.js';
import { renderPage } from './render.js';

/** Whether a person will see the answer: a browser requests a page; the API has none. */
export function isForPeople(c: SiteContext): boolean {
  if (c.req.path.startsWith('/api/')) return false;
  return /\btext\/html\b/i.test(c.req.header('accept') ?? '');
}

/** The page of a problem, with its status; undefined if the answer is not a page. */
export async function troublePage(
  problem: HttpProblem,
  c: SiteContext,
  site: Site,
): Promise<Response | undefined> {
  if (!isForPeople(c)) return undefined;
  // an error before anything was known of the request
  if (c.get('language') === undefined) setLanguage(c);
  try {
    return await (problem.status === 404
      ? missingPage(c, site)
      : renderTroublePage(problem, c, site));
  } catch (error) {
    // pages that are not built: the problem itself is the better answer
    site.log.error({ error, requestId: c.get('requestId') }, 'the page of a problem failed');
    return undefined;
  }
}

function renderTroublePage(problem: HttpProblem, c: SiteContext, site: Site): Promise<Response> {
  const kind = chooseKind(problem);
  const { retryAfter } = problem.facts;
  const data = {
    kind,
    sentence: chooseSentence(problem, kind, c) ?? null,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    canRepeat: !isChange(c),
    requestId: c.get('requestId') ?? null,
  };
  const path = safePath(c.req.path);
  const title = chooseTitle(kind);
  return renderPage(c, site, {
    path,
    entry: 'trouble',
    title,
    description: title,
    data,
    status: problem.status,
    Page,
    head: ['<meta name="robots" content="noindex">'],
  });
}

const KINDS: Readonly<Record<number, TroubleKind>> = {
  401: 'sign-in',
  403: 'refused',
  410: 'gone',
  413: 'large',
  429: 'often',
  503: 'away',
};

function chooseKind({ status }: HttpProblem): TroubleKind {
  return KINDS[status] ?? (status >= 500 ? 'broken' : 'request');
}

/** The problem's own sentence: only if it helps and is in the page's language. */
function chooseSentence(
  problem: HttpProblem,
  kind: TroubleKind,
  c: SiteContext,
): string | undefined {
  // the page has its own words for this, with the time to wait; other sentences name fields
  if (kind === 'often' || kind === 'away' || kind === 'broken' || kind === 'request') return;
  return problemSentence(problem, c.get('language'));
}
