/**
 * Knowledge: the colours that every cell of a puzzle may still have, cell by cell as plain
 * sets. The
 * checker of steps keeps its own, and learns only what steps conclude.
 */
import {
  BLANK,
  type Clue,
  type Color,
  clueAt,
  type Line,
  type PartialGrid,
  type Puzzle,
  UNKNOWN,
} from '@nonokit/core';
import type { Assumption } from '../../chain.js';
import type { Cell, Conclusion } from '../../facts.js';

/** The colours that every cell of one puzzle may have. */
export class Knowledge {
  readonly puzzle: Puzzle;
  readonly #cells: Set<Color>[];

  private constructor(puzzle: Puzzle, cells: readonly ReadonlySet<Color>[]) {
    this.puzzle = puzzle;
    this.#cells = cells.map((colors) => new Set(colors));
  }

  /** The candidates that the clues and some marks leave. */
  static of(puzzle: Puzzle, marks?: PartialGrid): Knowledge {
    const cells = Array.from({ length: puzzle.width * puzzle.height }, (_, i) => {
      const mark = marks?.cells[i] ?? UNKNOWN;
      const cell = { row: Math.floor(i / puzzle.width), column: i % puzzle.width };
      return mark === UNKNOWN ? allowedAt(puzzle, cell) : new Set([mark]);
    });
    return new Knowledge(puzzle, cells);
  }

  copy(): Knowledge {
    return new Knowledge(this.puzzle, this.#cells);
  }

  /** The knowledge about some cells alone; other cells have what the clues allow. */
  only(cells: readonly Cell[]): Knowledge {
    const few = Knowledge.of(this.puzzle);
    for (const cell of cells) few.#cells[few.#number(cell)] = new Set(this.at(cell));
    return few;
  }

  /** The colours of a cell that the clues allow and that have been ruled out since. */
  removedAt(cell: Cell): Color[] {
    return [...allowedAt(this.puzzle, cell)].filter((color) => !this.at(cell).has(color));
  }

  /** The colours that a cell may have. */
  at(cell: Cell): ReadonlySet<Color> {
    return this.#cells[this.#number(cell)] ?? new Set();
  }

  /** The only colour that a cell may have, or `UNKNOWN`. */
  colorAt(cell: Cell): Color {
    const [color = UNKNOWN, another] = this.at(cell);
    return another === undefined ? color : UNKNOWN;
  }

  remove(cell: Cell, colors: readonly Color[]): void {
    for (const color of colors) this.#cells[this.#number(cell)]?.delete(color);
  }

  learn(conclusions: readonly Conclusion[]): void {
    for (const conclusion of conclusions) this.remove(conclusion, conclusion.removed);
  }

  /** Takes an assumption as true. */
  suppose({ color, not, ...cell }: Assumption): void {
    this.remove(cell, not ? [color] : [...this.at(cell)].filter((other) => other !== color));
  }

  /** All cells, row by row. */
  cells(): Cell[] {
    const { width } = this.puzzle;
    return this.#cells.map((_, i) => ({ row: Math.floor(i / width), column: i % width }));
  }

  #number({ row, column }: Cell): number {
    return row * this.puzzle.width + column;
  }
}

/** What both clues of a cell allow: blank or a common ink; any ink of either if they share none. */
export function allowedAt(puzzle: Puzzle, { row, column }: Cell): ReadonlySet<Color> {
  const own = inksOf(puzzle.rows[row]);
  const other = inksOf(puzzle.columns[column]);
  const both = [...own].filter((color) => other.has(color));
  return new Set([BLANK, ...(both.length > 0 ? both : [...own, ...other])]);
}

/** The inks of a clue. */
export function inksOf(clue: Clue | undefined): ReadonlySet<Color> {
  return new Set(clue?.map(({ color }) => color));
}

/** The cells of a line, in order. */
export function cellsOf({ width, height }: Puzzle, { kind, index }: Line): Cell[] {
  return kind === 'row'
    ? Array.from({ length: width }, (_, column) => ({ row: index, column }))
    : Array.from({ length: height }, (_, row) => ({ row, column: index }));
}

/** The colours that a line's own clue allows in any of its cells. */
export function openIn(puzzle: Puzzle, line: Line): ReadonlySet<Color> {
  return new Set([BLANK, ...inksOf(clueAt(puzzle, line))]);
}

/** The line that crosses another in a cell. */
export function crossing({ kind }: Line, { row, column }: Cell): Line {
  return kind === 'row' ? { kind: 'column', index: column } : { kind: 'row', index: row };
}

export function isSameCell(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}

export function isSameLine(a: Line, b: Line): boolean {
  return a.kind === b.kind && a.index === b.index;
}
