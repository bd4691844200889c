/**
 * The puzzles of the command line in their blind form. A puzzle is solved and sealed when the page
 * asks for it, in turns with the server, so that thousands of puzzles do not hold up the first.
 */
import {
  type BlindFacts,
  type BlindPuzzle,
  blindOf,
  blindToJson,
  type Clues,
  idOf,
} from '@nonokit/board';
import {
  describeLook,
  type KindPuzzle,
  type Puzzle,
  type PuzzleLook,
  sameGrid,
} from '@nonokit/core';
import type { Difficulty } from '@nonokit/explain';
import { solutionsOf } from '@nonokit/solver';
import { safeRateAsync, solveAsync } from 'nonokit';

/** What a list shows of a puzzle before it is solved. */
export interface PuzzleCard extends PuzzleLook {
  /** Counted from 1, in the order of the files. */
  readonly number: number;
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** How many cells a board of triangles has, which a page of its own plays. */
  readonly triangles?: number;
  /** Colours of the inks: "#c8141e". */
  readonly inks: readonly string[];
}

/** Most solutions that the texts are sealed with. */
const MOST_SOLUTIONS = 20;

/** Limits of solving: puzzles for people take a fraction of them. */
const MAX_CONFLICTS = 20_000;
const TIMEOUT_MS = 10_000;

/** Most cells of a puzzle that is rated. */
const MOST_RATED = 40_000;

/** A puzzle of the command line: of another kind with how a board shows it. */
export type PlayedPuzzle = Puzzle | PlayedKind;

/** A puzzle of another kind. */
export interface PlayedKind {
  readonly kind: KindPuzzle;
  readonly clues: Clues;
}

/** A puzzle of another kind as it is played. */
export async function playedKind(kind: KindPuzzle): Promise<PlayedKind> {
  const { gameClues } = await import('nonokit/kinds');
  return { kind, clues: gameClues(kind) };
}

/** The puzzles; one that several files hold is there once. */
export class PuzzleList {
  readonly cards: readonly PuzzleCard[];
  readonly #signal: AbortSignal;
  readonly #puzzles: ReadonlyMap<string, PlayedPuzzle>;
  readonly #files = new Map<string, Promise<object>>();

  constructor(puzzles: readonly PlayedPuzzle[], signal: AbortSignal) {
    this.#signal = signal;
    this.#puzzles = new Map(puzzles.map((puzzle) => [idOf(cluesOf(puzzle)), puzzle]));
    this.cards = [...this.#puzzles].map(([id, puzzle], k) => {
      const clues = cluesOf(puzzle);
      return {
        number: k + 1,
        id,
        width: clues.width,
        height: clues.height,
        ...(clues.rules?.board.shape === 'triangle' ? { triangles: clues.width } : {}),
        inks: clues.palette.slice(1).map(({ rgb }) => rgb),
        ...describeLook(clues),
      };
    });
  }

  /** The file of a puzzle in its blind form; undefined if none has this identifier. */
  file(id: string): Promise<object> | undefined {
    const puzzle = this.#puzzles.get(id);
    if (puzzle === undefined) return undefined;
    const file = this.#files.get(id) ?? fileInTurns(puzzle, this.#signal);
    this.#files.set(id, file);
    return file;
  }
}

function cluesOf(puzzle: PlayedPuzzle): Clues {
  return 'kind' in puzzle ? puzzle.clues : puzzle;
}

async function fileInTurns(puzzle: PlayedPuzzle, signal: AbortSignal): Promise<object> {
  if (!('kind' in puzzle)) return blindToJson(await blindInTurns(puzzle, signal));
  const { kind, clues } = puzzle;
  const { blindKindOf, solveKindAsync, writeKind } = await import('nonokit/kinds');
  const solved = await solveKindAsync(kind, { timeoutMs: TIMEOUT_MS, signal });
  const { goal: _, ...told } = kind;
  return {
    id: idOf(clues),
    kind: writeKind({ ...told, meta: {} }),
    sealed: blindKindOf(kind, solved).sealed,
  };
}

/** The difficulty, unless the rating did not reach the end. */
function ratedFacts({ guess, label, score }: Difficulty): BlindFacts {
  return guess === 'unfinished' ? {} : { difficulty: label, score };
}

/** Solves, rates and seals a puzzle. */
async function blindInTurns(puzzle: Puzzle, signal: AbortSignal): Promise<BlindPuzzle> {
  const limits = { timeoutMs: TIMEOUT_MS, signal };
  const solved = await solveAsync(puzzle, {
    ...limits,
    maxConflicts: MAX_CONFLICTS,
    maxSolutions: MOST_SOLUTIONS,
  });
  const found = [...solutionsOf(solved)];
  const { goal } = puzzle;
  // the author's picture may be a solution that the search has not reached
  if (goal !== undefined && !found.some((grid) => sameGrid(grid, goal))) found.push(goal);
  const isUnique = solved.status === 'unique';
  const isRated = isUnique && puzzle.width * puzzle.height <= MOST_RATED;
  const rating = isRated ? await safeRateAsync(puzzle, limits) : undefined;
  const facts: BlindFacts = {
    ...(solved.status === 'unknown' ? {} : { isUnique }),
    ...(rating?.ok ? ratedFacts(rating.value) : {}),
  };
  return blindOf(puzzle, found, facts);
}
