/** How hard a puzzle is from its first step to its last, as bars; the hardest is marked. */
import { useMemo } from 'preact/hooks';
import type { MakeOutcomeWords } from '../../../words/en/make-outcome.js';

/** The number of bars: each stands for as many steps as the others. */
const BARS = 18;

/** The height of the drawing, in its own units. */
const HEIGHT = 40;

export function Curve({
  costs,
  words,
}: {
  /** What each step costs. */
  readonly costs: readonly number[];
  readonly words: MakeOutcomeWords;
}) {
  const bars = useMemo(() => barsOf(costs), [costs]);
  const most = Math.max(...bars, 1e-9);
  const hardest = bars.indexOf(Math.max(...bars));
  return (
    <figure class="outcome-curve">
      <svg
        viewBox={`0 0 ${Math.max(1, bars.length) * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.curve(costs.length)}
      >
        {bars.map((cost, k) => {
          const height = Math.max(2, (HEIGHT * cost) / most);
          return (
            <rect
              key={`${k}`}
              class={k === hardest ? 'hardest' : ''}
              x={10 * k + 0.4}
              y={HEIGHT - height}
              width="9.2"
              height={height}
            />
          );
        })}
      </svg>
      <figcaption class="apart tiny softer">
        <span>{words.firstStep}</span>
        <span>{words.lastStep}</span>
      </figcaption>
    </figure>
  );
}

/** The mean cost of the steps of each bar; fewer bars than steps, and one for a single step. */
export function barsOf(costs: readonly number[]): readonly number[] {
  const count = Math.min(BARS, costs.length);
  return Array.from({ length: count }, (_, k) => {
    const part = costs.slice(
      Math.floor((k * costs.length) / count),
      Math.floor(((k + 1) * costs.length) / count),
    );
    return part.reduce((sum, cost) => sum + cost, 0) / part.length;
  });
}
