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
  for (let row = 0; row < small.height; row++) {
    for (let column = 0; column < small.width; column++) {
      const block: number[] = [];
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
  const inks = block.filter((mark) => mark > 0);
  return mostFrequent(inks.length * 3 >= block.length ? inks : block);
}

function mostFrequent(marks: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? UNKNOWN;
}
