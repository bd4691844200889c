/**
 * Actions of an editor: what can be asked of it by a key or a button of the page, and which keys
 * ask for what by default.
 */
import type { ToolName } from '@nonokit/editor';
import { CURSOR_KEYS, type Direction, type KeyPress, keyAction } from '../actions.js';

/** Everything that can be asked of an editor. */
export type EditorAction =
  /** The cursor goes one cell, or to the next other colour in the line, or draws with the tool. */
  | Direction
  | `skip-${Direction}`
  | `draw-${Direction}`
  | ('row-start' | 'row-end' | 'page-up' | 'page-down' | 'first-cell' | 'last-cell')
  /** The cell gets the colour in hand, or paper; while one is pressed, the cursor draws. */
  | ('paint' | 'erase')
  /** Takes a tool; shapes are full or hollow; the next way to mirror. */
  | `tool-${ToolName}`
  | ('filled' | 'mirror')
  /** Takes the paper, the first to the ninth ink, the next, the one before. */
  | `color-${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | ('next-color' | 'previous-color')
  /** The selection: all, none, copied, cut, pasted, cleared (or else a cell), dropped. */
  | ('select-all' | 'deselect' | 'copy' | 'cut' | 'paste' | 'clear' | 'drop')
  /** The selection or the whole picture is turned or mirrored. */
  | ('turn-left' | 'turn-right' | 'flip-across' | 'flip-down')
  | ('undo' | 'redo')
  | ('fit' | 'zoom-in' | 'zoom-out')
  /** Takes the gesture under way back; without one, the selection ends. */
  | 'cancel'
  /** These belong to the page. */
  | ('test' | 'save' | 'help' | 'fullscreen');

/** Names of keys for actions, as those of a board to play on. */
export type EditorKeyMap = Readonly<Record<EditorAction, readonly string[]>>;

/** The keys that an editor has before anybody changes any. */
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

/** The action of a key in an editor; undefined where it has none. */
export function editorActionOfKey(
  press: KeyPress,
  keys: Partial<EditorKeyMap> = {},
): string | undefined {
  return keyAction(press, { ...USUAL_EDITOR_KEYS, ...keys });
}
