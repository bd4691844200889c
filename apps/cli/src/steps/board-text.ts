/**
 * The whole board as text: clues above and to the left, numbers that are done dimmed, cells in
 * groups of five. Where the terminal is too narrow for the clues, the cells alone are shown.
 */
import { placedBlocks } from '@nonokit/board';
import { type Clue, type PartialGrid, type Puzzle, UNKNOWN } from '@nonokit/core';
import { renderSheetText, renderTerminal } from '@nonokit/render';
import { Inks } from './inks.js';
import type { StepLook } from './look.js';

/** Cells between two bars. */
const GROUP = 5;

/** The board with its clues, each line with its line end; `fresh` cells are marked. */
export function boardText(
  puzzle: Puzzle,
  marks: PartialGrid,
  fresh: ReadonlySet<number>,
  { colors, columns }: StepLook,
): string {
  if (colors === 'none') {
    const sheet = renderSheetText(puzzle, marks);
    const isTooWide = sheet.split('\n').some((line) => line.length > columns);
    return isTooWide ? cellsOnly(puzzle, marks, { colors, columns }) : sheet;
  }
  // numbers on colours can be told apart without gaps
  const gaps = puzzle.palette.length > 2 ? [1, 0] : [1];
  const inks = new Inks(puzzle, colors);
  const sheets = gaps.map((gap) => new Sheet(puzzle, marks, inks, gap));
  const sheet = sheets.find(({ width }) => width <= columns);
  return sheet?.text(marks, fresh) ?? cellsOnly(puzzle, marks, { colors, columns });
}

function cellsOnly(puzzle: Puzzle, marks: PartialGrid, { colors, columns }: StepLook): string {
  const columnsPerCell = marks.width * 2 <= columns ? 2 : 1;
  return renderTerminal(marks, puzzle.palette, { colors, columnsPerCell });
}

/** A number of a clue, as it is shown and how wide that is. */
interface Shown {
  readonly text: string;
  readonly width: number;
}

/** The painted sheet of a puzzle; a gap keeps numbers of two digits apart. */
class Sheet {
  readonly #inks: Inks;
  readonly #rows: readonly (readonly Shown[])[];
  readonly #columns: readonly (readonly Shown[])[];
  readonly #railWidth: number;
  readonly #cellWidth: number;
  readonly #bars: number;

  constructor(puzzle: Puzzle, { cells }: PartialGrid, inks: Inks, gap: number) {
    const { width, height } = puzzle;
    this.#inks = inks;
    this.#rows = puzzle.rows.map((clue, y) =>
      layOutClue(
        clue,
        placedBlocks(cells, { start: y * width, stride: 1, length: width }, clue),
        inks,
      ),
    );
    this.#columns = puzzle.columns.map((clue, x) =>
      layOutClue(
        clue,
        placedBlocks(cells, { start: x, stride: width, length: height }, clue),
        inks,
      ),
    );
    const railWidths = this.#rows.map((clue) => measureWidth(clue));
    this.#railWidth = railWidths.reduce((most, rail) => Math.max(most, rail), 1);
    const numbers = this.#columns.flat().map((number) => number.width);
    const widest = numbers.reduce((most, number) => Math.max(most, number), 1);
    this.#cellWidth = Math.max(2, widest + gap);
    this.#bars = Math.ceil(width / GROUP) - 1;
  }

  /** Columns of the terminal that the sheet takes. */
  get width(): number {
    return this.#railWidth + 1 + this.#columns.length * this.#cellWidth + this.#bars;
  }

  text({ width, cells }: PartialGrid, fresh: ReadonlySet<number>): string {
    const lines = [...this.#head()];
    this.#rows.forEach((clue, y) => {
      const row = Array.from({ length: width }, (_, x) => {
        const at = y * width + x;
        return this.#inks.cell(cells[at] ?? UNKNOWN, fresh.has(at), this.#cellWidth);
      });
      const rail = clue.map(({ text }) => text).join(' ');
      const indent = ' '.repeat(this.#railWidth - measureWidth(clue));
      lines.push(`${indent}${rail} ${this.#grouped(row, this.#inks.reset)}${this.#inks.reset}`);
      const isGroupEnd = (y + 1) % GROUP === 0 && y + 1 < this.#rows.length;
      if (isGroupEnd) lines.push(this.#rule());
    });
    return `${lines.join('\n')}\n`;
  }

  /** The clues of the columns, the last number of each in the last line. */
  #head(): string[] {
    const depth = this.#columns.reduce((most, clue) => Math.max(most, clue.length), 1);
    return Array.from({ length: depth }, (_, k) => {
      const numbers = this.#columns.map((clue) => {
        const number = clue[clue.length - depth + k];
        const indent = ' '.repeat(this.#cellWidth - (number?.width ?? 0));
        return `${indent}${number?.text ?? ''}`;
      });
      return `${' '.repeat(this.#railWidth + 1)}${this.#grouped(numbers, '')}`.trimEnd();
    });
  }

  #rule(): string {
    const cells = this.#columns.map(() => '─'.repeat(this.#cellWidth));
    const rule = cells.map((cell, x) => (x > 0 && x % GROUP === 0 ? `┼${cell}` : cell)).join('');
    return `${' '.repeat(this.#railWidth + 1)}${this.#inks.dim(rule)}`;
  }

  #grouped(cells: readonly string[], reset: string): string {
    const bar = `${reset}${this.#inks.dim('│')}`;
    return cells.map((cell, x) => (x > 0 && x % GROUP === 0 ? bar + cell : cell)).join('');
  }
}

function layOutClue(
  clue: Clue,
  { placed }: { readonly placed: readonly boolean[] },
  inks: Inks,
): Shown[] {
  if (clue.length === 0) return [{ text: inks.dim('0'), width: 1 }];
  return clue.map((block, k) => ({
    text: inks.number(block, inks.shortToken(block), placed[k] === true),
    width: inks.shortToken(block).length,
  }));
}

/** Width of the numbers of a clue side by side. */
function measureWidth(clue: readonly Shown[]): number {
  return clue.reduce((sum, { width }) => sum + width + 1, -1);
}
