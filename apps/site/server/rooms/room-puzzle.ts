/** The puzzles of rooms: the one that is asked for, or another of the same kind. */
import { type BlindJson, type Clues, cluesOnly } from '@nonokit/board';
import type { Language } from '@nonokit/core';
import type { RoomPuzzle } from '../../rooms/index.js';
import { puzzleDetail, sharedPuzzle } from '../catalogue/index.js';
import { findCluesText, nextPuzzles } from '../games/index.js';
import { notFound } from '../http/index.js';
import type { Site } from '../site/index.js';

/** Chance takes one of the puzzles that come next, of this many. */
const DRAWN_FROM = 12;

/** The facts of a public puzzle. @throws {HttpProblem} 404 */
export async function findRoomPuzzle({ db }: Site, id: string): Promise<RoomPuzzle> {
  const row = await db
    .selectFrom('puzzle')
    .select(['id', 'version', 'number', 'width', 'height', 'inks', 'difficulty'])
    .where('id', '=', id)
    .where('state', '=', 'public')
    .executeTakeFirst();
  if (row === undefined) throw notFound('puzzle');
  return { ...row, inks: JSON.parse(row.inks) as string[] };
}

/** Another puzzle of the kind of `after`, or any to begin with. @throws {HttpProblem} 404 */
export async function drawRoomPuzzle(
  site: Site,
  language: Language,
  after: string | undefined,
  played: ReadonlySet<string> = new Set(),
): Promise<RoomPuzzle> {
  const cards = await nextPuzzles(site, { member: undefined, language, after });
  const fresh = cards.filter(({ id }) => !played.has(id));
  const all = (fresh.length > 0 ? fresh : cards).slice(0, DRAWN_FROM);
  const card = all[Math.floor(Math.random() * all.length)];
  if (card === undefined) throw notFound('puzzle');
  return await findRoomPuzzle(site, card.id);
}

/** The clues of a puzzle that is played, of its own version. */
export async function findRoomClues(site: Site, puzzle: RoomPuzzle): Promise<Clues> {
  return cluesOnly(sharedPuzzle(await findCluesText(site.db, puzzle.id, puzzle.version)));
}

/** A puzzle as its page has it: its clues, and its texts sealed with the picture. */
export async function findBlind(
  site: Site,
  { id }: RoomPuzzle,
  language: Language,
): Promise<BlindJson> {
  const { blind } = await puzzleDetail(site, id, { member: undefined, language });
  return blind as unknown as BlindJson;
}
