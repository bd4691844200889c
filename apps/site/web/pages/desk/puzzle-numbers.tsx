/** One puzzle of the desk in numbers: how many began and solved it, and how long it took. */
import { usePage } from '../../frame/page-context.js';
import { clockText } from '../../widgets/time.js';
import type { ShownPuzzle } from './data.js';

export function PuzzleNumbers({ puzzle }: { readonly puzzle: ShownPuzzle }) {
  const words = usePage().wordsOf('desk');
  const { title, number, times } = puzzle;
  return (
    <section class="card padded stack desk-numbers" aria-labelledby="numbers">
      <div class="apart">
        <h2 id="numbers">{words.inNumbers}</h2>
        <span class="small soft">{title === '' ? `№ ${number}` : title}</span>
      </div>
      <Facts puzzle={puzzle} />
      {times.length > 0 && <Times times={times} />}
    </section>
  );
}

function Facts({ puzzle }: { readonly puzzle: ShownPuzzle }) {
  const { numberText, wordsOf } = usePage();
  const { facts } = wordsOf('desk');
  const { plays, solves, favorites, comments, followersSince, medianMs } = puzzle;
  const median = medianMs === null ? '–' : clockText(medianMs);
  const rows = [
    ...Object.entries({ plays, solves, favorites, comments, followersSince }).map(
      ([name, count]) => [name as keyof typeof facts, numberText(count)] as const,
    ),
    ['median', median] as const,
  ];
  return (
    <dl>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt class="small soft">{facts[name]}</dt>
          <dd class="digits strong">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Times({ times }: Pick<ShownPuzzle, 'times'>) {
  const { numberText, wordsOf } = usePage();
  const words = wordsOf('desk');
  const most = Math.max(1, ...times.map(({ people }) => people));
  return (
    <div>
      <h3 id="times">{words.times}</h3>
      <table class="desk-times small" aria-labelledby="times">
        <tbody>
          {times.map(({ fromMs, toMs, people }) => (
            <tr key={fromMs}>
              <th scope="row" class="digits">
                {toMs === null
                  ? words.longer(clockText(fromMs))
                  : words.span(clockText(fromMs), clockText(toMs))}
              </th>
              <td class="bar">
                <svg width="100%" height="12" aria-hidden="true">
                  <rect width={`${(100 * people) / most}%`} height="12" rx="2" />
                </svg>
              </td>
              <td class="digits soft">{numberText(people)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
