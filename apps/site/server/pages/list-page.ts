/** `/lists/<id>`: a list of puzzles, for the person who keeps it, or for all if it is public. */
import { type ListData, makeHead, Page } from '../../web/pages/list/page.js';
import { listDetail, readWish } from '../catalogue/index.js';
import { HttpProblem, notFound, type SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';
import { cardViews } from './card-views.js';
import { renderPage } from './render.js';

/** Puzzles on a page. */
const LIMIT = 24;

/** Robots find the puzzles in the catalogue. */
const HEAD = ['<meta name="robots" content="noindex">'];

/** Answers with the page. @throws {HttpProblem} 404 */
export async function listPage(c: SiteContext, site: Site, asked: string): Promise<Response> {
  const list = await findList(c, site, asked);
  const { id, kind, title, isPublic, isMine, owner, count, next } = list;
  const data: ListData = {
    list: { id, kind, title, isPublic, isMine, owner, count },
    cards: await cardViews(site, c.get('member'), list.puzzles),
    next,
    now: site.now(),
  };
  const path = `lists/${id}` as const;
  return renderPage(c, site, { ...makeHead(data), path, entry: 'list', Page, data, head: HEAD });
}

async function findList(c: SiteContext, site: Site, id: string) {
  const after = c.req.query('after')?.slice(0, 200);
  try {
    return await listDetail(site, id, { after, limit: LIMIT }, readWish(c));
  } catch (error) {
    if (error instanceof HttpProblem && error.code === 'invalid-cursor') throw notFound('page');
    throw error;
  }
}
