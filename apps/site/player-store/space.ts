/**
 * Spaces: what a browser keeps is apart for each person who signs in on it, and for guests. The
 * space of a page has the identifier of the account for which its HTML was made, not the name: a
 * name can be given to another person once its account is gone. That of guests has no name. Every
 * database, and every key in `localStorage`, carries the name of its space.
 *
 * Rows with a field "person" in one common space were tried first. Each list had to filter then,
 * and one that forgot it showed the games of another person.
 */
/** The part of `localStorage` that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** People who have chosen nothing share it with guests: a page stays dark when one signs in. */
const SHARED = 'nonokit.settings';

/** The space of an account, by its identifier; that of guests without one. */
export function spaceName(id: string | undefined): string {
  return id ? `#${id}:` : '';
}

/** The space that older versions named after the person; no page is in it. */
export function formerSpace(name: string): string {
  return `@${name}:`;
}

/** The space of this page. */
export function spaceHere(): string {
  // a worker, or a test without a document, is a guest's
  return spaceName(globalThis.document?.documentElement.dataset['account']);
}

/** The part of the browser's storage that belongs to a space; keys are those without its name. */
export function storageOfSpace(
  storage: TextStorage | undefined,
  space: string,
): TextStorage | undefined {
  if (storage === undefined || space === '') return storage;
  return {
    get length() {
      return storage.length;
    },
    key: (index) => keyInSpace(storage.key(index), space),
    getItem: (key) =>
      storage.getItem(space + key) ?? (key === SHARED ? storage.getItem(key) : null),
    setItem: (key, value) => storage.setItem(space + key, value),
    removeItem: (key) => storage.removeItem(space + key),
  };
}

/** A key without the name of the space; null for a key of another space. */
export function keyInSpace(key: string | null, space: string): string | null {
  return key?.startsWith(space) ? key.slice(space.length) : null;
}
