/** The list of the shelf, fetched once a page when something wants it. */
import { here } from '../frame/here.js';
import { SHELF_INDEX, type ShelfCard } from './shelf.js';

let cards: Promise<readonly ShelfCard[]> | undefined;

/** All cards in order; none where the file cannot be had, which is tried again the next time. */
export async function shelfCards(): Promise<readonly ShelfCard[]> {
  cards ??= fetched();
  const found = await cards;
  if (found.length === 0) cards = undefined;
  return found;
}

async function fetched(): Promise<readonly ShelfCard[]> {
  const { root } = here.peek();
  try {
    const answer = await fetch(root + SHELF_INDEX);
    return answer.ok ? await answer.json() : [];
  } catch {
    // offline before the service worker has it
    return [];
  }
}
