/** Rankings of puzzles, boards of the site, puzzles of the day. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { IdSchema } from '../../contract/community.js';
import * as paths from '../../contract/paths.js';
import {
  BOARDS,
  BoardRankingSchema,
  BoardSchema,
  BoardsSchema,
  CalendarSchema,
  DailyKindSchema,
  DailySchema,
  DayRankingSchema,
  DaySchema,
  MonthSchema,
  PuzzleRankingSchema,
  RankingQuerySchema,
} from '../../contract/rankings.js';
import { apiRoute, type Env, findReader, linkNext, routes } from '../http/index.js';
import type { Site } from '../site/index.js';
import { boardRanking } from './boards.js';
import { calendar, daily, dayRanking } from './daily.js';
import { findToday } from './own-days.js';
import { puzzleRanking } from './puzzle-ranking.js';

const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, content: { 'application/json': { schema } } },
});

const PUZZLE_RANKING = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PUZZLE_RANKING,
  tags: ['rankings'],
  summary: 'The fastest of a puzzle',
  description:
    'The first solve of each person. Equal times have equal places. Once you have solved the ' +
    'puzzle, `solve` leads to the records.',
  request: { params: z.object({ id: IdSchema }), query: RankingQuerySchema },
  responses: json('A page of the ranking, and your place.', PuzzleRankingSchema),
});

const BOARD_LIST = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.RANKINGS,
  tags: ['rankings'],
  summary: 'The names of all boards',
  description: 'For `GET /rankings/{board}`.',
  responses: json('The boards.', BoardsSchema),
});

const BOARD = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.RANKING,
  tags: ['rankings'],
  summary: 'A board: puzzles solved, points, authors, the fastest by size',
  description:
    '`solved` counts puzzles, `points` adds their difficulty, `authors` counts likes, ' +
    '`storm-day` the right answers of the best Storm of today (UTC), and `fastest-15` has the ' +
    'best times for puzzles with sides up to 15.',
  request: { params: z.object({ board: BoardSchema }), query: RankingQuerySchema },
  responses: json('A page of the board, and your place.', BoardRankingSchema),
});

const TODAY = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.DAILY,
  tags: ['daily'],
  summary: 'The puzzles of today',
  description:
    'Three puzzles: small, medium and coloured. Days begin where you are, at the hour that you ' +
    'have set; for guests at midnight UTC.',
  responses: json('The day.', DailySchema),
});

const DAY = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.DAILY_DAY,
  tags: ['daily'],
  summary: 'The puzzles of a day',
  description: 'Any day until today.',
  request: { params: z.object({ day: DaySchema }) },
  responses: json('The day.', DailySchema),
});

const DAY_RANKING = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.DAILY_RANKING,
  tags: ['daily'],
  summary: 'The ranking of a puzzle of the day',
  description: 'Only solves of that day count.',
  request: {
    params: z.object({ day: DaySchema, puzzle: DailyKindSchema }),
    query: RankingQuerySchema,
  },
  responses: json('Those who solved it on the day.', DayRankingSchema),
});

const CALENDAR = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.DAILY_MONTH,
  tags: ['daily'],
  summary: 'The days of a month',
  description:
    'For a calendar: which puzzles each day has, and which of them you have solved on the day.',
  request: { params: z.object({ month: MonthSchema }) },
  responses: json('The days so far, and what you solved on each.', CalendarSchema),
});

/** The routes of this part. */
export function rankingRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(PUZZLE_RANKING, async (c) => {
    const { id } = c.req.valid('param');
    const list = await puzzleRanking(site, findReader(c), id, c.req.valid('query'));
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  app.openapi(BOARD_LIST, (c) => c.json({ boards: [...BOARDS] }, 200));
  app.openapi(BOARD, async (c) => {
    const { board } = c.req.valid('param');
    const list = await boardRanking(site, findReader(c), board, c.req.valid('query'));
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  app.openapi(TODAY, async (c) => {
    const wish = { member: findReader(c), language: c.get('contentLanguage') };
    return c.json(await daily(site, await findToday(site, wish.member), wish), 200);
  });
  app.openapi(CALENDAR, async (c) => {
    const wish = { member: findReader(c), language: c.get('contentLanguage') };
    return c.json(await calendar(site, c.req.valid('param').month, wish), 200);
  });
  app.openapi(DAY, async (c) => {
    const wish = { member: findReader(c), language: c.get('contentLanguage') };
    return c.json(await daily(site, c.req.valid('param').day, wish), 200);
  });
  app.openapi(DAY_RANKING, async (c) => {
    const { day, puzzle } = c.req.valid('param');
    const list = await dayRanking(site, findReader(c), day, puzzle, c.req.valid('query'));
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  return app;
}
