/**
 * Summaries: what a list of games shows without replaying them, with a small picture of the
 * player's own marks (never of the solution).
 */
import { type Clues, type Game, isWon } from '@nonokit/board';
import { type Palette, UNKNOWN } from '@nonokit/core';
import type { Kept } from './kept.js';
import type { SolvedResult } from './results.js';

/** The player's marks, made smaller where the board is large. */
export interface Miniature {
  readonly width: number;
  readonly height: number;
  /** Row by row, a mark each: -1 for unknown, 0 for an X, or an ink. */
  readonly marks: Int16Array;
}

/** A game in a list. */
export interface GameSummary extends Kept {
  readonly id: string;
  /** The log that the summary tells of, and how many moves it had. */
  readonly log: string;
  readonly moves: number;
  /** Size of the board. */
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Lines that have their clue, and all lines. */
  readonly finished: number;
  readonly lines: number;
  /** True if every line has its clue as the board stands. */
  readonly isSolved: boolean;
  readonly marks: Miniature;
  /** How it was solved, if it ever was. */
  readonly result?: SolvedResult | undefined;
}

/** The most cells a miniature has across and down. */
const LARGEST_MINIATURE = 96;

/** The summary of a game. */
export function summaryOf(
  game: Game,
  kept: Kept,
  { id, log, moves }: Pick<GameSummary, 'id' | 'log' | 'moves'>,
): GameSummary {
  const { width, height, palette } = game.clues;
  return {
    ...kept,
    ...{ id, log, moves, width, height, palette },
    finished: game.finishedCount,
    lines: width + height,
    isSolved: isWon(game),
    marks: miniatureOf(game.clues, game.marks),
  };
}

/**
 * The marks on a smaller board: a cell there shows the mark that most of its cells have, and an
 * ink rather than anything else if at least a third of them has one, so that thin lines stay.
 */
export function miniatureOf({ width, height }: Clues, marks: Int16Array): Miniature {
  const scale = Math.ceil(Math.max(width, height) / LARGEST_MINIATURE);
  if (scale <= 1) return { width, height, marks: marks.slice() };
  const small = { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
  const cells = new Int16Array(small.width * small.height);
  const block: number[] = [];
  for (let row = 0; row < small.height; row++) {
    for (let column = 0; column < small.width; column++) {
      block.length = 0;
      for (let y = row * scale; y < Math.min(height, (row + 1) * scale); y++) {
        for (let x = column * scale; x < Math.min(width, (column + 1) * scale); x++) {
          block.push(marks[y * width + x] ?? UNKNOWN);
        }
      }
      cells[row * small.width + column] = markOfBlock(block);
    }
  }
  return { ...small, marks: cells };
}

function markOfBlock(block: readonly number[]): number {
  // most blocks are of one mark, and there are thousands of them
  const [first = UNKNOWN] = block;
  if (block.every((mark) => mark === first)) return first;
  const inks = block.filter((mark) => mark > 0);
  return mostFrequent(inks.length * 3 >= block.length ? inks : block);
}

/** The mark that is there most often; of several the one that comes first. */
function mostFrequent(marks: readonly number[]): number {
  let [best, most] = [UNKNOWN, 0];
  for (const mark of marks) {
    let count = 0;
    for (const each of marks) if (each === mark) count++;
    if (count > most) [best, most] = [mark, count];
  }
  return best;
}
