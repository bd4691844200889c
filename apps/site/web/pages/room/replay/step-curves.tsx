/**
 * Finished lines over time: a curve of steps for each hand, with a dash and a colour of its own.
 */
import { usePage } from '../../../frame/page-context.js';
import type { Curve } from './progress.js';

/** The dashes, in the order of the curves; colours alone are not enough. */
const DASHES = ['', '7 4', '2 4', '10 3 2 3'];

/** Pixels of the drawing; it is stretched to its place. */
const WIDTH = 1000;
const HEIGHT = 56;

interface CurvesProps {
  readonly curves: readonly Curve[];
  /** The lines of the board. */
  readonly lines: number;
  readonly lengthMs: number;
}

export function StepCurves({
  curves,
  lines,
  lengthMs,
  atMs,
}: CurvesProps & { readonly atMs: number }) {
  const left = (at: number): string => `${(100 * Math.min(at, lengthMs)) / lengthMs}%`;
  return (
    <div class="step-curves" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {curves.map((curve, k) => (
          <path
            key={k}
            d={writeCurve(curve, { lines, lengthMs })}
            style={{ stroke: curve.color }}
            stroke-dasharray={DASHES[k % DASHES.length]}
          />
        ))}
      </svg>
      {curves.map(({ color, steps }, k) => {
        const end = steps.at(-1);
        if (end === undefined || end.done < lines) return null;
        return <i key={k} style={{ left: left(end.at), background: color }} />;
      })}
      <b style={{ left: left(atMs) }} />
    </div>
  );
}

/** Names the curves; nothing for a single one. */
export function CurveNames({ curves }: Pick<CurvesProps, 'curves'>) {
  const words = usePage().wordsOf('tracks');
  return (
    <p class="curve-names small soft">
      {curves.length > 1 &&
        curves.map(({ name, color }, k) => (
          <span key={k}>
            <svg width="20" height="4" aria-hidden="true">
              <path
                d="M0 2h20"
                style={{ stroke: color }}
                stroke-dasharray={DASHES[k % DASHES.length]}
              />
            </svg>
            {name}
          </span>
        ))}
      <span class="grow">{words.finishedLines}</span>
    </p>
  );
}

/** The path of a curve up to its last step. */
export function writeCurve(
  { steps }: Pick<Curve, 'steps'>,
  { lines, lengthMs }: Pick<CurvesProps, 'lines' | 'lengthMs'>,
): string {
  const x = (at: number): number => Math.round((WIDTH * Math.min(at, lengthMs)) / lengthMs);
  const y = (done: number): number => HEIGHT - 2 - Math.round(((HEIGHT - 6) * done) / lines);
  return steps
    .map(({ at, done }, k) => (k === 0 ? `M${x(at)} ${y(done)}` : `H${x(at)}V${y(done)}`))
    .join('');
}
