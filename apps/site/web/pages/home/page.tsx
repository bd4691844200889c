/** The first page: go on with what was begun, open a file, pick a puzzle from the shelf, learn. */

import { useEffect, useState } from 'preact/hooks';
import type { PageTexts } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import type { ShelfCard } from '../../puzzles/shelf.js';
import { Begun } from './begun.js';
import { BySize } from './by-size.js';
import { Doors } from './doors.js';
import {
  COLORS,
  colorsOf,
  EVERYTHING,
  type Filter,
  filterFrom,
  findSize,
  SIZES,
  writeSearch,
} from './filter.js';
import { Hero } from './hero.js';
import { loadProgress, NOTHING_DONE } from './progress.js';
import { SeriesRow } from './series-row.js';
import type { HomeData } from './shelf-data.js';
import { CARDS_AT_ONCE, ShelfList } from './shelf-list.js';
import { useShelf } from './use-shelf.js';
import './home.css';

export const title = (): string => '';
export const description = ({ wordsOf }: PageTexts): string => wordsOf('home').description;

/** The whole shelf, as the build has it. */
export interface WholeShelf extends Pick<HomeData, 'series' | 'first'> {
  readonly cards: readonly ShelfCard[];
}

/** What is written into the page: the first cards, and what filters and series have to know. */
export function buildData(
  { cards, series, first }: WholeShelf,
  course: readonly { readonly id: string }[],
): HomeData {
  const counts = SIZES.map((size) => [
    size,
    cards.filter((card) => findSize(card) === size).length,
  ]);
  return {
    cards: cards.slice(0, CARDS_AT_ONCE),
    counts: Object.fromEntries(counts),
    difficulties: [...new Set(cards.map(({ difficulty }) => difficulty))],
    colors: COLORS.filter((each) => cards.some(({ inks }) => colorsOf(inks.length) === each)),
    series,
    first,
    course: course.map(({ id }) => id),
  };
}

export function Page({ data }: { readonly data: HomeData }) {
  const [progress, setProgress] = useState(NOTHING_DONE);
  const [now, setNow] = useState(0);
  const [filter, setFilter] = useFilter();
  const shelf = useShelf(data.cards);
  useEffect(() => {
    setNow(Date.now());
    void loadProgress(setProgress);
  }, []);
  return (
    <Shell>
      <div class="home">
        <Hero shelf={shelf.cards} first={data.first} progress={progress} now={now} />
        <Begun shelf={shelf.cards} games={progress.begun} now={now} />
        <BySize
          counts={data.counts}
          onPick={(size) => setFilter({ ...EVERYTHING, sizes: [size] })}
        />
        <SeriesRow
          data={data}
          cards={shelf.cards}
          progress={progress.byPuzzle}
          onPick={(series) => setFilter({ ...EVERYTHING, series })}
        />
        <ShelfList
          {...{ data, shelf, now, filter }}
          progress={progress.byPuzzle}
          onFilter={setFilter}
        />
        <Doors />
      </div>
    </Shell>
  );
}

/** The filter of the address, and how to change both. */
function useFilter(): [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useState(EVERYTHING);
  useEffect(() => {
    const read = (): void => setFilter(filterFrom(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const keep = (next: Filter): void => {
    setFilter(next);
    history.replaceState(history.state, '', location.pathname + writeSearch(next) + location.hash);
  };
  return [filter, keep];
}
