/**
 * The keys of the player: which actions there are, their usual keys and gamepad buttons, and how
 * keys are read from the keyboard and written for people. Settings keep only what was changed.
 */
import type { GamepadSettings, KeySettings } from '../store/settings.js';

/** Actions that have keys, in the order in which they are listed. */
export const ACTIONS = [
  ...(['up', 'down', 'left', 'right'] as const),
  ...(['paint', 'cross', 'erase', 'nextColor', 'previousColor'] as const),
  ...(['undo', 'redo', 'hint', 'mistakes', 'suppose'] as const),
  ...(['zoomIn', 'zoomOut', 'fit', 'pause', 'fullscreen', 'help'] as const),
] as const;

/** Something that a key does. */
export type ActionId = (typeof ACTIONS)[number];

/** The usual keys. */
export const USUAL_KEYS: Readonly<Record<ActionId, readonly string[]>> = {
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  paint: ['Space', 'Enter'],
  cross: ['x'],
  erase: ['Delete', 'Backspace'],
  nextColor: ['c'],
  previousColor: ['Shift+c'],
  undo: ['Ctrl+z', 'u'],
  redo: ['Ctrl+Shift+z', 'Ctrl+y'],
  hint: ['h'],
  mistakes: ['m'],
  suppose: ['w'],
  zoomIn: ['+'],
  zoomOut: ['-'],
  fit: ['0'],
  pause: ['p'],
  fullscreen: ['f'],
  help: ['?'],
};

/** The usual buttons of a gamepad with the standard layout, by their numbers. */
export const USUAL_BUTTONS: Readonly<Record<string, readonly number[]>> = {
  up: [12],
  down: [13],
  left: [14],
  right: [15],
  paint: [0],
  cross: [1],
  erase: [2],
  hint: [3],
  previousColor: [4],
  nextColor: [5],
  undo: [6],
  redo: [7],
  mistakes: [8],
  pause: [9],
};

/** The actions that a gamepad has buttons for. */
export const PAD_ACTIONS = ACTIONS.filter((action) => action in USUAL_BUTTONS);

/** The keys of an action as they are set. */
export function keysOf(action: ActionId, changed: KeySettings): readonly string[] {
  return changed[action] ?? USUAL_KEYS[action];
}

/** The gamepad buttons of an action as they are set. */
export function buttonsOf(action: ActionId, changed: GamepadSettings): readonly number[] {
  return changed[action] ?? USUAL_BUTTONS[action] ?? [];
}

/** What a person presses, as the board names it; undefined for a modifier alone. */
export function keyNameOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>):
  | string
  | undefined {
  if (['Control', 'Shift', 'Alt', 'Meta', 'Dead', 'Unidentified'].includes(key)) return undefined;
  const bare = bareName(key, code);
  const isLetter = /^[a-z]$/.test(bare);
  return [
    ctrlKey || metaKey ? 'Ctrl+' : '',
    altKey ? 'Alt+' : '',
    // Shift is part of a sign such as "?", and says nothing more about it
    shiftKey && (isLetter || bare.length > 1) ? 'Shift+' : '',
    bare,
  ].join('');
}

/** Letters are those of the key, so that a Russian layout has the same keys. */
function bareName(key: string, code: string): string {
  if (key === ' ') return 'Space';
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter === undefined ? key : letter.toLowerCase();
}

/** The action that has a key already, if another one has. */
export function ownerOf<Name>(
  name: Name,
  except: ActionId,
  namesOf: (action: ActionId) => readonly Name[],
): ActionId | undefined {
  return ACTIONS.find((action) => action !== except && namesOf(action).includes(name));
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  '-': '−',
};

/** A key as it is printed on the keyboard: "Ctrl + Z". */
export function keyText(name: string, space: string): string {
  const parts = name === '+' ? ['+'] : name.split('+');
  return parts
    .map((part) => {
      if (part === 'Space') return space;
      return SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part);
    })
    .join(' + ');
}
