/**
 * The puzzles that sheets are drawn of: `puzzles.tsv`, chosen once from the catalogue at random, 60
 * of each of its files, a third of them black. The catalogue loses and gains pictures; this list
 * does not, so that figures of two days can be compared.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzippedLines } from '../measure.mjs';

const LIST = new URL('puzzles.tsv', import.meta.url);

/** The puzzles of the list up to a size, by file of the catalogue: small ones first. */
export function readFrozenPuzzles(most) {
  const files = new Map();
  for (const line of readFileSync(LIST, 'utf8').trim().split('\n').slice(1)) {
    const [file, id, width, height, colors, clues] = line.split('\t');
    const rows = files.get(file) ?? [];
    rows.push({ id, clues, facts: `${width} ${height} ${colors}` });
    files.set(file, rows);
  }
  return [...files]
    .map(([file, rows]) => readPuzzles(file, rows).filter(isUpTo(most)))
    .filter((list) => list.length > 0);
}

const isUpTo =
  (most) =>
  ({ width, height }) =>
    Math.max(width, height) <= most;

function readPuzzles(file, rows) {
  const byId = new Map();
  for (const line of gunzippedLines(
    new URL(`../../catalogue/${file}.ndjson.gz`, import.meta.url),
  )) {
    const puzzle = JSON.parse(line);
    byId.set(puzzle.id, puzzle);
  }
  return rows.map(({ id, clues, facts }) => {
    const puzzle = byId.get(id);
    if (puzzle === undefined) fail(`puzzle ${id} is gone from catalogue/${file}.ndjson.gz`);
    if (factsOf(puzzle) !== facts || cluesOf(puzzle) !== clues) fail(`puzzle ${id} has changed`);
    return puzzle;
  });
}

/** Width, height and number of colours. */
export function factsOf({ width, height, palette }) {
  return `${width} ${height} ${palette.length - 1}`;
}

/** Eight digits that change if the clues do. */
export function cluesOf({ rows, columns }) {
  return createHash('sha256')
    .update(JSON.stringify([rows, columns]))
    .digest('hex')
    .slice(0, 8);
}

function fail(what) {
  throw new Error(
    `bench/scan-sheets/puzzles.tsv: ${what}. Put another puzzle of its size in that line, and measure again what is compared.`,
  );
}
