/**
 * Finds where two states of a game differ. Usually one is a move away from the other; then the move
 * lists the cells it changed, and the other cells need not be compared.
 */
import type { Change, Game } from './state.js';

/** The cells whose marks differ between two states of a game, each once. */
export function differingCells(before: Game, after: Game): ArrayLike<number> {
  if (before.marks === after.marks) return [];
  const step = stepBetween(before, after);
  if (step !== undefined) return step.cells;
  const cells: number[] = [];
  for (let cell = 0; cell < after.marks.length; cell++) {
    if (before.marks[cell] !== after.marks[cell]) cells.push(cell);
  }
  return cells;
}

/**
 * The change that leads from one state to the other, forwards or backwards. That both begin a
 * history proves nothing: they may be states of different games.
 */
function stepBetween(before: Game, after: Game): Change | undefined {
  if (before.clues !== after.clues) return undefined;
  const made = after.past;
  if (made !== undefined && before.past !== undefined && made.before === before.past) {
    return made.change;
  }
  const undone = before.past;
  if (undone === undefined || undone.before !== after.past) return undefined;
  return after.future?.change === undone.change ? undone.change : undefined;
}

/** The numbers of the lines whose crossed-off numbers differ between two states. */
export function differingCrosses(before: Game, after: Game): number[] {
  if (before.crossed === after.crossed) return [];
  const keys = [
    ...[...before.crossed].filter((key) => !after.crossed.has(key)),
    ...[...after.crossed].filter((key) => !before.crossed.has(key)),
  ];
  return keys.map((key) => Number.parseInt(key, 10));
}
