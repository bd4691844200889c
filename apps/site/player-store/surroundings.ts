/**
 * What the store needs of a browser, in one place, so that tests can give it another: a database
 * that fails, storage that is full, tabs that crash.
 */

import { spaceHere, storageOfSpace, type TextStorage } from './space.js';

/** A line to the other tabs. */
export interface Channel {
  post(message: unknown): void;
  close(): void;
}

/** Everything outside that the store uses. All members may throw or be missing but the clock. */
export interface Surroundings {
  /** Whose data it is: see `space.ts`. */
  readonly space: string;
  /** The database of the browser; undefined where it has none. */
  readonly indexedDB: () => IDBFactory | undefined;
  readonly localStorage: () => TextStorage | undefined;
  /** Opens the line to the other tabs; undefined where the browser has none. */
  readonly channel: (onMessage: (message: unknown) => void) => Channel | undefined;
  /** Tells which tabs are alive; undefined where the browser cannot say. */
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Keeps an identifier for as long as the tab lives, through reloads; returns the one before. */
  readonly swapTab: (id: string) => string | undefined;
  /** Calls when the page is hidden or left, and when it is seen again. Returns "stop". */
  readonly onVisibility: (listener: (isVisible: boolean) => void) => () => void;
  /** The time of day: milliseconds since 1970. */
  readonly now: () => number;
  /** Calls once after some milliseconds. Returns "do not". */
  readonly after: (milliseconds: number, call: () => void) => () => void;
  /** Asks the browser not to clear the data. */
  readonly persist: () => Promise<boolean>;
  /** Eight characters that nobody else has, and no dot. */
  readonly newId: () => string;
}

/** The surroundings of a page in a browser. */
export function browserSurroundings(space = spaceHere()): Surroundings {
  return {
    space,
    indexedDB: () => globalThis.indexedDB,
    localStorage: () => storageOfSpace(globalThis.localStorage, space),
    channel: (onMessage) => browserChannel(onMessage, space),
    locks: globalThis.navigator?.locks,
    swapTab: browserTab,
    onVisibility: browserVisibility,
    now: () => Date.now(),
    after: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    persist: async () => (await navigator.storage?.persist?.()) ?? false,
    newId: () => {
      const bytes = crypto.getRandomValues(new Uint8Array(6));
      return btoa(String.fromCharCode(...bytes))
        .replace(/\+/g, '-')
        .replace(/\//g, '_');
    },
  };
}

function browserChannel(onMessage: (message: unknown) => void, space: string): Channel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(`nonokit${space}`);
  channel.onmessage = ({ data }) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

function browserTab(id: string): string | undefined {
  try {
    const before = sessionStorage.getItem('nonokit.tab') ?? undefined;
    sessionStorage.setItem('nonokit.tab', id);
    return before;
  } catch {
    // without session storage a reload is told from another tab by its lock alone
    return undefined;
  }
}

/**
 * A page is gone at `pagehide` and may be back at `pageshow`; phones tell `visibilitychange` only.
 */
function browserVisibility(listener: (isVisible: boolean) => void): () => void {
  const hide = () => listener(false);
  const show = () => listener(true);
  const change = () => listener(document.visibilityState === 'visible');
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', change);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', change);
  };
}
