/**
 * The grid for assistive technology: it lies over the canvas, has the focus and the name of every
 * cell around the cursor. Only a part of the board is there as elements, the block of rows and
 * columns in which the cursor is; the grid tells how large the whole is.
 */
import type { Clues, Game } from '@nonokit/board';
import type { Cell } from './options.js';
import { cellName, type Words } from './words.js';

/** Rows and columns of the part that is there. */
const ROWS = 5;
const COLUMNS = 10;

/** The grid of a board. */
export class AssistiveGrid {
  readonly element: HTMLElement;
  readonly #clues: Clues;
  readonly #id: string;
  readonly #cells = new Map<number, HTMLElement>();
  #block: Cell | undefined;
  /** What the names of the cells were made of; undefined where they have to be made anew. */
  #named: { readonly game: Game; readonly words: Words } | undefined;

  /** `activate` is called where assistive technology presses a cell. */
  constructor(clues: Clues, id: string, activate: (cell: Cell) => void) {
    this.#clues = clues;
    this.#id = id;
    this.element = document.createElement('div');
    this.element.className = 'grid';
    this.element.tabIndex = 0;
    this.element.setAttribute('role', 'grid');
    this.element.setAttribute('aria-rowcount', `${clues.height}`);
    this.element.setAttribute('aria-colcount', `${clues.width}`);
    this.element.addEventListener('click', ({ target, detail }) => {
      const number = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
      // a click with a count comes from a pointer, which paints by itself
      if (number === undefined || detail !== 0) return;
      const cell = Number(number);
      activate({ row: Math.floor(cell / clues.width), column: cell % clues.width });
    });
  }

  /** Shows the cells around the cursor with their names. */
  update(game: Game, cursor: Cell, words: Words): void {
    this.#place(cursor);
    setAttribute(this.element, 'aria-label', words.board(this.#clues));
    if (this.#named?.game !== game || this.#named.words !== words) this.#name(game, words);
    const active = `${this.#id}-${cursor.row * this.#clues.width + cursor.column}`;
    setAttribute(this.element, 'aria-activedescendant', active);
  }

  #name(game: Game, words: Words): void {
    for (const [cell, element] of this.#cells) {
      const at = { row: Math.floor(cell / this.#clues.width), column: cell % this.#clues.width };
      setAttribute(element, 'aria-label', cellName(words, game, at));
    }
    this.#named = { game, words };
  }

  /** Shows no cell, only that the board is covered. */
  cover(words: Words): void {
    this.#block = undefined;
    this.#cells.clear();
    const [row, cell] = [elementOf('row'), elementOf('gridcell')];
    cell.id = `${this.#id}-covered`;
    cell.setAttribute('aria-label', words.covered);
    row.append(cell);
    this.element.replaceChildren(row);
    setAttribute(this.element, 'aria-label', words.covered);
    setAttribute(this.element, 'aria-activedescendant', cell.id);
  }

  /** Builds the block with the cursor, where it is not there yet. */
  #place({ row, column }: Cell): void {
    const block = { row: row - (row % ROWS), column: column - (column % COLUMNS) };
    if (block.row === this.#block?.row && block.column === this.#block.column) return;
    this.#block = block;
    this.#named = undefined;
    this.#cells.clear();
    const { width, height } = this.#clues;
    const rows: HTMLElement[] = [];
    for (let r = block.row; r < Math.min(height, block.row + ROWS); r++) {
      const element = elementOf('row');
      element.setAttribute('aria-rowindex', `${r + 1}`);
      for (let c = block.column; c < Math.min(width, block.column + COLUMNS); c++) {
        element.append(this.#cellAt(r, c));
      }
      rows.push(element);
    }
    this.element.replaceChildren(...rows);
  }

  #cellAt(row: number, column: number): HTMLElement {
    const number = row * this.#clues.width + column;
    const cell = elementOf('gridcell');
    cell.id = `${this.#id}-${number}`;
    cell.dataset['cell'] = `${number}`;
    cell.setAttribute('aria-colindex', `${column + 1}`);
    this.#cells.set(number, cell);
    return cell;
  }
}

function elementOf(role: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  return element;
}

function setAttribute(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
