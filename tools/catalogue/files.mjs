/** The files of the catalogue: which puzzle is in which, and in what order. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'fflate';
import { isAlike, isSameIcon } from './likeness.mjs';

const FOLDER = new URL('../../catalogue/', import.meta.url);

/** The files and the longest side of their puzzles. */
const FILES = [
  ['small', 12],
  ['medium', 20],
  ['large', 30],
  ['huge', 100],
];

/** A moment that never changes, so that the same catalogue gives the same bytes. */
const MTIME = new Date('2000-01-01T00:00:00Z');

/** The lines of all files as they are, each with its line end. */
export function readLines() {
  return FILES.flatMap(([name]) => {
    const bytes = gunzipSync(readFileSync(new URL(`${name}.ndjson.gz`, FOLDER)));
    const lines = new TextDecoder().decode(bytes).split('\n');
    return lines.filter(Boolean).map((line) => `${line}\n`);
  });
}

/** Lines of `all` that are no near copies of one before them or of `before`, and the copies. */
export function withoutDoubles(all, before = []) {
  const left = [];
  const doubles = [];
  for (const line of all) {
    const isOneOf = (other) =>
      isAlike(line.puzzle, other.puzzle) || isSameIcon(sourced(line), sourced(other));
    const isDouble = before.some(isOneOf) || left.some(isOneOf);
    (isDouble ? doubles : left).push(line);
  }
  return { left, doubles };
}

function sourced({ puzzle, facts: { source } }) {
  return { puzzle, source };
}

/** Writes the files, each beside the old one first, so that none is ever half written. */
export function writeFiles(lines) {
  let least = 0;
  for (const [name, most] of FILES) {
    const side = ({ puzzle }) => Math.max(puzzle.width, puzzle.height);
    const own = lines.filter((one) => side(one) > least && side(one) <= most).sort(inOrder);
    const bytes = gzipSync(new TextEncoder().encode(own.map(({ text }) => text).join('')), {
      level: 9,
      mtime: MTIME,
    });
    const file = new URL(`${name}.ndjson.gz`, FOLDER);
    const beside = new URL(`${name}.ndjson.gz.new`, FOLDER);
    writeFileSync(beside, bytes);
    renameSync(beside, file);
    console.log(`${name}: ${own.length} puzzles, ${Math.round(bytes.length / 1000)} kB`);
    least = most;
  }
}

/** Easier ones first; the id decides between equals. */
function inOrder({ facts: a }, { facts: b }) {
  return a.difficulty.score - b.difficulty.score || (a.id < b.id ? -1 : 1);
}
