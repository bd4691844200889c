/** Starts servers for scripted people, and the world that they live in. */
import { spawn } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built server. */
export const PROGRAM = fileURLToPath(
  new URL('../../apps/site/dist-server/main.js', import.meta.url),
);

/** What the people of a site share. They stop when the signal `end` says so. */
export function createWorld({ base, notes, parts, end, crowd = 1 }) {
  setMaxListeners(0, end);
  return {
    base,
    notes,
    crowd,
    run: Date.now().toString(36).slice(-5),
    puzzles: new Set(),
    played: { people: 0, games: 0, solves: 0, published: 0 },
    isOver: () => end.aborted,
    pause: (ms) => wait(ms, end),
    ...parts,
  };
}

/** Starts a server and waits until it serves. `within`: a program that starts it. */
export async function startServer({ base, log, within, node = [], settings = {}, env = {} }) {
  const { port } = new URL(base);
  const all = { port, threads: 1, judge: 0, 'base-url': base, ...settings };
  const flags = Object.entries(all).flatMap(([key, value]) => [`--${key}`, `${value}`]);
  const words = [within ?? [], process.execPath, node, PROGRAM, 'serve', flags];
  const [first, ...rest] = words.flat();
  const out = openSync(log, 'a');
  const stdio = ['ignore', out, out];
  const child = spawn(first, rest, { stdio, env: { ...process.env, ...env } });
  process.once('exit', () => child.kill('SIGKILL'));
  for (let tries = 0; tries < 600; tries++) {
    const isUp = await fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return child;
    if (child.exitCode !== null) break;
    await wait(200);
  }
  throw new Error('the server does not start');
}

/** Waits, but not beyond the end. */
export function wait(ms, end) {
  if (end?.aborted || !(ms > 0)) return Promise.resolve();
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      end?.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, ms);
    end?.addEventListener('abort', finish);
  });
}
