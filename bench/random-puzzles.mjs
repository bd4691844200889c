/** Files of random puzzles for benchmarks of `nonokit batch` and its queue. */
import { createWriteStream } from 'node:fs';
import { puzzleOf, randomOf } from './measure.mjs';

/**
 * Writes `count` puzzles of random pictures, half filled, one per line: `side` x `side` cells, with
 * the ids r0, r1 …. Returns `file`.
 */
export async function writeRandomPuzzles(file, count, side, seed = 'batch') {
  const out = createWriteStream(file);
  const random = randomOf(seed);
  const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
  const sizes = (clues) => clues.map((clue) => clue.map(({ size }) => size));
  for (let i = 0; i < count; i++) {
    const cells = Uint16Array.from({ length: side * side }, () => random.below(2));
    const { width, height, rows, columns } = puzzleOf(
      { width: side, height: side, cells },
      palette,
    );
    const line = { id: `r${i}`, width, height, rows: sizes(rows), columns: sizes(columns) };
    if (!out.write(`${JSON.stringify(line)}\n`)) await new Promise((go) => out.once('drain', go));
  }
  await new Promise((resolve) => out.end(resolve));
  return file;
}
