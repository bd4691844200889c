/** The catalogue as a page: `/puzzles?size=15,20&sort=easy`, and `/puzzles/random`. */
import { inEach } from '@nonokit/core';
import { TECHNIQUE_LESSONS, TECHNIQUE_TEXTS } from '@nonokit/explain/lessons';
import { PuzzleFilters, PuzzleQuery } from '../../contract/catalogue.js';
import type { CatalogueData } from '../../web/pages/catalogue/data.js';
import {
  type CatalogueFilters,
  filtersFrom,
  writeSearch,
} from '../../web/pages/catalogue/filters.js';
import { description, Page, title } from '../../web/pages/catalogue/page.js';
import { puzzleList, randomPuzzle, readWish } from '../catalogue/index.js';
import { HttpProblem, type SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';
import { cardViews, puzzlePage } from './card-views.js';
import { canonical, feedLink, localUrl } from './head.js';
import { renderPage } from './render.js';

/** Techniques by which puzzles can be chosen, with their names. */
const TECHNIQUES = TECHNIQUE_LESSONS.map(({ id }) => ({
  id,
  name: inEach((language) => TECHNIQUE_TEXTS[language][id].name),
}));

/** Puzzles on a page. */
const LIMIT = 24;

/** Answers with a page of the catalogue; what a form has sent becomes a short address first. */
export async function cataloguePage(c: SiteContext, site: Site): Promise<Response> {
  const { search, searchParams } = new URL(c.req.url);
  const filters = understood(filtersFrom(searchParams));
  const after = searchParams.get('after')?.slice(0, 200) ?? undefined;
  const clean = writeSearch(filters, after);
  if (!isSame(clean, search)) return c.redirect(localUrl(c, `puzzles${clean}`), 302);
  const query = PuzzleQuery.parse({ ...asked(filters), limit: LIMIT, after });
  const list = await listOrStart(site, c, query);
  if (list === undefined) return c.redirect(localUrl(c, `puzzles${writeSearch(filters)}`), 302);
  const member = c.get('member');
  const data: CatalogueData = {
    filters,
    cards: await cardViews(site, member, list.puzzles),
    next: list.next,
    total: list.total,
    isStart: after === undefined,
    isMember: member !== undefined,
    techniques: TECHNIQUES,
    now: site.now(),
  };
  const { author, tag } = filters;
  // filters are countless: engines of search keep to the whole catalogue and to authors
  const own = author !== '' && tag === '' ? writeSearch({ ...filtersFrom(NOTHING), author }) : '';
  const head = [canonical(c, site, `puzzles${own}`), feedLink(c, site, 'new')];
  return renderPage(c, site, {
    path: 'puzzles',
    entry: 'catalogue',
    title,
    description,
    Page,
    data,
    head,
  });
}

const NOTHING = new URLSearchParams();

/** Whether two queries are the same once both are written as addresses write them. */
function isSame(clean: string, search: string): boolean {
  return new URL(clean, 'http://site').search === search.replaceAll('%2C', ',');
}

/** The list; undefined for a cursor that is none, as old links have. */
async function listOrStart(site: Site, c: SiteContext, query: PuzzleQuery) {
  try {
    return await puzzleList(site, query, readWish(c));
  } catch (error) {
    if (error instanceof HttpProblem && error.code === 'invalid-cursor') return undefined;
    throw error;
  }
}

/** The filters without unknown ones: any query is accepted. */
function understood(filters: CatalogueFilters): CatalogueFilters {
  const checked = PuzzleFilters.safeParse(asked(filters));
  if (checked.success) return filters;
  const wrong = new Set(checked.error.issues.map(({ path }) => String(path[0])));
  const texts = Object.entries(filters).map(([name, value]) => [
    name,
    wrong.has(name) ? '' : value,
  ]);
  return { ...filters, ...Object.fromEntries(texts) };
}

/** The filters as the API takes them. */
function asked(filters: CatalogueFilters): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(writeSearch(filters)));
}

/** Redirects to a random puzzle that matches the filters; if none does, to the empty list. */
export async function randomPage(c: SiteContext, site: Site): Promise<Response> {
  const filters = understood(filtersFrom(new URL(c.req.url).searchParams));
  c.header('Cache-Control', 'no-store');
  try {
    const { sort: _, ...wanted } = asked(filters);
    const { id } = await randomPuzzle(site, PuzzleFilters.parse(wanted), readWish(c));
    return c.redirect(localUrl(c, puzzlePage(id)), 302);
  } catch (error) {
    if (!(error instanceof HttpProblem && error.status === 404)) throw error;
    return c.redirect(localUrl(c, `puzzles${writeSearch(filters)}`), 302);
  }
}
