/**
 * Complete line logic by the definition: settles every line cell by cell, repeatedly, until nothing
 * changes. It defines which puzzles are line-solvable and what any propagation must find.
 */
import { type PartialGrid, type Puzzle, UNKNOWN } from '@nonokit/core';
import { linesOf } from '../lines.js';
import { settleScalar } from './scalar-line.js';

/**
 * Returns what the lines imply, settled one at a time, from some given cells; undefined if a line
 * has no arrangement left.
 */
export function propagateScalar(puzzle: Puzzle, given?: PartialGrid): PartialGrid | undefined {
  const { width, height, palette } = puzzle;
  const lines = linesOf(puzzle);
  const cells = Array.from({ length: width * height }, (_, i) => {
    const color = given?.cells[i] ?? UNKNOWN;
    return new Set(color === UNKNOWN ? palette.keys() : [color]);
  });
  for (let changed = true; changed; ) {
    changed = false;
    for (let l = 0; l < lines.count; l++) {
      const cellAt = (x: number) => cells[l < height ? l * width + x : x * width + l - height];
      const colorOf = (local: number) =>
        lines.colorOf[(lines.firstColor[l] as number) + local] as number;
      const settled = settleScalar(lines, l, (x, local) => cellAt(x)?.has(colorOf(local)) === true);
      if (settled === undefined) return undefined;
      for (const [x, locals] of settled.entries()) {
        const kept = new Set([...locals].map(colorOf));
        const cell = cellAt(x);
        for (const color of [...(cell ?? [])]) {
          if (kept.has(color)) continue;
          cell?.delete(color);
          changed = true;
        }
      }
    }
  }
  const known = cells.map((colors) => (colors.size === 1 ? ([...colors][0] ?? UNKNOWN) : UNKNOWN));
  return { width, height, cells: Int32Array.from(known) };
}
