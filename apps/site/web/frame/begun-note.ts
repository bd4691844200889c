/**
 * A note in the browser's storage of games that were begun. The script in the head reads it before
 * anything is drawn, so that the first page keeps room for their cards until the database is read.
 */
import { spaceHere } from '../../player-store/space.js';

const KEY = 'nonokit.begun';

/** The most games that the first page shows. */
const MOST = 4;

/** Notes that a game was begun, or is not open any more. */
export function noteBegun(id: string, isBegun: boolean): void {
  const others = read().filter((each) => each !== id);
  noteAllBegun(isBegun ? [id, ...others] : others);
}

function read(): readonly string[] {
  try {
    return (localStorage.getItem(spaceHere() + KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

/** Notes all games that were begun and are not solved, the latest first. */
export function noteAllBegun(ids: readonly string[]): void {
  try {
    localStorage.setItem(spaceHere() + KEY, ids.slice(0, MOST).join(' '));
  } catch {
    // storage is refused or full: the cards come without a place that was kept
  }
}
