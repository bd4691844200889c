/** The best and the median time by class of size. */
import { usePage } from '../../frame/page-context.js';
import type { KnownSolve } from '../../puzzles/next.js';
import { EmptyGrid } from '../../sheet/drawings.js';
import { clockText } from '../../widgets/time.js';
import { findBestTimes } from './best-times.js';

/** The side up to which sizes are named by a square. */
const LARGEST_NAMED = 60;

export function TimesCard({ history }: { readonly history: readonly KnownSolve[] }) {
  const { wordsOf } = usePage();
  const words = wordsOf('album');
  const text = (time: number | undefined): string => (time === undefined ? '–' : clockText(time));
  return (
    <section class="card padded stack" aria-labelledby="times">
      <h2 id="times">{words.bestTimes}</h2>
      <table class="times small">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {words.size}
            </th>
            <th scope="col" class="end">
              {words.best}
            </th>
            <th scope="col" class="end">
              {words.medianTime}
            </th>
          </tr>
        </thead>
        <tbody>
          {findBestTimes(history).map(({ side, solved, best, median }) => (
            <tr key={side}>
              <td class="grid">
                <EmptyGrid width={Math.min(30, side)} height={Math.min(30, side)} size={28} />
              </td>
              <th scope="row">
                {side > LARGEST_NAMED ? words.larger : words.upTo(side)}
                <small class="soft">{words.solvedOf(solved)}</small>
              </th>
              <td class="end digits strong">{text(best)}</td>
              <td class="end digits soft">{text(median)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="tiny soft">{words.timesNote}</p>
    </section>
  );
}
