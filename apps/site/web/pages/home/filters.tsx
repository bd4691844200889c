/** The filters of the shelf. Without script they could do nothing, so they are not shown then. */

import { usePage } from '../../frame/page-context.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { Chip, Segments } from '../../widgets/controls.js';
import { EVERYTHING, type Filter, findLeast, SIZES, toggled, writeSearch } from './filter.js';
import type { HomeData } from './shelf-data.js';

/** What the player has done with the puzzles that are shown. */
const SHOWS = ['all', 'unsolved', 'solved'] as const;

export function Filters({
  data,
  filter,
  onFilter,
}: {
  readonly data: Pick<HomeData, 'counts' | 'difficulties' | 'colors'>;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('home');
  const { difficulties } = wordsOf('cards');
  const { sizes, difficulties: wanted, colors, show } = filter;
  return (
    <form class="filters" aria-label={words.filters}>
      <fieldset>
        <legend>{words.size}</legend>
        <div class="chips">
          {SIZES.filter((size) => data.counts[size] > 0).map((size) => (
            <Chip
              key={size}
              isSquare
              isOn={sizes.includes(size)}
              name={words.sizeUpTo(findLeast(size), size)}
              onChange={() => onFilter({ ...filter, sizes: toggled(sizes, size) })}
            >
              {size}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.difficulty}</legend>
        <div class="chips">
          {DIFFICULTIES.filter((each) => data.difficulties.includes(each)).map((each) => (
            <Chip
              key={each}
              isOn={wanted.includes(each)}
              onChange={() => onFilter({ ...filter, difficulties: toggled(wanted, each) })}
            >
              {difficulties[each]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.colors}</legend>
        <div class="chips">
          {data.colors.map((each) => (
            <Chip
              key={each}
              isOn={colors.includes(each)}
              onChange={() => onFilter({ ...filter, colors: toggled(colors, each) })}
            >
              {words.inks[each]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div class="stack">
        <Segments
          name="show"
          label={words.show}
          value={show}
          options={SHOWS.map((value) => ({ value, label: words.shows[value] }))}
          onChange={(value) => onFilter({ ...filter, show: value })}
        />
        {writeSearch({ ...filter, series: undefined }) !== '' && (
          <button type="button" class="button quiet" onClick={() => onFilter(EVERYTHING)}>
            {words.showAll}
          </button>
        )}
      </div>
    </form>
  );
}
