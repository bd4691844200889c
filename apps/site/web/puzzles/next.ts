/** The puzzles of the shelf that come next, chosen by what this device knows of the player. */
import { type PastSolve, type PuzzleKindFacts, rankNext } from '../../contract/next-puzzle.js';
import type { SolvedResult } from '../../player-store/index.js';
import { DIFFICULTIES, difficultyFrom } from './difficulty-levels.js';
import type { ShelfCard } from './shelf.js';

/** A solve of a puzzle whose facts this device knows. */
export interface KnownSolve extends PastSolve {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly solvedAt: number;
  /** The hardest technique of the puzzle, where that is known: "overlap". */
  readonly technique?: string | undefined;
}

/** What the choice goes on from: the solve just made, and those before it, the latest last. */
export interface NextAfter {
  readonly after: KnownSolve;
  readonly history: readonly PastSolve[];
  readonly isPlayed: (id: string) => boolean;
}

/** The cards in the order in which to offer them, without those that were solved or begun. */
export function findNext(
  cards: readonly ShelfCard[],
  { after, history, isPlayed }: NextAfter,
): ShelfCard[] {
  const candidates = cards
    .filter(({ id }) => id !== after.id && !isPlayed(id))
    .map((card) => ({ id: card.id, ...factsOfCard(card), card }));
  return rankNext(candidates, after, history).map(({ card }) => card);
}

/** What the choice looks at in a card. */
export function factsOfCard({
  width,
  height,
  inks,
  difficulty,
}: Pick<ShelfCard, 'width' | 'height' | 'inks'> & {
  readonly difficulty?: string | undefined;
}): PuzzleKindFacts {
  return { width, height, colors: inks.length, difficulty: findLevel(difficulty) };
}

/** A result with the facts of its puzzle. */
export function toKnownSolve(
  { id, solvedAt, elapsed, help }: SolvedResult,
  facts: PuzzleKindFacts,
): KnownSolve {
  return { id, solvedAt, elapsed, isHelped: countHelp(help) > 0, ...facts };
}

/** How often help was asked for; the amounts of one hint count once. */
export function countHelp({ where, why, cells, check }: SolvedResult['help']): number {
  return Math.max(where, why, cells) + check;
}

/** The number of a difficulty, from 1 to 5; an unknown one is in the middle. */
function findLevel(label: string | undefined): number {
  const level = DIFFICULTIES.indexOf(difficultyFrom(label) ?? 'medium');
  return Math.min(5, level + 1);
}
