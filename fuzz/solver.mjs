/**
 * The fuzzer of the solver: random puzzles, solved by both engines and by the definition, with the
 * search under audit. README.md says how to use it.
 *
 *     node fuzz/solver.mjs [--seconds N] [--seed S] [--target NAME] [--jobs N] [--turn SECONDS]
 *     node fuzz/solver.mjs --target NAME --seed S --case N
 *     node fuzz/solver.mjs --target lines --cases N [--seed S]
 */
import { execFileSync, fork } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { LINES_A_CASE } from './solver-lines.mjs';
import { formatText } from './solver-puzzle.mjs';
import { judge, makeCase, TARGETS } from './solver-targets.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    target: { type: 'string', multiple: true },
    jobs: { type: 'string', default: '1' },
    turn: { type: 'string', default: '20' },
    case: { type: 'string' },
    cases: { type: 'string' },
  },
});

/** A case that takes longer counts as hanging, even on a busy machine. */
const HANG_MS = 300_000;
/** A target with this number of faults is dropped. */
const MOST_FAULTS = 20;
const FOUND = fileURLToPath(new URL('../.cache/fuzz-solver-found/', import.meta.url));

const running = new Set();

const url = await bundleEntry(new URL('solver-library.ts', import.meta.url));
const targets = values.target ?? Object.keys(TARGETS);
const wrong = targets.find((target) => !Object.hasOwn(TARGETS, target));
if (wrong !== undefined) {
  console.error(`fuzz: no target "${wrong}"; there are ${Object.keys(TARGETS).join(', ')}`);
  process.exitCode = 2;
} else if (values.case !== undefined) await replay(Number(values.case));
else await campaign();

/** Repeats one case in this process and prints the puzzle and its fault. */
async function replay(n) {
  const library = await import(url);
  const [target] = targets;
  const made = makeCase(library, { target, seed: values.seed, n });
  if (made.puzzle !== undefined) console.log(formatText(made.puzzle));
  const fault = judge(library, target, made);
  console.log(fault ?? 'good');
  process.exitCode = fault === undefined ? 0 : 1;
}

/** Runs all targets in turns until the time is over or enough cases have been run. */
async function campaign() {
  const most = Number(values.cases ?? Number.POSITIVE_INFINITY);
  const seconds = values.cases === undefined ? Number(values.seconds) : Number.POSITIVE_INFINITY;
  const end = performance.now() + seconds * 1000;
  const turn = Math.min(Number(values.turn), Math.max(1, seconds / targets.length));
  const states = targets.map((target) => ({ target, next: 0, spentMs: 0, faults: 0 }));
  const queue = [...states];
  console.log(`${new Date().toISOString()} revision ${revision()}, seed ${values.seed}`);
  process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL');
    report(states);
  });
  const worker = async () => {
    for (;;) {
      const state = queue.shift();
      if (state === undefined || performance.now() >= end) return;
      await takeTurn(state, Math.min(turn, (end - performance.now()) / 1000));
      if (state.next < most && state.faults < MOST_FAULTS) queue.push(state);
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, worker));
}

/** Runs one process for one target, for the given number of seconds. */
async function takeTurn(state, seconds) {
  const { target } = state;
  const file = join(tmpdir(), `nonokit-fuzz-solver-${process.pid}-${target}`);
  const start = performance.now();
  const args = [url, file, target, values.seed, String(state.next), String(seconds)];
  const child = fork(fileURLToPath(new URL('solver-worker.mjs', import.meta.url)), args, {
    execArgv: ['--max-old-space-size=1024'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  let next;
  child.on('message', (message) => {
    if (message.next !== undefined) next = message.next;
    else keep(state, message.n, message.fault);
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), seconds * 1000 + HANG_MS);
  await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(limit);
  running.delete(child);
  if (next === undefined) {
    const n = Number(readFileSync(file).readBigUInt64LE());
    keep(state, n, 'ends the process: a hang, or more memory than it may have');
    next = n + 1;
  }
  rmSync(file, { force: true });
  state.next = next;
  state.spentMs += performance.now() - start;
}

/** Prints a fault and the command that repeats it, and saves it. */
function keep(state, n, fault) {
  const { target } = state;
  state.faults++;
  if (state.faults > MOST_FAULTS) return;
  const command = `node fuzz/solver.mjs --target ${target} --seed ${values.seed} --case ${n}`;
  console.log(`${target}: ${fault.split('\n').slice(0, 4).join('\n  ')}\n  ${command}`);
  mkdirSync(FOUND, { recursive: true });
  const text = `${command}\n${revision()}\n${fault}\n`;
  writeFileSync(join(FOUND, `${target}-${values.seed}-${n}.txt`), text);
}

function revision() {
  const git = (...args) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed =
      git('status', '--porcelain', '--', 'packages/solver') === '' ? '' : ' (changed)';
    return `${git('rev-parse', '--short', 'HEAD')}${changed}`;
  } catch {
    return 'unknown';
  }
}

function report(states) {
  let faults = 0;
  for (const { target, next, spentMs, faults: found } of states) {
    faults += found;
    const rate = spentMs > 0 ? ((next * 1000) / spentMs).toFixed(1) : '0';
    const lines = target === 'lines' ? ` of ${LINES_A_CASE} lines` : '';
    console.log(`${target.padEnd(8)} ${next} cases${lines}, ${rate}/s, ${found} failures`);
  }
  const spent = states.reduce((sum, { spentMs }) => sum + spentMs, 0);
  console.log(`${new Date().toISOString()} ${Math.round(spent / 1000)} s, ${faults} failures`);
  if (faults > 0) process.exitCode = 1;
}
