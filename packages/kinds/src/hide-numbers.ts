/**
 * Hides numbers of an ordinary puzzle, as many as line logic bears: a second, harder life of a
 * picture.
 */
import type {
  Clue,
  HiddenBlock,
  KindClue,
  KindPuzzle,
  LineClue,
  Puzzle,
  Random,
  Work,
} from '@nonokit/core';
import { isDecided, Propagation } from './propagation.js';

/** How a number is written that is not to be seen. */
function hidden({ color }: { readonly color: number }): HiddenBlock {
  return { hidden: true, color };
}

/** An ordinary puzzle as one of any kind. */
export function asKind({ width, height, palette, rows, columns, goal, meta }: Puzzle): KindPuzzle {
  return {
    board: { shape: 'square', width, height },
    palette,
    clues: [rows, columns],
    meta,
    ...(goal === undefined ? {} : { goal: Array.from(goal.cells) }),
  };
}

/**
 * The puzzle with numbers hidden in the order of `random`, each if lines alone still decide every
 * cell. A puzzle that needs more than line logic keeps all its numbers. A pause yields the share of
 * numbers that were tried; told to stop, it returns what is hidden so far.
 */
export function* hideNumbersWork(puzzle: Puzzle, random: Random): Work<number, KindPuzzle> {
  let found = asKind(puzzle);
  if (!isLineSolvable(found)) return found;
  const places = [puzzle.rows, puzzle.columns].flatMap((clues: readonly Clue[], d) =>
    clues.flatMap((clue, line) => clue.map((_, item) => ({ d, line, item }))),
  );
  for (let k = places.length - 1; k > 0; k--) {
    const other = Math.floor(random.next() * (k + 1));
    [places[k], places[other]] = [places[other], places[k]];
  }
  for (const [k, place] of places.entries()) {
    if ((yield k / places.length) !== undefined) return found;
    const next = { ...found, clues: withHidden(found.clues, place) };
    if (isLineSolvable(next)) found = next;
  }
  return found;
}

/** The clues with one more hidden number. */
function withHidden(
  clues: KindPuzzle['clues'],
  { d, line, item }: { readonly d: number; readonly line: number; readonly item: number },
): KindPuzzle['clues'] {
  return clues.map((direction, at) =>
    at !== d ? direction : direction.map((clue, k) => (k === line ? hideItem(clue, item) : clue)),
  );
}

function hideItem(clue: KindClue, item: number): KindClue {
  return (clue as LineClue).map((one, k) => (k === item && one !== 'any' ? hidden(one) : one));
}

function isLineSolvable(puzzle: KindPuzzle): boolean {
  const logic = new Propagation(puzzle);
  const sets = logic.everything();
  return logic.propagate(sets) === undefined && sets.every(isDecided);
}
