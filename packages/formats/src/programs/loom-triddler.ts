/**
 * Triddlers in documents of number-loom, whose shape is `{"Triangular": {"a": [0, 3], "b": …}}`.
 *
 * A cell has three numbers: `a` is its row, `b` its "/" line and `c` its "\" line, and a - b + c is
 * -1 where it points up and 0 where it points down. The shape has the first and the last of each,
 * and cells stand row by row from left to right, as ours do.
 */
import { type Clue, clueOf, type KindBoard, type KindPuzzle } from '@nonokit/core';

/** The first and the last number of a direction. */
type Range = readonly [first: number, last: number];

/** The outline of a board. */
interface Outline {
  readonly a: Range;
  readonly b: Range;
  readonly c: Range;
}

type TriangleBoard = Extract<KindBoard, { shape: 'triangle' }>;

/** A board, and the numbers of the lines of each of its cells. */
export interface LoomBoard {
  readonly board: TriangleBoard;
  readonly cells: readonly CellLines[];
}

/** The numbers of the three lines of a cell. */
type CellLines = readonly [a: number, b: number, c: number];

/** The board of a shape with up to `most` cells; undefined if it is none. */
export function loomBoard(shape: unknown, most: number): LoomBoard | undefined {
  const outline = outlineOf(shape);
  if (outline === undefined) return undefined;
  const spans = [outline.a, outline.b].map(([first, last]) => last - first + 1);
  if (spans.some((span) => span < 1 || span > most)) return undefined;
  const cells = cellsOf(outline, most);
  return cells && { board: boardOf(cells), cells };
}

/** The clues of a picture by direction: rows, "/" lines and "\" lines. */
export function loomClues({ cells }: LoomBoard, colors: readonly number[]): Clue[][] {
  return [0, 1, 2].map((direction) => {
    const lines = new Map<number, number[]>();
    // within a row a "/" line goes from right to left
    const order = direction === 1 ? rightToLeft(cells) : [...cells.keys()];
    for (const cell of order) {
      const number = cells[cell]?.[direction] ?? 0;
      const line = lines.get(number) ?? [];
      line.push(colors[cell] ?? 0);
      lines.set(number, line);
    }
    return [...lines].sort(([a], [b]) => a - b).map(([, line]) => clueOf(line));
  });
}

/** The shape of a board, as number-loom places it: first row and first "\" line have number 0. */
export function loomShape(board: KindPuzzle['board']): object | undefined {
  if (board.shape !== 'triangle') return undefined;
  const rows = board.topLeft + board.bottomLeft;
  const { topLeft, top, topRight, bottom, bottomRight } = board;
  return {
    Triangular: {
      a: [0, rows - 1],
      b: [topLeft, topLeft + top + topRight - 1],
      c: [0, bottom + bottomRight - 1],
    },
  };
}

function outlineOf(shape: unknown): Outline | undefined {
  const of = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? (value as Record<string, unknown>)[name]
      : undefined;
  const outline = of(shape, 'Triangular');
  const a = rangeOf(of(outline, 'a'));
  const b = rangeOf(of(outline, 'b'));
  const c = rangeOf(of(outline, 'c'));
  return a === undefined || b === undefined || c === undefined ? undefined : { a, b, c };
}

function rangeOf(value: unknown): Range | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [first, last]: readonly unknown[] = value;
  return Number.isSafeInteger(first) && Number.isSafeInteger(last)
    ? [Number(first), Number(last)]
    : undefined;
}

/** The cells in the order of the document; undefined if there are none, or too many. */
function cellsOf({ a, b, c }: Outline, most: number): CellLines[] | undefined {
  const cells: CellLines[] = [];
  for (let row = a[0]; row <= a[1]; row++) {
    const last = Math.min(b[1], row + c[1] + 1);
    for (let slash = Math.max(b[0], row + c[0]); slash <= last; slash++) {
      // one that points up, and the one to its right
      for (const backslash of [slash - row - 1, slash - row]) {
        if (backslash >= c[0] && backslash <= c[1]) cells.push([row, slash, backslash]);
      }
      if (cells.length > most) return undefined;
    }
  }
  return cells.length === 0 ? undefined : cells;
}

/** The sides of a board with these cells: which of its rows begin and end with which slope. */
function boardOf(cells: readonly CellLines[]): TriangleBoard {
  const rows = new Map<number, readonly [first: CellLines, last: CellLines]>();
  for (const cell of cells) rows.set(cell[0], [rows.get(cell[0])?.[0] ?? cell, cell]);
  const ends = [...rows.values()];
  const pointsUp = ([a, b, c]: CellLines): boolean => a - b + c === -1;
  const topLeft = ends.filter(([first]) => pointsUp(first)).length;
  const topRight = ends.filter(([, last]) => pointsUp(last)).length;
  const count = (direction: 1 | 2): number => new Set(cells.map((cell) => cell[direction])).size;
  const bottomRight = ends.length - topRight;
  return {
    shape: 'triangle',
    topLeft,
    bottomLeft: ends.length - topLeft,
    top: count(1) - topRight,
    topRight,
    bottom: count(2) - bottomRight,
    bottomRight,
  };
}

/** The places of cells row by row, each row from right to left. */
function rightToLeft(cells: readonly CellLines[]): number[] {
  const rows = new Map<number, number[]>();
  for (const [place, [row]] of cells.entries()) rows.set(row, [place, ...(rows.get(row) ?? [])]);
  return [...rows.values()].flat();
}
