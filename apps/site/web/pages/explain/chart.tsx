/** The slider over a bar chart of all steps; a bar's height is what its step settles. */
import type { Step } from '@nonokit/explain';
import { useMemo } from 'preact/hooks';
import type { ExplainWords } from '../../words/en/explain.js';

/** More bars than this would be thinner than a pixel: neighbouring steps share one. */
const MOST_BARS = 100;

export function Chart({
  steps,
  at,
  words,
  onAt,
}: {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly words: ExplainWords;
  readonly onAt: (at: number) => void;
}) {
  const bars = useMemo(() => computeBars(steps), [steps]);
  const reached = steps.length === 0 ? 0 : (at / steps.length) * bars.length;
  return (
    <div class="chart">
      <svg
        viewBox={`0 0 ${Math.max(1, bars.length)} 40`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart}
      >
        {bars.map((height, k) => (
          <rect
            key={`${k}`}
            class={k < reached ? 'past' : ''}
            x={k + 0.1}
            y={40 - height}
            width="0.8"
            height={height}
          />
        ))}
      </svg>
      <input
        class="range"
        type="range"
        aria-label={words.slider}
        aria-valuetext={words.step(at, steps.length)}
        min="0"
        max={steps.length}
        value={at}
        style={{ '--filled': `${(at / Math.max(1, steps.length)) * 100}%` }}
        onInput={(event) => onAt(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Heights of the bars, 2 to 40. */
function computeBars(steps: readonly Step[]): readonly number[] {
  const perBar = Math.max(1, Math.ceil(steps.length / MOST_BARS));
  const sums = Array.from({ length: Math.ceil(steps.length / perBar) }, (_, k) =>
    steps
      .slice(k * perBar, (k + 1) * perBar)
      .reduce((sum, { conclusions }) => sum + conclusions.length, 0),
  );
  const most = Math.max(1, ...sums);
  return sums.map((sum) => Math.max(2, (40 * sum) / most));
}
