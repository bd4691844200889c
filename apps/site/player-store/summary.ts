/**
 * Summaries: what a list of games shows without replaying them, with a small picture of the
 * player's own marks (never of the solution).
 */
import { type Clues, type Game, isWon } from '@nonokit/board';
import { UNKNOWN } from '@nonokit/core';
import type { GameSummary, Miniature } from './game-summary.js';
import type { Kept } from './kept-look.js';

/** The most cells a miniature has across and down. */
const LARGEST_MINIATURE = 96;

/** The summary of a game. */
export function summarizeGame(
  game: Game,
  kept: Kept,
  { id, log, moves }: Pick<GameSummary, 'id' | 'log' | 'moves'>,
): GameSummary {
  const { width, height, palette } = game.clues;
  return {
    ...kept,
    id,
    log,
    moves,
    width,
    height,
    palette,
    finished: game.finishedCount,
    lines: width + height,
    isSolved: isWon(game),
    marks: drawMiniature(game.clues, game.marks),
  };
}

/**
 * The marks on a smaller board: a cell there shows the mark that most of its cells have, and an
 * ink rather than anything else if at least a third of them has one, so that thin lines stay.
 */
export function drawMiniature({ width, height, palette }: Clues, marks: Int16Array): Miniature {
  const scale = Math.ceil(Math.max(width, height) / LARGEST_MINIATURE);
  if (scale <= 1) return { width, height, marks: marks.slice() };
  const small = { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
  const cells = new Int16Array(small.width * small.height);
  const block: number[] = [];
  const counts = new Int32Array(palette.length + 1);
  for (let row = 0; row < small.height; row++) {
    for (let column = 0; column < small.width; column++) {
      block.length = 0;
      for (let y = row * scale; y < Math.min(height, (row + 1) * scale); y++) {
        for (let x = column * scale; x < Math.min(width, (column + 1) * scale); x++) {
          block.push(marks[y * width + x] ?? UNKNOWN);
        }
      }
      cells[row * small.width + column] = mostFrequent(block, counts);
    }
  }
  return { ...small, marks: cells };
}

/**
 * The mark that a block has most often, inks only where there are enough of them; of several the
 * first. `counts` are zeros, a place for each mark, before and after: there are thousands of
 * blocks.
 */
function mostFrequent(block: readonly number[], counts: Int32Array): number {
  let inks = 0;
  for (const mark of block) {
    counts[mark + 1] = (counts[mark + 1] ?? 0) + 1;
    if (mark > 0) inks++;
  }
  const isInk = inks * 3 >= block.length;
  let best = UNKNOWN;
  let most = 0;
  for (const mark of block) {
    const count = counts[mark + 1] ?? 0;
    if (count <= most || (isInk && mark <= 0)) continue;
    best = mark;
    most = count;
  }
  for (const mark of block) counts[mark + 1] = 0;
  return best;
}
