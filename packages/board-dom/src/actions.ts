/**
 * Actions: what a player can request with a key, a button of a gamepad or a button of the page.
 * Also the default keys and buttons, which the player can change.
 */

/** The four directions of a cursor. */
export const DIRECTIONS = {
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
} as const;

/** A direction of the cursor. */
export type Direction = keyof typeof DIRECTIONS;

/** An action's verb and direction: "draw-left" is ['draw', 'left'], "left" is ['', 'left']. */
export function splitAction(action: string): [verb: string, direction: Direction | undefined] {
  const [, verb = '', direction] = /^(?:(skip|draw)-)?(left|right|up|down)$/.exec(action) ?? [];
  // the expression lets nothing else through
  return [verb, direction as Direction | undefined];
}

/** Every action of a board. */
export type BoardAction =
  /** Moves the cursor one cell, or to the next change in the line, or draws with the tool. */
  | Direction
  | `skip-${Direction}`
  | `draw-${Direction}`
  /** Moves the cursor to an end of its line, or by five rows. */
  | ('row-start' | 'row-end' | 'page-up' | 'page-down' | 'first-cell' | 'last-cell')
  /** Gives the cell the tool, an X, or nothing; while one of these is pressed, the cursor draws. */
  | ('paint' | 'cross' | 'erase')
  /** Chooses a tool: the first to the ninth ink, the next one, the previous one, X, eraser. */
  | `color-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | ('next-color' | 'previous-color' | 'cross-tool' | 'eraser')
  | ('undo' | 'redo' | 'hint')
  | ('fit' | 'zoom-in' | 'zoom-out')
  /** Undoes the current stroke. */
  | 'cancel'
  /** Actions of the page. */
  | PageAction;

/** Actions that only the page can perform. */
export type PageAction =
  | ('pause' | 'fullscreen' | 'help' | 'mistakes')
  /** By ear: reads a line, leads to the next one with news, tells what has changed. */
  | ('hear-row' | 'hear-column' | 'hear-next' | 'hear-changes');

/**
 * Names of keys for actions: as in `KeyboardEvent.key`, with small letters, "Space" for the space
 * bar, after "Ctrl+", "Alt+" and "Shift+" in this order. The command key counts as "Ctrl".
 */
export type KeyMap = Readonly<Record<BoardAction, readonly string[]>>;

/** Buttons of a gamepad for actions, by their numbers in the standard mapping. */
export type ButtonMap = Readonly<Record<BoardAction, readonly number[]>>;

/** The keys that move a cursor and draw with it, on every board. */
export const CURSOR_KEYS = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  'skip-left': ['Ctrl+ArrowLeft'],
  'skip-right': ['Ctrl+ArrowRight'],
  'skip-up': ['Ctrl+ArrowUp'],
  'skip-down': ['Ctrl+ArrowDown'],
  'draw-left': ['Shift+ArrowLeft'],
  'draw-right': ['Shift+ArrowRight'],
  'draw-up': ['Shift+ArrowUp'],
  'draw-down': ['Shift+ArrowDown'],
  'row-start': ['Home'],
  'row-end': ['End'],
  'page-up': ['PageUp'],
  'page-down': ['PageDown'],
  'first-cell': ['Ctrl+Home'],
  'last-cell': ['Ctrl+End'],
} as const;

/** The default keys of a player. */
export const USUAL_KEYS: Readonly<Partial<KeyMap>> = {
  ...CURSOR_KEYS,
  paint: ['Space', 'Enter'],
  cross: ['x'],
  erase: ['Backspace', 'Delete'],
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
  'cross-tool': ['c'],
  eraser: ['e'],
  undo: ['Ctrl+z'],
  redo: ['Ctrl+Shift+z', 'Ctrl+y'],
  hint: ['h'],
  fit: ['0'],
  'zoom-in': ['+', '='],
  'zoom-out': ['-'],
  cancel: ['Escape'],
  pause: ['p'],
  fullscreen: ['f'],
  help: ['?'],
  mistakes: ['m'],
  'hear-row': ['r'],
  'hear-column': ['v'],
  'hear-next': ['n'],
  'hear-changes': ['w'],
};

/** The default buttons of a player. */
export const USUAL_BUTTONS: Readonly<Partial<ButtonMap>> = {
  paint: [0],
  cross: [1],
  undo: [2],
  redo: [3],
  'previous-color': [4],
  'next-color': [5],
  'zoom-out': [6],
  'zoom-in': [7],
  hint: [8],
  pause: [9],
  up: [12],
  down: [13],
  left: [14],
  right: [15],
};

/** The parts of a key event that identify its key. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The action of a key; undefined if it has none. */
export function actionOfKey(press: KeyPress, keys: Partial<KeyMap> = {}): string | undefined {
  return keyAction(press, { ...USUAL_KEYS, ...keys });
}

/** The first action of a map that has the key. */
export function keyAction(
  press: KeyPress,
  map: Readonly<Partial<Record<string, readonly string[]>>>,
): string | undefined {
  const names = listNames(press);
  return Object.keys(map).find((action) => map[action]?.some((name) => names.includes(name)));
}

/** The action of a gamepad's button; undefined if it has none. */
export function actionOfButton(
  button: number,
  buttons: Partial<ButtonMap> = {},
): string | undefined {
  const map = { ...USUAL_BUTTONS, ...buttons };
  return Object.entries(map).find(([, list]) => list?.includes(button))?.[0];
}

/** Keys that carry letters in other alphabets. */
const SIGNS: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Period: '.',
};

/** The names that a key press can have. */
function listNames({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string[] {
  const held = `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}`;
  const shift = shiftKey ? 'Shift+' : '';
  // on a keyboard with other letters the key where X is on a Latin one gives an X as well
  const latin = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? SIGNS[code];
  const plain = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  const isForeign = key.length === 1 && key.charCodeAt(0) > 127 && latin !== undefined;
  const name = isForeign ? latin : plain;
  // "+" and "?" need Shift on many keyboards, and are meant without it
  const isSign = key.length === 1 && !/[\p{L}\p{N} ]/u.test(key);
  return isSign ? [`${held}${name}`, `${held}${shift}${name}`] : [`${held}${shift}${name}`];
}
