/**
 * The fuzzer of the readers: feeds almost correct files to every reader. README.md says how to use
 * it.
 *
 *     node fuzz/run.mjs [--seconds N] [--seed S] [--format ID] [--jobs N] [--turn SECONDS]
 *                       [--examples]
 *     node fuzz/run.mjs --format ID --seed S --case N [--save FILE]
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serialize } from 'node:v8';
import { bundleEntry } from '../scripts/bundle.mjs';
import { judge, listTargets, makeCase, readCorpus, take } from './targets.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    format: { type: 'string', multiple: true },
    jobs: { type: 'string', default: '1' },
    turn: { type: 'string', default: '10' },
    examples: { type: 'boolean', default: false },
    case: { type: 'string' },
    save: { type: 'string' },
  },
});

/**
 * A process that has not finished a case after this time is ended; the worker itself measures one
 * second.
 */
const HANG_MS = 30_000;
/**
 * The time limit for a case that runs alone: on a busy machine the first limit may be too short.
 */
const ALONE_MS = 180_000;
const HEAP_MB = 512;
const FOUND = fileURLToPath(new URL('../.cache/fuzz-found/', import.meta.url));

const url = await bundleEntry(new URL('library.ts', import.meta.url));
const library = await import(url);
const corpus = readCorpus(library, values);
const corpusFile = fileURLToPath(new URL('corpus', url));
writeFileSync(corpusFile, serialize(corpus));
const targets = values.format ?? listTargets(library);
if (values.case === undefined) await campaign();
else replay(Number(values.case));

/** Repeats one case in this process and prints its bytes and its fault. */
function replay(n) {
  const [target] = targets;
  const bytes = makeCase(library, corpus, { target, seed: values.seed, n });
  if (values.save === undefined) process.stdout.write(bytes);
  else writeFileSync(values.save, bytes);
  const start = performance.now();
  const thrown = take(library, target, bytes);
  const ms = Math.round(performance.now() - start);
  const fault = thrown ?? judge(library, target, bytes) ?? 'good';
  process.stderr.write(`\n${fault} (${ms} ms)\n`);
  process.exitCode = fault === 'good' ? 0 : 1;
}

/** Runs all targets in turns until the time is over. */
async function campaign() {
  const end = performance.now() + Number(values.seconds) * 1000;
  const turn = Math.min(Number(values.turn), Math.max(1, Number(values.seconds) / targets.length));
  const states = targets.map((target) => ({ target, next: 0, spentMs: 0, faults: new Map() }));
  const queue = [...states];
  process.on('exit', () => report(states));
  const worker = async () => {
    while (performance.now() < end) {
      const state = queue.shift();
      if (state === undefined) return;
      await takeTurn(state, Math.min(turn, (end - performance.now()) / 1000));
      queue.push(state);
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, worker));
}

/** Runs one process for one target. If something ended it early, tries the case again alone. */
async function takeTurn(state, seconds) {
  const file = join(tmpdir(), `nonokit-fuzz-${process.pid}-${state.target}`);
  const start = performance.now();
  let next = await runWorker(state, file, { first: state.next, seconds, waitMs: HANG_MS });
  if (next === undefined) {
    const n = numberIn(file);
    next = n + 1;
    const alone = await runWorker(state, file, { first: n, seconds: 0, waitMs: ALONE_MS });
    if (alone === undefined) {
      const { target } = state;
      const bytes = makeCase(library, corpus, { target, seed: values.seed, n });
      keep(state, n, 'ends the process: a hang, or more memory than it may have', bytes);
    }
  }
  rmSync(file, { force: true });
  state.next = next;
  state.spentMs += performance.now() - start;
}

/**
 * Runs at least one case. Returns the number of the next, or undefined if the process ended early.
 */
async function runWorker(state, file, { first, seconds, waitMs }) {
  const args = [url, corpusFile, file, state.target, values.seed, String(first), String(seconds)];
  const child = fork(fileURLToPath(new URL('worker.mjs', import.meta.url)), args, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let next;
  child.on('message', (message) => {
    if (message.next !== undefined) next = message.next;
    else keep(state, message.n, message.fault, Buffer.from(message.bytes, 'base64'));
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), seconds * 1000 + waitMs);
  await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(limit);
  return next;
}

function numberIn(file) {
  try {
    return Number(readFileSync(file).readBigUInt64LE());
  } catch {
    return 0;
  }
}

/** Records a fault once per kind, and its bytes in a file. */
function keep(state, n, fault, bytes) {
  const kind = chooseKind(fault);
  const count = state.faults.get(kind) ?? 0;
  state.faults.set(kind, count + 1);
  if (count > 0) return;
  const name = `${state.target}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(join(FOUND, name), bytes);
  const [sentence] = fault.split('\n    at ').slice(0, 1);
  const [, where = ''] = fault.split('\n');
  console.log(`${state.target}: ${sentence.slice(0, 400)} ${where.trim()}`);
  console.log(
    `  --format ${state.target} --seed ${values.seed} --case ${n}${values.examples ? ' --examples' : ''}  (${bytes.length} bytes, ${name})`,
  );
}

/** The kind of a fault: faults that differ only in what they quote are of one kind. */
function chooseKind(fault) {
  return fault
    .replace(/\d+/g, '0')
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .slice(0, 160);
}

function report(states) {
  let faults = 0;
  let cases = 0;
  for (const { target, next, spentMs, faults: kinds } of states) {
    const found = [...kinds.values()].reduce((sum, count) => sum + count, 0);
    faults += kinds.size;
    cases += next;
    const rate = spentMs > 0 ? Math.round((next * 1000) / spentMs) : 0;
    console.log(
      `${target.padEnd(20)} ${String(next).padStart(10)} cases ${String(rate).padStart(7)}/s ${found} failures of ${kinds.size} kinds`,
    );
  }
  console.log(`${cases} cases, ${faults} kinds of failures`);
  if (faults > 0) process.exitCode = 1;
}
