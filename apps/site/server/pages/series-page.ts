/** Series as pages: the list, and one with its puzzles in order. */
import type { Series } from '../../contract/series.js';
import { makeHead, Page, type SeriesData, type SeriesView } from '../../web/pages/series/page.js';
import { firstLooks, readWish, seriesDetail, seriesList } from '../catalogue/index.js';
import { HttpProblem, notFound, type SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';
import { cardViews } from './card-views.js';
import { canonical } from './head.js';
import { renderPage } from './render.js';

/** Series on a page of the list. */
const LIMIT = 24;

/** Answers with a page of the list. @throws {HttpProblem} 404 for a cursor that is none */
export async function seriesListPage(c: SiteContext, site: Site): Promise<Response> {
  const after = c.req.query('after')?.slice(0, 200);
  const { series, next } = await findSeriesList(c, site, after);
  const ids = series.map(({ id }) => id);
  const looks = await firstLooks(site, ids);
  const list = series.map((one) => ({ ...toView(one), looks: looks.get(one.id) ?? [] }));
  return answer(c, site, 'series', { list, next });
}

async function findSeriesList(c: SiteContext, site: Site, after: string | undefined) {
  try {
    return await seriesList(site, { after, limit: LIMIT }, readWish(c));
  } catch (error) {
    if (error instanceof HttpProblem && error.code === 'invalid-cursor') throw notFound('page');
    throw error;
  }
}

/** Answers with a series. @throws {HttpProblem} 404 */
export async function seriesPage(c: SiteContext, site: Site, id: string): Promise<Response> {
  const series = await seriesDetail(site, id, readWish(c));
  const cards = await cardViews(site, c.get('member'), series.puzzles);
  return answer(c, site, `series/${id}`, { one: toView(series), cards, now: site.now() });
}

function answer(c: SiteContext, site: Site, path: string, data: SeriesData): Promise<Response> {
  const head = [canonical(c, site, path)];
  return renderPage(c, site, { path, entry: 'series', Page, data, head, ...makeHead(data) });
}

function toView({ id, title, description, author, count, solved }: Series): SeriesView {
  return { id, title, description, author: author?.name ?? null, count, solved };
}
