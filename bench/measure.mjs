/** Shared parts of all benchmarks: the built library, CPU time, the machine, results on disk. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { gunzipSync } from 'node:zlib';

export * from '../packages/nonokit/dist/bulk.js';
// these support all formats; they hide those of `nonokit`, which read only our own
export { safeReadPuzzles, safeWritePuzzles } from '../packages/nonokit/dist/formats.js';
export * from '../packages/nonokit/dist/index.js';
export { fastest, timed } from './timing.mjs';

/** The machine and its load, for the head of a result. */
export function machine() {
  const [cpu] = cpus();
  const load = loadavg().map((n) => n.toFixed(1));
  return `${cpus().length} x ${cpu?.model ?? 'unknown'}, Node ${process.version}, load ${load.join(' ')}`;
}

/**
 * Saves printed lines as `bench/results/NAME.md`, with date, machine and command. `results` is
 * another folder to put it in.
 */
export function keep(name, command, lines, results = new URL('results/', import.meta.url)) {
  const date = new Date().toISOString().slice(0, 10);
  const text = `# ${name}\n\n${date}, ${machine()}\n\n    ${command}\n\n${lines.join('\n')}\n`;
  writeFileSync(new URL(`${name}.md`, results), text);
}

/** Prints a line and adds it to `lines`. */
export function printer() {
  const lines = [];
  return {
    lines,
    print(line) {
      lines.push(line);
      console.log(line);
    },
  };
}

/** The lines of a gzipped text file. */
export function gunzippedLines(url) {
  return gunzipSync(readFileSync(url)).toString('utf8').trimEnd().split('\n');
}

/** Average, median, 95th percentile and maximum of numbers. */
export function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const total = sorted.reduce((sum, n) => sum + n, 0);
  return { total, average: total / sorted.length, median: at(0.5), p95: at(0.95), maximum: at(1) };
}
