/**
 * Single lines of up to 1,000 cells, settled by every kernel of either engine, and every eighth one
 * by the definition. A case is a hundred lines.
 */
import { fail } from './solver-judge.mjs';

/** The number of lines in a case. */
export const LINES_A_CASE = 100;

/** Settles a hundred random lines with every kernel. */
export function judgeLines(library, { random }) {
  for (let i = 0; i < LINES_A_CASE; i++) {
    const length = chooseLength(random);
    const inks = 1 + random.below(4);
    const clue = library.randomClue(
      random,
      length,
      inks,
      1 + random.below(blockOf(random, length)),
    );
    const cells = library.randomCells(random, clue, length, inks);
    const able = library.kernels.filter(({ takes }) => takes(length, inks, clue));
    const judges = i % 8 === 0 ? [{ name: 'the definition', settle: library.scalar }] : [];
    const odd = library.disagreeing([...judges, ...able], cells, clue, inks + 1);
    if (odd !== undefined) fail(`line ${i} of ${length} cells: ${odd.join(' and ')} disagree`);
  }
}

/** Picks a length: short, around the end of a word, or up to 1,000 cells. */
function chooseLength(random) {
  const kind = random.below(5);
  if (kind === 0) return 1 + random.below(31);
  if (kind === 1) return 1 + random.below(100);
  if (kind === 2) return [31, 32, 33, 62, 63, 64, 65, 126, 127, 128, 129][random.below(11)];
  return kind === 3 ? 100 + random.below(200) : 1 + random.below(1000);
}

/** Picks a maximum block size: small sizes make many blocks, large ones little slack. */
function blockOf(random, length) {
  return Math.max(1, random.below(3) === 0 ? length : Math.min(length, 1 + random.below(40)));
}
