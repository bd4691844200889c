/** Routes of series, and their booklets. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { apiAddress, callPath } from '../../../contract/call-path.js';
import { Id } from '../../../contract/catalogue.js';
import * as paths from '../../../contract/paths.js';
import { SeriesDetail, SeriesList, SeriesPictures } from '../../../contract/series.js';
import { askEngine, puzzleProblem } from '../../engine-api/index.js';
import {
  apiRoute,
  DONE,
  type Env,
  HttpProblem,
  jsonAnswer,
  jsonBody,
  linkNext,
  problems,
  requireMember,
  routes,
  type SiteContext,
  serveRoute,
} from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { authorsWish, readWish } from '../reading-routes.js';
import { addSeries, changeSeries, removeSeries } from './change.js';
import { seriesPictures } from './pictures.js';
import { BookletQuery, ChangedSeriesBody, NewSeriesBody, SeriesQuery } from './schemas.js';
import { puzzlesOfSeries, seriesDetail, seriesList, seriesRow, textsIn } from './series.js';

const params = z.object({ id: Id });
const tags = ['catalogue'];

const listRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.SERIES_LIST,
  tags,
  summary: 'Series, the newest first',
  description: 'Collections of puzzles in an order, by one author each.',
  request: { query: SeriesQuery },
  responses: { 200: jsonAnswer(SeriesList, 'A page of series'), ...problems(400) },
});

const addRoute = apiRoute({
  access: 'publish',
  method: 'post',
  path: paths.SERIES_LIST,
  tags,
  summary: "Make a series of one's own puzzles",
  description:
    'All puzzles must be yours. The same request again within an hour makes no second series.',
  request: { body: jsonBody(NewSeriesBody) },
  responses: {
    201: jsonAnswer(SeriesDetail, 'The series'),
    ...problems(400, 401, 403, 413, 422, 429),
  },
});

const oneRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.SERIES,
  tags,
  summary: 'A series with its puzzles in order',
  description:
    'Its puzzles as cards of the catalogue. With a key or a session, `solved` counts those ' +
    'that you have solved.',
  request: { params },
  responses: { 200: jsonAnswer(SeriesDetail, 'The series'), ...problems(404) },
});

const changeRoute = apiRoute({
  access: 'publish',
  method: 'put',
  path: paths.SERIES,
  tags,
  summary: 'Change a series',
  description:
    'Only for its author. Members that are left out stay as they are; `puzzles` replaces the ' +
    'whole list.',
  request: { params, body: jsonBody(ChangedSeriesBody) },
  responses: {
    200: jsonAnswer(SeriesDetail, 'The series as it is'),
    ...problems(400, 401, 403, 404, 413, 422),
  },
});

const removeRoute = apiRoute({
  access: 'publish',
  method: 'delete',
  path: paths.SERIES,
  tags,
  summary: 'Delete a series, but not its puzzles',
  description: 'Only for its author.',
  request: { params },
  responses: { 204: DONE, ...problems(401, 403, 404) },
});

const picturesRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.SERIES_PICTURES,
  tags,
  summary: 'A series as a page of an album',
  description: 'Its puzzles in order, with title and picture of those that you have solved.',
  request: { params },
  responses: { 200: jsonAnswer(SeriesPictures, 'The puzzles'), ...problems(404) },
});

const bookletRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.SERIES_PDF,
  tags,
  summary: 'A printable booklet of a series',
  description: 'Sheets to be solved on paper, without titles, in the order of the series.',
  request: { params, query: BookletQuery },
  responses: {
    200: {
      description: 'A booklet: sheets to be solved, without titles',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...problems(400, 404, 422, 503),
  },
});

/** The routes of series. */
export function seriesRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(listRoute, async (c) => {
    c.header('Cache-Control', 'private, no-cache');
    const list = await seriesList(site, c.req.valid('query'), readWish(c));
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  app.openapi(addRoute, async (c) => {
    const { id: author } = requireMember(c);
    const id = await addSeries(site, author, c.req.valid('json'));
    c.header('Location', apiAddress('/', callPath(paths.SERIES, { id })));
    return c.json(await seriesDetail(site, id, authorsWish(c)), 201);
  });
  // before the route of one series, whose parameter would take the ending too
  serveRoute(app, bookletRoute, '/series/:file{[0-9A-Za-z]{1,32}\\.pdf}', (c) => {
    const query = BookletQuery.safeParse(c.req.query());
    if (!query.success) {
      throw new HttpProblem(400, 'invalid-request', 'perPage is 1, 2 or 4; paper a4 or letter.');
    }
    return booklet(site, c, c.req.param('file').slice(0, -'.pdf'.length), query.data);
  });
  app.openapi(oneRoute, async (c) => {
    c.header('Cache-Control', 'private, no-cache');
    return c.json(await seriesDetail(site, c.req.valid('param').id, readWish(c)), 200);
  });
  app.openapi(picturesRoute, async (c) => {
    c.header('Cache-Control', 'private, no-cache');
    return c.json(await seriesPictures(site, c.req.valid('param').id, readWish(c)), 200);
  });
  app.openapi(changeRoute, async (c) => {
    const { id: author } = requireMember(c);
    const { id } = c.req.valid('param');
    await changeSeries(site, id, author, c.req.valid('json'));
    return c.json(await seriesDetail(site, id, authorsWish(c)), 200);
  });
  app.openapi(removeRoute, async (c) => {
    const { id: author } = requireMember(c);
    await removeSeries(site, c.req.valid('param').id, author);
    return c.body(null, 204);
  });
  return app;
}

/** The booklet of a series: the same for all readers. */
async function booklet(
  site: Site,
  c: SiteContext,
  id: string,
  { perPage, paper }: BookletQuery,
): Promise<Response> {
  const { title } = textsIn(await seriesRow(site, id), c.get('contentLanguage'));
  const clues = await cluesOf(site, await puzzlesOfSeries(site, id));
  if (clues.length === 0) throw new HttpProblem(422, 'series-empty', 'This series is empty.');
  const answer = await askEngine(site, c, 'draw', {
    file: { bytes: new TextEncoder().encode(clues.join('\n')), format: 'share' },
    language: c.get('contentLanguage'),
    options: {
      output: 'pdf',
      what: 'puzzle',
      title,
      paper,
      perPage: Number(perPage),
      language: c.get('contentLanguage'),
    },
  });
  if (!answer.ok) throw puzzleProblem(answer.problem);
  c.header('Content-Disposition', `inline; filename="nonokit-${id}.pdf"`);
  c.header('Cache-Control', 'private, no-cache');
  return c.body(answer.body, 200, { 'Content-Type': answer.type });
}

/** The share strings of puzzles in this order. */
async function cluesOf({ db }: Site, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('puzzle')
    .select(['id', 'clues'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row.clues]));
  return ids.flatMap((one) => byId.get(one) ?? []);
}
