/**
 * Runs: the cells of a picture as stretches of equal colour along its rows.
 */

/** Cells with their colours: a picture, or the marks of a game. */
interface Colored {
  readonly width: number;
  readonly height: number;
  readonly cells: ArrayLike<number>;
}

/** Calls `visit` for every run, row by row from the left. `color` is negative for unknown cells. */
export function forEachRun(
  { width, height, cells }: Colored,
  visit: (row: number, column: number, length: number, color: number) => void,
): void {
  for (let row = 0; row < height; row++) {
    const from = row * width;
    let start = 0;
    for (let column = 1; column <= width; column++) {
      const color = cells[from + start] ?? 0;
      if (column < width && cells[from + column] === color) continue;
      visit(row, start, column - start, color);
      start = column;
    }
  }
}
