/**
 * A puzzle with its clues. Its blind form takes longest to make and changes only when the author
 * changes the puzzle, so the latest are kept as text; everything else is read at every request.
 */
import { blindOf, blindToJson } from '@nonokit/board';
import { orThrow, type Puzzle, readPuzzle } from 'nonokit';
import { notFound } from '../http/problem.js';
import type { Site } from '../site.js';
import { siteSecret } from '../storage/site-secret.js';
import { type CardRow, type CardWish, cardQuery, cardsOf } from './cards.js';
import { givenToken } from './given.js';
import { partsToSeal, revealedTo, titleIn } from './revealed.js';
import type { PuzzleDetail } from './schemas.js';

/** A row of a puzzle with its clues. */
export type DetailRow = CardRow & { readonly clues: string; readonly changed_at: number };

/** The words for difficulties in a blind puzzle, by number. */
const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert'];

/** A public puzzle. @throws {HttpProblem} 404 */
export async function puzzleDetail(site: Site, id: string, wish: CardWish): Promise<PuzzleDetail> {
  const row = await detailRow(site, id);
  const [card] = await cardsOf(site, [row], wish);
  if (card === undefined) throw notFound('puzzle');
  const reveal = (await revealedTo(site, wish.member, [id])).get(id);
  const given = givenToken(await siteSecret(site), {
    ...{ puzzleId: id, version: row.version, at: site.now() },
  });
  const blind = JSON.parse(await blindText(site, row, wish.language)) as PuzzleDetail['blind'];
  return {
    ...{ ...card, version: row.version, blind, given },
    ...(reveal === undefined ? {} : { reveal }),
  };
}

/** The row of a public puzzle. @throws {HttpProblem} 404 */
export async function detailRow({ db }: Site, id: string): Promise<DetailRow> {
  const row = await cardQuery(db)
    .select(['clues', 'changed_at'])
    .where('puzzle.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('puzzle');
  return row;
}

/** The blind form of a puzzle as JSON. */
export async function blindText(
  { db }: Pick<Site, 'db'>,
  row: DetailRow,
  language: 'en' | 'ru',
): Promise<string> {
  const { id, number, difficulty, score, clues } = row;
  const parts = await partsToSeal(db, id);
  if (parts === undefined) throw notFound('puzzle');
  const title = titleIn(parts.titles, language);
  const author = row.account ?? row.author_name;
  const meta = {
    ...(title === '' ? {} : { title }),
    ...(author === '' ? {} : { author }),
    ...(row.license === '' ? {} : { license: row.license }),
    ...(parts.description === '' ? {} : { description: parts.description }),
  };
  const puzzle: Puzzle = { ...sharedPuzzle(clues), meta };
  const { goal } = sharedPuzzle(parts.picture);
  const facts = { number, difficulty: LABELS[difficulty - 1] ?? '', score, isUnique: true };
  return JSON.stringify(blindToJson(blindOf(puzzle, goal === undefined ? [] : [goal], facts)));
}

/** The puzzle of a share string that we have written. */
export function sharedPuzzle(text: string): Puzzle {
  return orThrow(readPuzzle(text, { from: 'share' }));
}
