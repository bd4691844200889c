/**
 * The finished screen: the picture as a postcard with its stamp, the title with a line of joy, the
 * next puzzle, and what can be shared. It comes calmly; with reduced motion, the card comes at
 * once.
 */

import { pictureOf } from '@nonokit/board';
import { usePage } from '../../frame/page-context.js';
import { toldPicture } from '../../puzzles/told-picture.js';
import { PictureOnWhite } from '../../sheet/picture.js';
import { clockText } from '../../widgets/time.js';
import type { PlayWords } from '../../words/en/play.js';
import { AlbumRow } from './end/album-row.js';
import type { FinishedPart } from './end/finished-part.js';
import { Foot } from './end/foot.js';
import { MoreCards } from './end/more-cards.js';
import { Name } from './end/name.js';
import { NextButton } from './end/next-button.js';
import { Numbers } from './end/numbers.js';
import { Opinion } from './end/opinion.js';
import { ShareCard } from './end/share-card.js';
import { toShareFacts } from './end/share-facts.js';
import { useCurve } from './end/use-curve.js';
import { useHistory } from './end/use-history.js';
import { useOffers } from './end/use-offers.js';
import { WaysOn } from './end/ways-on.js';
import type { PlaySession } from './session.js';
import { findAddress } from './share-puzzle.js';

export function Finished({
  session,
  more,
}: FinishedPart & {
  /** Those of the player; the screen has its own. */
  readonly words: PlayWords;
}) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('finished');
  const { clues } = session.puzzle;
  const curve = useCurve(clues);
  const known = useHistory(session);
  const offers = useOffers(session, { more, known });
  const part = { session, more };
  const picture = pictureOf(session.game.value);
  const title = more?.title ?? session.texts.title ?? words.picture;
  return (
    <div class="finished">
      <section class="card squared stage">
        <div class="white-card" style={rippleFrom(session)}>
          <PictureOnWhite
            picture={picture}
            palette={clues.palette}
            label={toldPicture(page, { title, picture, palette: clues.palette })}
          />
          <Stamp session={session} />
        </div>
      </section>
      <div class="stack result">
        <Name {...part} known={known} />
        <Numbers {...part} />
        <NextButton offers={offers} isOfServer={more !== undefined} />
        <ShareCard
          facts={toShareFacts(page, session, curve)}
          findAddress={() => findAddress(session)}
        />
        <Opinion session={session} />
        {more?.column}
      </div>
      <WaysOn {...part} />
      <div class="below stack">
        <MoreCards offers={offers} />
        <AlbumRow key={`${known !== undefined}`} />
        {more?.below}
        <Foot {...part} />
      </div>
    </div>
  );
}

/**
 * Where the picture begins to spread, in percent, and its shape: properties for the style sheet.
 */
function rippleFrom({ puzzle, record }: PlaySession): Record<string, string> {
  const { width, height } = puzzle.clues;
  const last = record.findLast(({ move }) => move.type === 'paint')?.move;
  const cell = (last?.type === 'paint' ? last.cells.at(-1) : undefined) ?? 0;
  const percent = (part: number, whole: number): string => `${(100 * (part + 0.5)) / whole}%`;
  return {
    '--ripple-x': percent(cell % width, width),
    '--ripple-y': percent(Math.floor(cell / width), height),
    '--shape': String(width / height),
  };
}

/** The red stamp with date and time. */
function Stamp({ session }: FinishedPart) {
  const { locale, wordsOf } = usePage();
  const words = wordsOf('finished');
  const { stampStyle } = wordsOf('grammar');
  const day = new Date(session.result.solvedAt.value).toLocaleDateString(locale, {
    dateStyle: stampStyle,
  });
  return (
    <p class="stamp">
      {words.solved}
      <small>
        {day} · {clockText(session.elapsed.value)}
      </small>
    </p>
  );
}
