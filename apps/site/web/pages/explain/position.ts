/** The board after a number of steps, with the last one highlighted. */
import { applyMove, type Clues, type Game, newGame, type ShownHint } from '@nonokit/board';
import { BLANK, type PartialGrid } from '@nonokit/core';
import type { Step } from '@nonokit/explain';

/** A board and what is highlighted on it. */
export interface Position {
  readonly game: Game;
  readonly hint: ShownHint | undefined;
}

/**
 * Cells that are known although no step proves them: where row and column have no colour in common,
 * a cell is blank from the start.
 */
export function knownAtStart(
  { width, cells }: PartialGrid,
  steps: readonly Step[],
): readonly number[] {
  const proved = new Set(
    steps.flatMap(({ conclusions }) =>
      conclusions.flatMap(({ row, column, color }) => (color < 0 ? [] : [row * width + column])),
    ),
  );
  return [...cells.keys()].filter((cell) => cells[cell] === BLANK && !proved.has(cell));
}

/** The position after the first `count` steps; `blanks` are known from the start. */
export function positionAfter(
  clues: Clues,
  steps: readonly Step[],
  count: number,
  blanks: readonly number[] = [],
): Position {
  const cellsOf = new Map<number, number[]>(blanks.length === 0 ? [] : [[BLANK, [...blanks]]]);
  for (const { conclusions } of steps.slice(0, count)) {
    for (const { row, column, color } of conclusions) {
      // a step may only rule colours out: the cell stays unknown
      if (color < 0) continue;
      const cells = cellsOf.get(color) ?? [];
      cells.push(row * clues.width + column);
      cellsOf.set(color, cells);
    }
  }
  let game = newGame(clues);
  for (const [mark, cells] of cellsOf) {
    game = applyMove(game, { type: 'paint', mark, cells: [...new Set(cells)] });
  }
  const last = steps[count - 1];
  return { game, hint: last === undefined ? undefined : toHint(last, clues) };
}

function toHint({ premises, conclusions, lines, chain }: Step, { width }: Clues): ShownHint {
  const index = ({ row, column }: { row: number; column: number }): number => row * width + column;
  return {
    premises: premises.map(index),
    conclusions: conclusions.map(index),
    // a contradiction runs over many lines; the ring would point at the wrong one
    line: chain === undefined ? lines[0] : undefined,
  };
}
