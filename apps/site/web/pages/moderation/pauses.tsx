/**
 * The pauses of a doubtful solve as bars: those before strokes that nothing justified are red and
 * have a triangle, so that nobody needs to tell the colours apart.
 */
import type { StreamItem } from '../../../contract/stream.js';
import { usePage } from '../../frame/page-context.js';

const HEIGHT = 36;
const STEP = 8;
const BAR = 6;
/** The least height of a bar, and the room for triangles. */
const LEAST = 3;
const MARKS = 10;

type Pauses = NonNullable<StreamItem['solve']>['pauses'];

export function Pauses({ pauses }: { readonly pauses: Pauses }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  if (pauses.length === 0) return null;
  const early = pauses.filter(({ isEarly }) => isEarly).length;
  // by the root: one long pause would flatten all others
  const longest = Math.sqrt(Math.max(1, ...pauses.map(({ ms }) => ms)));
  return (
    <figure class="pauses">
      <figcaption class="small strong">{words.pauses}</figcaption>
      <svg
        viewBox={`0 0 ${pauses.length * STEP} ${HEIGHT + MARKS}`}
        role="img"
        aria-label={words.pausesIn(pauses.length, early)}
        preserveAspectRatio="none"
      >
        {pauses.map(({ ms, isEarly }, k) => {
          const height = Math.max(LEAST, (HEIGHT * Math.sqrt(ms)) / longest);
          const left = k * STEP;
          return (
            <g key={`${k}`} class={isEarly ? 'early' : undefined}>
              <rect x={left} y={HEIGHT - height} width={BAR} height={height} />
              {isEarly && <path d={`M${left} ${HEIGHT + MARKS - 1}l${BAR / 2} -6 ${BAR / 2} 6z`} />}
            </g>
          );
        })}
      </svg>
      <p class="row wraps small soft">
        <span class="legend">{words.follows}</span>
        <span class="legend early">▲ {words.followsNot}</span>
      </p>
    </figure>
  );
}
