/** The page of the tests of editors: it mounts them and notes what they tell. */
import {
  blankPicture,
  type Editor,
  MOST_SIDE,
  newEditor,
  type Picture,
  pictureOf,
} from '@nonokit/editor';
import {
  type EditorBoardHandle,
  type EditorBoardOptions,
  mountEditor,
} from '../../src/editing/index.js';

/** What tests call in the page. */
export interface EditorPage {
  board: EditorBoardHandle;
  /** Events of the editor: "paint hand", "brush", "action save". */
  told: string[];
  /** Mounts an editor, in place of the one before. */
  put(editor: Editor, options?: EditorBoardOptions): void;
  /** Mounts an editor of a blank picture in these colours, paper first. */
  blank(width: number, height: number, rgbs?: string[], options?: EditorBoardOptions): void;
  /** Mounts an editor of a picture in rows: "." paper, digits inks. */
  draw(rows: string[], rgbs?: string[], options?: EditorBoardOptions): void;
  /** The picture as it is edited, in rows. */
  rows(): string[];
  /** The colour of a place in a cell, "#ffffff", once a frame has been painted. */
  colorOf(row: number, column: number, across?: number): Promise<string>;
  /** Where the middle of a cell is on the page. */
  at(row: number, column: number): { x: number; y: number };
  /** The most cells of a side. */
  mostSide: number;
}

declare global {
  interface Window {
    editing: EditorPage;
  }
}

const main = document.querySelector('main');
if (main === null) throw new Error('the page has no main');
let host: HTMLElement | undefined;

const INKS = ['#ffffff', '#000000', '#d7263d', '#50a5dc'];

function pictureFrom(rows: string[], rgbs: string[]): Picture {
  const width = rows[0]?.length ?? 1;
  const height = rows.length;
  const cells = Uint16Array.from(rows.join(''), (letter) => (letter === '.' ? 0 : Number(letter)));
  return { grid: { width, height, cells }, palette: rgbs.map((rgb) => ({ rgb })) };
}

window.editing = {
  board: undefined as unknown as EditorBoardHandle,
  told: [],
  mostSide: MOST_SIDE,
  put: (editor, options = {}) => {
    window.editing.board?.destroy();
    host?.remove();
    host = document.createElement('div');
    host.style.cssText = 'width: 100%; height: 100%';
    main.append(host);
    const style = { hasCrosshair: false, ...options.style };
    const board = mountEditor(host, editor, { ...options, style });
    window.editing.board = board;
    window.editing.told = [];
    const { told } = window.editing;
    board.on('edit', ({ edit, by }) => told.push(`${edit.type} ${by}`));
    board.on('brush', () => told.push('brush'));
    board.on('action', (action) => told.push(`action ${action}`));
  },
  blank: (width, height, rgbs = INKS, options = {}) => {
    const palette = rgbs.map((rgb) => ({ rgb }));
    window.editing.put(newEditor(blankPicture(width, height, palette)), options);
  },
  draw: (rows, rgbs = INKS, options = {}) =>
    window.editing.put(newEditor(pictureFrom(rows, rgbs)), options),
  rows: () => {
    const { grid } = pictureOf(window.editing.board.editor);
    return Array.from({ length: grid.height }, (_, y) =>
      [...grid.cells.subarray(y * grid.width, (y + 1) * grid.width)]
        .map((color) => (color === 0 ? '.' : `${color}`))
        .join(''),
    );
  },
  colorOf: async (row, column, across = 0.5) => {
    for (let k = 0; k < 2; k++) await new Promise((done) => requestAnimationFrame(done));
    const canvas = host?.querySelector('canvas');
    const { left, top, scrollX, scrollY, cell } = window.editing.board.view;
    const x = left - scrollX + (column + across) * cell;
    const y = top - scrollY + (row + 0.3) * cell;
    const scale = window.devicePixelRatio;
    const data = canvas?.getContext('2d')?.getImageData(x * scale, y * scale, 1, 1).data;
    return `#${[...(data ?? [])]
      .slice(0, 3)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`;
  },
  at: (row, column) => {
    const { left, top, scrollX, scrollY, cell } = window.editing.board.view;
    const box = host?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: box.left + left - scrollX + (column + 0.5) * cell,
      y: box.top + top - scrollY + (row + 0.5) * cell,
    };
  },
};
document.title = 'ready';
