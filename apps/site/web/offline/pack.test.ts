import { describe, expect, it } from 'vitest';
import { keepPack, type PackPlace, pageOfPack, readPack, removePack } from './pack.js';

const SCOPE = 'https://site.example/';

/** Caches in memory, as far as packs use them. */
function memoryPlace(): PackPlace {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const pages = all.get(name) ?? new Map<string, Response>();
    all.set(name, pages);
    return {
      match: async (address: string) => pages.get(address)?.clone(),
      put: async (address: string, response: Response) => void pages.set(address, response),
    };
  };
  const caches = { open, delete: async (name: string) => all.delete(name) };
  return { caches: caches as unknown as CacheStorage, scope: SCOPE };
}

const CARDS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const findPath = ({ id }: { readonly id: string }): string => `puzzles/${id}`;

describe('a pack', () => {
  it('is stored with its pages until another one replaces it', async () => {
    const place = memoryPlace();
    expect(await readPack(place)).toEqual([]);
    const steps: number[] = [];
    const fetch = async (address: string) => new Response(`page of ${address}`);
    const onProgress = (done: number) => void steps.push(done);
    await keepPack(place, { cards: CARDS, findPath, fetch, onProgress });
    expect(steps).toEqual([1, 2, 3]);
    expect(await readPack(place)).toEqual(CARDS);
    const page = await pageOfPack(place, `${SCOPE}puzzles/b`);
    expect(await page?.text()).toBe(`page of ${SCOPE}puzzles/b`);
    await keepPack(place, { cards: [{ id: 'd' }], findPath, fetch, onProgress });
    expect(await pageOfPack(place, `${SCOPE}puzzles/b`)).toBeUndefined();
    await removePack(place);
    expect(await readPack(place)).toEqual([]);
  });

  it('lists the stored pages if the network or the server fails on the way', async () => {
    for (const failed of [() => Promise.reject(new TypeError('no network')), busy]) {
      const place = memoryPlace();
      const fetch = async (address: string) =>
        address.endsWith('c') ? failed() : new Response('page');
      const keeping = keepPack(place, {
        cards: CARDS,
        findPath,
        fetch,
        onProgress: () => undefined,
      });
      await expect(keeping).rejects.toThrow();
      expect(await readPack(place)).toEqual(CARDS.slice(0, 2));
    }
  });
});

const busy = async (): Promise<Response> => new Response('', { status: 503 });
