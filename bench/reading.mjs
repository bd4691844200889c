/**
 * Reads the tournament puzzles of the corpus, written as TAAI text: megabytes and puzzles per
 * second in one thread, and live memory meanwhile. In pieces of 64 KB, as from a file, and the
 * whole text at once.
 *
 *     node bench/reading.mjs [--runs N]
 *
 * Without the test corpus it is skipped, with a message. A puzzle that is not read as it was
 * written is counted and makes the exit status 1.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bundleEntry } from '../scripts/bundle.mjs';
import { fastest, gunzippedLines, keep, printer } from './measure.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const corpus = new URL('../../shared/corpus/tournament.ndjson.gz', import.meta.url);
if (!existsSync(corpus)) {
  console.log('skipped: the tournament set is not here; it is not published with the project');
  process.exit(0);
}

/** Characters that arrive at once from a file or a socket. */
const PIECE = 65_536;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

const { readPuzzles, taaiPuzzles, writePuzzles } = await import(
  // the library does not export the reader that works in pieces
  await bundleEntry(new URL('../packages/formats/src/index.ts', import.meta.url))
);
const { text, count } = tournament();
const bytes = new TextEncoder().encode(text);
const { lines, print } = printer();
print('| reading | puzzles | MB | CPU s | MB/s | puzzles/s |');
print('|---|---:|---:|---:|---:|---:|');
measure('in pieces of 64 KB', () => {
  let puzzles = 0;
  for (const puzzle of taaiPuzzles(pieces())) if (puzzle.ok) puzzles++;
  return puzzles;
});
measure('at once, detected', () => readPuzzles(bytes).value.puzzles.length);
const wrong = differences();
const { least, most } = livingHeap();
print('');
print(
  `memory that lives while reading in pieces: ${mb(least)} to ${mb(most)} MB, the text included`,
);
print(`puzzles that are not read as they were written: ${wrong}`);
keep('reading', 'node bench/reading.mjs', lines);
process.exitCode = wrong === 0 ? 0 : 1;

/** The corpus as one TAAI file. */
function tournament() {
  const json = new TextEncoder().encode(gunzippedLines(corpus).join('\n'));
  const puzzles = readPuzzles(json, { from: 'json' }).value.puzzles.map(({ value }) => value);
  const written = writePuzzles(puzzles, 'taai');
  return { text: new TextDecoder().decode(written.value), count: puzzles.length };
}

function* pieces() {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** Prints the fastest of several runs of `work`, which returns the number of puzzles read. */
function measure(name, work) {
  const { value, ms } = fastest(Number(values.runs), work);
  const megabytes = text.length / 1e6;
  const rates = [(1000 * megabytes) / ms, (1000 * value) / ms].map((rate) => rate.toFixed(0));
  const cells = [name, value, megabytes.toFixed(1), (ms / 1000).toFixed(3), ...rates];
  print(`| ${cells.join(' | ')} |`);
}

/** Number of entries of the text that differ from the clues read there. */
function differences() {
  const entries = text.split('$').slice(1);
  let index = 0;
  let wrong = 0;
  for (const puzzle of taaiPuzzles(pieces())) {
    const written = puzzle.ok ? writePuzzles([puzzle.value], 'taai') : puzzle;
    const again = written.ok ? new TextDecoder().decode(written.value) : '';
    if (
      again.split('\n').slice(1).join('\n') !==
      entries[index].slice(entries[index].indexOf('\n') + 1)
    )
      wrong++;
    index++;
  }
  return wrong + Math.abs(count - index);
}

/** The least and the most heap in use, in bytes, after a collection every thousand puzzles. */
function livingHeap() {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  let puzzles = 0;
  for (const _ of taaiPuzzles(pieces())) {
    if (puzzles++ % 1000 > 0) continue;
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
    most = Math.max(most, heapUsed + external);
  }
  return { least, most };
}

function mb(bytes) {
  return (bytes / 1e6).toFixed(1);
}
