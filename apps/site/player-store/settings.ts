/**
 * Settings: how the player wants the pages and the board to be. A typed value with defaults, kept
 * in `localStorage` as one flat object, `nonokit.settings`; the script that sets the theme before
 * the first paint reads its field `theme`.
 *
 * What stands there may be of any age, or written by anybody: each field is checked on its own,
 * and one that is wrong has its default. A change in one tab is told to the others.
 */
import { spaceHere, storageOfSpace, type TextStorage } from './space.js';

/** Keys of the keyboard for an action: `{ undo: ['Ctrl+z', 'Backspace'] }`. */
export type KeySettings = Readonly<Record<string, readonly string[]>>;

/** Buttons of a gamepad for an action: `{ paint: [0], cross: [1] }`. */
export type GamepadSettings = Readonly<Record<string, readonly number[]>>;

/** Everything that can be chosen. */
export interface Settings {
  /** The language of the pages; undefined for that of the address. */
  readonly language: string | undefined;
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  /** The size of texts, in percent: 100 to 200. */
  readonly textSize: number;
  /** Which numbers are crossed off by themselves. */
  readonly crossing: 'never' | 'finished' | 'provable';
  /** Strokes put X on what is left of lines that they finish; undefined: on touch screens. */
  readonly crossesFinished: boolean | undefined;
  /** When a player hears of mistakes. */
  readonly mistakes: 'asked' | 'atOnce' | 'never';
  /** A stroke keeps to the row or column of its first step. */
  readonly axisLock: boolean;
  /** A stroke changes only cells that were like its first one. */
  readonly likeFirst: boolean;
  /** An ink does not paint over an X. */
  readonly crossSafe: boolean;
  /** Row and column of the cursor are tinted. */
  readonly crosshair: boolean;
  /** Interval of thick grid lines: 5; 0 for none. */
  readonly rulesEvery: number;
  /** Where the numbers of rows stand. */
  readonly numbers: 'left' | 'right' | 'both';
  /** Rows and columns are numbered. */
  readonly lineNumbers: boolean;
  /** What a blank cell looks like. */
  readonly blankAs: 'cross' | 'dot';
  /** When inks have symbols; 'auto' where some people cannot tell two of them apart. */
  readonly symbols: 'auto' | 'always' | 'never';
  readonly sounds: boolean;
  /** A phone trembles with each cell that a finger paints. */
  readonly vibrates: boolean;
  /** Controls are on the left. */
  readonly leftHanded: boolean;
  /** A drag paints, or moves the cursor. */
  readonly pointer: 'paint' | 'cursor';
  /** The clock is shown. */
  readonly showsClock: boolean;
  /** Actions whose keys are not the usual ones. */
  readonly keys: KeySettings;
  /** Actions whose gamepad buttons are not the usual ones. */
  readonly gamepad: GamepadSettings;
}

/** The default settings. */
export const DEFAULT_SETTINGS: Settings = {
  language: undefined,
  theme: 'system',
  textSize: 100,
  crossing: 'finished',
  crossesFinished: undefined,
  mistakes: 'asked',
  axisLock: true,
  likeFirst: true,
  crossSafe: true,
  crosshair: true,
  rulesEvery: 5,
  numbers: 'left',
  lineNumbers: false,
  blankAs: 'cross',
  symbols: 'auto',
  sounds: false,
  vibrates: true,
  leftHanded: false,
  pointer: 'paint',
  showsClock: true,
  keys: {},
  gamepad: {},
};

/** Where settings are kept. */
export const SETTINGS_KEY = 'nonokit.settings';

type Check<T> = (value: unknown) => value is T;

const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';

function checkWord<T extends string | undefined>(...words: readonly T[]): Check<T> {
  return (value): value is T => (words as readonly unknown[]).includes(value);
}

function between(least: number, most: number): Check<number> {
  return (value): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** The most actions that can be mapped, the most keys of one, the longest name of either. */
const MOST_ACTIONS = 64;
const MOST_KEYS = 8;
const LONGEST_NAME = 40;

/** A map from actions to lists; names are plain words, so no field of an object is touched. */
function checkLists<T>(isItem: Check<T>): Check<Readonly<Record<string, readonly T[]>>> {
  return (value): value is Readonly<Record<string, readonly T[]>> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const entries = Object.entries(value);
    return (
      entries.length <= MOST_ACTIONS &&
      entries.every(
        ([name, list]) =>
          /^[a-z][A-Za-z0-9-]{0,39}$/.test(name) &&
          name !== 'constructor' &&
          Array.isArray(list) &&
          list.length <= MOST_KEYS &&
          list.every(isItem),
      )
    );
  };
}

const isKeyName: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;

/** Which languages there are the pages know. */
const isTagOrNone: Check<string | undefined> = (value): value is string | undefined =>
  value === undefined || (typeof value === 'string' && /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(value));

const CHECKS: { readonly [Name in keyof Settings]: Check<Settings[Name]> } = {
  language: isTagOrNone,
  theme: checkWord('system', 'light', 'dark', 'contrast'),
  textSize: between(100, 200),
  crossing: checkWord('never', 'finished', 'provable'),
  crossesFinished: isBoolean,
  mistakes: checkWord('asked', 'atOnce', 'never'),
  axisLock: isBoolean,
  likeFirst: isBoolean,
  crossSafe: isBoolean,
  crosshair: isBoolean,
  rulesEvery: between(0, 50),
  numbers: checkWord('left', 'right', 'both'),
  lineNumbers: isBoolean,
  blankAs: checkWord('cross', 'dot'),
  symbols: checkWord('auto', 'always', 'never'),
  sounds: isBoolean,
  vibrates: isBoolean,
  leftHanded: isBoolean,
  pointer: checkWord('paint', 'cursor'),
  showsClock: isBoolean,
  keys: checkLists(isKeyName),
  gamepad: checkLists(between(0, 63)),
};

/** The settings that a value is; each field that is missing or wrong has its default. */
export function settingsFrom(value: unknown): Settings {
  if (typeof value !== 'object' || value === null) return DEFAULT_SETTINGS;
  const entries = Object.entries(inWords(value)).filter(
    ([name, each]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof typeof CHECKS](each),
  );
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(entries) };
}

/** Symbols were on or off once. */
function inWords(value: object): object {
  return Reflect.get(value, 'symbols') === true ? { ...value, symbols: 'always' } : value;
}

/** The settings that are kept; the defaults if there are none, or the browser refuses. */
export function readSettings(storage: TextStorage | undefined): Settings {
  try {
    return settingsFrom(JSON.parse(storage?.getItem(SETTINGS_KEY) ?? '{}'));
  } catch {
    // refused or no JSON: there is nothing to read, and the defaults are good
    return DEFAULT_SETTINGS;
  }
}

/** The settings of a page. */
export interface SettingsKeeper {
  /** The settings that hold. */
  readonly value: Settings;
  /** Changes some, keeps them and tells the listeners, here and in other tabs. */
  set(changes: Partial<Settings>): void;
  /** Back to the defaults. */
  reset(): void;
  /** Listens to changes, of this and of other tabs. Returns "stop listening". */
  on(listener: (settings: Settings) => void): () => void;
  /** Stops listening to other tabs. */
  close(): void;
}

/** What settings need of a browser. */
export interface SettingsSurroundings {
  readonly localStorage: () => TextStorage | undefined;
  /** Calls when another tab wrote under a key; null if it cleared everything. Returns "stop". */
  readonly onStorage: (listener: (key: string | null) => void) => () => void;
}

/** Opens the settings of this browser. Where it refuses to keep them, they hold for the page. */
export function openSettings(
  surroundings: SettingsSurroundings = browserSurroundings(),
): SettingsKeeper {
  const listeners = new Set<(settings: Settings) => void>();
  const storage = () => {
    try {
      return surroundings.localStorage();
    } catch {
      // blocked cookies throw at the name itself
      return undefined;
    }
  };
  let value = readSettings(storage());
  let isKept = true;
  const hold = (next: Settings) => {
    value = next;
    for (const listener of listeners) listener(value);
  };
  const stop = surroundings.onStorage((key) => {
    if (key === SETTINGS_KEY || key === null) hold(readSettings(storage()));
  });
  const keep = (next: Settings) => {
    try {
      storage()?.setItem(SETTINGS_KEY, JSON.stringify(next));
      isKept = storage() !== undefined;
    } catch {
      // refused: they hold until the page is left, which is all that can be done
      isKept = false;
    }
    hold(next);
  };
  /** What holds, with what another tab changed a moment ago. */
  const latest = () => (isKept ? readSettings(storage()) : value);
  return {
    get value() {
      return value;
    },
    set: (changes) => keep(settingsFrom({ ...latest(), ...changes })),
    reset: () => keep(DEFAULT_SETTINGS),
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}

function browserSurroundings(): SettingsSurroundings {
  const space = spaceHere();
  return {
    localStorage: () => storageOfSpace(globalThis.localStorage, space),
    onStorage: (listener) => {
      // what guests chose may hold here, too
      const hear = ({ key }: StorageEvent) =>
        listener(key?.endsWith(SETTINGS_KEY) ? SETTINGS_KEY : key);
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}
