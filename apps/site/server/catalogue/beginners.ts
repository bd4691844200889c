/**
 * Puzzles that are good to begin with: small and easy ones of the start catalogue, or that people
 * have proved to be good. Whatever was published today is neither.
 */
import { sql } from 'kysely';
import type { PuzzleCard } from '../../contract/catalogue.js';
import type { Site } from '../site/index.js';
import { type CardWish, cardQuery, findCards } from './cards.js';
import { fewInARow } from './few-in-a-row.js';
import { hasLittleToFind } from './little-to-find.js';

const SIZE = 10;
const HARDEST = 2;
/** Strips are no first puzzles. */
const THINNEST = 5;
/** What proves that a puzzle is good. */
const SOLVES = 20;
const STARS = 3.5;

/** The cards of some of them. */
export async function beginnerPuzzles(
  site: Pick<Site, 'db'>,
  wish: CardWish,
  limit: number,
): Promise<PuzzleCard[]> {
  const found = await cardQuery(site.db)
    .select('puzzle.clues')
    .where('size_class', '=', SIZE)
    .where('difficulty', '<=', HARDEST)
    .where('puzzle.width', '>=', THINNEST)
    .where('puzzle.height', '>=', THINNEST)
    .where(
      // those of the start catalogue have no account, and the first numbers
      sql<boolean>`(puzzle.author_id is null or (solves >= ${SOLVES} and puzzle.stars >= ${STARS}))`,
    )
    .orderBy('puzzle.number')
    .limit(2 * limit)
    .execute();
  const rows = found.filter(({ clues }) => !hasLittleToFind(clues));
  const cards = await findCards(site, rows, wish);
  return fewInARow(cards, ({ author }) => author?.hasAccount === false).slice(0, limit);
}
