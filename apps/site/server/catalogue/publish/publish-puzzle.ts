/** Publishes a puzzle that was appraised: at once, or on the day that its author has chosen. */
import type { PageLanguage } from '../../../web/words/languages.js';
import type { AppraisedPuzzle } from '../../engine/index.js';
import type { Member, SiteContext } from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { randomId, type Sql } from '../../storage/index.js';
import { columnsOf, insertPuzzle, type PuzzleKind } from '../insert.js';
import { appraiseFile, appraiseUnasked, refuseUnfit } from './appraise.js';
import { refuseTooManyNew, waitsForLook } from './door.js';
import type { NewPuzzleBody } from './schemas.js';
import { tellFollowers } from './tell-followers.js';

/** Called after a puzzle was added or changed in the database. */
export type PuzzleListener = (site: Site, puzzle: PuzzleKind) => Promise<void>;

/** What is published, and by whom. */
interface Publication {
  readonly author: Pick<Member, 'id' | 'role'>;
  readonly puzzle: AppraisedPuzzle;
  readonly body: NewPuzzleBody;
  /** The language of refusals. */
  readonly language: PageLanguage;
  /** The warnings that the author has accepted before. */
  readonly accepted?: readonly string[];
  /** Runs in the transaction first; false leaves everything as it is. */
  readonly claim?: (sql: Sql) => Promise<boolean>;
}

/**
 * Publishes a puzzle, and returns its identifier; one that was not claimed has none in the
 * database.
 *
 * @throws {HttpProblem} 422 for a puzzle that is not fit; 429 if its author has published enough
 */
export async function publishPuzzle(
  site: Site,
  { author, puzzle, body, language, accepted = [], claim }: Publication,
  changed: PuzzleListener,
): Promise<string> {
  const { titles, description, notes, tags, license, isUnlisted, acceptWarnings } = body;
  const authorId = author.id;
  await refuseTooManyNew(site, { id: authorId });
  const hasTitle = Object.keys(titles).length > 0;
  await refuseUnfit(site, language, puzzle, { hasTitle, acceptWarnings, accepted });
  const texts = { titles, description, notes, tags, license, isUnlisted };
  const isWaiting = await waitsForLook(site, author);
  const isListed = !isWaiting && !isUnlisted;
  const id = randomId();
  const isPublished = await site.db.transaction().execute(async (sql) => {
    if (claim !== undefined && !(await claim(sql))) return false;
    await insertPuzzle(sql, { id, puzzle, ...texts, authorId, now: site.now(), isWaiting });
    if (isListed) await tellFollowers(sql, authorId);
    return true;
  });
  if (isPublished && isListed) await changed(site, columnsOf(puzzle));
  return id;
}

/** A request to publish that was checked, for later. */
export interface PreparedPuzzle {
  /** Its file is a share string of the clues. */
  readonly body: NewPuzzleBody;
  /** The warnings that the author has accepted. */
  readonly warnings: readonly string[];
}

/** Checks a request to publish. @throws {HttpProblem} 422 for a puzzle that is not fit */
export async function preparePuzzle(
  site: Site,
  c: SiteContext,
  body: NewPuzzleBody,
): Promise<PreparedPuzzle> {
  const puzzle = await appraiseFile(site, c, body);
  const hasTitle = Object.keys(body.titles).length > 0;
  const { acceptWarnings } = body;
  const language = c.get('language');
  const warnings = await refuseUnfit(site, language, puzzle, { hasTitle, acceptWarnings });
  const file = puzzle.clues;
  const kept = { ...body, file, format: 'share', encoding: 'text', acceptWarnings: false } as const;
  return { body: kept, warnings };
}

/** Publishes what was prepared. @throws as `publishPuzzle`, and what engines throw */
export async function publishPrepared(
  site: Site,
  { body, warnings }: PreparedPuzzle,
  by: Pick<Publication, 'author' | 'language' | 'claim'>,
  changed: PuzzleListener,
): Promise<string> {
  const puzzle = await appraiseUnasked(site, body);
  return publishPuzzle(site, { ...by, puzzle, body, accepted: warnings }, changed);
}
