/** On a phone: the way to the filters, and each of those that are on, to be taken away. */

import { type PageContext, usePage } from '../../frame/page-context.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { difficultyWord } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { dayText } from '../rankings/day-text.js';
import type { CatalogueData } from './data.js';
import { type ActiveFilter, activeFilters, type CatalogueFilters, writeSearch } from './filters.js';
import { titleLanguage } from './title-languages.js';

/** The way to the filters, with the number of those that are on. */
export function FiltersLink({ filters }: Pick<CatalogueData, 'filters'>) {
  const { wordsOf } = usePage();
  const words = wordsOf('catalogue');
  const { length } = activeFilters(filters);
  return (
    <a class="icon-button filters-link" href="#filters" aria-label={words.filtersOn(length)}>
      <Icon name="sliders-horizontal" />
      {length > 0 && <b aria-hidden="true">{length}</b>}
    </a>
  );
}

export function ActiveChips({
  data,
  onFilter,
}: {
  readonly data: CatalogueData;
  readonly onFilter: (filters: CatalogueFilters) => void;
}) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('catalogue');
  const active = activeFilters(data.filters);
  if (active.length === 0) return null;
  return (
    <div class="chips active-chips">
      {active.map((one) => (
        <a
          key={one.name}
          class="chip on"
          href={`${linkTo('puzzles')}${writeSearch(one.without)}`}
          aria-label={words.remove(filterText(page, data, one))}
          onClick={(event) => {
            event.preventDefault();
            onFilter(one.without);
          }}
        >
          {filterText(page, data, one)}
          <Icon name="x" size={16} />
        </a>
      ))}
    </div>
  );
}

/** What a filter is called: "15–30", "Coloured". */
function filterText(
  page: PageContext,
  { filters, techniques }: CatalogueData,
  { name }: ActiveFilter,
): string {
  const { contentLanguage, wordsOf } = page;
  const words = wordsOf('catalogue');
  const value = String(filters[name]);
  switch (name) {
    case 'time':
      return filters.time.map((time) => words.times[time] ?? time).join(', ');
    case 'size': {
      const least = Math.min(...filters.size);
      const most = Math.max(...filters.size);
      return least === most ? `${least}` : `${least}–${most}`;
    }
    case 'from':
    case 'to':
      return rangeText(page, filters);
    case 'lines':
      return words.lines;
    case 'colors':
      return words.colorKinds[value] ?? words.exactColors(value);
    case 'stars':
      return words.starsOf(value);
    case 'author':
      return words.authorIs(value);
    case 'tag':
      return words.tagIs(value);
    case 'title':
      return words.titleIs(value);
    case 'since':
      return words.sinceIs(dayText(page, value.slice(0, 10), 'dated'));
    case 'until':
      return words.untilIs(dayText(page, value.slice(0, 10), 'dated'));
    case 'solved':
      return words.solved[value] ?? value;
    case 'language':
      return titleLanguage(value, words.languages);
    case 'technique':
      return techniques.find(({ id }) => id === value)?.name[contentLanguage] ?? value;
    case 'sort':
      return words.sorts[value] ?? value;
  }
}

/** "Easy to Hard". */
export function rangeText(page: PageContext, { from, to }: CatalogueFilters): string {
  const { wordsOf } = page;
  const word = (level: number): string => difficultyWord(page, DIFFICULTIES[level - 1]);
  return wordsOf('catalogue').range(word(from), word(to));
}
