/** Finds the blind puzzle with an identifier: on the shelf, or among those that were opened. */
import { type BlindPuzzle, blindFromJson } from '@nonokit/board';
import { root } from '../shell/state.js';
import { store } from '../shell/store.js';
import { shelfFile } from './shelf.js';

/** The puzzle; undefined if this device has never seen it and the shelf has not got it. */
export async function findPuzzle(id: string): Promise<BlindPuzzle | undefined> {
  const kept = await store().puzzles.get(id);
  return kept ?? (await puzzleOfShelf(id));
}

/** The puzzle of the shelf; undefined without a network, or if there is none. */
export async function puzzleOfShelf(id: string): Promise<BlindPuzzle | undefined> {
  // an identifier comes from the address: it must not lead out of the folder
  if (!/^[0-9A-Za-z]{1,32}$/.test(id)) return undefined;
  try {
    const answer = await fetch(root.peek() + shelfFile(id));
    return answer.ok ? blindFromJson(await answer.json()) : undefined;
  } catch {
    // offline, or the server answered with something that is no JSON: as good as no puzzle
    return undefined;
  }
}
