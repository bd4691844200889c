/** Titles, tags, texts and picture of a puzzle that a moderator has had revealed. */
import { textIn } from '@nonokit/core';
import { apiAddress, callPath } from '../../../contract/call-path.js';
import type { Reveal } from '../../../contract/catalogue.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { timeText } from './time-text.js';

export function RevealedPuzzle({
  id,
  reveal,
  at,
}: {
  readonly id: string;
  readonly reveal: Reveal;
  /** When; null for a moderator who has solved or made it. */
  readonly at: string | null;
}) {
  const page = usePage();
  const { contentLanguage, root, wordsOf } = page;
  const words = wordsOf('moderation');
  const { titles, tags, description, notes } = reveal;
  const texts = [description, notes].filter((text) => text !== '');
  return (
    <div class="revealed row">
      <img
        src={apiAddress(root, callPath(paths.PUZZLE_FILE, { id, extension: 'bmp' }))}
        alt=""
        width="96"
        loading="lazy"
      />
      <div>
        <b>{textIn(titles, contentLanguage)}</b>
        {tags.length > 0 && <p class="small soft">{tags.join(', ')}</p>}
        {texts.map((text) => (
          <p key={text} class="written">
            {text}
          </p>
        ))}
        {at !== null && <p class="small soft">{words.seenByYou(timeText(page, at))}</p>}
      </div>
    </div>
  );
}
