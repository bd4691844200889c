/**
 * Other kinds of an ordinary puzzle, with the same picture: numbers are hidden, or two lines share
 * a clue, as long as lines alone still decide every cell. A second, harder life of a picture.
 */
import {
  ANY_BLOCKS,
  type Clue,
  isPairClue,
  type KindClue,
  type KindPuzzle,
  type Puzzle,
  pairClueOf,
  type Random,
  type Stop,
  type Work,
} from '@nonokit/core';
import { directionsOf } from './board.js';
import type { BuiltAutomata } from './kind-lines.js';
import { isDecided, Propagation } from './propagation.js';

/** How to vary a puzzle. */
export interface VaryOptions {
  /** Whether two rows, or two columns, may share a clue. Black-and-white puzzles only. */
  readonly pairs?: boolean;
  /** Whether numbers are hidden. */
  readonly hide?: boolean;
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
 * The puzzle of another kind, from its picture: lines are paired, then numbers hidden, each in the
 * order of `random` and where it does no harm. A puzzle that needs more than line logic stays as it
 * is. A pause yields the share of tries; told to stop, it returns what it has.
 */
export function* varyWork(
  puzzle: Puzzle,
  { pairs = false, hide = false }: VaryOptions,
  random: Random,
): Work<number, KindPuzzle> {
  let found = asKind(puzzle);
  const built: BuiltAutomata = new WeakMap();
  let share = 0;
  const isLineSolvable = (kind: KindPuzzle) => lineSolvable(kind, built, () => share);
  if ((yield* isLineSolvable(found)) !== true) return found;
  const tries = [
    ...(pairs && puzzle.palette.length === 2 ? shuffled(pairingsOf(found), random) : []),
    ...(hide ? shuffled(hidingsOf(puzzle), random) : []),
  ];
  for (const [k, vary] of tries.entries()) {
    share = k / tries.length;
    if ((yield share) !== undefined) return found;
    const clues = vary(found.clues);
    if (clues === undefined) continue;
    const next = { ...found, clues };
    const isSolvable = yield* isLineSolvable(next);
    if (typeof isSolvable === 'string') return found;
    if (isSolvable) found = next;
  }
  return found;
}

type Clues = KindPuzzle['clues'];

/** A change of the clues; undefined where it is not possible any more. */
type Variation = (clues: Clues) => Clues | undefined;

/** Each number hidden. */
function hidingsOf({ rows, columns }: Puzzle): Variation[] {
  return [rows, columns].flatMap((lines: readonly Clue[], d) =>
    lines.flatMap((clue, line) =>
      clue.map(
        (_, item): Variation =>
          (clues) =>
            changed(clues, d, line, (old) => hideItem(old, item)),
      ),
    ),
  );
}

/** A clue with a hidden number; undefined for that of two lines. */
function hideItem(clue: KindClue, item: number): KindClue | undefined {
  if (isPairClue(clue)) return undefined;
  return clue.map((one, k) =>
    k === item && one !== ANY_BLOCKS ? { hidden: true, color: one.color } : one,
  );
}

/** Each line with the next one. */
function pairingsOf({ board, goal }: KindPuzzle): Variation[] {
  if (goal === undefined) return [];
  return directionsOf(board).flatMap(({ lines }, d) =>
    lines.slice(1).map((second, line): Variation => {
      const pair = pairClueOf(
        lines[line].map((cell) => goal[cell]),
        second.map((cell) => goal[cell]),
      );
      // without a large number two lines only say less
      if (pair.large.length === 0) return () => undefined;
      return (clues) => paired(clues, d, line, pair);
    }),
  );
}

/** The clues with that of two lines in place of theirs; undefined if one is paired already. */
function paired(clues: Clues, d: number, line: number, pair: KindClue): Clues | undefined {
  const at = placeOf(clues[d], line);
  const next = at === undefined ? undefined : clues[d][at + 1];
  if (at === undefined || next === undefined || isPairClue(next)) return undefined;
  if (isPairClue(clues[d][at])) return undefined;
  return clues.map((direction, k) => (k === d ? direction.toSpliced(at, 2, pair) : direction));
}

/** The clues with another one for a line; undefined if there is no such clue. */
function changed(
  clues: Clues,
  d: number,
  line: number,
  change: (clue: KindClue) => KindClue | undefined,
): Clues | undefined {
  const at = placeOf(clues[d], line);
  const next = at === undefined ? undefined : change(clues[d][at]);
  if (at === undefined || next === undefined) return undefined;
  return clues.map((direction, k) => (k === d ? direction.with(at, next) : direction));
}

/** Where the clue of a line stands; undefined for the second line of two. */
function placeOf(clues: readonly KindClue[], line: number): number | undefined {
  let first = 0;
  for (const [at, clue] of clues.entries()) {
    if (first === line) return at;
    first += isPairClue(clue) ? 2 : 1;
  }
  return undefined;
}

function shuffled(variations: readonly Variation[], random: Random): Variation[] {
  const order = [...variations];
  for (let k = order.length - 1; k > 0; k--) {
    const other = Math.floor(random.next() * (k + 1));
    [order[k], order[other]] = [order[other], order[k]];
  }
  return order;
}

/** True if lines alone decide every cell, or why that was not found out. */
function* lineSolvable(
  puzzle: KindPuzzle,
  built: BuiltAutomata,
  progress: () => number,
): Work<number, boolean | Stop> {
  const logic = new Propagation(puzzle, built);
  const sets = logic.everything();
  const wrong = yield* logic.propagate(sets, progress);
  if (typeof wrong === 'string') return wrong;
  return wrong === undefined && sets.every(isDecided);
}
