/** Actions of an editor: what a key or a button of the page can request, and the default keys. */
import type { ToolName } from '@nonokit/editor';
import { CURSOR_KEYS, type Direction, type KeyPress, keyAction } from '../actions.js';

/** Every action of an editor. */
export type EditorAction =
  /** Moves the cursor one cell, or to the next other colour in the line, or draws with the tool. */
  | Direction
  | `skip-${Direction}`
  | `draw-${Direction}`
  | ('row-start' | 'row-end' | 'page-up' | 'page-down' | 'first-cell' | 'last-cell')
  /**
   * Gives the cell the current colour, or paper; while one of these is pressed, the cursor draws.
   */
  | ('paint' | 'erase')
  /** Chooses a tool, full or hollow shapes, or the next way to mirror. */
  | `tool-${ToolName}`
  | ('filled' | 'mirror')
  /** Chooses the paper, the first to the ninth ink, the next one, or the previous one. */
  | `color-${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | ('next-color' | 'previous-color')
  /**
   * Selects all or nothing; copies, cuts, pastes, clears or drops the selection. Without a
   * selection, clears a cell.
   */
  | ('select-all' | 'deselect' | 'copy' | 'cut' | 'paste' | 'clear' | 'drop')
  /** Turns or mirrors the selection or the whole picture. */
  | ('turn-left' | 'turn-right' | 'flip-across' | 'flip-down')
  | ('undo' | 'redo')
  | ('fit' | 'zoom-in' | 'zoom-out')
  /** Cancels the current gesture; without one, ends the selection. */
  | 'cancel'
  /** Actions of the page. */
  | ('test' | 'save' | 'help' | 'fullscreen');

/** Names of keys for actions, as those of a board to play on. */
export type EditorKeyMap = Readonly<Record<EditorAction, readonly string[]>>;

/** The default keys of an editor. */
export const USUAL_EDITOR_KEYS: Readonly<Partial<EditorKeyMap>> = {
  ...CURSOR_KEYS,
  paint: ['Space'],
  erase: ['x', 'Backspace'],
  'tool-pencil': ['b'],
  'tool-line': ['l'],
  'tool-rectangle': ['r'],
  'tool-ellipse': ['e'],
  'tool-fill': ['f'],
  'tool-replace': ['c'],
  'tool-select': ['s'],
  'tool-move': ['v'],
  'tool-pick': ['i'],
  filled: ['o'],
  mirror: ['m'],
  'color-0': ['0'],
  'color-1': ['1'],
  'color-2': ['2'],
  'color-3': ['3'],
  'color-4': ['4'],
  'color-5': ['5'],
  'color-6': ['6'],
  'color-7': ['7'],
  'color-8': ['8'],
  'color-9': ['9'],
  'next-color': ['.'],
  'previous-color': [','],
  'select-all': ['Ctrl+a'],
  deselect: ['Ctrl+d'],
  copy: ['Ctrl+c'],
  cut: ['Ctrl+x'],
  paste: ['Ctrl+v'],
  clear: ['Delete'],
  drop: ['Enter'],
  'turn-left': ['['],
  'turn-right': [']'],
  'flip-across': ['h'],
  'flip-down': ['j'],
  undo: ['Ctrl+z'],
  redo: ['Ctrl+Shift+z', 'Ctrl+y'],
  fit: ['z'],
  'zoom-in': ['+', '='],
  'zoom-out': ['-'],
  cancel: ['Escape'],
  test: ['t'],
  save: ['Ctrl+s'],
  help: ['?'],
};

/** The action of a key in an editor; undefined if it has none. */
export function editorActionOfKey(
  press: KeyPress,
  keys: Partial<EditorKeyMap> = {},
): string | undefined {
  return keyAction(press, { ...USUAL_EDITOR_KEYS, ...keys });
}
