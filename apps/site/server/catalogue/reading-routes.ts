/** Routes that read the catalogue. */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { type Env, routes } from '../http/env.js';
import { notFound } from '../http/problem.js';
import type { Site } from '../site.js';
import { cardQuery, cardsOf } from './cards.js';
import { puzzleDetail } from './detail.js';
import { Id, PuzzleCard, PuzzleDetail, PuzzleFilters, PuzzleList, PuzzleQuery } from './schemas.js';

function json<S extends z.ZodType>(schema: S, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

const listRoute = createRoute({
  method: 'get',
  path: '/puzzles',
  tags: ['catalogue'],
  summary: 'The catalogue',
  request: { query: PuzzleQuery },
  responses: { 200: json(PuzzleList, 'A page of puzzles') },
});

const randomRoute = createRoute({
  method: 'get',
  path: '/puzzles/random',
  tags: ['catalogue'],
  summary: 'Some puzzle that passes the filters',
  request: { query: PuzzleFilters },
  responses: {
    200: json(PuzzleCard, 'A puzzle'),
    404: { description: 'No puzzle passes the filters' },
  },
});

const detailRoute = createRoute({
  method: 'get',
  path: '/puzzles/{id}',
  tags: ['catalogue'],
  summary: 'A puzzle with its clues',
  request: { params: z.object({ id: Id }) },
  responses: {
    200: json(PuzzleDetail, 'The puzzle'),
    304: { description: 'Not changed' },
    404: { description: 'There is no such puzzle' },
  },
});

/** Lists and single puzzles. */
export function readingRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(listRoute, async (c) => {
    const wish = { member: c.get('member'), language: c.get('language') };
    const rows = await cardQuery(site.db).orderBy('number', 'desc').limit(24).execute();
    return c.json({ puzzles: await cardsOf(site, rows, wish), next: null, total: null }, 200);
  });
  app.openapi(randomRoute, async () => {
    throw notFound('puzzle');
  });
  app.openapi(detailRoute, async (c) => {
    const wish = { member: c.get('member'), language: c.get('language') };
    return c.json(await puzzleDetail(site, c.req.valid('param').id, wish), 200);
  });
  return app;
}
