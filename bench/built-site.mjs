/**
 * The built site for benches that open its pages: served as files, and a Chromium beside it.
 * CHROMIUM names the browser; by default /usr/bin/chromium.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

/** Opens both: {address, browser, close}. The address ends with a slash. */
export async function openBuiltSite() {
  const server = await preview({
    root: fileURLToPath(new URL('../apps/site', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: 'dist' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { address: server.resolvedUrls?.local[0] ?? '', browser, close };
}
