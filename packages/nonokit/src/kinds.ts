/**
 * Other kinds of nonogram: hidden numbers, clues over two lines, boards of triangles (triddlers),
 * cut cells (trianograms). Only this subpath loads what solves, explains and draws them.
 *
 * @example
 * ```js
 * import { explainKind, kindOfClues, kindStepText, solveKind } from 'nonokit/kinds';
 *
 * const rows = ['? ?', '5', '5', '3', '1'];
 * const puzzle = kindOfClues({ rows, columns: ['2', '?', '4', '?', '2'] });
 * console.log(solveKind(puzzle).status); // unique
 * const [first] = explainKind(puzzle).steps;
 * console.log(kindStepText(first, puzzle, 'en'));
 * // Row 2 (5): however it is arranged, cells 1–5 are filled.
 * ```
 *
 * @module nonokit/kinds
 */
import {
  ANY_BLOCKS,
  type ClueItem,
  drive,
  driveAsync,
  type KindClaims,
  type KindPuzzle,
  type Palette,
  type Puzzle,
  type PuzzleMeta,
  type Result,
  randomOf,
  type StopOptions,
  type TriangleBoard,
} from '@nonokit/core';
import {
  asKind,
  checkKind,
  explainKindWork,
  type KindExplanation,
  type KindResult,
  type MadeTriangles,
  makeTriangles,
  paintTriangles,
  type SolveKindProgress,
  solveKindWork,
  type VaryOptions,
  varyWork,
} from '@nonokit/kinds';
import { clock } from './clock.js';
import { givingWay } from './giving-way.js';
import type { PuzzleInput } from './inputs/puzzle-input.js';
import { asPuzzle } from './inputs/puzzle-of.js';
import { checkOptions, type OptionNames, quoted } from './option-kinds.js';
import { orThrow } from './problem-error.js';
import { solve } from './solve.js';

export {
  ANY_BLOCKS,
  type ClueItem,
  type Cut,
  cutColor,
  featuresOf,
  type HiddenBlock,
  type KindBlock,
  type KindBoard,
  type KindClaims,
  type KindClue,
  type KindFeature,
  type KindPuzzle,
  type LineClue,
  type PairClue,
  type SquareBoard,
  type TriangleBoard,
} from '@nonokit/core';
export {
  checkKind,
  type KindEnding,
  type KindExplanation,
  type KindResult,
  type KindSheetOptions,
  type KindStep,
  kindClueText,
  kindPictureText,
  kindSheetSvg,
  kindStepText,
  type MadeTriangles,
  type SolveKindProgress,
  satisfies,
  type TriangleSilhouette,
  triangleSilhouette,
  type VaryOptions,
  writeKind,
} from '@nonokit/kinds';

export { blindKindOf, boardClues, gameClues } from './kind-clues.js';

/** Clues of squares in one ink: '3 ? 1', '*'; '' for a blank line. */
export interface KindClues {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** How far to solve, and when to stop. */
export interface KindSolveOptions extends StopOptions {
  /** Most solutions to find; default 2, which tells whether the first is the only one. */
  readonly maxSolutions?: number;
}

/**
 * The puzzle of clues with hidden numbers. Clues over two lines and triangles come from files
 * (`kindOf`) or from `checkKind`. Throws `PuzzleError` for clues that cannot be.
 */
export function kindOfClues({ rows, columns }: KindClues): KindPuzzle {
  const clues = [rows, columns].map((lines) => lines.map(parseItems));
  const board = { shape: 'square', width: columns.length, height: rows.length } as const;
  return orThrow(checkKind({ board, clues }));
}

function parseItems(clue: string): ClueItem[] {
  const words = clue.split(/[\s,]+/).filter((word) => word !== '' && word !== '0');
  return words.map((word) => {
    if (word === '*') return ANY_BLOCKS;
    return word === '?' ? { hidden: true, color: 1 } : { size: Number(word), color: 1 };
  });
}

/**
 * The puzzle of another kind that a file holds, from what `safeReadPuzzle` returned; undefined if
 * it holds none. Throws `PuzzleError` if its clues cannot be.
 */
export function kindOf(read: Result<Puzzle>): KindPuzzle | undefined {
  const kind: KindClaims | undefined = read.ok ? undefined : read.kind;
  return kind === undefined ? undefined : orThrow(checkKind(kind));
}

const VARY_OPTIONS: OptionNames<VaryOptions & { readonly seed?: string }> = {
  hide: 'flag',
  pairs: 'flag',
  seed: 'seed',
};

/** Throws RangeError for an ordinary puzzle, its clues or a text. */
function checkKindPuzzle(verb: string, puzzle: unknown): void {
  if (typeof puzzle === 'object' && puzzle !== null && 'board' in puzzle) return;
  const makers = 'kindOfClues, kindOf or varyPuzzle make one';
  throw new RangeError(`${verb} takes a puzzle of another kind: ${makers}, got ${quoted(puzzle)}`);
}

/**
 * Solves a puzzle of another kind on this thread: all its solutions have passed `satisfies`.
 * `timeoutMs` is measured by `performance.now()` unless `clock` is given.
 */
export function solveKind(puzzle: KindPuzzle, options: KindSolveOptions = {}): KindResult {
  checkKindPuzzle('solveKind', puzzle);
  return drive(solveKindWork(puzzle, options), { clock, ...options });
}

/** Solves a puzzle of another kind in turns with the event loop. */
export async function solveKindAsync(
  puzzle: KindPuzzle,
  options: KindSolveOptions & { readonly onProgress?: (progress: SolveKindProgress) => void } = {},
): Promise<KindResult> {
  return driveAsync(solveKindWork(puzzle, options), givingWay(), { clock, ...options });
}

/** The steps that lead to the picture, as far as lines and assumptions about one cell lead. */
export function explainKind(puzzle: KindPuzzle, options: StopOptions = {}): KindExplanation {
  checkKindPuzzle('explainKind', puzzle);
  return drive(explainKindWork(puzzle), { clock, ...options });
}

/**
 * The puzzle on triangles of a picture, which is given as the ink of each point: x and y from 0 to
 * 1, the board in the middle. Where lines alone would not lead to the picture, few cells are
 * changed; undefined if that takes too many, or too long.
 */
export function makeTrianglePuzzle(
  board: TriangleBoard,
  inkAt: (x: number, y: number) => number,
  { palette, meta = {} }: { readonly palette: Palette; readonly meta?: PuzzleMeta },
  options: StopOptions = {},
): MadeTriangles | undefined {
  const work = makeTriangles(board, paintTriangles(board, inkAt), palette, meta);
  return drive(work, { clock, ...options });
}

/**
 * The same picture as a puzzle of another kind: with `hide` as many numbers as possible are hidden,
 * with `pairs` two lines share a clue, so that lines alone still lead to it. The same `seed` gives
 * the same puzzle. A puzzle that needs more than lines stays as it is. Throws `PuzzleError` for
 * invalid clues, and for a puzzle that is too large for another kind.
 */
export function varyPuzzle(
  puzzle: Puzzle | PuzzleInput,
  wishes: VaryOptions & { readonly seed?: string } = { hide: true },
): KindPuzzle {
  checkOptions('varyPuzzle', wishes, VARY_OPTIONS);
  const { seed = '1', ...options } = wishes;
  const ordinary = asPuzzle(puzzle);
  orThrow(checkKind(asKind(ordinary)));
  const result = solve(ordinary);
  const goal = result.status === 'unique' ? result.solution : undefined;
  return drive(
    varyWork(goal === undefined ? ordinary : { ...ordinary, goal }, options, randomOf(seed)),
  );
}
