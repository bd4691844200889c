/** How hard a puzzle is from its first step to its last, as bars; the hardest is marked. */
import type { MakeOutcomeWords } from '../../../words/en/make-outcome.js';

/** The height of the drawing, in its own units. */
const HEIGHT = 40;

export function Curve({
  bars,
  steps,
  words,
}: {
  /** How hard each part is. */
  readonly bars: readonly number[];
  readonly steps: number;
  readonly words: MakeOutcomeWords;
}) {
  const most = Math.max(...bars, 1e-9);
  const hardest = bars.indexOf(Math.max(...bars));
  return (
    <figure class="outcome-curve">
      <svg
        viewBox={`0 0 ${Math.max(1, bars.length) * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.curve(steps)}
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
