/**
 * The keys of the player: which actions are listed, and how keys are read from the keyboard and
 * written for people. The usual keys are those of the board; settings keep only what was changed.
 */
import { type BoardAction, USUAL_BUTTONS, USUAL_KEYS } from '@nonokit/board-dom/actions';
import type { GamepadSettings, KeySettings } from '../../player-store/settings.js';

/** Actions that have keys, in the order in which they are listed. */
export const ACTIONS = [
  ...(['up', 'down', 'left', 'right'] as const),
  ...(['paint', 'cross', 'erase'] as const),
  ...(['draw-up', 'draw-down', 'draw-left', 'draw-right'] as const),
  ...(['skip-up', 'skip-down', 'skip-left', 'skip-right'] as const),
  ...(['row-start', 'row-end', 'first-cell', 'last-cell', 'page-up', 'page-down'] as const),
  ...(['next-color', 'previous-color', 'cross-tool', 'eraser'] as const),
  ...(['cancel', 'undo', 'redo', 'hint', 'mistakes'] as const),
  ...(['hear-row', 'hear-column', 'hear-next', 'hear-changes'] as const),
  ...(['zoom-in', 'zoom-out', 'fit', 'pause', 'fullscreen', 'help'] as const),
] as const satisfies readonly BoardAction[];

/** An action that is listed. */
export type ActionId = (typeof ACTIONS)[number];

/** The keys of colours, which are not listed one by one. */
const COLOR_ACTIONS = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((ink) => `color-${ink}` as const);

/** The actions that a gamepad has buttons for. */
export const PAD_ACTIONS = ACTIONS.filter((action) => action in USUAL_BUTTONS);

/** The keys of an action as they are set. */
export function listKeys(action: BoardAction, changed: KeySettings): readonly string[] {
  return changed[action] ?? USUAL_KEYS[action] ?? [];
}

/** The gamepad buttons of an action as they are set. */
export function listButtons(action: BoardAction, changed: GamepadSettings): readonly number[] {
  return changed[action] ?? USUAL_BUTTONS[action] ?? [];
}

/** What a person presses, as the board names it; undefined for a modifier alone. */
export function nameKey(
  press: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (['Control', 'Shift', 'Alt', 'Meta', 'Dead', 'Unidentified'].includes(key)) return undefined;
  // a sign such as "?" has Shift in it on many keyboards, and says nothing more about it
  const isSign = key.length === 1 && !/[\p{L}\p{N} ]/u.test(key);
  return [
    ctrlKey || metaKey ? 'Ctrl+' : '',
    altKey ? 'Alt+' : '',
    shiftKey && !isSign ? 'Shift+' : '',
    bareName(key, code),
  ].join('');
}

/** A letter that is not Latin has the name of the Latin letter on its key. */
function bareName(key: string, code: string): string {
  if (key === ' ') return 'Space';
  if (key.length > 1) return key;
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  return (key.charCodeAt(0) > 127 ? (latin ?? key) : key).toLowerCase();
}

/** The action that has a key or a button already, if another one has. */
export function findOwner<Name>(
  name: Name,
  except: ActionId,
  namesOf: (action: BoardAction) => readonly Name[],
): ActionId | (typeof COLOR_ACTIONS)[number] | undefined {
  return [...ACTIONS, ...COLOR_ACTIONS].find(
    (action) => action !== except && namesOf(action).includes(name),
  );
}

/** An action that has a key, listed or not. */
export type OwnerId = NonNullable<ReturnType<typeof findOwner>>;

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  '-': '−',
};

/** A key as it is printed on the keyboard: "Ctrl + Z". */
export function keyText(name: string, space: string): string {
  // the key "+" itself stands at the end: "+" or "Ctrl++"
  const parts = name.endsWith('+') ? [...name.slice(0, -1).split('+'), '+'] : name.split('+');
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      if (part === 'Space') return space;
      return SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part);
    })
    .join(' + ');
}
