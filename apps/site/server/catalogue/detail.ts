/**
 * A puzzle with its clues. Its blind form is the slowest part and changes only when the author
 * changes the puzzle, so recent ones are cached as text; everything else is read at every request.
 */

import { type BlindPuzzle, blindOf, blindToJson } from '@nonokit/board';
import { type Language, Lru } from '@nonokit/core';
import type { Selectable } from 'kysely';
import { type Puzzle, type PuzzleMeta, readPuzzle } from 'nonokit';
import type { PuzzleDetail } from '../../contract/catalogue.js';
import { notFound } from '../http/index.js';
import { perSite, type Site, siteSecret } from '../site/index.js';
import { batchLoader, type PuzzleTable, prepared, type RowLoader } from '../storage/index.js';
import { anyCardQuery, type CardRow, type CardWish, findCards } from './cards.js';
import { givenToken } from './clue-token.js';
import { type Asker, partsToSeal, revealedTo, type SealedParts, titleIn } from './revealed.js';
import { isOpen } from './standing.js';

/** A row of a puzzle with its clues. */
export type DetailRow = CardRow & {
  readonly clues: string;
  readonly changed_at: number;
  readonly key: string;
  readonly state: Selectable<PuzzleTable>['state'];
  readonly opens_at: number;
};

/** The words for difficulties in a blind puzzle, by number. */
const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert'];

/** A puzzle that the asker may open. @throws {HttpProblem} 404 */
export async function puzzleDetail(site: Site, id: string, wish: CardWish): Promise<PuzzleDetail> {
  const { facts, blind, given } = await detailParts(site, id, wish);
  return { ...facts, blind: JSON.parse(blind) as PuzzleDetail['blind'], given };
}

/** The same as JSON text, and what its tag is computed from: all but the time. */
export async function detailText(site: Site, id: string, wish: CardWish) {
  const { facts, blind, given } = await detailParts(site, id, wish);
  const tagged = `${JSON.stringify(facts).slice(0, -1)},"blind":${blind}`;
  return { tagged, text: `${tagged},"given":"${given}"}` };
}

/** The parts of a puzzle's detail. */
interface DetailParts {
  readonly facts: Omit<PuzzleDetail, 'blind' | 'given'>;
  /** JSON. */
  readonly blind: string;
  readonly given: string;
}

async function detailParts(site: Site, id: string, wish: CardWish): Promise<DetailParts> {
  const row = await detailRow(site, id, wish.member);
  const [card] = await findCards(site, [row], wish);
  if (card === undefined) throw notFound('puzzle');
  const { version } = row;
  const reveal = (await revealedTo(site, wish.member, [id])).get(id);
  const secret = await siteSecret(site);
  return {
    facts: {
      ...card,
      version,
      ...(row.state === 'waiting' && { isWaiting: true as const }),
      ...(row.state === 'unlisted' && { isUnlisted: true as const }),
      ...(reveal === undefined ? {} : { reveal }),
    },
    blind: await blindText(site, row, wish.language),
    given: givenToken(secret, { puzzleId: id, version, at: site.now() }),
  };
}

/**
 * The row of a puzzle that is public, or unlisted and open by now, or waits and is the asker's.
 *
 * @throws {HttpProblem} 404
 */
export async function detailRow(site: Site, id: string, asker?: Asker): Promise<DetailRow> {
  const row = await knownPuzzles(site).load(id);
  const isOwn = row?.state === 'waiting' && asker !== undefined && row.author_id === asker.id;
  if (row === undefined || !(isOwn || isOpen(row, site.now()))) throw notFound('puzzle');
  return row;
}

const knownRows = prepared((sql, ids: readonly string[]) =>
  anyCardQuery(sql)
    .select(['clues', 'changed_at', 'key', 'puzzle.state', 'puzzle.opens_at'])
    .where('puzzle.state', '!=', 'hidden')
    .where('puzzle.id', 'in', ids)
    .compile(),
);

/** Rows of puzzles that are not hidden, loaded in one query for concurrent requests. */
const knownPuzzles = perSite(
  ({ db }): RowLoader<DetailRow> => batchLoader(db, knownRows, ({ id }) => id),
);

/** The most characters of blind puzzles, with their keys: some thousand puzzles. */
const MOST_BLINDS = 8_000_000;

/**
 * Blind puzzles as JSON, by keys that name the state of the puzzle: making one takes a hundred
 * times as long as finding its row.
 */
const blinds = perSite(
  () => new Lru<string, string>(MOST_BLINDS, (text, key) => key.length + text.length),
);

/** The blind form of a puzzle as JSON, with its texts in a language. */
export async function blindText(site: Site, row: DetailRow, language: Language): Promise<string> {
  const { id, version, changed_at, account } = row;
  const key = JSON.stringify([id, version, changed_at, account, language]);
  const known = blinds(site).get(key);
  if (known !== undefined) return known;
  const parts = await partsToSeal(site.db, id);
  if (parts === undefined) throw notFound('puzzle');
  const text = JSON.stringify(blindToJson(sealedPuzzle(row, parts, language)));
  blinds(site).set(key, text);
  return text;
}

function sealedPuzzle(row: DetailRow, parts: SealedParts, language: Language): BlindPuzzle {
  const { number, difficulty, score, clues } = row;
  const meta = toMeta(row, { title: titleIn(parts.titles, language), ...parts });
  const { goal } = sharedPuzzle(parts.picture);
  const facts = { number, difficulty: LABELS[difficulty - 1] ?? '', score, isUnique: true };
  return blindOf({ ...sharedPuzzle(clues), meta }, goal === undefined ? [] : [goal], facts);
}

/** The texts of a puzzle: its author and licence, and those that are given; none is empty. */
export function toMeta(
  { account, author_name, license }: Pick<CardRow, 'account' | 'author_name' | 'license'>,
  { title = '', description = '' }: { readonly title?: string; readonly description?: string } = {},
): PuzzleMeta {
  const author = account ?? author_name;
  const all = Object.entries({ title, author, license, description });
  return Object.fromEntries(all.filter(([, text]) => text !== ''));
}

/** The puzzle of a share string that we have written. */
export function sharedPuzzle(text: string): Puzzle {
  return readPuzzle(text, { from: 'share' });
}
