/**
 * Puts an editor into an element of a page, and creates the handle by which the page controls it.
 */
import type { Editor } from '@nonokit/editor';
import { listen } from '../input.js';
import { watchLook } from '../looks.js';
import { watchSize } from '../stage.js';
import { EditorBoard } from './editor-board.js';
import type { EditorBoardHandle, EditorBoardOptions } from './options.js';
import type { EditorWords } from './words.js';

/** The element, the editor and the options to mount. */
export interface MountedEditor {
  readonly element: HTMLElement;
  readonly editor: Editor;
  readonly options: EditorBoardOptions;
  /** Returns the words of the editor. */
  readonly wordsOf: (options: EditorBoardOptions) => EditorWords;
}

/** Mounts an editor. Throws RangeError if the brush has a colour that the picture lacks. */
export function mountEditorBoard(mounted: MountedEditor): EditorBoardHandle {
  const { element, editor, options, wordsOf } = mounted;
  const board = new EditorBoard(element, editor, options, wordsOf);
  const end = new AbortController();
  const { signal } = end;
  listen(board, signal);
  watchLook(element, () => board.stage.restyle(), signal);
  watchSize(board.stage, signal);
  return createHandle(board, end);
}

function createHandle(board: EditorBoard, end: AbortController): EditorBoardHandle {
  const { editing, stage } = board;
  return {
    get editor() {
      return editing.editor;
    },
    get brush() {
      return editing.brush;
    },
    get cursor() {
      return editing.cursor;
    },
    get view() {
      return stage.view;
    },
    on: (name, listener) => board.listeners.on(name, listener),
    apply: (edit) => editing.apply(edit, 'page'),
    load: (editor) => board.load(editor),
    setBrush: (brush) => editing.takeBrush(brush),
    set: (options) => board.set(options),
    show: (shown) => board.show(shown),
    zoomBy: (factor, anchor) => stage.zoomBy(factor, anchor),
    fit: () => stage.fit(),
    reveal: (row, column) => stage.reveal(row, column),
    press: (action) => board.press(action),
    release: (action) => board.release(action),
    say: (text) => stage.live.say(() => text),
    focus: () => stage.grid.element.focus({ preventScroll: true }),
    destroy: () => {
      end.abort();
      board.destroy();
    },
  };
}
