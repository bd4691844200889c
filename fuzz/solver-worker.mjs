/**
 * The process that runs the cases of the solver's fuzzer; `solver.mjs` starts it and outlives it.
 * It writes the number of each case to a file first, so that a case that hangs or ends the process
 * is known.
 *
 *     node solver-worker.mjs LIBRARY PROGRESS-FILE TARGET SEED FIRST-CASE SECONDS
 */
import { openSync, writeSync } from 'node:fs';
import { judge, makeCase } from './solver-targets.mjs';

const [url, progressFile, target, seed, first, seconds] = process.argv.slice(2);
const library = await import(url);
const progress = openSync(progressFile, 'w');
const number = new BigUint64Array(1);
const end = performance.now() + Number(seconds) * 1000;

let n = Number(first);
do {
  number[0] = BigInt(n);
  writeSync(progress, number, 0, 8, 0);
  const made = makeCase(library, { target, seed, n });
  const fault = judge(library, target, made);
  if (fault !== undefined) process.send?.({ n, fault });
  n++;
} while (performance.now() < end);
process.send?.({ next: n });
process.disconnect?.();
