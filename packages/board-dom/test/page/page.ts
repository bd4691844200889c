/** The page of the tests: it mounts boards and notes what they tell. */
import type { Clues, Mark } from '@nonokit/board';
import { defineElement, inlineClues, mount, type NonogramBoard } from '../../src/index.js';
import type { BoardHandle, BoardOptions } from '../../src/options.js';

/** What tests call in the page. */
export interface TestPage {
  board: BoardHandle;
  /** Events of the board: "change", "stroke", "hint". */
  told: string[];
  /** Mounts a board of these clues, in place of the one before. */
  show(rows: string, columns: string, options?: BoardOptions): void;
  /** Defines the element under another name. */
  define(name: string): void;
  /** Mounts a blank board of a size in two colours, which nothing finishes. */
  blank(width: number, height: number, options?: BoardOptions): void;
  /** The colour in the middle of a cell, "255,255,255,255", once a frame has been painted. */
  colorOf(row: number, column: number, board?: BoardHandle, host?: Element): Promise<string>;
  /** The marks, a character a cell: "." unknown, "x" blank, ink otherwise. */
  marks(): string;
  /** Where the middle of a cell is on the page. */
  at(row: number, column: number): { x: number; y: number };
}

declare global {
  interface HTMLElementTagNameMap {
    'nonogram-board': NonogramBoard;
  }
  interface Window {
    test: TestPage;
  }
}

const main = document.querySelector('main');
if (main === null) throw new Error('the page has no main');
let host: HTMLElement | undefined;

function put(clues: Clues, options: BoardOptions): void {
  window.test.board?.destroy();
  host?.remove();
  host = document.createElement('div');
  host.style.cssText = 'width: 100%; height: 100%';
  main?.append(host);
  const board = mount(host, clues, options);
  window.test.board = board;
  window.test.told = [];
  const note = (text: string) => () => window.test.told.push(text);
  board.on('change', note('change'));
  board.on('solved', note('solved'));
  board.on('hint', note('hint'));
  board.on('stroke', (stroke) => window.test.told.push(stroke === undefined ? 'end' : 'stroke'));
  board.on('action', (action) => window.test.told.push(action));
}

window.test = {
  board: undefined as unknown as BoardHandle,
  told: [],
  define: (name) => defineElement({ name }),
  show: (rows, columns, options = {}) => put(inlineClues(rows, columns), options),
  blank: (width, height, options = {}) => {
    const line = (length: number) => [
      { size: 1, color: 1 },
      { size: length - 2, color: 2 },
    ];
    const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }, { rgb: '#50a5dc' }];
    put(
      {
        width,
        height,
        palette,
        rows: Array.from({ length: height }, () => line(width)),
        columns: Array.from({ length: width }, () => line(height)),
      },
      options,
    );
  },
  colorOf: async (row, column, board = window.test.board, from = host) => {
    for (let k = 0; k < 2; k++) await new Promise((done) => requestAnimationFrame(done));
    const canvas = (from?.shadowRoot ?? from)?.querySelector('canvas');
    const { left, top, scrollX, scrollY, cell } = board.view;
    // beside the middle, where an X has no line
    const x = left - scrollX + (column + 0.5) * cell;
    const y = top - scrollY + (row + 0.3) * cell;
    const scale = window.devicePixelRatio;
    return `${canvas?.getContext('2d')?.getImageData(x * scale, y * scale, 1, 1).data}`;
  },
  marks: () => {
    const { marks, clues } = window.test.board.state;
    const letter = (mark: Mark): string => (mark < 0 ? '.' : mark === 0 ? 'x' : `${mark}`);
    const rows = Array.from({ length: clues.height }, (_, row) =>
      [...marks.subarray(row * clues.width, (row + 1) * clues.width)].map(letter).join(''),
    );
    return rows.join('\n');
  },
  at: (row, column) => {
    const { left, top, scrollX, scrollY, cell } = window.test.board.view;
    const box = host?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: box.left + left - scrollX + (column + 0.5) * cell,
      y: box.top + top - scrollY + (row + 0.5) * cell,
    };
  },
};
defineElement();
document.title = 'ready';
