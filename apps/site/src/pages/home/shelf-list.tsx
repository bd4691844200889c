/** The shelf: all puzzles of the site as cards, with filters by size and difficulty. */
import type { ShelfCard } from '../../puzzles/shelf.js';
import { type CardProgress, PuzzleCard } from '../../shell/cards.js';
import { numberText, plural, wordsOf } from '../../shell/state.js';
import { HOME_EN } from '../../words/en/home.js';
import { HOME_RU } from '../../words/ru/home.js';
import { EVERYTHING, type Filter, isShown } from './filter.js';
import { Filters } from './filters.js';

const WORDS = { en: HOME_EN, ru: HOME_RU };

export function ShelfList({
  shelf,
  progress,
  now,
  filter,
  onFilter,
}: {
  readonly shelf: readonly ShelfCard[];
  readonly progress: ReadonlyMap<string, CardProgress>;
  readonly now: number;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}) {
  const words = wordsOf(WORDS);
  const shown = shelf.filter((card) =>
    isShown(filter, card, progress.get(card.id)?.state === 'solved'),
  );
  return (
    <section class="section" aria-labelledby="shelf">
      <h2 id="shelf" tabIndex={-1}>
        {words.puzzles}
      </h2>
      <p class="small soft" role="status">
        {numberText(shown.length)} {plural(shown.length, words.count)} · {words.blindNote}
      </p>
      <div class="shelf">
        <Filters shelf={shelf} filter={filter} onFilter={onFilter} />
        {shown.length === 0 ? (
          <Nothing onAll={() => onFilter(EVERYTHING)} />
        ) : (
          <ul class="cards">
            {shown.map((card) => (
              <li key={card.id}>
                <PuzzleCard puzzle={card} progress={progress.get(card.id)} now={now} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Nothing({ onAll }: { readonly onAll: () => void }) {
  const words = wordsOf(WORDS);
  return (
    <div class="card padded stack nothing">
      <h3>{words.nothing}</h3>
      <p class="small soft">{words.nothingHelp}</p>
      <button type="button" class="button" onClick={onAll}>
        {words.showAll}
      </button>
    </div>
  );
}
