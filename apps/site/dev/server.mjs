/**
 * The server for development: Vite compiles every module when it is asked for, for the browser and
 * for Node, and the site answers what Vite does not. After a change of what the server has loaded,
 * the site is opened again from the new sources before the next answer; its database stays.
 */
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { createAdaptorServer, getRequestListener } from '@hono/node-server';
import { html } from 'hono/html';
import { createServer, createServerModuleRunner } from 'vite';
import { WebSocketServer } from 'ws';
import { languagesIn, wordsPlugin } from '../build/page-words.mjs';
import { entries, siteFolder, wordsFolder } from '../build/vite-config.mjs';
import { devConfig, devFolder } from './config.mjs';
import { readData } from './data.mjs';
import { hotPlugin } from './hot.mjs';

/** The styles of every page, which `start` of the shell imports. */
const SHARED_STYLES = ['tokens', 'base', 'components'].map((name) => `web/styles/${name}.css`);

/** What runs before anything is drawn: it has to run as a script, not as a module. */
const HEAD_SCRIPT = 'dev/head-script.js';

/** The repository, and the one that the libraries are linked from. */
function filesAllowed() {
  const root = join(siteFolder, '../..');
  return [root, dirname(realpathSync(join(root, 'node_modules')))];
}

/** Starts it. Port 0 takes a free one. */
export async function startDev({ port, folder = devFolder }) {
  writePageFiles(folder);
  const http = createAdaptorServer({
    // for the connections of rooms alone: requests go to Vite first
    createServer: () => createHttpServer(),
    fetch: (request, env) => site.fetch(request, env),
    websocket: { server: new WebSocketServer({ noServer: true }) },
  });
  await new Promise((done, failed) => {
    http.once('error', failed).listen(port, 'localhost', done);
  });
  const address = `http://localhost:${http.address().port}/`;
  const config = devConfig(folder);
  const vite = await createServer({
    ...config,
    oxc: { jsx: { ...config.oxc.jsx, refresh: true } },
    optimizeDeps: { entries, include: ['@prefresh/core', '@prefresh/utils'] },
    server: { middlewareMode: true, hmr: { server: http }, fs: { allow: filesAllowed() } },
    plugins: [wordsPlugin(wordsFolder), hotPlugin({ onServerChange: () => site.change() })],
  });
  const site = openedSite(vite, { folder, baseUrl: address.slice(0, -1) });
  await site.opened();
  const answer = getRequestListener(site.fetch);
  http.on('request', (request, response) => {
    if (request.url?.endsWith(`/${HEAD_SCRIPT}`)) return void headScript(vite, response);
    return void vite.middlewares(request, response, () => void answer(request, response));
  });
  return {
    address,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await site.close();
      await vite.close();
    },
  };
}

/** The site, opened again when its sources have changed and no request is in progress. */
function openedSite(vite, { folder, baseUrl }) {
  // traces are mended when they are shown: mapping all modules would take a tenth of the start
  const own = { hmr: false, sourcemapInterceptor: false };
  const runner = createServerModuleRunner(vite.environments.ssr, own);
  let data;
  const options = {
    folder,
    baseUrl,
    data: () => {
      data ??= readData(folder);
      return data;
    },
  };
  let isStale = true;
  let current = Promise.resolve(undefined);
  let answering = 0;
  let idle = () => {};
  const open = async (before) => {
    while (answering > 0) await new Promise((done) => (idle = done));
    await before?.close();
    const { openDevSite } = await runner.import('/dev/dev-site.ts');
    return openDevSite(options);
  };
  const opened = () => {
    if (isStale) {
      isStale = false;
      const before = current.catch(() => undefined);
      current = before.then(open);
    }
    return current;
  };
  const fetch = async (request, env) => {
    const { app } = await opened();
    answering++;
    try {
      return await withDevParts(vite, await app.fetch(plain(request), env));
    } finally {
      answering--;
      if (answering === 0) idle();
    }
  };
  return {
    opened,
    change: () => {
      isStale = true;
      data = undefined;
    },
    fetch: (request, env) => fetch(request, env).catch((error) => failure(vite, error)),
    close: async () => {
      await (await current.catch(() => undefined))?.close();
      await runner.close();
    },
  };
}

/** A request whose answer is not compressed, since pages are still changed. */
function plain(request) {
  if (request.method !== 'GET') return request;
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request.url, { headers });
}

/** The error, on a page that reloads when the sources change. */
function failure(vite, error) {
  vite.ssrFixStacktrace(error);
  console.error(error);
  const page = html`<script type="module" src="/@vite/client"></script><pre>${error.stack}</pre>`;
  return new Response(page, { status: 500, headers: { 'Content-Type': 'text/html' } });
}

/** A page with links to its styles, and leave for Vite's own to work in it. */
async function withDevParts(vite, response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const policy = headers.get('content-security-policy') ?? '';
  headers.set(
    'content-security-policy',
    policy
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws:"),
  );
  const html = await response.text();
  const [, name] = /web\/pages\/([^/"]+)\/entry\.tsx"/.exec(html) ?? [];
  const links = collectStyles(vite, name).map(
    (path) => `<link rel="stylesheet" href="/${path}" data-first>`,
  );
  const body = html.replace('</head>', () => `${links.join('\n')}\n</head>`);
  return new Response(body, { status: response.status, headers });
}

/** The styles that a page imports, in order; the server has loaded the page, so they are known. */
function collectStyles({ environments }, name) {
  const page = join(siteFolder, `web/pages/${name}/page.tsx`);
  const styles = new Set(SHARED_STYLES);
  const seen = new Set();
  const visit = (module) => {
    if (seen.has(module)) return;
    seen.add(module);
    // a sheet holds those that it imports
    if (module.url.endsWith('.css')) styles.add(module.url.slice(1));
    else for (const one of module.importedModules) visit(one);
  };
  for (const module of environments.ssr.moduleGraph.getModulesByFile(page) ?? []) visit(module);
  return [...styles];
}

async function headScript({ environments }, response) {
  const found = await environments.client.transformRequest('/web/frame/head-script.ts');
  response.setHeader('Content-Type', 'text/javascript');
  response.end(found?.code.replace(/^export .*$/m, ''));
}

/** For the server, which renders pages: the files of every entry, as the build would write them. */
function writePageFiles(folder) {
  const languages = languagesIn(wordsFolder);
  const files = entries.map((entry) => {
    const scripts = ['@vite/client', entry, 'dev/client.ts'];
    const words = Object.fromEntries(
      languages.map((each) => [each, { first: `@id/words:${each}` }]),
    );
    const one = { scripts, words, imports: [], styles: [], fonts: [], headScript: HEAD_SCRIPT };
    const byLanguage = Object.fromEntries(languages.map((each) => [each, one]));
    return [basename(dirname(entry)), byLanguage];
  });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  const text = JSON.stringify(Object.fromEntries(files));
  writeFileSync(join(folder, 'pages/page-files.json'), text);
}
