/** The first page: go on with what was begun, open a file, pick a puzzle from the shelf, learn. */
import { useEffect, useState } from 'preact/hooks';
import type { ShelfCard } from '../../puzzles/shelf.js';
import type { PageLanguage } from '../../shell/place.js';
import { Shell } from '../../shell/shell.js';
import { HOME_EN } from '../../words/en/home.js';
import { HOME_RU } from '../../words/ru/home.js';
import { Begun } from './begun.js';
import { BySize } from './by-size.js';
import { Doors } from './doors.js';
import { EVERYTHING, type Filter, filterFrom, searchOf } from './filter.js';
import { Hero, type HeroPuzzle } from './hero.js';
import { loadProgress, NOTHING_DONE } from './progress.js';
import { ShelfList } from './shelf-list.js';
import './home.css';

const WORDS = { en: HOME_EN, ru: HOME_RU };

export const title = (): string => '';
export const description = (language: PageLanguage): string => WORDS[language].description;

/** What the build writes into the page. */
export interface HomeData {
  readonly shelf: readonly ShelfCard[];
  /** The puzzle beside the heading, for who has not begun any. */
  readonly first: HeroPuzzle;
}

export function Page({ data }: { readonly data: HomeData }) {
  const [progress, setProgress] = useState(NOTHING_DONE);
  const [now, setNow] = useState(0);
  const [filter, setFilter] = useFilter();
  useEffect(() => {
    setNow(Date.now());
    void loadProgress(setProgress);
  }, []);
  return (
    <Shell>
      <div class="home">
        <Hero {...data} progress={progress} now={now} />
        <Begun shelf={data.shelf} games={progress.begun} now={now} />
        <BySize shelf={data.shelf} onPick={(size) => setFilter({ ...EVERYTHING, sizes: [size] })} />
        <ShelfList
          shelf={data.shelf}
          progress={progress.byPuzzle}
          now={now}
          filter={filter}
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
    history.replaceState(history.state, '', location.pathname + searchOf(next) + location.hash);
  };
  return [filter, keep];
}
