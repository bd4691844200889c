/** Mounting: a board in an element of a page, and the handle by which the page plays along. */
import { type Clues, cluesOnly } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
import { Board } from './board.js';
import { listen, pressed } from './input.js';
import { watchLook } from './looks.js';
import type { BoardHandle, BoardOptions } from './options.js';

/**
 * Puts a board into an element, as large as the element is. The element needs a height of its own.
 * Throws RangeError where a record does not fit the puzzle.
 */
export function mount(
  element: HTMLElement,
  puzzle: Clues | Puzzle,
  options: BoardOptions = {},
): BoardHandle {
  const clues = 'meta' in puzzle ? cluesOnly(puzzle) : puzzle;
  const board = new Board(element, clues, options);
  const end = new AbortController();
  const { signal } = end;
  listen(board, signal);
  watchLook(element, () => board.restyle(), signal);
  watchSize(board, signal);
  return handleOf(board, end);
}

function handleOf(board: Board, end: AbortController): BoardHandle {
  const { play, controls } = board;
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
      return board.view;
    },
    on: (name, listener) => board.listeners.on(name, listener),
    apply: (move) => play.apply(move, 'page'),
    load: (record, game) => board.load(record, game),
    setTool: (mark) => play.take(mark),
    set: (options) => board.set(options),
    show: (shown) => board.show(shown),
    zoomBy: (factor, anchor) => board.zoomBy(factor, anchor),
    fit: () => board.fit(),
    reveal: (row, column) => board.reveal(row, column),
    press: (action) => pressed(board, action),
    release: (action) => controls.release(action),
    cover: (isCovered) => board.cover(isCovered),
    say: (text) => board.live.say(() => text),
    focus: () => board.grid.element.focus({ preventScroll: true }),
    destroy: () => {
      end.abort();
      board.destroy();
    },
  };
}

/** Follows the size of the element, the resolution of the screen, and fonts that arrive. */
function watchSize(board: Board, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => board.resize());
  observer.observe(board.root);
  signal.addEventListener('abort', () => observer.disconnect());
  window.addEventListener('resize', () => board.surface.ask(), { signal });
  document.fonts.addEventListener('loadingdone', () => board.surface.askAll(), { signal });
}
