/**
 * Series of the shelf and the course, each with how far the player is; a series filters the shelf.
 */
import { textIn } from '@nonokit/core';
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import type { ShelfCard } from '../../puzzles/shelf.js';
import type { CardProgress } from '../../widgets/cards.js';
import { toShelf } from './by-size.js';
import type { HomeData, ShelfSeries } from './shelf-data.js';

/** How many series are shown at first, beside the course. */
const FIRST = 5;

export function SeriesRow({
  data: { series, course },
  cards,
  progress,
  onPick,
}: {
  readonly data: Pick<HomeData, 'series' | 'course'>;
  readonly cards: readonly ShelfCard[];
  readonly progress: ReadonlyMap<string, CardProgress>;
  readonly onPick: (series: string) => void;
}) {
  const { contentLanguage, linkTo, wordsOf } = usePage();
  const [isAll, setAll] = useState(false);
  const words = wordsOf('home');
  const isSolved = (id: string): boolean => progress.get(id)?.state === 'solved';
  const solvedIn = ({ numbers }: ShelfSeries): number =>
    listCards(numbers, cards).filter(({ id }) => isSolved(id)).length;
  return (
    <section class="section">
      <div class="apart">
        <h2>{words.series}</h2>
        <button
          type="button"
          class="button quiet"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? words.fewerSeries : words.allSeries(series.length)}
        </button>
      </div>
      <p class="small soft">{words.seriesAbout}</p>
      <ul class={isAll ? 'series-cards' : 'series-cards in-row'}>
        <li>
          <a class="card" href={linkTo('learn/course/')}>
            <b>{words.courseTitle}</b>
            <span class="small soft">{words.courseText}</span>
            <Progress done={course.filter(isSolved).length} all={course.length} />
          </a>
        </li>
        {series.slice(0, isAll ? series.length : FIRST).map((one) => (
          <li key={one.id}>
            <a
              class="card"
              href={`?series=${one.id}#shelf`}
              onClick={toShelf(() => onPick(one.id))}
            >
              <b>{textIn(one.titles, contentLanguage)}</b>
              <span class="small soft">{textIn(one.texts, contentLanguage)}</span>
              <Progress done={solvedIn(one)} all={one.numbers.length} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of puzzles; once some are solved, how many of them, as a bar as well. */
export function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  const { numberText, plural, wordsOf } = usePage();
  const words = wordsOf('home');
  if (done === 0) {
    return (
      <span class="small softer progress">
        {numberText(all)} {plural(all, words.count)}
      </span>
    );
  }
  return (
    <span class="small softer progress">
      <progress max={all} value={done} aria-hidden="true" />
      {words.solvedOf(done, all)}
    </span>
  );
}

/** The cards with these numbers, in their order; those that are not loaded yet are left out. */
export function listCards(
  numbers: readonly number[],
  cards: readonly ShelfCard[],
): readonly ShelfCard[] {
  return numbers.flatMap((number) => cards[number - 1] ?? []);
}
