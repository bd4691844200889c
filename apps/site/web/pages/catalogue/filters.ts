/**
 * The filters of the catalogue as a value, and the address that keeps them: the same names as the
 * API has. Shared by the server, which reads addresses, and the page, which writes them.
 */

import { TIMES } from '../../../contract/next-puzzle.js';

/** The classes of sizes: the upper bound of the longer side. The last two go together. */
export const SIZES = [5, 10, 15, 20, 25, 30, 40, 60, 200] as const;

/** The sizes as chips: the last one takes all that is larger. */
export const SIZE_CHIPS: readonly (readonly number[])[] = [
  ...[[5], [10], [15], [20], [25], [30]],
  [40, 60, 200],
];

export const SORTS = ['new', 'popular', 'stars', 'easy', 'hard'] as const;

/** What the catalogue shows. Empty texts and lists: everything. */
export interface CatalogueFilters {
  readonly size: readonly number[];
  readonly time: readonly string[];
  readonly colors: string;
  /** The lowest and the highest difficulty, 1 to 5. */
  readonly from: number;
  readonly to: number;
  readonly lines: boolean;
  readonly stars: string;
  readonly author: string;
  readonly tag: string;
  readonly title: string;
  /** Days: `2026-11-22`. */
  readonly since: string;
  readonly until: string;
  readonly solved: string;
  readonly language: string;
  readonly technique: string;
  readonly sort: string;
}

/** The filters that leave everything. */
export const EVERYTHING: CatalogueFilters = {
  size: [],
  time: [],
  colors: '',
  from: 1,
  to: 5,
  lines: false,
  stars: '',
  author: '',
  tag: '',
  title: '',
  since: '',
  until: '',
  solved: '',
  language: '',
  technique: '',
  sort: 'new',
};

/** The names of filters that are plain texts. */
const TEXTS = [
  ...(['colors', 'stars', 'author', 'tag', 'title', 'since', 'until'] as const),
  ...(['solved', 'language', 'technique'] as const),
];

/** Reads an address, written by us or sent by a form. What makes no sense is passed over. */
export function filtersFrom(search: URLSearchParams): CatalogueFilters {
  const text = (name: string): string =>
    // by characters: half of a pair could not be written into an address again
    [...(search.get(name) ?? '').trim()].slice(0, 32).join('');
  const sizes = new Set(search.getAll('size').flatMap((part) => part.split(',').map(Number)));
  const times = new Set(search.getAll('time').flatMap((part) => part.split(',')));
  const [low = '', high = low] = text('difficulty').split('-');
  const from = parseLevel(text('from') || low, 1);
  const to = parseLevel(text('to') || high, 5);
  const sort = text('sort');
  return {
    ...EVERYTHING,
    ...Object.fromEntries(TEXTS.map((name) => [name, text(name)])),
    size: SIZES.filter((size) => sizes.has(size)),
    time: TIMES.filter((time) => times.has(time)),
    from: Math.min(from, to),
    to: Math.max(from, to),
    lines: text('lines') === '1',
    sort: SORTS.find((one) => one === sort) ?? 'new',
  };
}

function parseLevel(text: string, otherwise: number): number {
  return /^[1-5]$/.test(text) ? Number(text) : otherwise;
}

/** The query of an address with these filters: `?size=15,20&lines=1`, or nothing. */
export function writeSearch(filters: CatalogueFilters, after?: string): string {
  const { size, time, from, to, lines, sort } = filters;
  const parts: [name: string, value: string][] = [
    ['time', time.join(',')],
    ['size', size.join(',')],
    ['difficulty', from === 1 && to === 5 ? '' : from === to ? `${from}` : `${from}-${to}`],
    ['lines', lines ? '1' : ''],
    ...TEXTS.map((name): [string, string] => [name, filters[name]]),
    ['sort', sort === 'new' ? '' : sort],
    ['after', after ?? ''],
  ];
  const query = parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** A filter that is on, and the filters without it. */
export interface ActiveFilter {
  readonly name: keyof CatalogueFilters;
  readonly without: CatalogueFilters;
}

/** The filters that are on; the order of the list is none. */
export function activeFilters(filters: CatalogueFilters): readonly ActiveFilter[] {
  const off = (...names: (keyof CatalogueFilters)[]): CatalogueFilters => ({
    ...filters,
    ...Object.fromEntries(names.map((name) => [name, EVERYTHING[name]])),
  });
  return [
    ...(filters.solved === '' ? [] : [{ name: 'solved' as const, without: off('solved') }]),
    ...(filters.time.length === 0 ? [] : [{ name: 'time' as const, without: off('time') }]),
    ...(filters.size.length === 0 ? [] : [{ name: 'size' as const, without: off('size') }]),
    ...(filters.from === 1 && filters.to === 5
      ? []
      : [{ name: 'from' as const, without: off('from', 'to') }]),
    ...(filters.lines ? [{ name: 'lines' as const, without: off('lines') }] : []),
    ...TEXTS.filter((name) => name !== 'solved' && filters[name] !== '').map((name) => ({
      name,
      without: off(name),
    })),
  ];
}
