/** The pages of the rankings. */

import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  type BoardEntry,
  BoardSchema,
  type DailyJson,
  DailyKindSchema,
  type DayEntry,
  RankingQuerySchema,
} from '../../contract/rankings.js';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import type {
  DayKind,
  DayPuzzle,
  RankingsData,
  RankRow,
  RankRows,
} from '../../web/pages/rankings/data.js';
import { description, Page, rankingPath, title } from '../../web/pages/rankings/page.js';
import { type Env, findReader, notFound, routes, type SiteContext } from '../http/index.js';
import { boardRanking, daily, dayRanking, findToday } from '../rankings/index.js';
import type { Site } from '../site/index.js';
import { pageQuery } from './page-query.js';
import { renderPage } from './render.js';

const Query = RankingQuerySchema.pick({ kind: true, after: true }).extend({
  puzzle: DailyKindSchema.optional(),
});

/** How many places a page shows. */
const LIMIT = 25;

const NO_RANKING: RankRows = { rows: [], mine: null, next: null, isFurther: false };

/** The routes of these pages. */
export function rankingPages(site: Site): OpenAPIHono<Env> {
  const app = routes();
  for (const prefix of PAGE_ROOTS) {
    app.get(`${prefix}/rankings`, async (c) => answer(c, site, await dayData(c, site)));
    app.get(`${prefix}/rankings/:board`, async (c) => {
      const board = BoardSchema.safeParse(c.req.param('board'));
      if (!board.success) throw notFound('ranking');
      const { kind, after } = pageQuery(c, Query);
      const wish = { kind, after, limit: LIMIT };
      const found = await boardRanking(site, findReader(c), board.data, wish);
      const ranking = rankRows(
        found.entries.map(boardRow),
        found.mine,
        boardRow,
        found.next,
        after,
      );
      return answer(c, site, { board: board.data, kind, day: null, ranking });
    });
  }
  return app;
}

function answer(c: SiteContext, site: Site, data: RankingsData): Promise<Response> {
  const path = rankingPath(data.board);
  return renderPage(c, site, { path, entry: 'rankings', title, description, Page, data });
}

async function dayData(c: SiteContext, site: Site): Promise<RankingsData> {
  const { kind, after, puzzle } = pageQuery(c, Query);
  const member = findReader(c);
  const day = await findToday(site, member);
  const { puzzles } = await daily(site, day, { member, language: c.get('contentLanguage') });
  const shown = puzzles.find((one) => one.kind === (puzzle ?? 'medium')) ?? puzzles[0];
  const ranked = { day, puzzles: puzzles.map(dayPuzzle), shown: shown?.kind };
  if (shown === undefined) return { board: null, kind, day: ranked, ranking: NO_RANKING };
  const ranking = await dayRows(c, site, { day, puzzle: shown.kind, kind, after });
  return { board: null, kind, day: ranked, ranking };
}

/** The ranking of a puzzle of a day, as pages show it. */
export async function dayRows(
  c: SiteContext,
  site: Site,
  wish: {
    readonly day: string;
    readonly puzzle: DayKind;
    readonly kind: RankingsData['kind'];
    readonly after: string | undefined;
  },
): Promise<RankRows> {
  const { day, puzzle, after } = wish;
  const found = await dayRanking(site, findReader(c), day, puzzle, { ...wish, limit: LIMIT });
  return rankRows(found.entries.map(dayRow), found.mine, dayRow, found.next, after);
}

/** A puzzle of a day, as pages show it. */
export function dayPuzzle({
  kind,
  puzzle,
  solves,
  isSolvedOnDay,
}: DailyJson['puzzles'][number]): DayPuzzle {
  const { id, number, width, height, inks, paper, rails, difficulty, mine } = puzzle;
  const elapsed = mine?.state === 'solved' ? mine.elapsed : undefined;
  const facts = { id, number, width, height, inks, paper, rails, difficulty };
  return { kind, ...facts, solves, elapsed, isSolvedOnDay };
}

function rankRows<Entry extends { readonly isMe: boolean }>(
  rows: readonly RankRow[],
  mine: Entry | null,
  rowOf: (entry: Entry) => RankRow,
  next: string | null,
  after: string | undefined,
): RankRows {
  const isShown = rows.some(({ isMe }) => isMe);
  const own = mine === null || isShown ? null : rowOf(mine);
  return { rows, mine: own, next, isFurther: after !== undefined };
}

function boardRow({ person, ...row }: BoardEntry): RankRow {
  const { place, isMe, value, published, puzzle, run } = row;
  const name = person?.name ?? null;
  return { place, name, isMe, value, streak: null, published, puzzle, run };
}

function dayRow({ place, person, isMe, activeMs, streak }: DayEntry): RankRow {
  const name = person?.name ?? null;
  return { place, name, isMe, value: activeMs, streak, published: null, puzzle: null, run: null };
}
