/** Time, hints, and the place among others, their median, or the checks. */
import { usePage } from '../../../frame/page-context.js';
import { clockText } from '../../../widgets/time.js';
import type { FinishedPart } from './finished-part.js';

export function Numbers({ session, more }: FinishedPart) {
  const { numberText, wordsOf } = usePage();
  const words = wordsOf('finished');
  const { where, why, cells, check } = session.game.value.help;
  const hints = Math.max(where, why, cells);
  const { place, median } = more ?? {};
  const among = median && ([clockText(median.ms), words.median(median.of)] as const);
  const facts = [
    [clockText(session.elapsed.value), words.yourTime],
    [numberText(hints), words.hintsShort(hints)],
    place ?? among ?? ([numberText(check), words.checksShort(check)] as const),
  ] as const;
  return (
    <dl class="card numbers">
      {facts.map(([value, name]) => (
        <div key={name}>
          <dt class="tiny soft">{name}</dt>
          <dd class="digits">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
