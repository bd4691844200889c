/**
 * The shelf: puzzles of the site as cards, with filters. A series is shown in its own order. Only
 * some cards are drawn at a time, because there are hundreds.
 */
import { textIn } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { RARE_ICON_SHAPES } from '../../icons/rare-icon-shapes.js';
import type { ShelfCard } from '../../puzzles/shelf.js';
import { type CardProgress, PuzzleCard } from '../../widgets/cards.js';
import { IconShape } from '../../widgets/icon.js';
import { EVERYTHING, type Filter, isShown, writeSearch } from './filter.js';
import { Filters } from './filters.js';
import { listCards } from './series-row.js';
import type { HomeData } from './shelf-data.js';
import type { ShelfState } from './use-shelf.js';

/** Cards that are drawn at first, and each time more are wanted. */
export const CARDS_AT_ONCE = 24;

interface ShelfListProps {
  readonly data: HomeData;
  readonly shelf: ShelfState;
  readonly progress: ReadonlyMap<string, CardProgress>;
  readonly now: number;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

export function ShelfList(props: ShelfListProps) {
  const { contentLanguage, numberText, plural, wordsOf } = usePage();
  const { data, shelf, progress, filter, onFilter } = props;
  const words = wordsOf('home');
  const isSolved = ({ id }: ShelfCard): boolean => progress.get(id)?.state === 'solved';
  const series = data.series.find(({ id }) => id === filter.series);
  const cards = series === undefined ? shelf.cards : listCards(series.numbers, shelf.cards);
  const shown = cards.filter((card) => isShown(filter, card, isSolved(card)));
  const isWhole = shelf.state === 'all';
  const isPlain = writeSearch(filter) === '';
  const count = isPlain && !isWhole ? sumTotal(data) : shown.length;
  const solved = shown.filter(isSolved).length;
  return (
    <section class="section" aria-labelledby="shelf">
      <h2 id="shelf" tabIndex={-1}>
        {series === undefined ? words.puzzles : textIn(series.titles, contentLanguage)}
      </h2>
      {series !== undefined && <p class="about">{textIn(series.texts, contentLanguage)}</p>}
      <div class="apart shelf-head">
        <p class="small soft" role="status">
          {isWhole || isPlain ? `${numberText(count)} ${plural(count, words.count)}` : ''}
          {isWhole && solved > 0 && ` · ${words.solvedOf(solved, shown.length)}`}
          {isWhole || isPlain ? ` · ${words.blindNote}` : words.loading}
        </p>
        {series === undefined ? (
          <AnyButton cards={shown.filter(({ id }) => !progress.has(id))} />
        ) : (
          <button
            type="button"
            class="button quiet"
            onClick={() => onFilter({ ...filter, series: undefined })}
          >
            {words.leaveSeries}
          </button>
        )}
      </div>
      <div class="shelf">
        <Filters data={data} filter={filter} onFilter={onFilter} />
        <Cards {...props} shown={isPlain || isWhole ? shown : []} />
      </div>
    </section>
  );
}

/** How many puzzles the shelf has. */
function sumTotal({ counts }: HomeData): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Opens any of the cards. */
function AnyButton({ cards }: { readonly cards: readonly ShelfCard[] }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('home');
  const open = (): void => {
    const card = cards[Math.floor(Math.random() * cards.length)];
    if (card !== undefined) location.assign(`${linkTo('play/')}#p=${card.id}`);
  };
  return (
    <button type="button" class="button any" disabled={cards.length === 0} onClick={open}>
      <IconShape shape={RARE_ICON_SHAPES.dices} />
      {words.any}
    </button>
  );
}

function Cards({
  shown,
  shelf,
  progress,
  now,
  filter,
  onFilter,
}: ShelfListProps & { readonly shown: readonly ShelfCard[] }) {
  const { wordsOf } = usePage();
  const words = wordsOf('home');
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const search = writeSearch(filter);
  useEffect(() => setMost(CARDS_AT_ONCE), [search]);
  if (shown.length === 0 && shelf.state === 'all') {
    return <Nothing isSolved={filter.show === 'solved'} onAll={() => onFilter(EVERYTHING)} />;
  }
  return (
    <div class="stack">
      <ul class="cards">
        {shown.slice(0, most).map((card) => (
          <li key={card.id}>
            <PuzzleCard puzzle={card} progress={progress.get(card.id)} now={now} />
          </li>
        ))}
      </ul>
      {shelf.state === 'missing' && (
        <p class="row wraps small soft" role="status">
          {words.notLoaded}
          <button type="button" class="button" onClick={shelf.onAgain}>
            {words.again}
          </button>
        </p>
      )}
      {shown.length > most && (
        <button type="button" class="button more" onClick={() => setMost(most + 2 * CARDS_AT_ONCE)}>
          {words.more}
        </button>
      )}
    </div>
  );
}

function Nothing({ isSolved, onAll }: { readonly isSolved: boolean; readonly onAll: () => void }) {
  const { wordsOf } = usePage();
  const words = wordsOf('home');
  return (
    <div class="card padded stack nothing">
      <h3>{isSolved ? words.noneSolved : words.nothing}</h3>
      <p class="small soft">{isSolved ? words.noneSolvedHelp : words.nothingHelp}</p>
      <button type="button" class="button" onClick={onAll}>
        {words.showAll}
      </button>
    </div>
  );
}
