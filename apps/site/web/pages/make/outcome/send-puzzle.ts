/** Sends a puzzle to the site's server, with the texts that the form asks for. */
import { callPath } from '../../../../contract/call-path.js';
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
  const { contentLanguage } = page;
  const { description, tags, license, isUnlisted } = texts;
  const file = await shareString(outcome.workshop.puzzle.peek()).catch(() => undefined);
  if (file === undefined) return { ok: false, problem: NOT_LOADED };
  const titles = Object.entries(texts.titles).filter(([, title = '']) => title.trim() !== '');
  const body = {
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
  return ask<RemotePuzzle>('POST', callPath(paths.PUZZLES, {}, { lang: contentLanguage }), {
    body,
  });
}
