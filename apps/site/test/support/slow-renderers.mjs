/**
 * Slows the pages of a browser: `node slow-renderers.mjs PID RATE` stops every process of a page
 * below the process PID for most of the time, so that one second of work takes RATE seconds.
 *
 * Chromium can slow a page itself, but does it by burning a core at a negative nice: a few pages
 * starve the machine, tests and server included. A stopped process costs nothing. Linux only.
 */
import { readdirSync, readFileSync } from 'node:fs';

const [top, rate] = process.argv.slice(2).map(Number);
if (!(top > 0 && rate > 1)) throw new Error('slow-renderers.mjs PID RATE: RATE is above 1');

/** Length of a cycle of running and stopping, in milliseconds. */
const PERIOD = 40;
/** Cycles between two searches for new pages. */
const CYCLES_A_SEARCH = 5;

let pages = [];
let cycles = 0;

// the pipe closes when the tests end, however they end
process.stdin.on('close', end).resume();
process.once('SIGTERM', end);
run();

function run() {
  if (cycles++ % CYCLES_A_SEARCH === 0) pages = pagesBelow(top);
  send('SIGCONT');
  setTimeout(stop, PERIOD / rate);
}

function stop() {
  send('SIGSTOP');
  setTimeout(run, PERIOD - PERIOD / rate);
}

function end() {
  // a page that has come since the last look was never stopped
  send('SIGCONT');
  process.exit();
}

function send(signal) {
  for (const pid of pages) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // it has ended
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** The processes of pages among all that a process has started. */
function pagesBelow(ancestor) {
  const children = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = / \S (\d+) /.exec(read(`/proc/${pid}/stat`).split(')').at(-1))?.[1];
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [];
  const below = [String(ancestor)];
  while (below.length > 0) {
    const pid = below.pop();
    below.push(...(children.get(pid) ?? []));
    if (read(`/proc/${pid}/cmdline`).includes('--type=renderer')) found.push(Number(pid));
  }
  return found;
}

/** A file of a process, empty when it has ended. */
function read(path) {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
