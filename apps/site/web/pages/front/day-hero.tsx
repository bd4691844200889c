/** The head of the first page: a puzzle of the day with its clues, on squared paper. */
import type { Clues } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { ClueDrawing, cellIn } from '../../sheet/clue-drawing.js';
import type { CardView } from '../../widgets/card-view.js';
import { Inks } from '../../widgets/cards.js';
import { colorsText } from '../../widgets/colors-text.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import { Week } from '../home/week.js';

/** The room of the drawing, in pixels. */
const ROOM = 430;

/** The kinds of the day's puzzles. */
type Kind = 'small' | 'medium' | 'coloured';

/** The day's puzzles. */
export interface HeroData {
  /** `2026-11-22`, in UTC. */
  readonly day: string;
  /** The puzzle that is shown; absent where the catalogue has none for today. */
  readonly shown?: {
    readonly kind: Kind;
    readonly card: CardView;
    readonly clues: Clues;
    /** Number of people who have solved it today, and their median in milliseconds. */
    readonly solves: number;
    readonly median: number | null;
  };
  readonly others: readonly {
    readonly kind: Kind;
    readonly card: CardView;
    readonly isSolved: boolean;
  }[];
  /** Whether this person has solved all of them. */
  readonly isDone: boolean;
}

export function DayHero({
  hero,
  solvedAt,
  mayBeNew,
  isNew,
  now,
}: {
  readonly hero: HeroData;
  readonly solvedAt: readonly number[];
  /** Whether the server knows of nothing that the reader has begun or solved. */
  readonly mayBeNew: boolean;
  /** Whether this browser does not either: the way to the lesson is shown in place of the week. */
  readonly isNew: boolean;
  readonly now: number;
}) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('front');
  const { shown } = hero;
  return (
    <section class="card squared hero">
      <div class="text">
        <p class="date">
          <a href={linkTo(`daily/${hero.day}`)}>{dayText(page, hero.day)}</a>
        </p>
        <h1>{shown === undefined ? words.noDaily : words.headings[shown.kind]}</h1>
        {shown !== undefined && <Shown {...shown} />}
        {hero.isDone && <p class="small soft">{words.allDone}</p>}
        <Others hero={hero} />
        <div class={isNew ? 'below new' : 'below'}>
          <OwnWeek solvedAt={solvedAt} now={now} />
          {mayBeNew && (
            <div class="first-time">
              <p class="small soft">{wordsOf('newcomer').what}</p>
              <a class="button quiet" href={linkTo('learn/first/')}>
                <Icon name="graduation-cap" />
                {wordsOf('home').firstTime}
              </a>
            </div>
          )}
        </div>
      </div>
      {shown !== undefined && (
        <div class="board">
          <ClueDrawing
            clues={shown.clues}
            cell={cellIn(ROOM, shown.clues)}
            label={wordsOf('home').boardOf(`№ ${shown.card.number}`)}
          />
        </div>
      )}
    </section>
  );
}

function Shown({ card, solves, median }: NonNullable<HeroData['shown']>) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('front');
  const home = wordsOf('home');
  const { id, width, height, inks, difficulty, mine } = card;
  const time = median === null ? null : clockText(median);
  return (
    <>
      <p class="row wraps small soft about">
        <span>
          {width} × {height}
        </span>
        <span class="row">
          <Inks inks={inks} />
          {colorsText(page, inks)}
        </span>
        <Difficulty label={difficulty} />
      </p>
      <div class="row wraps">
        <a class="button primary big" href={linkTo(`puzzles/${id}`)}>
          <Icon name="play" />
          {mine?.state === 'started' ? home.goOn : home.play}
        </a>
        <span class="small soft">{words.solvedToday(solves, time)}</span>
      </div>
    </>
  );
}

/** The day's other puzzles, as links in a line. */
function Others({ hero: { others } }: { readonly hero: HeroData }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('front');
  if (others.length === 0) return null;
  return (
    <p class="row wraps small soft others">
      {words.alsoToday}:
      {others.map(({ kind, card, isSolved }) => (
        <a key={kind} class="link" href={linkTo(`puzzles/${card.id}`)}>
          {words.kinds[kind]} {card.width} × {card.height}
          {isSolved && <Icon name="check" size={16} />}
        </a>
      ))}
    </p>
  );
}

/** The week counts days where the player is: the server's are shown until the script knows them. */
function OwnWeek({
  solvedAt,
  now,
}: {
  readonly solvedAt: readonly number[];
  readonly now: number;
}) {
  const [today, setToday] = useState(now);
  useEffect(() => setToday(Date.now()), []);
  return <Week solvedAt={solvedAt} now={today} />;
}

/** "Sunday, 22 November". */
function dayText(page: PageContext, day: string): string {
  const { locale } = page;
  const text = new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const [first = ''] = text;
  // British dates have no comma after the day of the week; the design has
  return (first.toUpperCase() + text.slice(1)).replace(/^(\p{L}+) /u, '$1, ');
}
