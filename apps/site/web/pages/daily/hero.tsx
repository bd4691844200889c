/** The head of a day: a puzzle of it with its clues, on squared paper, and the reader's week. */

import { usePage } from '../../frame/page-context.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { ClueDrawing, cellIn } from '../../sheet/clue-drawing.js';
import { Inks } from '../../widgets/cards.js';
import { colorsText } from '../../widgets/colors-text.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import { OwnWeek } from '../home/week.js';
import type { DayPuzzle } from '../rankings/data.js';
import { dayText } from '../rankings/day-text.js';
import type { DailyData } from './data.js';
import { Solved } from './day-puzzles.js';

/** The room of the drawing, in pixels. */
const ROOM = 430;

export function Hero({ data }: { readonly data: DailyData }) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('daily');
  const { day, isToday, puzzles, hero } = data;
  const puzzle = puzzles.find(({ kind }) => kind === hero?.kind);
  return (
    <section class="card squared hero">
      <div class="text">
        <div class="row wraps day-turns">
          <DayLink day={data.previous} icon="chevron-left" text={words.dayBefore} />
          <p class="date">{dayText(page, day, 'long')}</p>
          <DayLink day={data.next} icon="chevron-right" text={words.dayAfter} />
          {!isToday && (
            <a class="button quiet" href={page.linkTo('daily')}>
              {words.today}
            </a>
          )}
        </div>
        <h1>{words.heading}</h1>
        {puzzle === undefined ? (
          <p class="soft">{words.none}</p>
        ) : (
          <About puzzle={puzzle} median={hero?.median ?? null} />
        )}
        {isToday && <Week data={data} />}
      </div>
      {hero !== null && puzzle !== undefined && (
        <div class="board">
          <ClueDrawing
            clues={hero.clues}
            cell={cellIn(ROOM, hero.clues)}
            label={wordsOf('home').boardOf(`№ ${puzzle.number}`)}
          />
        </div>
      )}
    </section>
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

function About({ puzzle, median }: { readonly puzzle: DayPuzzle; readonly median: number | null }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('daily');
  const { kind, id, width, height, inks, difficulty, solves, elapsed } = puzzle;
  return (
    <article class="stack day-puzzle" data-kind={kind}>
      <p class="row wraps small soft about">
        <span class="strong">{words.kinds[kind]}</span>
        <span>
          {width} × {height}
        </span>
        <span class="row">
          <Inks inks={inks} />
          {colorsText(page, inks)}
        </span>
        <Difficulty label={DIFFICULTIES[difficulty - 1]} />
      </p>
      {elapsed !== undefined && <Solved puzzle={puzzle} elapsed={elapsed} />}
      <div class="row wraps">
        <a class="button primary big" href={linkTo(`puzzles/${id}`)}>
          <Icon name="play" />
          {elapsed === undefined ? words.play : words.look}
        </a>
        <span class="small soft">
          {words.solved(solves, median === null ? null : clockText(median))}
        </span>
      </div>
    </article>
  );
}

/** The reader's last seven days, and what there is to say of them. */
function Week({ data: { solvedAt, streak, now } }: { readonly data: DailyData }) {
  const page = usePage();
  const { numberText, plural, wordsOf } = page;
  const words = wordsOf('daily');
  const missed = streak?.mendable ?? null;
  const days = (count: number): string => `${numberText(count)} ${plural(count, words.days)}`;
  return (
    <div class="stack day-week">
      <OwnWeek solvedAt={solvedAt} now={now}>
        {(count) => (
          <p class="small soft">
            {count === 0 ? words.weekEmpty : words.weekCount(days(count))}{' '}
            {streak !== null && streak.longest > 0 && words.longest(days(streak.longest))}
          </p>
        )}
      </OwnWeek>
      {missed !== null && (
        <p class="small">
          {words.mendable(dayText(page, missed.day), dayText(page, missed.until))}
        </p>
      )}
    </div>
  );
}
