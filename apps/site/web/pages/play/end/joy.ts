/**
 * The line of joy under the title of a finished picture: the first that is true of the solve, from
 * the rarest on. None of them compares to anybody's disadvantage.
 */
import { type Game, type GameRecord, pictureOf } from '@nonokit/board';
import { findSizeStep, type PastSolve } from '../../../../contract/next-puzzle.js';

/** What is glad news about a solve. */
export type Joy =
  | { readonly kind: 'fastest'; readonly size: string; readonly elapsed: number }
  | { readonly kind: 'first-ever' }
  | { readonly kind: 'first-of-size'; readonly size: string }
  | { readonly kind: 'flawless'; readonly cells: number; readonly inks: number }
  | { readonly kind: 'under-median' }
  | { readonly kind: 'hardest' }
  | { readonly kind: 'round'; readonly count: number }
  | { readonly kind: 'one-more' };

/** A solve, and what is known about it and before it. */
export interface JoyFacts {
  readonly solve: PastSolve;
  /** Whether no cell was ever wrong. */
  readonly isFlawless: boolean;
  /** Milliseconds in which half of the people solved it; undefined if unknown. */
  readonly medianMs?: number | undefined;
  readonly history: readonly PastSolve[];
}

/** Solves of a size before which being the fastest says little. */
const LEAST_BEFORE = 2;

/** So few cells are filled without a mistake by everybody. */
const FEW_CELLS = 100;

export function findJoy({ solve, isFlawless, medianMs, history }: JoyFacts): Joy {
  const { width, height, colors, elapsed, isHelped, difficulty } = solve;
  const size = `${width} × ${height}`;
  const step = findSizeStep(solve);
  const ofSize = history.filter((one) => findSizeStep(one) === step);
  const alone = ofSize.filter((one) => !one.isHelped && one.elapsed > 0);
  const isFastest = alone.length >= LEAST_BEFORE && alone.every((one) => elapsed < one.elapsed);
  const count = history.length + 1;
  if (history.length === 0) return { kind: 'first-ever' };
  if (!isHelped && isFastest) return { kind: 'fastest', size, elapsed };
  if (history.every((one) => findSizeStep(one) < step)) return { kind: 'first-of-size', size };
  if (isFlawless && !isHelped && width * height >= FEW_CELLS) {
    return { kind: 'flawless', cells: width * height, inks: colors };
  }
  if (medianMs !== undefined && !isHelped && elapsed < medianMs) return { kind: 'under-median' };
  if (history.every((one) => one.difficulty < difficulty)) return { kind: 'hardest' };
  return isRound(count) ? { kind: 'round', count } : { kind: 'one-more' };
}

/** 10, 25, 50, and every hundredth. */
function isRound(count: number): boolean {
  return count % 100 === 0 || [10, 25, 50].includes(count);
}

/** Whether no move of a record ever marked a cell as something other than the picture has. */
export function isWithoutMistake(record: GameRecord, game: Game): boolean {
  const { cells } = pictureOf(game);
  return record.every(({ move }) => {
    if (move.type !== 'paint' || move.mark < 0) return true;
    return move.cells.every((cell) => cells[cell] === move.mark);
  });
}
