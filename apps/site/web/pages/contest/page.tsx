/**
 * A contest: before it begins a countdown and closed envelopes, then its puzzles and the standings,
 * afterwards the table. It opens by itself when the server says that it has begun.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { ContestDetail } from '../../../contract/contests.js';
import * as paths from '../../../contract/paths.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { ask } from '../../site-api/ask.js';
import { Icon } from '../../widgets/icon.js';
import { ReportButton } from '../../widgets/report-button.js';
import { Before } from './before.js';
import { durationText, untilText, useServerClock } from './clock.js';
import { type ContestData, type ContestFacts, type Phase, phaseAt } from './data.js';
import { useLocalTime } from './local-time.js';
import { Part } from './part.js';
import { Puzzles } from './puzzles.js';
import { Standings } from './standings.js';
import { Table } from './table.js';
import './contest.css';

/** Title and description of the page. */
export function makeHead({ contest }: Pick<ContestData, 'contest'>) {
  return {
    title: () => contest.title,
    description: ({ wordsOf }: PageTexts) =>
      wordsOf('contests').describe(contest.title, contest.organiser),
  };
}

/** How often the standings are asked for while it runs. */
const ASK_MS = 10_000;

/** When the clock says that it ends soon. */
const SOON_MS = 300_000;

export function Page({ data }: { readonly data: ContestData }) {
  const { wordsOf } = usePage();
  const words = wordsOf('contests');
  const clock = useServerClock(data.now);
  const [contest, show] = useState(data.contest);
  const [standings, rank] = useState(data.standings);
  const phase = phaseAt(contest, clock.now);
  const hasOpened = useRef(data.standings !== null);
  const refresh = async (): Promise<void> => {
    const from = Date.now();
    const answer = await ask<ContestDetail>('GET', callPath(paths.CONTEST, { id: contest.id }));
    if (!answer.ok) return;
    const { now, cards: _, standings: shown, ...facts } = answer.value;
    clock.set(Date.parse(now), from, Date.now());
    show(facts);
    rank(shown);
    // the server writes the puzzles into the page
    if (shown !== null && !hasOpened.current) location.reload();
  };
  useEffect(() => {
    void refresh();
    if (phase !== 'running') return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [phase]);
  const { cards } = data;
  return (
    <Shell>
      <div class="contest stack">
        <Header contest={contest} phase={phase} now={clock.now} />
        {phase === 'over' && <Table contest={contest} standings={standings} />}
        <div class="contest-body">
          <div class="stack">
            {phase === 'before' && <Before contest={contest} now={clock.now} />}
            {cards !== null && (
              <Puzzles cards={cards} phase={phase} times={standings?.mine?.times} />
            )}
            <Rules />
          </div>
          {phase !== 'over' && (
            <aside class="stack">
              <Part contest={contest} phase={phase} onChange={() => void refresh()} />
              {phase === 'running' && <Standings contest={contest} standings={standings} />}
              <Clock now={clock.now} aheadMs={clock.aheadMs} />
            </aside>
          )}
        </div>
        <p class="spoken" aria-live="polite">
          {phase === 'running' && words.hasOpened}
        </p>
      </div>
    </Shell>
  );
}

function Header({
  contest,
  phase,
  now,
}: {
  readonly contest: ContestFacts;
  readonly phase: Phase;
  readonly now: number;
}) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('contests');
  const timeOf = useLocalTime();
  const begins = Date.parse(contest.beginsAt);
  const ends = Date.parse(contest.endsAt);
  const state = {
    before: words.opens(timeOf(begins, 'day')),
    running: words.openUntil(timeOf(ends, 'time')),
    over: words.ended(timeOf(ends, 'day')),
  }[phase];
  const about = words.about(words.puzzles(contest.puzzles), durationText(page, ends - begins));
  const [before, behind] = words.organised;
  return (
    <header class="apart contest-head">
      <div>
        <p class={`contest-state ${phase}`}>{state}</p>
        <h1>{contest.title}</h1>
        <p class="soft">
          {about}
          {before}
          <a class="link" href={linkTo(`people/${encodeURIComponent(contest.organiser)}`)}>
            {contest.organiser}
          </a>
          {behind}
        </p>
        <p class="small">
          <a class="link contest-all" href={linkTo('contests')}>
            {words.all}
          </a>
        </p>
        <ReportButton subject={{ kind: 'contest', id: contest.id }} maker={contest.organiser} />
      </div>
      {phase === 'running' && (
        <div class="contest-left">
          <span class="small soft">
            {ends - now < SOON_MS ? `${words.timeLeft}, ${words.endsSoon}` : words.timeLeft}
          </span>
          <b class="digits">{untilText(page, ends - now)}</b>
        </div>
      )}
    </header>
  );
}

function Rules() {
  const words = usePage().wordsOf('contests');
  return (
    <section class="card padded stack contest-how">
      <h2>{words.howItGoes}</h2>
      <ul class="contest-rules">
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

/** A difference of clocks that is worth a word. */
const LEAST_MS = 200;

function Clock({ now, aheadMs }: { readonly now: number; readonly aheadMs: number | undefined }) {
  const { wordsOf } = usePage();
  const words = wordsOf('contests');
  const timeOf = useLocalTime();
  const off = Math.abs(aheadMs ?? 0);
  const seconds = wordsOf('grammar').oneDigit(off / 1000);
  return (
    <section class="card padded contest-clock">
      <Icon name="circle-check" />
      <p class="small">
        <span class="digits">{words.serverClock(timeOf(now, 'seconds'))}</span>{' '}
        {off >= LEAST_MS && ((aheadMs ?? 0) > 0 ? words.ahead(seconds) : words.behind(seconds))}
      </p>
    </section>
  );
}
