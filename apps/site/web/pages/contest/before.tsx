/** Before a contest begins: the countdown, and an envelope for each puzzle. */
import { usePage } from '../../frame/page-context.js';
import { untilText } from './clock.js';
import type { ContestFacts } from './data.js';
import { useLocalTime } from './local-time.js';

export function Before({ contest, now }: { readonly contest: ContestFacts; readonly now: number }) {
  const page = usePage();
  const words = page.wordsOf('contests');
  const timeOf = useLocalTime();
  const begins = Date.parse(contest.beginsAt);
  return (
    <section class="card contest-before">
      <div class="contest-countdown">
        <p>
          <span class="small soft">{words.opensIn}</span>
          <b class="digits">{untilText(page, begins - now)}</b>
        </p>
        <p class="small soft">
          {contest.isMine ? words.onlyYou : words.closed(timeOf(begins, 'time'))}
        </p>
      </div>
      <ol class="squared envelopes">
        {Array.from({ length: contest.puzzles }, (_, k) => (
          <li key={k}>
            <svg viewBox="0 0 132 92" aria-hidden="true">
              <rect x="1" y="1" width="130" height="90" rx="7" />
              <path d="M1 12L66 57L131 12M1 87L50 46M131 87L82 46" />
            </svg>
            <b>{k + 1}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
