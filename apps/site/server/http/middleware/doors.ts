/**
 * What the owner has closed: the whole site for guests, or parts of it for all. One table says
 * which calls and pages belong to a part, so that no room has to remember it.
 */
import type { MiddlewareHandler } from 'hono';
import { API_BASE, type ApiPath } from '../../../contract/call-path.js';
import type { OwnerSettings, SitePart } from '../../../contract/owner.js';
import { pathPattern } from '../../../contract/path-patterns.js';
import * as paths from '../../../contract/paths.js';
import { pathIn, splitPath } from '../../../web/frame/place.js';
import { ownerSettings, type Site } from '../../site/index.js';
import type { Env, SiteContext } from '../env.js';
import { HttpProblem, notFound, notSignedIn } from '../problem.js';

/** Files that every page needs, and that hold nothing of the catalogue. */
const FILES = /^\/(?:assets\/|[^/]+\.(?:css|js|png|svg|webmanifest|txt)$)/;

/** Pages that guests of a closed site see. */
const OPEN_PAGES = /^(?:sign-in|about|welcome\/[\w-]+)$/;

/** Calls that they make. */
const OPEN_CALLS = pathPattern([
  paths.ACCOUNTS,
  paths.SESSION,
  paths.PASSKEY_SESSION,
  paths.PASSKEY_OPTIONS,
  paths.RECOVERY,
  paths.RECOVERY_MAIL,
  paths.SITE_INFO,
  paths.ME,
]);

/** The calls and pages of a part. */
interface Part {
  readonly part: SitePart;
  readonly methods: RegExp;
  readonly calls: RegExp;
  readonly pages: RegExp;
  /** Whether it is closed for guests only. */
  readonly isForGuests?: boolean;
}

const NO_PAGES = /^$(?!)/;
const READING = /^(?:GET|HEAD)$/;
const WRITING = /^(?:POST|PUT|PATCH)$/;

function calls(...list: readonly ApiPath[]): RegExp {
  return pathPattern(list);
}

const PARTS: readonly Part[] = [
  {
    part: 'publishing',
    methods: WRITING,
    calls: calls(paths.PUZZLES, paths.PUZZLE, paths.SERIES_LIST, paths.SERIES),
    pages: NO_PAGES,
  },
  {
    part: 'comments',
    methods: /^(?:GET|HEAD|POST)$/,
    calls: calls(paths.PUZZLE_COMMENTS),
    pages: NO_PAGES,
  },
  {
    part: 'rankings',
    methods: READING,
    calls: calls(paths.RANKINGS, paths.RANKING, paths.PUZZLE_RANKING, paths.DAILY_RANKING),
    pages: /^rankings(?:\/|$)/,
  },
  {
    part: 'people',
    methods: READING,
    calls: calls(paths.PERSON),
    pages: /^people\//,
    isForGuests: true,
  },
  {
    part: 'together',
    // what was made can still be deleted
    methods: /^(?:GET|HEAD|POST|PUT|PATCH)$/,
    calls: /^\/api\/v1\/(?:rooms|contests)(?:\/|$)/,
    // the connections of rooms, too
    pages: /^(?:rooms|contests)(?:\/|$)/,
  },
  { part: 'apiKeys', methods: WRITING, calls: calls(paths.MY_KEYS), pages: NO_PAGES },
];

/** Refuses what is closed, once it is known who asks. */
export function keepDoors(site: Site): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (FILES.test(c.req.path)) return await next();
    const settings = await ownerSettings(site);
    const isGuest = c.get('member') === undefined;
    if (!settings.apiKeys && c.get('member')?.scopes !== undefined) throw partOff('apiKeys');
    if (settings.isClosed && isGuest && !isOpen(c)) return signInFirst(c);
    const closed = findClosed(c, settings, isGuest);
    if (closed?.isForGuests === true) return signInFirst(c);
    if (closed !== undefined) throw isCall(c) ? partOff(closed.part) : notFound('page');
    await next();
  };
}

function isCall(c: SiteContext): boolean {
  return c.req.path.startsWith(`${API_BASE}/`);
}

/** The path of a page without its language. */
function pathOfPage(c: SiteContext): string {
  return splitPath(c.req.path.slice(1))[1];
}

function isOpen(c: SiteContext): boolean {
  return isCall(c) ? OPEN_CALLS.test(c.req.path) : OPEN_PAGES.test(pathOfPage(c));
}

function findClosed(c: SiteContext, settings: OwnerSettings, isGuest: boolean): Part | undefined {
  const { method, path } = c.req;
  return PARTS.find(
    ({ part, methods, calls: those, pages, isForGuests = false }) =>
      !settings[part] &&
      (!isForGuests || isGuest) &&
      methods.test(method) &&
      (isCall(c) ? those.test(path) : pages.test(pathOfPage(c))),
  );
}

/** Leads people to the form. Programs are refused: a cache must not take the form for a page. */
function signInFirst(c: SiteContext): Response {
  if (isCall(c) || c.req.header('sec-fetch-dest') === 'empty') throw notSignedIn();
  const [language, place] = splitPath(c.req.path.slice(1));
  const { search } = new URL(c.req.url);
  const next = place === '' ? '' : `?${new URLSearchParams({ next: place + search })}`;
  return c.redirect(`/${pathIn(language, 'sign-in')}${next}`, 303);
}

function partOff(part: SitePart): HttpProblem {
  const message = 'The people who run this site have switched this part off.';
  return new HttpProblem(403, 'part-off', message, { part });
}
