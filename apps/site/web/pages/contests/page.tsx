/** Playing together: a room at once, the contests of the site, and the form of a new one. */
import { useState } from 'preact/hooks';
import type { Contest } from '../../../contract/contests.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import { EmptyCard } from '../../widgets/empty-card.js';
import { Icon } from '../../widgets/icon.js';
import { durationText } from '../contest/clock.js';
import { phaseAt } from '../contest/data.js';
import { useLocalTime } from '../contest/local-time.js';
import { NewContest } from './new-contest.js';
import { RoomCard } from './room-card.js';
import './contests.css';

/** What the server writes into the page. */
export interface ContestsData {
  readonly contests: readonly Contest[];
  readonly next: string | null;
  /** Whether it is not the first page. */
  readonly isFurther: boolean;
  readonly now: number;
}

export const title = ({ wordsOf }: PageTexts): string => wordsOf('shell').together;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('contests').description;

export function Page({ data }: { readonly data: ContestsData }) {
  const page = usePage();
  const { linkTo, site, wordsOf } = page;
  const words = wordsOf('contests');
  const { contests, next, isFurther, now } = data;
  return (
    <Shell>
      <div class="contests stack">
        <h1>{wordsOf('shell').together}</h1>
        {!isFurther && <RoomCard />}
        <h2>{words.title}</h2>
        <p class="soft">{words.intro}</p>
        <Organise />
        {contests.length === 0 ? (
          <EmptyCard text={words.none}>
            <p class="soft">{words.noneHelp}</p>
          </EmptyCard>
        ) : (
          <ul class="card contest-list">
            {contests.map((contest) => (
              <Line key={contest.id} contest={contest} now={now} />
            ))}
          </ul>
        )}
        {(next !== null || isFurther) && (
          <nav class="row wraps" aria-label={words.title}>
            {isFurther && (
              <a class="button" href={linkTo('contests')}>
                {words.latest}
              </a>
            )}
            {next !== null && (
              <a class="button" rel="next" href={`${linkTo('contests')}?after=${next}`}>
                {words.more}
              </a>
            )}
          </nav>
        )}
        {!site.off.includes('rankings') && (
          <p data-part="rankings">
            <a class="link" href={linkTo('rankings')}>
              {wordsOf('shell').ranking}
            </a>
          </p>
        )}
      </div>
    </Shell>
  );
}

function Organise() {
  const page = usePage();
  const words = page.wordsOf('contests');
  const [isOpen, setOpen] = useState(false);
  if (page.server?.person === undefined) {
    return (
      <p>
        <a class="button" href={signInAddress(page, 'in')}>
          {words.guestOrganise}
        </a>
      </p>
    );
  }
  if (isOpen) return <NewContest onClose={() => setOpen(false)} />;
  return (
    <p>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {words.organise}
      </button>
    </p>
  );
}

function Line({ contest, now }: { readonly contest: Contest; readonly now: number }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('contests');
  const timeOf = useLocalTime();
  const { id, title: name, puzzles, people } = contest;
  const begins = Date.parse(contest.beginsAt);
  const ends = Date.parse(contest.endsAt);
  const phase = phaseAt(contest, now);
  const state = {
    before: words.opens(timeOf(begins, 'day')),
    running: words.openUntil(timeOf(ends, 'day')),
    over: words.ended(timeOf(ends, 'day')),
  }[phase];
  return (
    <li>
      <span class="grow">
        <a class="strong" href={linkTo(`contests/${id}`)}>
          {name}
        </a>
        <small class="soft">
          {words.facts(
            words.about(words.puzzles(puzzles), durationText(page, ends - begins)),
            words.organised.join(contest.organiser),
            words.people(people),
          )}
        </small>
      </span>
      <span class={`small contest-when ${phase}`}>{state}</span>
    </li>
  );
}
