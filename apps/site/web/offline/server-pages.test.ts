/** Pages of puzzles when the network or the server fails: as they were opened last. */
import { describe, expect, it } from 'vitest';
import { ServerPages } from './server-pages.js';

const SCOPE = 'https://nonograms.example/';

/** A cache that keeps texts by address, whatever their query. */
function fakeCaches(): CacheStorage {
  const texts = new Map<string, string>();
  const plain = (at: RequestInfo | URL): string =>
    String(at instanceof Request ? at.url : at).replace(/\?.*$/, '');
  const cache = {
    match: async (at: RequestInfo | URL) => {
      const text = texts.get(plain(at));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (at: RequestInfo | URL, response: Response) => {
      texts.set(plain(at), await response.text());
    },
    delete: async (at: RequestInfo | URL) => texts.delete(plain(at)),
    keys: async () => [...texts.keys()].map((at) => new Request(at)),
  };
  return { open: async () => cache } as unknown as CacheStorage;
}

/** What a page shows after each of these answers of the server; `null` is no network. */
async function shown(path: string, statuses: readonly (number | null)[]): Promise<string[]> {
  let status: number | null = 200;
  const pages = new ServerPages({
    scope: SCOPE,
    caches: fakeCaches(),
    fetch: async () => {
      if (status === null) throw new TypeError('no network');
      return new Response(`server ${status}`, { status });
    },
    otherwise: async () => new Response('offline'),
  });
  const texts = [];
  for (const next of statuses) {
    status = next;
    texts.push(await (await pages.page(new Request(SCOPE + path))).text());
  }
  return texts;
}

describe('pages of the server', () => {
  it('are shown as they were last opened, without a network and while the server fails', async () => {
    const statuses = [200, 503, 500, null, 429];
    expect(await shown('puzzles/3FHTBKNHdr9', statuses)).toEqual([
      ...['server 200', 'server 200', 'server 200', 'server 200'],
      // the answer to too many requests
      'server 429',
    ]);
  });

  it('show the answer of the server if there is nothing else to show', async () => {
    expect(await shown('puzzles/3FHTBKNHdr9', [503, null])).toEqual(['server 503', 'offline']);
    expect(await shown('puzzles', [200, 503, null])).toEqual([
      'server 200',
      'server 503',
      'offline',
    ]);
  });

  it('are deleted when the puzzle has gone', async () => {
    const texts = await shown('ru/puzzles/3FHTBKNHdr9', [200, 404, 503]);
    expect(texts).toEqual(['server 200', 'server 404', 'server 503']);
  });
});
