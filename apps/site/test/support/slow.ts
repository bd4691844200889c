/**
 * A slow machine on purpose: finds tests, and pages, that win their races only on a fast one.
 * NONOKIT_SLOW says what is slow, and any test with a browser can be run with it:
 *
 *     NONOKIT_SLOW=cpu=4,net=800,seed=2 npx vitest run apps/site/test/hands.test.ts
 *
 * - `cpu=4`: the processor of every page is four times slower (on Linux).
 * - `net=800`: every answer comes up to 800 ms late, by a random time.
 * - `send=2000`: so late come answers to what changes something: POST, PUT, PATCH, DELETE.
 * - `hand=200`: the test itself waits so long before each thing it does, as if it got no time.
 * - `seed=2`: other random delays; the same number gives the same ones.
 *
 * Without the variable nothing of this runs. Patience is four times longer with it.
 */
import { spawn } from 'node:child_process';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** What is slow. */
export interface Slowness {
  readonly cpu: number;
  readonly net: number;
  readonly send: number;
  readonly hand: number;
  readonly seed: number;
}

const NOTHING_SLOW: Slowness = { cpu: 1, net: 0, send: 0, hand: 0, seed: 1 };

/** Reads the variable; undefined without it. */
export function parseSlowness(text: string | undefined): Slowness | undefined {
  if (text === undefined || text === '') return undefined;
  const parts = text.split(',').map((part) => part.split('='));
  for (const [name = '', value] of parts) {
    if (!(name in NOTHING_SLOW && Number(value) >= 0)) {
      throw new Error(`NONOKIT_SLOW=${text}: write for example cpu=4,net=800,send=0,hand=0,seed=1`);
    }
  }
  const said = parts.map(([name = '', value]) => [name, Number(value)]);
  return { ...NOTHING_SLOW, ...Object.fromEntries(said) };
}

const slowness = parseSlowness(process.env['NONOKIT_SLOW']);

/** How long to wait for what should be there, in milliseconds. */
export function patience(milliseconds: number): number {
  return slowness === undefined ? milliseconds : 4 * milliseconds;
}

/** Slows every browser that this process starts from now on. */
function slowBrowsers(how: Slowness): void {
  const launch = chromium.launch.bind(chromium);
  const launchPersistent = chromium.launchPersistentContext.bind(chromium);
  const proxied = async () => ({ proxy: { server: await delayingProxy(how) }, slowMo: how.hand });
  chromium.launch = async (options) => launch({ ...options, ...(await proxied()) });
  chromium.launchPersistentContext = async (folder, options) =>
    launchPersistent(folder, { ...options, ...(await proxied()) });
  if (how.cpu > 1) slowRenderers(how.cpu);
}

/** Slows the pages of all browsers that this process starts, until it ends. */
function slowRenderers(rate: number): void {
  const script = fileURLToPath(new URL('slow-renderers.mjs', import.meta.url));
  const slower = spawn(process.execPath, [script, `${process.pid}`, `${rate}`], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  slower.unref();
  // the pipe holds the event loop open as long as it is referenced
  (slower.stdin as Socket).unref();
}

/** Starts a proxy that passes everything on, and every answer late; it ends with the process. */
async function delayingProxy(how: Slowness): Promise<string> {
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const name = `${request.method} ${new URL(request.url ?? '').pathname}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    pass(request, response, chooseDelay(how, request.method, `${name} ${count} ${how.seed}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function pass(request: IncomingMessage, response: ServerResponse, delay: number): void {
  const { 'proxy-connection': _, ...headers } = request.headers;
  // each with a connection of its own: a server closes those that it has heard nothing from
  const how = { method: request.method, headers, agent: false } as const;
  const onward = ask(request.url ?? '', how, (answer) => {
    setTimeout(() => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
      answer.pipe(response);
    }, delay);
  });
  // a server that has no network, or has gone, looks the same from here
  onward.on('error', () => request.socket.destroy());
  request.pipe(onward);
}

function chooseDelay({ net, send }: Slowness, method = 'GET', name = ''): number {
  if (['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) return Math.max(send, part(name) * net);
  return part(name) * net;
}

/** A number from 0 to 1 that looks random, the same for the same text. */
function part(text: string): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

// vitest.config.ts loads this file before every file of tests, if the variable is set
if (slowness !== undefined && !Reflect.has(chromium, 'isSlowed')) {
  Reflect.set(chromium, 'isSlowed', true);
  slowBrowsers(slowness);
}
