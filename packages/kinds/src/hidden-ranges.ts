/** What the hidden numbers of a line can be, beside what is known of its cells. */
import { isHiddenBlock, isPairClue, type LineClue } from '@nonokit/core';
import { settle } from './automaton.js';
import type { KindLine } from './kind-lines.js';
import { lineAutomaton } from './line-automaton.js';

/** A hidden number, told apart by what its block can measure. */
export interface HiddenRange {
  /** Counted from 0 among the hidden numbers of the clue. */
  readonly place: number;
  /** Cells. */
  readonly least: number;
  readonly most: number;
}

/** Lines with more hidden numbers or cells are too much to say, and to try. */
const MOST_HIDDEN = 3;
const MOST_CELLS = 60;

/** Most steps of an automaton that is tried. */
const MOST_STEPS = 2000;

/**
 * The range of each hidden number of a line, for a palette of `colors`, where `known` (the colours
 * of all cells, as sets) leaves less than the clue alone.
 */
export function hiddenRanges(
  { clue, cells }: KindLine,
  colors: number,
  known: ArrayLike<number>,
): HiddenRange[] {
  if (isPairClue(clue) || cells.length > MOST_CELLS) return [];
  const items = [...clue.keys()].filter((k) => isHiddenBlock(clue[k]));
  if (items.length > MOST_HIDDEN) return [];
  const everything = cells.map(() => 2 ** colors - 1);
  const places = cells.map((_, i) => i);
  return items.flatMap((item, place) => {
    const automata = cells.map((_, i) =>
      lineAutomaton(sized(clue, item, i + 1), colors, MOST_STEPS),
    );
    const fits = (at: readonly number[], sets: ArrayLike<number>): number[] =>
      automata.flatMap((automaton, i) =>
        automaton !== undefined && settle({ cells: at, automaton }, sets) !== undefined
          ? [i + 1]
          : [],
      );
    const now = fits(cells, known);
    if (now.length === 0 || now.length === fits(places, everything).length) return [];
    return [{ place, least: now[0], most: now[now.length - 1] }];
  });
}

/** The clue with a number in place of a hidden one. */
function sized(clue: LineClue, item: number, size: number): LineClue {
  return clue.map((one, k) =>
    k === item && isHiddenBlock(one)
      ? { size, color: one.color, ...(one.glued && { glued: one.glued }) }
      : one,
  );
}
