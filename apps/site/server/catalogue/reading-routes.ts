/** Routes that read the catalogue. */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { type Env, routes, type SiteContext } from '../http/env.js';
import type { Site } from '../site.js';
import type { CardWish } from './cards.js';
import { puzzleDetail } from './detail.js';
import { puzzleList, randomPuzzle } from './list/puzzle-list.js';
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

/** Who asks, in which language. */
export function wishOf(c: SiteContext): CardWish {
  return { member: c.get('member'), language: c.get('language') };
}

/** Lists and single puzzles. */
export function readingRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(listRoute, async (c) => {
    c.header('Cache-Control', 'private, no-cache');
    return c.json(await puzzleList(site, c.req.valid('query'), wishOf(c)), 200);
  });
  app.openapi(randomRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await randomPuzzle(site, c.req.valid('query'), wishOf(c)), 200);
  });
  app.openapi(detailRoute, async (c) => {
    return c.json(await puzzleDetail(site, c.req.valid('param').id, wishOf(c)), 200);
  });
  return app;
}
