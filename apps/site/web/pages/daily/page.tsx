/** A day: its three puzzles, one with its clues, the giant of the week, ranking and calendar. */

import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import type { DailyWords } from '../../words/en/daily.js';
import { MoreWays } from '../home/more-ways.js';
import type { DayKind, RankingKind } from '../rankings/data.js';
import { RankTable } from '../rankings/rank-table.js';
import { Ways } from '../rankings/ways.js';
import { CalendarSheet } from './calendar.js';
import type { DailyData } from './data.js';
import { DayPuzzleCard } from './day-puzzles.js';
import { GiantCard } from './giant-card.js';
import { Hero } from './hero.js';
import '../home/hero.css';
import '../home/week.css';
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
  const words = page.wordsOf('daily');
  const { day, puzzles, calendar } = data;
  return (
    <Shell>
      <div class="daily">
        <Hero data={data} />
        <DayRow data={data} />
        <div class="below">
          {puzzles.length > 0 && !page.site.off.includes('rankings') && <DayRanking data={data} />}
          <div class="stack side">
            <CalendarSheet calendar={calendar} current={day} />
            <p class="small soft">{whoseDay(data, words)}</p>
          </div>
        </div>
        <MoreWays />
      </div>
    </Shell>
  );
}

/** When a day ends: a person's own at the hour that they chose. */
function whoseDay({ dayBegins }: DailyData, words: DailyWords): string {
  if (dayBegins === null) return words.utc;
  return dayBegins === 0 ? words.ownMidnight : words.ownHour(`${dayBegins}:00`);
}

/** The other puzzles of the day, and the giant of the week. */
function DayRow({ data: { puzzles, hero, giant } }: { readonly data: DailyData }) {
  const others = puzzles.filter(({ kind }) => kind !== hero?.kind);
  if (others.length === 0 && giant === null) return null;
  return (
    <div class="day-row">
      {others.map((puzzle) => (
        <DayPuzzleCard key={puzzle.kind} puzzle={puzzle} />
      ))}
      {giant !== null && <GiantCard puzzle={giant} />}
    </div>
  );
}

function DayRanking({ data }: { readonly data: DailyData }) {
  const { linkTo, server, wordsOf } = usePage();
  const words = wordsOf('daily');
  const { puzzlesMenu, kindsMenu, kinds } = wordsOf('rankings');
  const { day, puzzles, shown, kind, ranking } = data;
  const at = (chosen: Chosen): string => linkTo(dailyPath(day, { puzzle: shown, kind, ...chosen }));
  return (
    <section class="stack" id="ranking">
      <div class="apart wraps">
        <h2>{words.ranking}</h2>
        <Ways
          label={puzzlesMenu}
          current={shown ?? ''}
          ways={puzzles.map((one) => ({
            id: one.kind,
            text: words.kinds[one.kind],
            href: at({ puzzle: one.kind }),
          }))}
        />
      </div>
      <Ways
        label={kindsMenu}
        current={kind}
        ways={KINDS.map((id) => ({ id, text: kinds[id], href: at({ kind: id }) }))}
      />
      <RankTable
        ranking={ranking}
        counted="time"
        columns={['streak']}
        caption={words.ranking}
        pageAt={(after) => at({ after })}
      />
      {server?.person === undefined && <p class="small soft">{words.signIn}</p>}
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
