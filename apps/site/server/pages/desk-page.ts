/** `/desk`: what became of one's puzzles; `?puzzle=ID` shows one of them in the panel. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Language, textIn } from '@nonokit/core';
import type { DeskPuzzle } from '../../contract/desk.js';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import type { DeskData, DraftView, PuzzleView, ShownPuzzle } from '../../web/pages/desk/data.js';
import { description, Page, title } from '../../web/pages/desk/page.js';
import { marksText } from '../../web/widgets/card-view.js';
import { sharedPuzzle } from '../catalogue/index.js';
import { listDrafts, readDesk, readPuzzleDesk } from '../desk/index.js';
import {
  type Env,
  HttpProblem,
  type Member,
  notFound,
  routes,
  type SiteContext,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { renderPage } from './render.js';

/** Puzzles on the page. */
const LIMIT = 12;

/** The route of this page. */
export function deskPage(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const head = ['<meta name="robots" content="noindex">'];
  const page = { path: 'desk', entry: 'desk', title, description, Page, head } as const;
  for (const prefix of PAGE_ROOTS) {
    app.get(`${prefix}/desk`, async (c) => {
      return renderPage(c, site, { ...page, data: await loadData(c, site) });
    });
  }
  return app;
}

async function loadData(c: SiteContext, site: Site): Promise<DeskData> {
  const member = c.get('member');
  if (member?.sessionId === undefined) return null;
  const after = c.req.query('after')?.slice(0, 200);
  const { puzzles, ...desk } = await findDesk(site, member, after);
  const language = c.get('contentLanguage');
  const chosen = c.req.query('puzzle')?.slice(0, 32) ?? puzzles[0]?.id;
  return {
    desk,
    drafts: await findDrafts(site, member),
    puzzles: puzzles.map((puzzle) => puzzleView(puzzle, language)),
    shown: chosen === undefined ? null : await shownPuzzle(site, member, chosen, language),
    isFurther: after !== undefined,
    now: site.now(),
  };
}

async function findDrafts(site: Site, { id }: Member): Promise<readonly DraftView[]> {
  const { drafts } = await listDrafts(site, id);
  return drafts.map(({ id, title, changedAt, plan }) => ({
    id,
    title,
    changedAt: Date.parse(changedAt),
    ...(plan === null ? {} : { plan: { ...plan, plannedAt: Date.parse(plan.plannedAt) } }),
  }));
}

async function findDesk(site: Site, member: Member, after: string | undefined) {
  try {
    return await readDesk(site, member, { after, limit: LIMIT });
  } catch (error) {
    if (error instanceof HttpProblem && error.code === 'invalid-cursor') throw notFound('page');
    throw error;
  }
}

async function shownPuzzle(
  site: Site,
  member: Member,
  id: string,
  language: Language,
): Promise<ShownPuzzle> {
  const puzzle = await readPuzzleDesk(site, member, id);
  const { plays, favorites, comments, followersSince, times, stuck } = puzzle;
  const more = { plays, favorites, comments, followersSince, times, stuck };
  return { ...puzzleView(puzzle, language), ...more };
}

/** A puzzle with its picture unpacked. */
function puzzleView(puzzle: DeskPuzzle, language: Language): PuzzleView {
  const { id, number, titles, state, solves, withoutHelp, stars, votes, medianMs } = puzzle;
  const { goal, palette, width, height } = sharedPuzzle(puzzle.picture);
  const [paper, ...inks] = palette.map(({ rgb }) => rgb);
  const marks = goal?.cells ?? new Uint16Array(width * height);
  return {
    id,
    number,
    title: textIn(titles, language) ?? '',
    state,
    width,
    height,
    marks: marksText({ width, height, marks }),
    inks,
    paper: paper ?? '#ffffff',
    createdAt: Date.parse(puzzle.createdAt),
    solves,
    withoutHelp,
    stars,
    votes,
    medianMs,
  };
}
