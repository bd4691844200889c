/** The first page: the day's puzzles, games of the account, puzzles for this person, sizes. */

import type { PuzzleCard } from '../../contract/catalogue.js';
import type { HeroData } from '../../web/pages/front/day-hero.js';
import { description, type FrontData, Page, title } from '../../web/pages/front/page.js';
import { textsIn } from '../../web/words/all.js';
import { beginnerPuzzles, cardsById, fewInARow, puzzleList, readWish } from '../catalogue/index.js';
import { nextPuzzles } from '../games/index.js';
import type { Member, SiteContext } from '../http/index.js';
import { daily, findToday } from '../rankings/index.js';
import { type Site, siteFace } from '../site/index.js';
import { cardViews } from './card-views.js';
import { chooseShown, findMedian, isSolved, readClues, solvedLately } from './day-shown.js';
import { canonical, feedLink, preview } from './head.js';
import { renderPage } from './render.js';

/** The classes of sizes on the page. */
const SIZES = ['5', '10', '15', '20', '25,30', '40,60,200'];

/** Games and puzzles in the row: more than are shown, because the browser drops solved ones. */
const BEGUN = 4;
const FRESH = 12;

/** First puzzles for a row of them. */
const LEAST_EASY = 6;

/** Answers with the first page. */
export async function frontPage(c: SiteContext, site: Site): Promise<Response> {
  const member = c.get('member');
  const data: FrontData = {
    hero: await findHero(c, site),
    ...(await begunBy(c, site, member)),
    ...(await freshFor(c, site)),
    sizes: await countSizes(site),
    solvedAt: member === undefined ? [] : await solvedLately(site, member),
    now: site.now(),
  };
  const { name } = await siteFace(site);
  const texts = { title: name, description: description(textsIn(c.get('language'))) };
  const head = [
    canonical(c, site, ''),
    feedLink(c, site, 'daily'),
    feedLink(c, site, 'new'),
    ...(await preview(c, site, { ...texts, path: '', image: 'icon-512.png' })),
  ];
  return renderPage(c, site, { path: '', entry: 'front', title, description, Page, data, head });
}

/** The day's puzzles, one of them with its clues. */
async function findHero(c: SiteContext, site: Site): Promise<HeroData> {
  const member = c.get('member');
  const wish = { member, language: c.get('contentLanguage') };
  const day = await findToday(site, member);
  const today = await daily(site, day, wish);
  const views = await cardViews(
    site,
    member,
    today.puzzles.map(({ puzzle }) => puzzle),
    true,
  );
  const all = today.puzzles.flatMap((one, k) => {
    const card = views[k];
    return card === undefined ? [] : [{ ...one, card }];
  });
  const shown = chooseShown(all);
  const others = all.filter((one) => one !== shown);
  return {
    day,
    ...(shown === undefined ? {} : await withClues(c, site, day, shown)),
    others: others.map((one) => ({ kind: one.kind, card: one.card, isSolved: isSolved(one) })),
    isDone: all.length > 0 && all.every(isSolved),
  };
}

async function withClues(
  c: SiteContext,
  site: Site,
  day: string,
  { kind, card, solves }: Pick<NonNullable<HeroData['shown']>, 'kind' | 'card' | 'solves'>,
): Promise<Pick<HeroData, 'shown'>> {
  const clues = await readClues(c, site, card.id);
  if (clues === undefined) return {};
  const { title: _, ...facts } = { title: '', ...card };
  return {
    shown: { kind, card: facts, clues, solves, median: await findMedian(site, day, card.id) },
  };
}

/** The latest open games of the account. */
async function begunBy(
  c: SiteContext,
  site: Site,
  member: Member | undefined,
): Promise<Pick<FrontData, 'begun' | 'begunCount'>> {
  if (member === undefined) return { begun: [], begunCount: 0 };
  const games = await site.db
    .selectFrom('game')
    .select('puzzle_id')
    .where('person_id', '=', member.id)
    .where('state', '=', 'open')
    .where('moves', '>', 0)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(MOST_BEGUN)
    .execute();
  const ids = games.slice(0, BEGUN).map(({ puzzle_id }) => puzzle_id);
  const cards = await cardsById(site, ids, readWish(c));
  const open = cards.filter(({ mine }) => mine?.state === 'started');
  return { begun: await cardViews(site, member, open, true), begunCount: games.length };
}

/** Limit of the count of open games: the rest do not matter. */
const MOST_BEGUN = 100;

/**
 * Puzzles that the person has neither solved nor begun, by their skill; easy ones for a guest, who
 * may never have seen a nonogram; the newest where there are none of these.
 */
async function freshFor(c: SiteContext, site: Site): Promise<Pick<FrontData, 'fresh' | 'row'>> {
  const member = c.get('member');
  const views = (puzzles: readonly PuzzleCard[]) => cardViews(site, member, puzzles, true);
  const chosen = member === undefined ? [] : await nextPuzzles(site, { ...readWish(c), member });
  if (chosen.length > 0) return { fresh: await views(chosen), row: 'chosen' };
  if (member === undefined) {
    const puzzles = await beginnerPuzzles(site, readWish(c), FRESH);
    if (puzzles.length >= LEAST_EASY) return { fresh: await views(puzzles), row: 'easy' };
  }
  const wish = { sort: 'new', limit: 4 * FRESH, solved: 'no' } as const;
  const { puzzles } = await puzzleList(site, wish, readWish(c));
  const fresh = fewInARow(puzzles, ({ author }) => author?.hasAccount === false);
  return { fresh: await views(fresh.slice(0, FRESH)), row: 'new' };
}

/** How many puzzles there are of each size; sizes without any are left out. */
async function countSizes({ db }: Site): Promise<FrontData['sizes']> {
  const rows = await db
    .selectFrom('puzzle_count')
    .select(({ fn }) => ['size_class', fn.sum<number>('puzzles').as('puzzles')])
    .groupBy('size_class')
    .execute();
  return SIZES.map((size) => {
    const classes = size.split(',').map(Number);
    const own = rows.filter(({ size_class }) => classes.includes(size_class));
    return { size, puzzles: own.reduce((sum, { puzzles }) => sum + Number(puzzles), 0) };
  }).filter(({ puzzles }) => puzzles > 0);
}
