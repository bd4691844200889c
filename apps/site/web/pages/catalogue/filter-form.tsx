/**
 * The filters as a form: beside the cards on a wide window, over them on a phone, where the address
 * `#filters` opens it. With a script every change is followed at once, and its button is not shown.
 */
import { useEffect, useRef } from 'preact/hooks';
import { TIMES } from '../../../contract/next-puzzle.js';
import { usePage } from '../../frame/page-context.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { difficultyWord } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { rangeText } from './active-chips.js';
import type { CatalogueData } from './data.js';
import {
  type CatalogueFilters,
  EVERYTHING,
  filtersFrom,
  SIZE_CHIPS,
  SIZES,
  writeSearch,
} from './filters.js';
import { MoreFilters } from './more-filters.js';

export function FilterForm({
  data,
  onFilter,
}: {
  readonly data: CatalogueData;
  readonly onFilter: (filters: CatalogueFilters) => void;
}) {
  const { contentLanguage, linkTo, wordsOf } = usePage();
  const words = wordsOf('catalogue');
  const { filters, isMember } = data;
  const form = useRef<HTMLFormElement>(null);
  useEscape();
  const read = (): CatalogueFilters | undefined => {
    if (form.current === null) return undefined;
    const sent = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) sent.append(name, String(value));
    return filtersFrom(sent);
  };
  const follow = (): void => {
    const wanted = read();
    if (wanted !== undefined && writeSearch(wanted) !== writeSearch(filters)) onFilter(wanted);
  };
  return (
    <form
      id="filters"
      ref={form}
      class="filters"
      method="get"
      action={linkTo('puzzles')}
      aria-label={words.filters}
      onChange={follow}
      onSubmit={(event) => {
        event.preventDefault();
        follow();
        if (location.hash === '#filters') history.back();
      }}
    >
      <div class="apart sheet-head">
        <b>{words.filters}</b>
        <a class="icon-button" href="#content" aria-label={words.close}>
          <Icon name="x" />
        </a>
      </div>
      {isMember && (
        <Choice
          name="solved"
          legend={words.show}
          value={filters.solved}
          options={Object.entries(words.solved)}
        />
      )}
      <Times filters={filters} />
      <Sizes filters={filters} />
      <Choice
        name="colors"
        legend={words.colors}
        value={filters.colors}
        options={[
          ...Object.entries(words.colorKinds),
          ...(Object.hasOwn(words.colorKinds, filters.colors)
            ? []
            : [[filters.colors, words.exactColors(filters.colors)] as const]),
        ]}
      />
      <Levels filters={filters} />
      <div class="field">
        <label for="technique">{words.technique}</label>
        <select id="technique" class="input" name="technique" value={filters.technique}>
          <option value="">{words.anyTechnique}</option>
          {data.techniques.map(({ id, name }) => (
            <option key={id} value={id} selected={id === filters.technique}>
              {name[contentLanguage]}
            </option>
          ))}
        </select>
      </div>
      <label class="switch">
        <span>{words.lines}</span>
        <input class="spoken" type="checkbox" name="lines" value="1" checked={filters.lines} />
        <i />
      </label>
      <MoreFilters filters={filters} isMember={isMember} />
      <div class="row wraps ends">
        <button type="submit" class="button primary apply">
          {words.apply}
        </button>
        {writeSearch({ ...filters, sort: 'new' }) !== '' && (
          <a
            class="button quiet"
            href={linkTo('puzzles')}
            onClick={(event) => {
              event.preventDefault();
              form.current?.reset();
              onFilter(EVERYTHING);
            }}
          >
            {words.clear}
          </a>
        )}
      </div>
    </form>
  );
}

/** One of a few, as chips. */
function Choice({
  name,
  legend,
  value,
  options,
}: {
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="chips">
        {options.map(([one, text]) => (
          <label key={one} class="chip">
            <input type="radio" name={name} value={one} checked={one === value} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Times({ filters: { time } }: { readonly filters: CatalogueFilters }) {
  const { wordsOf } = usePage();
  const words = wordsOf('catalogue');
  return (
    <fieldset>
      <legend>{words.time}</legend>
      <div class="chips">
        {TIMES.map((one) => (
          <label key={one} class="chip square">
            <input type="checkbox" name="time" value={one} checked={time.includes(one)} />
            {words.times[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Sizes({ filters: { size } }: { readonly filters: CatalogueFilters }) {
  const { wordsOf } = usePage();
  const words = wordsOf('catalogue');
  return (
    <fieldset>
      <legend>{words.size}</legend>
      <div class="chips">
        {SIZE_CHIPS.map((classes) => {
          const [first = 0] = classes;
          const below = SIZES[SIZES.findIndex((one) => one >= first) - 1] ?? 0;
          const last = classes.at(-1) ?? first;
          return (
            <label key={first} class="chip square">
              <input
                type="checkbox"
                name="size"
                value={classes.join(',')}
                checked={classes.some((one) => size.includes(one))}
                aria-label={words.sizeUpTo(below + 1, last)}
              />
              {classes.length > 1 ? `${first}+` : first}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Two sliders on one track: the easiest and the hardest. */
function Levels({ filters }: { readonly filters: CatalogueFilters }) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('catalogue');
  const { from, to } = filters;
  const share = (level: number): string => `${(level - 1) / 4}`;
  return (
    <fieldset class="levels">
      <legend class="apart">
        <span>{words.difficulty}</span>
        <span class="soft">{rangeText(page, filters)}</span>
      </legend>
      <div class="track" style={{ '--from-share': share(from), '--to-share': share(to) }}>
        {(['from', 'to'] as const).map((name) => (
          <input
            key={name}
            type="range"
            name={name}
            min={1}
            max={5}
            step={1}
            value={filters[name]}
            aria-label={name === 'from' ? words.easiest : words.hardest}
            aria-valuetext={difficultyWord(page, DIFFICULTIES[filters[name] - 1])}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Escape closes the sheet of the phone. */
function useEscape(): void {
  useEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && location.hash === '#filters') location.hash = '#content';
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);
}
