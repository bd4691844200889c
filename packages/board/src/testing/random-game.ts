/** Random games for tests: puzzles and moves of every kind. */
import { type Puzzle, type Random, UNKNOWN } from '@nonokit/core';
import { cluesOnly } from '../mark.js';
import type { Move } from '../move.js';

/**
 * A move of any kind that is possible in the puzzle; strokes are lines of cells, as players draw
 * them.
 */
export function randomMove(puzzle: Puzzle, random: Random): Move {
  const { width, height, palette } = cluesOnly(puzzle);
  const kind = random.below(20);
  if (kind < 11) {
    const mark = random.below(palette.length + 1) + UNKNOWN;
    const isRow = random.below(2) === 0;
    const [across, along] = isRow ? [height, width] : [width, height];
    const line = random.below(across);
    const from = random.below(along);
    const count = 1 + random.below(along - from);
    const cells = Array.from({ length: count }, (_, i) =>
      isRow ? line * width + from + i : (from + i) * width + line,
    );
    const painted = random.below(4) === 0 ? cells.reverse() : cells;
    const crossesFinished = random.below(3) === 0 ? true : undefined;
    return { type: 'paint', mark, cells: painted, crossesFinished };
  }
  if (kind < 13) return { type: 'suppose', name: `what if ${kind}` };
  if (kind === 13) return { type: 'help', kind: random.below(2) === 0 ? 'why' : 'check' };
  if (kind === 14) return crossMove(puzzle, random);
  const plain = ['keep', 'discard', 'restart', 'undo', 'undo', 'redo'] as const;
  return { type: plain[random.below(plain.length)] ?? 'undo' };
}

function crossMove({ rows }: Puzzle, random: Random): Move {
  const index = random.below(rows.length);
  const blocks = rows[index]?.length ?? 0;
  if (blocks === 0) return { type: 'undo' };
  const isCrossed = random.below(3) > 0;
  return { type: 'cross', line: { kind: 'row', index }, block: random.below(blocks), isCrossed };
}
