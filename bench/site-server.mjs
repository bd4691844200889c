/**
 * The site under load: a database of many puzzles and people, one server process, and requests from
 * this process beside it, as on a machine of two cores.
 *
 *     npm run build && node bench/site-server.mjs [--database sqlite|postgres] [--puzzles 1000000]
 *         [--people 100000] [--seconds 20] [--keep FOLDER]
 *
 * Measured: a page of the catalogue with two filters at 300 requests a second, the JSON of puzzles
 * as often as it goes, verified solves as often as they go, sign-ups beside reading; the delay of
 * the server's event loop and its memory all the while.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleOf } from '../scripts/bundle.mjs';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    puzzles: { type: 'string', default: '1000000' },
    people: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '20' },
    keep: { type: 'string' },
  },
});
const [puzzles, people, seconds] = [values.puzzles, values.people, values.seconds].map(Number);
const port = 4391;
const base = `http://localhost:${port}`;
const crowd = await import(await bundleOf(new URL('./site-server/crowd.ts', import.meta.url)));

const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'nonokit-load-'));
mkdirSync(folder, { recursive: true });
const { url, stopDatabase } = await openDatabase();
const server = await startServer();
const rows = [];
try {
  await measureAll();
} finally {
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  await stopDatabase();
  if (values.keep === undefined) rmSync(folder, { recursive: true });
}
console.log(
  [
    '| what | requests/s | median | p99 | max | failed |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n'),
);

/** A filled database; a kept one is filled once. */
async function openDatabase() {
  const postgres = values.database === 'postgres' ? await crowd.startPostgres() : undefined;
  const file = join(folder, 'site.db');
  const isThere = postgres === undefined && existsSync(file);
  const url = postgres?.url ?? `sqlite:${file}`;
  if (!isThere) {
    const start = performance.now();
    await crowd.fill(url, puzzles, people);
    console.error(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  return { url, stopDatabase: async () => postgres?.stop() };
}

async function startServer() {
  const args = ['apps/site/dist-server/main.js', 'serve', '--limits', '0', '--port', `${port}`];
  const child = spawn(process.execPath, [...args, '--database', url, '--data', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await fetch(`${base}/readyz`)
      .then((r) => r.ok)
      .catch(() => false);
    if (isUp) return child;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server does not start');
}

async function measureAll() {
  const size = ['10', '15', '20', '25', '30'];
  const lists = (n) => `/puzzles?size=${size[n % 5]}&difficulty=${1 + (n % 4)}`;
  await measure('catalogue page, two filters', { rate: 300, of: lists });
  await measure('catalogue JSON, two filters', { rate: 300, of: (n) => `/api/v1${lists(n)}` });
  await measure('front page', { rate: 100, of: () => '/' });
  await measure('puzzle JSON', {
    workers: 32,
    of: (n) => `/api/v1/puzzles/p${1 + ((n * 7919) % puzzles)}`,
  });
  const games = Math.min(people, 900 * seconds);
  await crowd.fillGames(url, 0, games);
  const clues = crowd.CLUES;
  const bodies = Array.from({ length: games }, (_, n) =>
    JSON.stringify({ record: crowd.recordOf(clues, n) }),
  );
  await measure('verified solve', {
    workers: 16,
    most: games,
    of: (n) => solveRequest(n, bodies[n]),
  });
  await Promise.all([
    measure('sign-up', { workers: 4, of: signUpRequest }),
    measure('catalogue page beside sign-ups', { rate: 100, of: lists }),
  ]);
}

function solveRequest(n, body) {
  const headers = {
    Cookie: `nonokit=token-${n}`,
    Origin: base,
    'Content-Type': 'application/json',
  };
  return { method: 'POST', path: `/api/v1/games/g${n}/solve`, headers, body };
}

function signUpRequest(n) {
  const body = JSON.stringify({ name: `Fresh ${n} ${process.pid}`, password: `long enough ${n}` });
  const headers = { Origin: base, 'Content-Type': 'application/json' };
  return { method: 'POST', path: '/api/v1/accounts', headers, body };
}

/** Sends requests at a rate, or from workers that never wait, and adds a row. */
async function measure(name, { rate, workers = 0, most = Infinity, of }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const [times, failures] = [[], new Map()];
  const end = performance.now() + seconds * 1000;
  let next = 0;
  const one = async () => {
    const start = performance.now();
    const status = await send(agent, of(next++)).catch((error) => error.code ?? 'failed');
    times.push(performance.now() - start);
    if (!(status >= 200 && status < 300)) failures.set(status, (failures.get(status) ?? 0) + 1);
  };
  const began = performance.now();
  if (rate !== undefined) await atRate(rate, end, one);
  else {
    const work = async () => {
      while (performance.now() < end && next < most) await one();
    };
    await Promise.all(Array.from({ length: workers }, work));
  }
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)} ms`;
  const failed = failures.size === 0 ? '0' : JSON.stringify(Object.fromEntries(failures));
  rows.push(
    `| ${name} | ${(times.length / took).toFixed(0)} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${failed} |`,
  );
  console.error(rows.at(-1), await healthText());
}

/** Requests at even distances, whether earlier ones are answered or not. */
async function atRate(rate, end, one) {
  const all = [];
  const start = performance.now();
  for (let n = 0; performance.now() < end; n++) {
    const wait = start + (n * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    all.push(one());
  }
  await Promise.all(all);
}

function send(agent, what) {
  const {
    method = 'GET',
    path,
    headers = {},
    body,
  } = typeof what === 'string' ? { path: what } : what;
  return new Promise((done, failed) => {
    const asked = request(base + path, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode));
      answer.once('error', failed);
    });
    asked.once('error', failed);
    asked.end(body);
  });
}

/** The event loop's delay since the last time, and the memory. */
async function healthText() {
  const text = await (await fetch(`${base}/metrics`)).text();
  const of = (name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? NaN);
  const lag = (1000 * of('nodejs_eventloop_lag_p99_seconds')).toFixed(1);
  return `event loop p99 ${lag} ms, memory ${(of('process_resident_memory_bytes') / 2 ** 20).toFixed(0)} MB`;
}
