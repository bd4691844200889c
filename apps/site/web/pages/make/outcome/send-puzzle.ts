/** Sends a puzzle to the site's server, with the texts that the form asks for. */
import { callPath } from '../../../../contract/call-path.js';
import type { PlanJson } from '../../../../contract/drafts.js';
import * as paths from '../../../../contract/paths.js';
import type { RemotePuzzle } from '../../../../contract/remote-types.js';
import type { Answer, RemoteProblem } from '../../../../player-store/exchange/ask.js';
import type { PageContext } from '../../../frame/page-context.js';
import { shareString } from '../../../puzzles/share.js';
import { ask } from '../../../site-api/ask.js';
import type { Titles } from '../../../widgets/title-fields.js';
import type { MakePublishWords } from '../../../words/en/make-publish.js';
import type { Outcome } from './outcome.js';

/** A licence that the form offers. */
export type License = keyof MakePublishWords['licenses'];

/** What is written in the form. */
export interface PublishTexts {
  /** Titles by language; a field stands for each that is there, even if it is empty. */
  readonly titles: Titles;
  readonly description: string;
  readonly tags: string;
  readonly license: License;
  readonly isUnlisted: boolean;
  /** The day on which it is published; empty for now. */
  readonly day: string;
}

/** What writes files is loaded when it is wanted, which needs a network as well. */
const NOT_LOADED: RemoteProblem = {
  code: 'not-reached',
  status: 0,
  detail: '',
  facts: {},
  retryAfter: undefined,
};

/** Sends the clues: the picture is their one solution, which the server finds by itself. */
export async function sendPuzzle(
  page: PageContext,
  outcome: Outcome,
  texts: PublishTexts,
  acceptWarnings: boolean,
): Promise<Answer<RemotePuzzle>> {
  const body = await writeBody(outcome, texts, acceptWarnings);
  if (body === undefined) return { ok: false, problem: NOT_LOADED };
  const query = { lang: page.contentLanguage };
  return ask<RemotePuzzle>('POST', callPath(paths.PUZZLES, {}, query), { body });
}

/** Has the puzzle published when a day begins. The account gets the draft first, if it lacks it. */
export async function planPuzzle(
  page: PageContext,
  outcome: Outcome,
  texts: PublishTexts,
  acceptWarnings: boolean,
  draft: string,
): Promise<Answer<PlanJson>> {
  const puzzle = await writeBody(outcome, texts, acceptWarnings);
  if (puzzle === undefined) return { ok: false, problem: NOT_LOADED };
  const { exchangeDraftsHere } = await import('../../../site-api/send-drafts.js');
  await exchangeDraftsHere();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const path = callPath(paths.DRAFT_PLAN, { id: draft }, { lang: page.contentLanguage });
  return ask<PlanJson>('PUT', path, { body: { day: texts.day, timeZone, puzzle } });
}

/** Undefined where what writes it cannot be loaded. */
async function writeBody(outcome: Outcome, texts: PublishTexts, acceptWarnings: boolean) {
  const { description, tags, license, isUnlisted } = texts;
  const file = await shareString(outcome.workshop.puzzle.peek()).catch(() => undefined);
  if (file === undefined) return undefined;
  const titles = Object.entries(texts.titles).filter(([, title = '']) => title.trim() !== '');
  return {
    file,
    format: 'share',
    titles: Object.fromEntries(titles),
    description,
    license,
    isUnlisted,
    acceptWarnings,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  };
}
