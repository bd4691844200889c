/**
 * Boards: which cells a line has.
 *
 * Triangles stand in half columns. In row `r` the cell at half column `h` points up where `h + r`
 * is even; the cell below one that points up has the same half column. So "/" lines have a constant
 * `h + r` and "\" lines a constant `h - r`, counted from the cells that point down.
 */
import type { DirectionName, KindBoard, TriangleBoard } from '@nonokit/core';

/** The lines of one direction. */
export interface Direction {
  readonly name: DirectionName;
  /** Of each line the cells in reading order: left to right, or top to bottom. */
  readonly lines: readonly (readonly number[])[];
}

/** A triangular cell. */
export interface Triangle {
  readonly row: number;
  /** Half columns from the left end of the top edge; negative further left. */
  readonly half: number;
  readonly pointsUp: boolean;
}

/** The number of cells. */
export function cellCount(board: KindBoard): number {
  if (board.shape === 'square') return board.width * board.height;
  let cells = 0;
  for (let row = 0; row < board.topLeft + board.bottomLeft; row++) cells += rowLength(board, row);
  return cells;
}

/** The number of cells of a row. */
export function rowLength(board: KindBoard, row: number): number {
  return board.shape === 'square' ? board.width : lastOf(board, row) - firstOf(board, row) + 1;
}

/**
 * The lines of a board by direction: rows and columns, or rows, "/" lines from left to right along
 * the top and down the right side, and "\" lines from left to right along the bottom and up it.
 */
export function directionsOf(board: KindBoard): readonly Direction[] {
  return board.shape === 'square' ? squareLines(board.width, board.height) : triangleLines(board);
}

function squareLines(width: number, height: number): readonly Direction[] {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => y * width + x),
  );
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => y * width + x),
  );
  return [
    { name: 'row', lines: rows },
    { name: 'column', lines: columns },
  ];
}

function triangleLines(board: TriangleBoard): readonly Direction[] {
  const cells = trianglesOf(board);
  const rows: number[][] = [];
  cells.forEach(({ row }, cell) => {
    rows[row] ??= [];
    rows[row].push(cell);
  });
  const slashes = new Map<number, number[]>();
  const backslashes = new Map<number, number[]>();
  const add = (lines: Map<number, number[]>, line: number, cell: number): void => {
    const cells = lines.get(line);
    if (cells === undefined) lines.set(line, [cell]);
    else cells.push(cell);
  };
  for (const inRow of rows) {
    for (const cell of inRow) {
      const { row, half, pointsUp } = cells[cell];
      add(backslashes, half - row - (pointsUp ? 1 : 0), cell);
    }
    // within a row a "/" line goes from right to left
    for (const cell of inRow.toReversed()) {
      const { row, half, pointsUp } = cells[cell];
      add(slashes, half + row + (pointsUp ? 1 : 0), cell);
    }
  }
  return [
    { name: 'row', lines: rows },
    { name: 'slash', lines: inOrder(slashes) },
    { name: 'backslash', lines: inOrder(backslashes) },
  ];
}

/** Lines by their number. */
function inOrder(lines: ReadonlyMap<number, readonly number[]>): (readonly number[])[] {
  return [...lines].sort(([a], [b]) => a - b).map(([, cells]) => cells);
}

/**
 * True if the sides of a board of triangles meet, and every row has a cell.
 */
export function isClosed(board: TriangleBoard): boolean {
  const { topLeft, bottomLeft, top, topRight, bottom, bottomRight } = board;
  const rows = topLeft + bottomLeft;
  return (
    rows >= 1 &&
    rows === topRight + bottomRight &&
    topLeft + top === bottomRight + bottom &&
    firstOf(board, 0) <= lastOf(board, 0) &&
    firstOf(board, rows - 1) <= lastOf(board, rows - 1)
  );
}

/** The cells of a board of triangles in the order of their numbers. */
export function trianglesOf(board: TriangleBoard): readonly Triangle[] {
  const cells: Triangle[] = [];
  for (let row = 0; row < board.topLeft + board.bottomLeft; row++) {
    for (let half = firstOf(board, row); half <= lastOf(board, row); half++) {
      cells.push({ row, half, pointsUp: (half + row) % 2 === 0 });
    }
  }
  return cells;
}

/** The half column of the first cell of a row. */
function firstOf({ topLeft }: TriangleBoard, row: number): number {
  return row < topLeft ? -row : 1 - 2 * topLeft + row;
}

/** The half column of the last cell of a row. */
function lastOf({ top, topRight }: TriangleBoard, row: number): number {
  return row < topRight ? 2 * top + row : 2 * top + 2 * topRight - 1 - row;
}
