/** The page of a picture without a puzzle: why, and what to do. */
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { ShownCanvas } from '../../widgets/shown-canvas.js';
import { chooseImage } from '../make/source/incoming.js';
import { MOST_PHOTO_PIXELS, type Refusal, type ScanSession } from './scan-session.js';
import { GoodPictures, ScanTrouble } from './start-part.js';

export function RefusedPart({
  session,
  canvas,
  reason,
}: {
  readonly session: ScanSession;
  readonly canvas: HTMLCanvasElement;
  readonly reason: Refusal;
}) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('scan');
  const { heading, text } = words.refused[reason];
  return (
    <div class="scan-refused">
      <div class="card scan-photo">
        <ShownCanvas canvas={canvas} label={words.picture} />
      </div>
      <div class="stack">
        <div role="status">
          <h2>{heading}</h2>
          <p class="soft">{text}</p>
        </div>
        <div class="row wraps">
          <button
            type="button"
            class="button primary"
            onClick={() =>
              chooseImage((coming) => void session.take(coming), 'files', MOST_PHOTO_PIXELS)
            }
          >
            <Icon name="camera" />
            {words.another}
          </button>
          <button type="button" class="button" onClick={() => session.setCorners(canvas)}>
            {words.setCorners}
          </button>
          <a class="button quiet" href={linkTo('open/')}>
            {words.typeNumbers}
          </a>
        </div>
        <ScanTrouble session={session} />
        <GoodPictures />
      </div>
    </div>
  );
}
