/** Where it was decided between two people, in words beside their boards. */
import type { Clues } from '@nonokit/board';
import { usePage } from '../../frame/page-context.js';
import { clockText } from '../../widgets/time.js';
import { rankTime } from '../rankings/rank-time.js';
import type { Track } from '../room/replay/tracks.js';
import { findMoments, type Moment } from './find-moments.js';

export function Decided({
  clues,
  tracks: [one, other],
}: {
  readonly clues: Clues;
  readonly tracks: readonly [Track, Track];
}) {
  const page = usePage();
  const words = page.wordsOf('contests');
  const moments = findMoments(clues, [one.record, other.record]);
  const textOf = (moment: Moment): string => {
    const { name } = moment.who === 0 ? one : other;
    switch (moment.kind) {
      case 'stood':
        return words.stood(name, clockText(moment.ms), moment.row + 1);
      case 'ahead':
        return words.wentAhead(name, moment.done);
      case 'done':
        return words.doneFirst(name, rankTime(page, moment.aheadMs));
    }
  };
  return (
    <div class="contest-decided">
      <h3>{words.decided}</h3>
      <ul>
        {moments.map((moment) => (
          <li key={`${moment.kind}${moment.who}`}>
            <i style={{ background: (moment.who === 0 ? one : other).color }} />
            <b class="digits">{clockText(moment.at)}</b>
            <span>{textOf(moment)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
