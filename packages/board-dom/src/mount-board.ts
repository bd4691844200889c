/** Puts a board into an element of a page, and creates the handle by which the page controls it. */
import { type Clues, cluesOnly } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
import { Board } from './board.js';
import { Grips } from './grips.js';
import { listen } from './input.js';
import { watchLook } from './looks.js';
import type { BoardHandle, BoardOptions } from './options.js';
import { listenToGamepads, takePageKeys } from './player-input.js';
import { watchSize } from './stage.js';
import type { BoardWords } from './words.js';

/** The element, the puzzle and the options to mount. */
export interface Mounted {
  readonly element: HTMLElement;
  readonly puzzle: Clues | Puzzle;
  readonly options: BoardOptions;
  /** Returns the words of the board. */
  readonly wordsOf: (options: BoardOptions) => BoardWords;
}

/** Mounts a board. Throws RangeError if a record does not fit the puzzle. */
export function mountBoard({ element, puzzle, options, wordsOf }: Mounted): BoardHandle {
  const clues = 'meta' in puzzle ? cluesOnly(puzzle) : puzzle;
  const board = new Board(element, clues, options, wordsOf);
  const end = new AbortController();
  const { signal } = end;
  takePageKeys(board, listen(board, signal), signal);
  listenToGamepads(board, () => board.options.gamepad, signal);
  watchLook(element, () => board.stage.restyle(), signal);
  watchSize(board.stage, signal);
  return createHandle(board, addGrips(board), end);
}

/** Adds the grips of the rails, and keeps them at the ends of the rails. */
function addGrips({ stage, listeners }: Board): Grips {
  const grips = new Grips({ view: () => stage.view, show: (view) => stage.show(view) });
  stage.root.append(...grips.elements);
  grips.place(false);
  listeners.on('view', () => grips.place(false));
  return grips;
}

function createHandle(board: Board, grips: Grips, end: AbortController): BoardHandle {
  const { play, stage } = board;
  return {
    get state() {
      return play.game;
    },
    get record() {
      return play.record;
    },
    get tool() {
      return play.tool;
    },
    get cursor() {
      return play.cursor;
    },
    get view() {
      return stage.view;
    },
    on: (name, listener) => board.listeners.on(name, listener),
    apply: (move) => play.apply(move, 'page'),
    load: (record, game) => board.load(record, game),
    setTool: (mark) => play.take(mark),
    set: (options) => board.set(options),
    show: (shown) => board.show(shown),
    zoomBy: (factor, anchor) => stage.zoomBy(factor, anchor),
    fit: () => stage.fit(),
    moveTo: (row, column) => play.moveTo(row, column),
    reveal: (row, column) => stage.reveal(row, column),
    press: (action) => board.press(action),
    release: (action) => board.release(action),
    cover: (isCovered) => {
      board.cover(isCovered);
      grips.place(isCovered);
    },
    say: (text) => stage.live.say(() => text),
    focus: () => stage.grid.element.focus({ preventScroll: true }),
    destroy: () => {
      end.abort();
      board.destroy();
    },
  };
}
