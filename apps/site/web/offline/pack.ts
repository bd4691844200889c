/**
 * The pack for times without a network: pages of puzzles that the player chose, kept in a cache of
 * their own until another pack is chosen. The service worker looks into it; pages fill it.
 */
import { PACK_CACHE } from './kept-pages.js';

/** Where the cards of the pack are in its cache, below the scope. */
const LIST = 'album/pack.json';

/** Where the pack is kept. */
export interface PackPlace {
  readonly caches: CacheStorage;
  /** The address of the site's root, with a slash at its end. */
  readonly scope: string;
}

/** The page of a puzzle as the pack has it. */
export async function pageOfPack({ caches, scope }: PackPlace, address: string) {
  const cache = await caches.open(PACK_CACHE + scope);
  return cache.match(address, { ignoreSearch: true, ignoreVary: true });
}

/** The cards of the pack; none where there is no pack. */
export async function readPack<Card>({ caches, scope }: PackPlace): Promise<readonly Card[]> {
  const cache = await caches.open(PACK_CACHE + scope);
  const list = await cache.match(scope + LIST);
  return list === undefined ? [] : await list.json();
}

/** Removes the pack. */
export async function removePack({ caches, scope }: PackPlace): Promise<void> {
  await caches.delete(PACK_CACHE + scope);
}

/** A new pack, and who is told how far it is. */
export interface NewPack<Card> {
  readonly cards: readonly Card[];
  /** The page of a card, below the scope. */
  readonly findPath: (card: Card) => string;
  readonly fetch: (address: string) => Promise<Response>;
  readonly onProgress: (done: number) => void;
}

/**
 * Keeps the pages of a pack in the place of the pack before. Throws if one of them cannot be had;
 * the list then names those that are there.
 */
export async function keepPack<Card>(
  place: PackPlace,
  { cards, findPath, fetch, onProgress }: NewPack<Card>,
): Promise<void> {
  const { caches, scope } = place;
  await removePack(place);
  const cache = await caches.open(PACK_CACHE + scope);
  const kept: Card[] = [];
  try {
    for (const card of cards) {
      const address = scope + findPath(card);
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await cache.put(address, response);
      kept.push(card);
      onProgress(kept.length);
    }
  } finally {
    await cache.put(scope + LIST, new Response(JSON.stringify(kept)));
  }
}
