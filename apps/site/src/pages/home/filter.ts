/**
 * The filter of the shelf, as a value that is kept in the address: `?size=15,20&difficulty=easy`,
 * with `&show=unsolved`. An address without them shows everything.
 */
import { DIFFICULTIES, type DifficultyId } from '../../shell/difficulty.js';

/** Classes of size, by the most cells of the longer side. */
export const SIZES = [10, 15, 20, 30, 50, 100] as const;

/** A class of size; the last one has no end. */
export type SizeId = (typeof SIZES)[number];

/** What the shelf shows. */
export interface Filter {
  /** Empty for all. */
  readonly sizes: readonly SizeId[];
  /** Empty for all. */
  readonly difficulties: readonly DifficultyId[];
  /** Leaves out what was solved. */
  readonly isUnsolved: boolean;
}

/** The filter that shows everything. */
export const EVERYTHING: Filter = { sizes: [], difficulties: [], isUnsolved: false };

/** The class of a board. */
export function sizeOf({ width, height }: Readonly<Record<'width' | 'height', number>>): SizeId {
  const side = Math.max(width, height);
  return SIZES.find((size) => side <= size) ?? 100;
}

/** The least cells of the longer side in a class. */
export function leastOf(size: SizeId): number {
  const before = SIZES[SIZES.indexOf(size) - 1];
  return before === undefined ? 1 : before + 1;
}

/** The filter in an address; whatever it does not know is passed over. */
export function filterFrom(search: string): Filter {
  const parameters = new URLSearchParams(search);
  const wanted = (name: string): readonly string[] => parameters.get(name)?.split(',') ?? [];
  const sizes = wanted('size');
  const difficulties = wanted('difficulty');
  return {
    sizes: SIZES.filter((size) => sizes.includes(String(size))),
    difficulties: DIFFICULTIES.filter((label) => difficulties.includes(label)),
    isUnsolved: parameters.get('show') === 'unsolved',
  };
}

/** The part of an address that keeps a filter: `?size=15`, or nothing. */
export function searchOf({ sizes, difficulties, isUnsolved }: Filter): string {
  const parts = [
    ...(sizes.length === 0 ? [] : [`size=${sizes.join(',')}`]),
    ...(difficulties.length === 0 ? [] : [`difficulty=${difficulties.join(',')}`]),
    ...(isUnsolved ? ['show=unsolved'] : []),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** What a filter has to know of a puzzle. */
export interface Filtered {
  readonly width: number;
  readonly height: number;
  readonly difficulty: string;
}

/** True if a puzzle is shown. */
export function isShown(filter: Filter, puzzle: Filtered, isSolved: boolean): boolean {
  const { sizes, difficulties, isUnsolved } = filter;
  return (
    (sizes.length === 0 || sizes.includes(sizeOf(puzzle))) &&
    (difficulties.length === 0 || difficulties.some((label) => label === puzzle.difficulty)) &&
    !(isUnsolved && isSolved)
  );
}

/** The list with a member added, or taken away if it was there. */
export function toggled<T>(list: readonly T[], member: T): readonly T[] {
  return list.includes(member) ? list.filter((each) => each !== member) : [...list, member];
}
