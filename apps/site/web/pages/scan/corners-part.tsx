/** The page on which a person sets the corners of a sheet, by pointer or by keys. */
import { areCorners, type Corners } from 'nonokit/scan';
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { CornerFrame } from './corner-frame.js';
import { startCorners } from './corners.js';
import type { ScanSession } from './scan-session.js';

export function CornersPart({
  session,
  canvas,
}: {
  readonly session: ScanSession;
  readonly canvas: HTMLCanvasElement;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('scan');
  const [set, setCorners] = useState<{ canvas: HTMLCanvasElement; corners: Corners }>();
  // a picture that was turned begins anew
  const corners = set?.canvas === canvas ? set.corners : startCorners(canvas);
  const isFit = areCorners(corners);
  return (
    <div class="scan-corners">
      <div class="card scan-photo">
        <CornerFrame
          canvas={canvas}
          corners={corners}
          onChange={(moved) => setCorners({ canvas, corners: moved })}
          onRead={() => isFit && void session.read(canvas, corners)}
        />
        <div class="scan-tools">
          <button
            type="button"
            class="icon-button"
            title={words.turnLeft}
            onClick={() => session.turn(canvas, -1)}
          >
            <Icon name="rotate-ccw" />
          </button>
          <button
            type="button"
            class="icon-button"
            title={words.turnRight}
            onClick={() => session.turn(canvas, 1)}
          >
            <Icon name="rotate-cw" />
          </button>
          <span class="small soft for-keys">{words.cornerKeys}</span>
        </div>
      </div>
      <div class="card padded stack scan-dock">
        <div>
          <h2>{words.cornersHeading}</h2>
          <p class="small soft">{words.cornersHelp}</p>
        </div>
        <p class="small" role="status">
          {isFit ? '' : words.crossed}
        </p>
        <div class="row wraps">
          <button
            type="button"
            class="button primary big grow"
            disabled={!isFit}
            onClick={() => void session.read(canvas, corners)}
          >
            {words.read}
          </button>
          <button type="button" class="button" onClick={() => session.restart()}>
            {words.another}
          </button>
        </div>
      </div>
    </div>
  );
}
