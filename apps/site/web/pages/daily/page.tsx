/** A day: its three puzzles, the reader's streak, the calendar, the ranking. */

import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Icon } from '../../widgets/icon.js';
import { Newcomers } from '../../widgets/newcomers.js';
import type { DayKind, RankingKind } from '../rankings/data.js';
import { dayText } from '../rankings/day-text.js';
import { RankTable } from '../rankings/rank-table.js';
import { Ways } from '../rankings/ways.js';
import { CalendarSheet } from './calendar.js';
import type { DailyData } from './data.js';
import { DayPuzzles } from './day-puzzles.js';
import { GiantCard } from './giant-card.js';
import './daily.css';

const KINDS = ['person', 'helped', 'machine'] as const;

/** The title of a day, or of today's page. */
export function chooseTitle(day: string | undefined, { wordsOf }: PageTexts): string {
  const { title, titleOf: ofDay } = wordsOf('daily');
  return day === undefined ? title : ofDay(day);
}

export const description = ({ wordsOf }: PageTexts): string => wordsOf('daily').description;

export function Page({ data }: { readonly data: DailyData }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('daily');
  const { day, isToday, previous, next, puzzles, calendar } = data;
  return (
    <Shell>
      <div class="daily">
        <header class="head">
          <div class="grow">
            <p class="date">{dayText(page, day, 'long')}</p>
            <h1>{words.title}</h1>
            <Newcomers />
          </div>
          <nav
            class="row"
            aria-label={words.calendar}
            hidden={isToday && previous === null && next === null}
          >
            <DayLink day={previous} icon="chevron-left" text={words.dayBefore} />
            {!isToday && (
              <a class="button" href={linkTo('daily')}>
                {words.today}
              </a>
            )}
            <DayLink day={next} icon="chevron-right" text={words.dayAfter} />
          </nav>
        </header>
        {puzzles.length === 0 ? (
          <p class="card padded soft">{words.none}</p>
        ) : (
          <DayPuzzles puzzles={puzzles} />
        )}
        {data.giant !== null && <GiantCard puzzle={data.giant} />}
        <div class="below">
          {puzzles.length > 0 && <DayRanking data={data} />}
          <div class="stack side">
            <StreakCard streak={data.streak} />
            <CalendarSheet calendar={calendar} current={day} />
            <p class="small soft">{words.utc}</p>
          </div>
        </div>
      </div>
    </Shell>
  );
}

function DayLink(props: {
  readonly day: string | null;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly text: string;
}) {
  const { linkTo } = usePage();
  const { day, icon, text } = props;
  if (day === null) return null;
  return (
    <a class="icon-button" href={linkTo(`daily/${day}`)} title={text}>
      <Icon name={icon} />
    </a>
  );
}

function StreakCard({ streak }: { readonly streak: DailyData['streak'] }) {
  const { numberText, plural, wordsOf } = usePage();
  const words = wordsOf('daily');
  const days = (count: number): string => `${numberText(count)} ${plural(count, words.days)}`;
  return (
    <section class="card padded stack streak">
      <h2>{words.streak}</h2>
      {streak === null ? (
        <p class="small soft">{words.signIn}</p>
      ) : (
        <>
          {streak.current > 0 && <p class="strong">{words.streakNow(days(streak.current))}</p>}
          <p class="small soft">
            {streak.current === 0 && words.streakNone}
            {streak.current > 0 && (streak.isTodayDone ? words.streakDone : words.streakOpen)}{' '}
            {streak.longest > 0 && words.longest(days(streak.longest))}
          </p>
        </>
      )}
    </section>
  );
}

function DayRanking({ data }: { readonly data: DailyData }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('daily');
  const { puzzlesMenu, kindsMenu, kinds } = wordsOf('rankings');
  const { day, puzzles, shown, kind, ranking } = data;
  const at = (chosen: Chosen): string => linkTo(dailyPath(day, { puzzle: shown, kind, ...chosen }));
  return (
    <section class="stack" id="ranking">
      <h2>{words.ranking}</h2>
      <div class="row wraps">
        <Ways
          label={puzzlesMenu}
          current={shown ?? ''}
          ways={puzzles.map((one) => ({
            id: one.kind,
            text: words.kinds[one.kind],
            href: at({ puzzle: one.kind }),
          }))}
        />
        <Ways
          label={kindsMenu}
          current={kind}
          ways={KINDS.map((id) => ({ id, text: kinds[id], href: at({ kind: id }) }))}
        />
      </div>
      <RankTable
        ranking={ranking}
        counted="time"
        columns={['streak']}
        caption={words.ranking}
        pageAt={(after) => at({ after })}
      />
    </section>
  );
}

interface Chosen {
  readonly puzzle?: DayKind | undefined;
  readonly kind?: RankingKind;
  readonly after?: string | undefined;
}

/** The address of a day with a choice of its ranking. */
function dailyPath(day: string, { puzzle, kind, after }: Chosen): string {
  const query = new URLSearchParams({
    ...(puzzle === undefined ? {} : { puzzle }),
    ...(kind === undefined || kind === 'person' ? {} : { kind }),
    ...(after === undefined ? {} : { after }),
  });
  return `daily/${day}${query.size === 0 ? '' : `?${query}`}#ranking`;
}
