/**
 * The pages in a real browser under the headers that the server sends: our own code is allowed,
 * injected code is refused; and accounts, cookies and passkeys as a browser has them.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSite, testSite } from '../server/testing/test-site.js';
import { type BrowserShare, hasChromium, startBrowser } from './support/chromium.js';
import { chooseCases } from './support/full.js';
import { SITE } from './support/site-server.js';

/** Pages of all kinds: with the solver's worker, with canvases, with pictures made here. */
const PAGES = chooseCases(
  ['play/', 'make/', 'print/'],
  ['learn/', 'help/', 'explain/', 'ru/play/'],
);

describe.skipIf(!hasChromium)('pages under the headers of the server', () => {
  let test: TestSite;
  let server: Server;
  let browser: BrowserShare;
  let page: Page;
  const refused: string[] = [];
  beforeAll(async () => {
    // the port is only known when the server listens, and the site has to know it
    let fetch: (request: Request) => Response | Promise<Response> = () => new Response('early');
    server = createAdaptorServer({ fetch: (request: Request) => fetch(request) }) as Server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
    test = await testSite({ config: { baseUrl, pages: SITE } });
    fetch = (request) => test.app.fetch(request);
    browser = await startBrowser();
    page = await browser.newPage();
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
  });
  afterEach(() => void refused.splice(0));
  afterAll(async () => {
    await browser.close();
    server.close();
    await test.close();
  });
  const open = (path: string) => page.goto(`${test.site.config.baseUrl}/${path}`);

  it.each(PAGES)('work without anything that the headers forbid: %s', async (path) => {
    const response = await open(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });

  it('run no script that is written into a page, and load nothing from other sites', async () => {
    await open('help/');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.ranInline = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.ranEvent = 1">');
      const elsewhere = await fetch('https://elsewhere.example/').catch(() => 'refused');
      return [Object.hasOwn(window, 'ranInline'), Object.hasOwn(window, 'ranEvent'), elsewhere];
    });
    expect(ran).toEqual([false, false, 'refused']);
    // the browser tells of them on another way than of the result
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
  });

  it('sign in with a cookie that scripts cannot read, and with a passkey', async () => {
    await open('help/');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    const results = await page.evaluate(async () => {
      const ask = async (method: string, path: string, body?: unknown) => {
        const headers = { 'Content-Type': 'application/json' };
        const init =
          body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
        const response = await fetch(`/api/v1${path}`, init);
        return response.status === 204 ? undefined : await response.json();
      };
      await ask('POST', '/accounts', { name: 'Browser 7', password: 'seven grey owls' });
      const cookies = document.cookie;
      const making = await ask('POST', '/me/passkeys/options');
      const made = (await navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(making.options),
      })) as PublicKeyCredential;
      const { ceremony } = making;
      const added = await ask('POST', '/me/passkeys', {
        ceremony,
        name: 'a',
        response: made.toJSON(),
      });
      await ask('DELETE', '/session');
      const out = await ask('GET', '/me');
      const asking = await ask('POST', '/session/passkey/options');
      const given = (await navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asking.options),
      })) as PublicKeyCredential;
      const body = { ceremony: asking.ceremony, response: given.toJSON() };
      const back = await ask('POST', '/session/passkey', body);
      return { cookies, added, out, back };
    });
    expect(results.cookies).toBe('');
    expect(results.added.passkeys).toMatchObject([{ name: 'a' }]);
    expect(results.out).toEqual({ person: null });
    expect(results.back.person.name).toBe('Browser 7');
  });
});
