/** Appraises a file and decides whether it may be published. */

import { Buffer } from 'node:buffer';
import { publishable } from '../../../web/pages/make/outcome/publishable.js';
import { wordsIn } from '../../../web/words/all.js';
import type { PageLanguage } from '../../../web/words/languages.js';
import type { AppraisedPuzzle } from '../../engine/index.js';
import { askEngine, puzzleProblem } from '../../engine-api/index.js';
import { HttpProblem, type SiteContext } from '../../http/index.js';
import type { Site } from '../../site/index.js';
import type { NewPuzzleBody } from './schemas.js';

/** A file as it comes. */
type Given = Pick<NewPuzzleBody, 'file' | 'encoding' | 'format' | 'name'>;

/** What else the decision needs. */
export interface Publishing {
  readonly hasTitle: boolean;
  readonly acceptWarnings: boolean | undefined;
  /** The warnings that the author has accepted before. */
  readonly accepted?: readonly string[];
  /** The puzzle to change, which is not its own twin. */
  readonly own?: string;
}

/** The facts about a puzzle. @throws {HttpProblem} 422 if there is none in the file */
export async function appraiseFile(
  site: Site,
  c: SiteContext,
  given: Given,
): Promise<AppraisedPuzzle> {
  const { format, name } = given;
  const answer = await askEngine(site, c, 'appraise', { bytes: packClues(given), format, name });
  if (!answer.ok) throw puzzleProblem(answer.problem);
  return answer.puzzle;
}

/**
 * The facts about a puzzle that nobody waits for. @throws as `appraiseFile`, and what engines throw
 */
export async function appraiseUnasked(site: Site, { file }: Given): Promise<AppraisedPuzzle> {
  const request = { bytes: new TextEncoder().encode(file), format: 'share', name: undefined };
  const answer = await site.engine.run('appraise', request, { rank: 'stranger' });
  if (!answer.ok) throw puzzleProblem(answer.problem);
  return answer.puzzle;
}

/**
 * Returns the warnings that are accepted.
 *
 * @throws {HttpProblem} 422 for a puzzle that may not be published, or not without a warning
 */
export async function refuseUnfit(
  site: Site,
  language: PageLanguage,
  puzzle: AppraisedPuzzle,
  publishing: Publishing,
): Promise<readonly string[]> {
  const twins = await findTwins(site, puzzle.key, publishing.own);
  const hasTwin = twins.length > 0 || (await isHiddenTwin(site, puzzle.key, publishing.own));
  return decide(puzzle, { ...publishing, twins, hasTwin }, language);
}

/** Whether there is such a picture that is not public: that it exists is all that is told. */
async function isHiddenTwin({ db }: Site, key: string, own = ''): Promise<boolean> {
  if (key === '') return false;
  const row = await db
    .selectFrom('puzzle')
    .select('id')
    .where('key', '=', key)
    .where('state', '!=', 'public')
    .where('id', '!=', own)
    .executeTakeFirst();
  return row !== undefined;
}

function packClues({ file, encoding }: Given): Uint8Array {
  const isBase64 = encoding === 'base64' || (encoding === undefined && looksLikeBase64(file));
  return isBase64 ? Buffer.from(file, 'base64') : new TextEncoder().encode(file);
}

/** No format of text has lines like this. */
function looksLikeBase64(text: string): boolean {
  return text.length >= 16 && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}

/** The public puzzles with a key, the oldest first. */
export async function findTwins({ db }: Site, key: string, own = ''): Promise<string[]> {
  if (key === '') return [];
  const rows = await db
    .selectFrom('puzzle')
    .select('id')
    .where('key', '=', key)
    .where('state', '=', 'public')
    .where('id', '!=', own)
    .orderBy('number')
    .limit(24)
    .execute();
  return rows.map(({ id }) => id);
}

interface Deciding extends Publishing {
  readonly twins: readonly string[];
  /** Whether there is one, public or not. */
  readonly hasTwin: boolean;
}

function decide(
  puzzle: AppraisedPuzzle,
  deciding: Deciding,
  language: PageLanguage,
): readonly string[] {
  const words = wordsIn(language).publishing;
  if (puzzle.solutions === 'none') throw refused('none', words.refusals.none);
  const { twins, hasTitle, hasTwin, accepted = [] } = deciding;
  const facts = { ...puzzle, solutions: puzzle.solutions, hasTitle, hasTwin };
  const { refusal, warnings } = publishable(facts);
  if (refusal !== undefined) throw refused(refusal, words.refusals[refusal]);
  if (deciding.acceptWarnings === true) return warnings;
  if (warnings.every((warning) => accepted.includes(warning))) return warnings;
  const said = warnings.map((warning) => words.warnings[warning]).join(' ');
  throw new HttpProblem(422, 'has-warnings', `${said} ${words.accept}`, { warnings, twins });
}

function refused(refusal: string, message: string): HttpProblem {
  return new HttpProblem(422, 'not-publishable', message, { refusal });
}
