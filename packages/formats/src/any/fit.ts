/**
 * Whether two lists of clues fit each other: every clue has room in the lines of the other side,
 * and both fill equally many cells of every colour. Of random lists hardly any do, so lists that
 * fit are taken for a puzzle.
 */
import {
  type AnyClue,
  type ClueList,
  getSize,
  inkOf,
  leastCells,
  type Sizes,
} from './clue-list.js';

/** What comparing needs to know of a list; computed once for each. */
export interface Measured {
  readonly list: ClueList;
  /** The number of clues. */
  readonly count: number;
  /** The cells that the longest clue needs. */
  readonly longest: number;
  /** Cells by colour. */
  readonly totals: ReadonlyMap<string, number>;
}

/** Counts, longest clue and totals of a list. */
export function measured(list: ClueList): Measured {
  const totals = new Map<string, number>();
  let longest = 0;
  for (const clue of list.clues) {
    longest = Math.max(longest, leastCells(clue));
    for (const block of clue) {
      const ink = inkOf(block);
      totals.set(ink, (totals.get(ink) ?? 0) + getSize(block));
    }
  }
  return { list, count: list.clues.length, longest, totals };
}

/** The cells of all colours. */
export function cellsOf({ totals }: Measured): number {
  let cells = 0;
  for (const count of totals.values()) cells += count;
  return cells;
}

/** True if the lists fit as the two sides of one puzzle; which is which does not matter. */
export function fit(a: Measured, b: Measured): boolean {
  if (a.count === 0 || b.count === 0) return false;
  if (a.longest > b.count || b.longest > a.count) return false;
  if (a.totals.size !== b.totals.size) return false;
  for (const [ink, cells] of a.totals) if (b.totals.get(ink) !== cells) return false;
  return true;
}

/** Which of two lists are the rows, as far as the sizes of the file tell. */
export function rowsBySizes(
  { width, height, either }: Sizes,
  a: Measured,
  b: Measured,
): 'first' | 'second' | 'both' | 'none' {
  const fits = (rows: number, columns: number): boolean =>
    (width === undefined || width === columns) &&
    (height === undefined || height === rows) &&
    (either === undefined ||
      (either[0] === rows && either[1] === columns) ||
      (either[1] === rows && either[0] === columns));
  const first = fits(a.count, b.count);
  const second = fits(b.count, a.count);
  if (first && second) return 'both';
  return first ? 'first' : second ? 'second' : 'none';
}

/** True if the lists are more than a pair of numbers that happen to be equal. */
export function areTelling(a: Measured, b: Measured): boolean {
  if (a.count < 2 || b.count < 2 || a.count + b.count < 5) return false;
  const filled = [a, b].every(
    ({ list }) => list.clues.filter(({ length }) => length > 0).length > 1,
  );
  return filled && cellsOf(a) > 2 && !(isUniform(a.list.clues) && isUniform(b.list.clues));
}

/** True if all clues have one number of blocks, at least two: a table of numbers. */
function isUniform(clues: readonly AnyClue[]): boolean {
  const length = clues[0]?.length ?? 0;
  return length > 1 && clues.every((clue) => clue.length === length);
}

/** True if the two lists hold the same clues, so that nothing depends on which is taken. */
export function sameClues(a: ClueList, b: ClueList): boolean {
  if (a.clues.length !== b.clues.length) return false;
  return a.clues.every((clue, i) => {
    const other = b.clues[i] ?? [];
    const same = (block: AnyClue[number], k: number): boolean => {
      const against = other[k];
      return (
        against !== undefined &&
        getSize(block) === getSize(against) &&
        inkOf(block) === inkOf(against)
      );
    };
    return clue.length === other.length && clue.every(same);
  });
}
