/**
 * The real pictures of the test corpus on which proofreading is measured: at even distances from
 * all sets but the random and the notorious ones.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { puzzlesOf } from './step-puzzles.mjs';

const CORPUS = new URL('../../shared/corpus/', import.meta.url);

/** Sets of random puzzles and of notorious ones. */
const NOT_PICTURES = /^(survey|tournament|various|puzzle_nonograms_com)/;

/** The files of the sets of real pictures. Ends the program if the corpus is not here. */
export function pictureSets() {
  if (!existsSync(CORPUS)) {
    console.error('the test corpus is not here; it is not published with the project');
    process.exit(1);
  }
  return readdirSync(CORPUS)
    .filter((name) => name.endsWith('.ndjson.gz') && !NOT_PICTURES.test(name))
    .map((name) => fileURLToPath(new URL(name, CORPUS)));
}

/** `wanted` puzzles with one solution, of at most `side` rows or columns. */
export function realPictures(wanted, side, { readPuzzles, solve }) {
  const sets = pictureSets();
  const share = Math.ceil(wanted / sets.length);
  const isUnique = (puzzle) => solve(puzzle, { maxConflicts: 1000 }).status === 'unique';
  return sets
    .flatMap((file) =>
      puzzlesOf(file, readPuzzles, 3 * share, side)
        .filter((puzzle) => isPicture(puzzle) && isUnique(puzzle))
        .slice(0, share),
    )
    .slice(0, wanted);
}

/** Whether a puzzle is large enough for a picture, and not blank. */
export function isPicture({ width, height, palette, rows }) {
  return palette.length <= 31 && Math.min(width, height) >= 5 && rows.flat().length > 0;
}
