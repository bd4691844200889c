/** The filters of the shelf. Without script they could do nothing, so they are not shown then. */
import type { ShelfCard } from '../../puzzles/shelf.js';
import { Chip } from '../../shell/controls.js';
import { DIFFICULTIES } from '../../shell/difficulty.js';
import { wordsOf } from '../../shell/state.js';
import { CARDS_EN } from '../../words/en/cards.js';
import { HOME_EN } from '../../words/en/home.js';
import { CARDS_RU } from '../../words/ru/cards.js';
import { HOME_RU } from '../../words/ru/home.js';
import { EVERYTHING, type Filter, leastOf, SIZES, searchOf, sizeOf, toggled } from './filter.js';

const WORDS = { en: HOME_EN, ru: HOME_RU };
const CARDS = { en: CARDS_EN, ru: CARDS_RU };

export function Filters({
  shelf,
  filter,
  onFilter,
}: {
  readonly shelf: readonly ShelfCard[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}) {
  const words = wordsOf(WORDS);
  const { difficulties } = wordsOf(CARDS);
  const { sizes, difficulties: wanted, isUnsolved } = filter;
  return (
    <form class="filters" aria-label={words.filters}>
      <fieldset>
        <legend>{words.size}</legend>
        <div class="chips">
          {SIZES.filter((size) => shelf.some((card) => sizeOf(card) === size)).map((size) => (
            <Chip
              key={size}
              isSquare
              isOn={sizes.includes(size)}
              name={words.sizeUpTo(leastOf(size), size)}
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
          {DIFFICULTIES.filter((each) => shelf.some((card) => card.difficulty === each)).map(
            (each) => (
              <Chip
                key={each}
                isOn={wanted.includes(each)}
                onChange={() => onFilter({ ...filter, difficulties: toggled(wanted, each) })}
              >
                {difficulties[each]}
              </Chip>
            ),
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.show}</legend>
        <div class="chips">
          <Chip isOn={isUnsolved} onChange={(isOn) => onFilter({ ...filter, isUnsolved: isOn })}>
            {words.unsolved}
          </Chip>
          {searchOf(filter) !== '' && (
            <button type="button" class="button quiet" onClick={() => onFilter(EVERYTHING)}>
              {words.showAll}
            </button>
          )}
        </div>
      </fieldset>
    </form>
  );
}
