/**
 * Where a board stands on a terminal: a rail of numbers above and to the left, cells in groups of
 * five, and as many of them as fit. What does not fit is reached by scrolling.
 *
 * Places are counted from 0, in characters from the left and lines from the top.
 */
import type { Clues, ShownNumber } from '@nonokit/board';

/** Cells between two bars. */
export const GROUP = 5;

/** Lines above the board: the header. */
export const HEAD_LINES = 1;

/** Lines below it: the clues of the cursor's row and column, and what is said. */
export const FOOT_LINES = 3;

/** The least room in which a board can be played. */
export const SMALLEST = { columns: 24, rows: 12 } as const;

/** The size of a terminal in characters. */
export interface TerminalSize {
  readonly columns: number;
  readonly rows: number;
}

/** The first row and column in sight. */
export interface Scroll {
  readonly row: number;
  readonly column: number;
}

/** A cell of the board. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The numbers of the clues as text, and their room. */
export interface Tokens {
  readonly rows: readonly (readonly string[])[];
  readonly columns: readonly (readonly string[])[];
  /** Characters of a column: the widest of its numbers and a space; at least 2. */
  readonly cellWidth: number;
  /** Characters of the longest clue of a row. */
  readonly length: number;
  /** Numbers of the longest clue of a column. */
  readonly depth: number;
}

/** A board on a terminal of one size. */
export interface BoardLayout {
  /** Characters of a cell: at least 2, so that it is about square. */
  readonly cellWidth: number;
  /** Characters of the rail to the left, without the space behind it. */
  readonly railWidth: number;
  /** Lines of the rail above. */
  readonly railDepth: number;
  /** The first character of the rail, and of the first cell in sight. */
  readonly railLeft: number;
  readonly left: number;
  /** The first line of the first cell in sight. */
  readonly top: number;
  /** Whether lines between groups of rows have room. */
  readonly hasRules: boolean;
  /** Cells in sight: from the first to the one after the last. */
  readonly rows: { readonly from: number; readonly to: number };
  readonly columns: { readonly from: number; readonly to: number };
}

/** Lays out a board so that `scroll` is the first cell in sight, as far as there are cells. */
export function layOutBoard(
  { width, height }: Pick<Clues, 'width' | 'height'>,
  tokens: Tokens,
  { columns, rows }: TerminalSize,
  scroll: Scroll,
): BoardLayout {
  const lines = rows - HEAD_LINES - FOOT_LINES;
  const { cellWidth } = tokens;
  const railWidth = Math.min(tokens.length, Math.floor(0.4 * columns));
  const railDepth = Math.min(tokens.depth, Math.floor(lines / 2));
  const hasRules = height + countBars(0, height) <= lines - railDepth;
  const room = { width: columns - railWidth - 1, height: lines - railDepth };
  const inSight = {
    columns: findSpan(scroll.column, width, (from, to) => {
      return (to - from) * cellWidth + countBars(from, to) <= room.width;
    }),
    rows: findSpan(scroll.row, height, (from, to) => {
      return to - from + (hasRules ? countBars(from, to) : 0) <= room.height;
    }),
  };
  const { from, to } = inSight.columns;
  const whole = railWidth + 1 + (to - from) * cellWidth + countBars(from, to);
  const railLeft = Math.max(0, (columns - whole) >> 1);
  return {
    cellWidth,
    railWidth,
    railDepth,
    railLeft,
    left: railLeft + railWidth + 1,
    top: HEAD_LINES + railDepth,
    hasRules,
    ...inSight,
  };
}

/** The scroll that has the cursor in sight, moved as little as possible from `scroll`. */
export function scrollTo(
  cursor: CellPlace,
  scroll: Scroll,
  layOut: (scroll: Scroll) => BoardLayout,
): Scroll {
  let row = Math.min(scroll.row, cursor.row);
  let column = Math.min(scroll.column, cursor.column);
  for (;;) {
    const layout = layOut({ row, column });
    row = layout.rows.from;
    column = layout.columns.from;
    const isBelow = cursor.row >= layout.rows.to;
    const isBeside = cursor.column >= layout.columns.to;
    if (!isBelow && !isBeside) return { row, column };
    if (isBelow) row++;
    if (isBeside) column++;
  }
}

/** The first character of a column in sight. */
export function findLeft(
  { left, cellWidth, columns: { from } }: BoardLayout,
  column: number,
): number {
  return left + (column - from) * cellWidth + countBars(from, column + 1);
}

/** The line of a row in sight. */
export function findTop({ top, hasRules, rows: { from } }: BoardLayout, row: number): number {
  return top + row - from + (hasRules ? countBars(from, row + 1) : 0);
}

/** The cell at a place of the terminal; undefined beside the cells and on bars. */
export function findCell(
  layout: BoardLayout,
  { column: x, row: y }: CellPlace,
): CellPlace | undefined {
  const { columns, rows, cellWidth } = layout;
  for (let column = columns.from; column < columns.to; column++) {
    const left = findLeft(layout, column);
    if (x < left || x >= left + cellWidth) continue;
    for (let row = rows.from; row < rows.to; row++) {
      if (findTop(layout, row) === y) return { row, column };
    }
  }
  return undefined;
}

/** A clue cut to the numbers that fit, the last ones kept: ["…", "3", "1"]. */
export function cutClue(
  clue: readonly string[],
  fits: (shown: readonly string[]) => boolean,
): readonly string[] {
  let shown = clue;
  for (let first = 1; !fits(shown) && first <= clue.length; first++) {
    shown = ['…', ...clue.slice(first)];
  }
  return shown;
}

/** Bars before columns (or rules before rows) of a span: one before each fifth but the first. */
export function countBars(from: number, to: number): number {
  return to <= from ? 0 : Math.floor((to - 1) / GROUP) - Math.floor(from / GROUP);
}

/** The most cells from `first` that fit; from earlier ones if those behind do not fill the room. */
function findSpan(
  first: number,
  count: number,
  fits: (from: number, to: number) => boolean,
): { readonly from: number; readonly to: number } {
  let from = Math.max(0, Math.min(first, count - 1));
  let to = from + 1;
  while (to < count && fits(from, to + 1)) to++;
  if (to === count) while (from > 0 && fits(from - 1, to)) from--;
  return { from, to };
}

/** The clues of a puzzle as text, and their room. */
export function listTokens(
  { rows, columns }: Pick<Clues, 'rows' | 'columns'>,
  write: (number: ShownNumber) => string,
): Tokens {
  const list = (clue: readonly ShownNumber[]): string[] =>
    clue.length === 0 ? ['0'] : clue.map(write);
  const tokens = { rows: rows.map(list), columns: columns.map(list) };
  return {
    ...tokens,
    cellWidth: findMost(tokens.columns.flat(), (token) => token.length + 1),
    length: findMost(tokens.rows, (clue) => clue.join(' ').length),
    depth: findMost(tokens.columns, (clue) => clue.length),
  };
}

function findMost<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.reduce((most, item) => Math.max(most, measure(item)), 1);
}
