/** Cards of the catalogue as pages show them, with small pictures of the reader's marks. */
import { replay } from '@nonokit/board';
import type { PuzzleCard } from '../../contract/catalogue.js';
import { DIFFICULTIES } from '../../web/puzzles/difficulty-levels.js';
import { type CardView, type MarksText, marksText } from '../../web/widgets/card-view.js';
import { AUTHOR, sharedPuzzle } from '../catalogue/index.js';
import { CluesReader, findCluesText, readRecord } from '../games/index.js';
import type { Member } from '../http/index.js';
import type { Site } from '../site/index.js';

/** The page of a puzzle. */
export function puzzlePage(id: string): string {
  return `puzzles/${id}`;
}

/** The cards for a page; `isShort` leaves out author and solves. */
export async function cardViews(
  site: Site,
  member: Member | undefined,
  cards: readonly PuzzleCard[],
  isShort = false,
): Promise<CardView[]> {
  const begun = cards.flatMap(({ id, mine }) => (mine?.state === 'started' ? [id] : []));
  const games = member === undefined ? new Map() : await gamesOf(site, member.id, begun);
  return cards.map((card) => ({
    ...toFacts(card),
    ...(isShort ? {} : { solves: card.solves }),
    // that of the start catalogue made thousands: the name tells nothing
    ...(isShort || card.author === null || card.author.name === AUTHOR
      ? {}
      : { author: card.author.name }),
    ...(card.mine === undefined ? {} : { mine: toOwnProgress(card.mine, games.get(card.id)) }),
  }));
}

function toFacts(card: PuzzleCard): CardView {
  const { id, number, width, height, inks, paper, rails, difficulty, stars } = card;
  const label = DIFFICULTIES[difficulty - 1];
  const facts = { id, number, width, height, inks, paper, rails, stars };
  return { ...facts, difficulty: label, page: puzzlePage(id) };
}

function toOwnProgress(
  mine: NonNullable<PuzzleCard['mine']>,
  game: OpenGame | undefined,
): NonNullable<CardView['mine']> {
  const { state, elapsed } = mine;
  if (state === 'started') {
    const updatedAt = Date.parse(mine.updatedAt);
    return { state, elapsed, updatedAt, ...game };
  }
  const { title, picture } = mine;
  const { goal } = sharedPuzzle(picture);
  if (goal === undefined) return { state, elapsed, title };
  const { width, height, cells } = goal;
  return { state, elapsed, title, marks: marksText({ width, height, marks: cells }) };
}

/** How far a person is with an open game. */
interface OpenGame {
  readonly marks: MarksText;
  /** Lines that have their clue. */
  readonly finished: number;
}

/** A person's open games, by puzzle. Games without a move are left out. */
async function gamesOf(
  site: Site,
  personId: string,
  puzzles: readonly string[],
): Promise<ReadonlyMap<string, OpenGame>> {
  if (puzzles.length === 0) return new Map();
  const games = await site.db
    .selectFrom('game')
    .select(['puzzle_id', 'version', 'record'])
    .where('person_id', '=', personId)
    .where('puzzle_id', 'in', puzzles)
    .where('state', '=', 'open')
    .execute();
  const reader = new CluesReader();
  const all = new Map<string, OpenGame>();
  for (const { puzzle_id, version, record } of games) {
    if (record === null) continue;
    const clues = reader.read(await findCluesText(site.db, puzzle_id, version));
    const read = readRecord(clues, record);
    if ('refused' in read) continue;
    const { marks, finishedCount } = replay(clues, read.record);
    const text = marksText({ width: clues.width, height: clues.height, marks });
    all.set(puzzle_id, { marks: text, finished: finishedCount });
  }
  return all;
}
