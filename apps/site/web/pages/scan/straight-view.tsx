/** The straightened picture of a sheet: the line that is asked about, and its number in a ring. */
import type { StraightPicture } from 'nonokit/scan';
import { listSpots, numberAt, type Reading, type Spot } from '../../clue-editor/reading.js';
import { usePage } from '../../frame/page-context.js';
import { ShownCanvas } from '../../widgets/shown-canvas.js';
import { drawPicture } from './picture-canvas.js';
import type { ScanSession } from './scan-session.js';

export function StraightView({
  session,
  picture,
  reading,
  spot,
}: {
  readonly session: ScanSession;
  readonly picture: StraightPicture;
  readonly reading: Reading;
  readonly spot: Spot | undefined;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('scan');
  const { side, left, top, image } = picture;
  const across = image.width / side;
  const down = image.height / side;
  const ask = (event: MouseEvent): void => {
    if (!(event.currentTarget instanceof Element)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const u = left + ((event.clientX - box.left) / box.width) * across;
    const v = top + ((event.clientY - box.top) / box.height) * down;
    const found = listSpots(reading).find((each) => isWithin(reading, each, u, v));
    if (found !== undefined) session.ask(found);
  };
  const number = spot && numberAt(reading, spot)?.box;
  return (
    <figure class="card scan-straight">
      {/* biome-ignore lint/a11y: keys walk from number to number */}
      <div class="straight-layer" onClick={ask}>
        <ShownCanvas canvas={drawPicture(picture)} label={words.straightened} />
        <svg viewBox={`${left} ${top} ${across} ${down}`} aria-hidden="true">
          {spot !== undefined && <Band line={spot.line} {...{ left, top, across, down }} />}
          {number !== undefined && (
            <rect
              class="ring"
              x={number.left - 0.12}
              y={number.top - 0.12}
              width={number.right - number.left + 0.24}
              height={number.bottom - number.top + 0.24}
              rx={0.2}
            />
          )}
        </svg>
      </div>
      <figcaption class="small soft">{words.straightened}</figcaption>
    </figure>
  );
}

/** A whole row or column. */
function Band({
  line: { kind, index },
  left,
  top,
  across,
  down,
}: {
  readonly line: Spot['line'];
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}) {
  const place =
    kind === 'row'
      ? { x: left, y: index, width: across, height: 1 }
      : { x: index, y: top, width: 1, height: down };
  return <rect class="band" {...place} />;
}

/** Whether a place of the picture, in squares, is that of a number, or of an empty line's rail. */
function isWithin(reading: Reading, spot: Spot, u: number, v: number): boolean {
  const box = numberAt(reading, spot)?.box;
  const { kind, index } = spot.line;
  if (box === undefined) {
    return kind === 'row'
      ? u < 0 && v >= index && v < index + 1
      : v < 0 && u >= index && u < index + 1;
  }
  const { left, top, right, bottom } = box;
  return u >= left - 0.15 && u <= right + 0.15 && v >= top - 0.15 && v <= bottom + 0.15;
}
