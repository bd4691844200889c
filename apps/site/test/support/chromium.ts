/**
 * One Chromium for all tests of a worker. It starts when the first file asks for it and ends with
 * the worker. A file gets a share of it, whose windows are its own and close with the share.
 *
 * A browser of its own is for a test that ends it or keeps its profile. One for all workers, over a
 * WebSocket, took a tenth more processor time than one each, and they shared its clipboard.
 */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { patience } from './slow.js';

/** Debian's Chromium, unless the variable names another browser. */
export const CHROMIUM = process.env['NONOKIT_CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a browser; tests without one are skipped, visibly. */
export const hasChromium = existsSync(CHROMIUM);

/**
 * What ends a wait that never comes to an end, in milliseconds, and nothing else: a browser that
 * gets no processor, or whose program is read from the disk again, has stood still for a minute.
 */
const HANG_MS = patience(120_000);

/** What a file of tests has of the browser. */
export interface BrowserShare extends Pick<Browser, 'newContext' | 'newPage'> {
  /** Closes the windows that were opened by this share; the browser runs on. */
  close(): Promise<void>;
}

/** The browser of this worker, from the moment when the first file asks for it. */
let running: Promise<Browser> | undefined;

/** Gives a share of the browser, which the caller closes. */
export async function startBrowser(): Promise<BrowserShare> {
  running ??= started();
  const browser = await running;
  const contexts = new Set<BrowserContext>();
  const newContext: Browser['newContext'] = async (options) => {
    // a service worker fetches the whole site ahead, which costs more than a usual test itself
    const context = await browser.newContext({ serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(HANG_MS);
    contexts.add(context);
    context.once('close', () => contexts.delete(context));
    return context;
  };
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    close: async () => {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  };
}

async function started(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox'],
    handleSIGTERM: false,
  });
  // a browser that has crashed fails the tests that use it, and no later ones
  browser.once('disconnected', () => {
    running = undefined;
  });
  // vitest ends its workers so, and they hear of it where it is ended itself
  for (const sign of ['SIGTERM', 'disconnect'] as const) process.once(sign, end);
  return browser;
}

/** Ends the process. What the browser leaves goes at its exit, which vitest guards in a test. */
function end(): void {
  process.emit('exit', 0);
  process.kill(process.pid, 'SIGKILL');
}
