/**
 * The puzzles that sheets are drawn of: `puzzles/*.ndjson.gz`, chosen once from the catalogue at
 * random, 60 of each of its files, a third of them black. The catalogue loses and gains pictures;
 * these stay, so that figures of two days can be compared.
 */
import { gunzippedLines } from '../measure.mjs';

/** The catalogue's files, small puzzles first. */
const FILES = ['small', 'medium', 'large', 'huge'];

/** The puzzles up to a size, by file of the catalogue. */
export function readFrozenPuzzles(most) {
  return FILES.map((file) => readPuzzles(file).filter(isUpTo(most))).filter(
    (list) => list.length > 0,
  );
}

const isUpTo =
  (most) =>
  ({ width, height }) =>
    Math.max(width, height) <= most;

function readPuzzles(file) {
  const url = new URL(`puzzles/${file}.ndjson.gz`, import.meta.url);
  return gunzippedLines(url).map((line) => JSON.parse(line));
}
