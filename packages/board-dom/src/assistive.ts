/**
 * The grid for assistive technology. It lies over the canvas and has the focus. Only a block of
 * rows and columns around the cursor exists as elements, with the names of their cells; the grid
 * tells the size of the whole board.
 */
import type { Cell } from './cell.js';

/** The number of rows and columns in the block. */
const ROWS = 5;
const COLUMNS = 10;

/** The texts of a grid. */
export interface GridTexts {
  readonly width: number;
  readonly height: number;
  /** The name of the whole grid. */
  readonly label: string;
  nameOf(cell: Cell): string;
  /** The inputs of the names: while they stay the same, the names are not rebuilt. */
  readonly from: readonly unknown[];
}

/** The grid of a board. */
export class AssistiveGrid {
  readonly element: HTMLElement;
  readonly #id: string;
  readonly #cells = new Map<number, HTMLElement>();
  #size = { width: 0, height: 0 };
  #block: Cell | undefined;
  /** The inputs from which the names of the cells were made. */
  #named: readonly unknown[] = [];

  /** `activate` is called when assistive technology presses a cell. */
  constructor(id: string, activate: (cell: Cell) => void) {
    this.#id = id;
    this.element = document.createElement('div');
    this.element.className = 'grid';
    this.element.tabIndex = 0;
    this.element.setAttribute('role', 'grid');
    this.element.addEventListener('click', ({ target, detail }) => {
      const number = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
      // a click with a count comes from a pointer, which paints by itself
      if (number === undefined || detail !== 0) return;
      const cell = Number(number);
      activate(this.#placeOf(cell));
    });
  }

  /** Shows the cells around the cursor with their names. */
  update(texts: GridTexts, cursor: Cell): void {
    this.move(texts, cursor);
    if (texts.from.some((each, k) => each !== this.#named[k])) this.#nameAll(texts);
  }

  /** Follows the cursor; names are made only for cells that have none. */
  move(texts: GridTexts, cursor: Cell): void {
    this.#resize(texts);
    if (this.#place(cursor)) this.#nameAll(texts);
    setAttribute(this.element, 'aria-label', texts.label);
    setAttribute(this.element, 'aria-activedescendant', `${this.#id}-${this.#numberOf(cursor)}`);
  }

  /** Updates the name of one cell while a stroke changes it. */
  rename(texts: GridTexts, cursor: Cell): void {
    this.#name(this.#numberOf(cursor), texts);
  }

  #nameAll(texts: GridTexts): void {
    for (const cell of this.#cells.keys()) this.#name(cell, texts);
    this.#named = texts.from;
  }

  #name(cell: number, texts: GridTexts): void {
    const element = this.#cells.get(cell);
    if (element === undefined) return;
    setAttribute(element, 'aria-label', texts.nameOf(this.#placeOf(cell)));
  }

  #numberOf({ row, column }: Cell): number {
    return row * this.#size.width + column;
  }

  #placeOf(cell: number): Cell {
    const { width } = this.#size;
    return { row: Math.floor(cell / width), column: cell % width };
  }

  /** Shows no cell, only a text. */
  cover(text: string): void {
    this.#block = undefined;
    this.#cells.clear();
    const row = createElement('row');
    const cell = createElement('gridcell');
    cell.id = `${this.#id}-covered`;
    cell.setAttribute('aria-label', text);
    row.append(cell);
    this.element.replaceChildren(row);
    setAttribute(this.element, 'aria-label', text);
    setAttribute(this.element, 'aria-activedescendant', cell.id);
  }

  #resize({ width, height }: GridTexts): void {
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.#block = undefined;
    setAttribute(this.element, 'aria-rowcount', `${height}`);
    setAttribute(this.element, 'aria-colcount', `${width}`);
  }

  /** Builds the block around the cursor if it does not exist yet. Returns whether it was built. */
  #place({ row, column }: Cell): boolean {
    const block = { row: row - (row % ROWS), column: column - (column % COLUMNS) };
    if (block.row === this.#block?.row && block.column === this.#block.column) return false;
    this.#block = block;
    this.#cells.clear();
    const { width, height } = this.#size;
    const rows: HTMLElement[] = [];
    for (let r = block.row; r < Math.min(height, block.row + ROWS); r++) {
      const element = createElement('row');
      element.setAttribute('aria-rowindex', `${r + 1}`);
      for (let c = block.column; c < Math.min(width, block.column + COLUMNS); c++) {
        element.append(this.#cellAt(r, c));
      }
      rows.push(element);
    }
    this.element.replaceChildren(...rows);
    return true;
  }

  #cellAt(row: number, column: number): HTMLElement {
    const number = this.#numberOf({ row, column });
    const cell = createElement('gridcell');
    cell.id = `${this.#id}-${number}`;
    cell.dataset['cell'] = `${number}`;
    cell.setAttribute('aria-colindex', `${column + 1}`);
    this.#cells.set(number, cell);
    return cell;
  }
}

function createElement(role: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  return element;
}

function setAttribute(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
