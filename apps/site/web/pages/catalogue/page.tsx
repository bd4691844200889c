/**
 * The catalogue: filters, cards, more cards. All of it is an address: without a script filters are
 * a form and "more" is a link; with one both fetch the page of that address and show its cards.
 */
import { useEffect, useState } from 'preact/hooks';
import { CachedHtml } from '../../frame/cached-html.js';
import { type PageContext, type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { CardItems } from '../../widgets/card-items.js';
import { toProgress } from '../../widgets/card-view.js';
import type { CardProgress } from '../../widgets/cards.js';
import { Icon, IconShape } from '../../widgets/icon.js';
import { Newcomers } from '../../widgets/newcomers.js';
import { loadProgress } from '../home/progress.js';
import { ActiveChips, FiltersLink } from './active-chips.js';
import { fetchPage } from './fetch-page.js';
import { FilterForm } from './filter-form.js';
import { activeFilters, type CatalogueFilters, EVERYTHING, SORTS, writeSearch } from './filters.js';
import './catalogue.css';
import './head.css';
import { RARE_ICON_SHAPES } from '../../icons/rare-icon-shapes.js';
import type { CatalogueData } from './data.js';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('catalogue').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('catalogue').description;

export function Page({ data: first }: { readonly data: CatalogueData }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const { data, filter, more, problem } = usePages(first);
  const progress = useOwnProgress(first.isMember);
  const words = wordsOf('catalogue');
  const { cards, filters, next, isStart } = data;
  const search = writeSearch(filters);
  return (
    <Shell>
      <div class="catalogue">
        <CachedHtml by={`catalogue head ${data.isMember} ${search}`} texts={countTexts(page, data)}>
          {(texts) => (
            <>
              <Head filters={filters} texts={texts} onFilter={filter} />
              <ActiveChips data={data} onFilter={filter} />
            </>
          )}
        </CachedHtml>
        <div class="beside">
          <CachedHtml by={`catalogue form ${data.isMember} ${search}`} texts={NO_TEXTS}>
            {() => <FilterForm data={data} onFilter={filter} />}
          </CachedHtml>
          <div class="stack">
            {cards.length === 0 && next === null ? (
              <Nothing onAll={() => filter(EVERYTHING)} />
            ) : (
              <ul class="cards">
                <CardItems
                  items={cards.map((puzzle) => ({
                    puzzle,
                    progress: toProgress(puzzle) ?? progress.get(puzzle.id),
                  }))}
                  now={data.now}
                />
              </ul>
            )}
            {problem && <p class="note bad">{words.failed}</p>}
            <p class="row wraps ends">
              {!isStart && (
                <a class="button" href={`${linkTo('puzzles')}${search}`}>
                  {words.toStart}
                </a>
              )}
              {next !== null && (
                <a
                  class="button"
                  rel="next"
                  href={`${linkTo('puzzles')}${writeSearch(filters, next)}`}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    more();
                  }}
                >
                  {words.nextPage}
                </a>
              )}
            </p>
            {!data.isMember && <Newcomers withEasiest />}
          </div>
        </div>
      </div>
    </Shell>
  );
}

const NO_TEXTS = {};

/** What the page is, how many puzzles match, and their order. */
function Head({
  filters,
  texts,
  onFilter,
}: {
  readonly filters: CatalogueFilters;
  readonly texts: ReturnType<typeof countTexts>;
  readonly onFilter: (filters: CatalogueFilters) => void;
}) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('catalogue');
  return (
    <div class="apart head">
      <div class="what">
        <h1>{words.title}</h1>
        <p class="small soft" role="status">
          <span>{texts.count}</span>
          <span class="blind-note">{texts.note}</span>
        </p>
      </div>
      <div class="row ways">
        <a class="button quiet random" href={`${linkTo('puzzles/random')}${writeSearch(filters)}`}>
          <IconShape shape={RARE_ICON_SHAPES.dices} />
          <span>{words.random}</span>
        </a>
        <label class="row small soft sort">
          <span>{words.sort}</span>
          <Icon name="list" />
          <select
            class="input"
            name="sort"
            form="filters"
            value={filters.sort}
            onChange={(event) => onFilter({ ...filters, sort: event.currentTarget.value })}
          >
            {SORTS.map((one) => (
              <option key={one} value={one} selected={one === filters.sort}>
                {words.sorts[one]}
              </option>
            ))}
          </select>
        </label>
        <FiltersLink filters={filters} />
      </div>
    </div>
  );
}

/** "1,284 match" and " · titles and pictures appear once you solve them". */
function countTexts(page: PageContext, { total, filters }: CatalogueData) {
  const { numberText, plural, wordsOf } = page;
  const words = wordsOf('catalogue');
  if (total === null) return { count: '', note: words.blindAlone };
  const isAll = activeFilters(filters).length === 0;
  const noun = plural(total, isAll ? words.all : words.match);
  return { count: `${numberText(total)} ${noun}`, note: ` · ${words.blindNote}` };
}

/** The page that is shown, how to filter it and how to lengthen it. */
function usePages(first: CatalogueData) {
  const { linkTo } = usePage();
  const [data, show] = useState(first);
  const [problem, setProblem] = useState(false);
  const load = async (search: string): Promise<CatalogueData | undefined> => {
    const found = await fetchPage<CatalogueData>(`${linkTo('puzzles')}${search}`);
    setProblem(found === undefined);
    return found;
  };
  useEffect(() => {
    const back = (): void => {
      void load(location.search).then((found) => found !== undefined && show(found));
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const filter = (filters: CatalogueFilters): void => {
    // chips answer at once; the cards follow
    show({ ...data, filters });
    void load(writeSearch(filters)).then((found) => {
      if (found === undefined) return;
      history.pushState(null, '', location.pathname + writeSearch(filters) + location.hash);
      show(found);
    });
  };
  const more = (): void => {
    void load(writeSearch(data.filters, data.next ?? undefined)).then((found) => {
      if (found === undefined) return;
      const known = new Set(data.cards.map(({ id }) => id));
      const added = found.cards.filter(({ id }) => !known.has(id));
      show({ ...found, isStart: data.isStart, cards: [...data.cards, ...added] });
    });
  };
  return { data, filter, more, problem };
}

/** What this browser knows of games; what the account knows comes with the cards. */
function useOwnProgress(isMember: boolean): ReadonlyMap<string, CardProgress> {
  const [progress, show] = useState<ReadonlyMap<string, CardProgress>>(new Map());
  useEffect(() => {
    void loadProgress(({ byPuzzle }) => show(byPuzzle));
  }, [isMember]);
  return progress;
}

function Nothing({ onAll }: { readonly onAll: () => void }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('catalogue');
  return (
    <div class="card padded stack nothing">
      <h2>{words.nothing}</h2>
      <p class="small soft">{words.nothingHelp}</p>
      <a
        class="button"
        href={linkTo('puzzles')}
        onClick={(event) => {
          event.preventDefault();
          onAll();
        }}
      >
        {words.clear}
      </a>
    </div>
  );
}
