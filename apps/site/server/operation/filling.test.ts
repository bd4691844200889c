/** A server that is filled with puzzles answers at once, and shows nothing of the site before. */
import { afterEach, describe, expect, it } from 'vitest';
import { type Log, SILENT } from '../host/log.js';
import { testSite } from '../testing/test-site.js';
import { fillingAnswer, fillingSentence } from './filling.js';
import { type RunningSite, startServer } from './start.js';

const HTML = { headers: { accept: 'text/html' } };

describe('fillingAnswer', () => {
  const answer = (path: string, options: RequestInit = {}): Response =>
    fillingAnswer(new Request(`http://site${path}`, options), path, { done: 812, all: 2633 });

  it.each([
    ['/', 'en', 'The catalogue is being filled: 812 of 2,633 puzzles.'],
    ['/puzzles?size=15', 'en', 'The catalogue is being filled: 812 of 2,633 puzzles.'],
    ['/ru/', 'ru', 'Каталог заполняется: 812 из 2\u00a0633 головоломок.'],
  ])('shows people at %s the progress in their language, and reloads', async (path, lang, text) => {
    const said = answer(path, HTML);
    const html = await said.text();
    expect(said.status).toBe(503);
    expect(said.headers.get('retry-after')).toBe('1');
    expect(said.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<p role="status">${text}</p>`);
    expect(html).toContain('<meta http-equiv="refresh" content="1">');
  });

  it('gives programs a problem document with the numbers', async () => {
    const said = answer('/api/v1/puzzles');
    expect(said.headers.get('content-type')).toBe('application/problem+json');
    expect(await said.json()).toMatchObject({
      status: 503,
      code: 'catalogue-filling',
      retryAfter: 1,
      done: 812,
      all: 2633,
    });
  });

  it('reports that the site is alive but not ready', async () => {
    expect([answer('/healthz').status, answer('/readyz').status]).toEqual([200, 503]);
    expect(await answer('/readyz').text()).toBe(`${fillingSentence({ done: 812, all: 2633 })}\n`);
  });

  it('has the name that the file gives the site', async () => {
    const request = new Request('http://site/', HTML);
    const html = await fillingAnswer(request, '/', { done: 0, all: 0 }, 'Club & Co').text();
    expect(html).toContain('<title>Club &amp; Co</title>');
    expect(html).toContain('<h1>Club &amp; Co</h1>');
    expect(await answer('/', HTML).text()).toContain('<title>Nonokit</title>');
  });

  it('shows no numbers before they are known', async () => {
    const html = await fillingAnswer(new Request('http://site/', HTML), '/', {
      done: 0,
      all: 0,
    }).text();
    expect(html).toContain('The catalogue is being filled.<');
    expect(html).not.toContain('value=');
  });
});

describe('startServer', () => {
  let running: RunningSite | undefined;
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });

  /** A site on a free port, and the port once it listens. */
  async function site() {
    const test = await testSite({ config: { port: 0 } });
    let info: Log['info'] = () => undefined;
    const listening = new Promise<number>((resolve) => {
      info = (facts, message) => {
        if (message === 'listening') resolve((facts as { readonly port: number }).port);
      };
    });
    return { site: { ...test.site, log: { ...SILENT, info } }, listening };
  }

  it('answers while the site is being prepared, and serves the site afterwards', async () => {
    const { site: own, listening } = await site();
    let finish = (): void => undefined;
    const starting = startServer(own, async (onProgress) => {
      onProgress(3, 40);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    const address = `http://127.0.0.1:${await listening}`;
    const before = await fetch(`${address}/`, HTML);
    expect([before.status, await before.text()]).toEqual([503, expect.stringContaining('3 of 40')]);
    finish();
    running = await starting;
    const after = await fetch(`${address}/readyz`);
    expect([after.status, await after.text()]).toEqual([200, 'ready\n']);
  });

  it('stops listening if the preparation fails', async () => {
    const { site: own, listening } = await site();
    const starting = startServer(own, () => Promise.reject(new Error('a full disk')));
    await expect(starting).rejects.toThrow('a full disk');
    await expect(fetch(`http://127.0.0.1:${await listening}/healthz`)).rejects.toThrow();
    await own.storage.close();
  });
});
