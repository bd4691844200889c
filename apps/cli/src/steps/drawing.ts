/** The board while steps go on: it draws the line of a step, and the whole board after it. */
import { placedBlocks } from '@nonokit/board';
import { type Line, type PartialGrid, type Puzzle, UNKNOWN } from '@nonokit/core';
import type { Conclusion, Step } from '@nonokit/explain';
import { boardText } from './board-text.js';
import { Inks } from './inks.js';
import { lineText } from './line-text.js';
import type { StepLook } from './look.js';

/** The known cells, step after step. */
export class Drawing {
  readonly #puzzle: Puzzle;
  readonly #cells: Int32Array;
  readonly #look: StepLook;
  readonly #inks: Inks;
  #fresh: ReadonlySet<number> = new Set();

  constructor(puzzle: Puzzle, { cells }: PartialGrid, look: StepLook) {
    this.#puzzle = puzzle;
    this.#cells = cells.slice();
    this.#look = look;
    this.#inks = new Inks(puzzle, look.colors);
  }

  /** True if cells are painted; then an empty line sets steps apart. */
  get painted(): boolean {
    return this.#inks.painted;
  }

  /** Columns of the terminal, or Infinity. */
  get columns(): number {
    return this.#look.columns;
  }

  /**
   * The line of a step with its clue, before and after; empty if no cell becomes known. A chain is
   * about many lines; the one that is drawn has its conclusion.
   */
  lineOf(step: Step): string {
    const known = step.conclusions.filter(({ color }) => color !== UNKNOWN);
    const line = lineThrough(step.lines, known);
    if (line === undefined) return '';
    const { width, height, rows, columns } = this.#puzzle;
    const isRow = line.kind === 'row';
    const clue = (isRow ? rows : columns)[line.index] ?? [];
    const [start, stride] = isRow ? [line.index * width, 1] : [line.index, width];
    const length = isRow ? width : height;
    const before = Array.from({ length }, (_, x) => this.#cells[start + x * stride] ?? UNKNOWN);
    const after = [...before];
    for (const { row, column, color } of known) after[isRow ? column : row] = color;
    const { placed } = placedBlocks(this.#cells, { start, stride, length }, clue);
    const view = { clue, done: placed, before, after };
    return lineText(view, this.#inks, this.#look.columns);
  }

  /** Applies a step's conclusions. */
  take({ conclusions }: Pick<Step, 'conclusions'>): void {
    const fresh = new Set<number>();
    for (const { row, column, color } of conclusions) {
      const cell = row * this.#puzzle.width + column;
      if (color === UNKNOWN) continue;
      if (this.#cells[cell] !== color) fresh.add(cell);
      this.#cells[cell] = color;
    }
    this.#fresh = fresh;
  }

  /** The whole board with its clues; the cells of the last step are marked. */
  board(): string {
    const { width, height } = this.#puzzle;
    const marks = { width, height, cells: this.#cells };
    return boardText(this.#puzzle, marks, this.#fresh, this.#look);
  }
}

/** The first of these lines on which all cells are, or else the row of the cells. */
function lineThrough(lines: readonly Line[], cells: readonly Conclusion[]): Line | undefined {
  const [cell] = cells;
  if (cell === undefined) return undefined;
  const holdsAll = ({ kind, index }: Line): boolean =>
    cells.every(({ row, column }) => (kind === 'row' ? row : column) === index);
  const rowOfFirst: Line = { kind: 'row', index: cell.row };
  const columnOfFirst: Line = { kind: 'column', index: cell.column };
  return [...lines, rowOfFirst, columnOfFirst].find(holdsAll);
}
