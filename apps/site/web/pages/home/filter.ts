/**
 * The filter of the shelf, as a value that is kept in the address: `?size=15,20&difficulty=easy`,
 * with `&colors=1`, `&show=unsolved` and `&series=sea`. An address without them shows everything.
 */
import { DIFFICULTIES, type DifficultyId } from '../../puzzles/difficulty-levels.js';

/** Classes of size, by the most cells of the longer side. */
export const SIZES = [5, 10, 15, 20, 30, 60] as const;

/** A class of size; the last one has no end. */
export type SizeId = (typeof SIZES)[number];

/** Classes of numbers of inks; the first is black-and-white. */
export const COLORS = ['1', '2-3', '4'] as const;

/** A class of numbers of inks. */
export type ColorsId = (typeof COLORS)[number];

/** Which puzzles by what the player has done. */
export type Show = 'all' | 'unsolved' | 'solved';

/** What the shelf shows. */
export interface Filter {
  /** Empty for all. */
  readonly sizes: readonly SizeId[];
  /** Empty for all. */
  readonly difficulties: readonly DifficultyId[];
  /** Empty for all. */
  readonly colors: readonly ColorsId[];
  readonly show: Show;
  /** A series by its name: "sea"; undefined for all puzzles. */
  readonly series: string | undefined;
}

/** The filter that shows everything. */
export const EVERYTHING: Filter = {
  sizes: [],
  difficulties: [],
  colors: [],
  show: 'all',
  series: undefined,
};

/** The class of a board. */
export function findSize({ width, height }: Readonly<Record<'width' | 'height', number>>): SizeId {
  const side = Math.max(width, height);
  return SIZES.find((size) => side <= size) ?? 60;
}

/** The class of a number of inks. */
export function colorsOf(inks: number): ColorsId {
  if (inks <= 1) return '1';
  return inks <= 3 ? '2-3' : '4';
}

/** The least cells of the longer side in a class. */
export function findLeast(size: SizeId): number {
  const before = SIZES[SIZES.indexOf(size) - 1];
  return before === undefined ? 1 : before + 1;
}

/** The filter in an address; unknown parts are ignored. */
export function filterFrom(search: string): Filter {
  const parameters = new URLSearchParams(search);
  const wanted = (name: string): readonly string[] => parameters.get(name)?.split(',') ?? [];
  const sizes = wanted('size');
  const difficulties = wanted('difficulty');
  const colors = wanted('colors');
  const [show] = wanted('show');
  return {
    sizes: SIZES.filter((size) => sizes.includes(String(size))),
    difficulties: DIFFICULTIES.filter((label) => difficulties.includes(label)),
    colors: COLORS.filter((each) => colors.includes(each)),
    show: show === 'unsolved' || show === 'solved' ? show : 'all',
    series: /^[a-z0-9-]{1,40}$/.exec(parameters.get('series') ?? '')?.[0],
  };
}

/** The part of an address that keeps a filter: `?size=15`, or nothing. */
export function writeSearch({ sizes, difficulties, colors, show, series }: Filter): string {
  const parts = [
    ...(sizes.length === 0 ? [] : [`size=${sizes.join(',')}`]),
    ...(difficulties.length === 0 ? [] : [`difficulty=${difficulties.join(',')}`]),
    ...(colors.length === 0 ? [] : [`colors=${colors.join(',')}`]),
    ...(show === 'all' ? [] : [`show=${show}`]),
    ...(series === undefined ? [] : [`series=${series}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The facts of a puzzle that a filter needs. */
export interface Filtered {
  readonly width: number;
  readonly height: number;
  readonly difficulty: string;
  readonly inks: readonly string[];
}

/** True if a puzzle is shown; series are another matter, because they have an order. */
export function isShown(filter: Filter, puzzle: Filtered, isSolved: boolean): boolean {
  const { sizes, difficulties, colors, show } = filter;
  return (
    (sizes.length === 0 || sizes.includes(findSize(puzzle))) &&
    (difficulties.length === 0 || difficulties.some((label) => label === puzzle.difficulty)) &&
    (colors.length === 0 || colors.includes(colorsOf(puzzle.inks.length))) &&
    (show === 'all' || isSolved === (show === 'solved'))
  );
}

/** The list with a member added, or taken away if it was there. */
export function toggled<T>(list: readonly T[], member: T): readonly T[] {
  return list.includes(member) ? list.filter((each) => each !== member) : [...list, member];
}
