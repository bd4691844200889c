/**
 * Tries one way to correct a draft. Line logic continues from what the unsuspected lines imply, and
 * the solver decides what that leaves open. Only a puzzle with exactly one solution counts.
 */
import {
  BLANK,
  blankGrid,
  type Clue,
  checkPuzzle,
  type Draft,
  type Grid,
  invariant,
  leastLength,
  type Puzzle,
  solves,
} from '@nonokit/core';
import { createLineSettler, type LineSettler } from '../line-settler.js';
import { solve } from '../solve.js';
import { clueInCells, colorIn, lengthAt, placeOf, type TypedLines } from './change.js';
import type { Choice } from './choices.js';
import { isFinished, type Settlers, settleAll } from './open-lines.js';

/** A puzzle with exactly one solution. */
export interface Found {
  readonly puzzle: Puzzle;
  readonly solution: Grid;
  readonly lineSolvable: boolean;
}

/** The starting point of a trial. */
export interface TrialStart {
  readonly draft: Draft;
  readonly lines: TypedLines;
  readonly settlers: Settlers;
  /** What the unsuspected lines imply. */
  readonly masks: Int32Array;
  /** The line whose clue is unknown, or -1 if all clues are known. */
  readonly missing: number;
}

/** Number of conflicts after which the solver gives up a candidate. Real puzzles need far fewer. */
const MOST_CONFLICTS = 2000;

/** Maximum number of cells in a missing line that are tried one after the other. */
const MOST_GUESSES = 6;

/**
 * The puzzles with one solution after these choices: at most one, or several for a missing line.
 */
export function tryChoices(start: TrialStart, choices: readonly Choice[]): Found[] {
  const { lines, missing } = start;
  const settlers = [...start.settlers];
  const due = new Uint8Array(settlers.length);
  for (const { line, clue } of choices) {
    settlers[line] = createLineSettler(clue, lengthAt(lines, line));
    due[line] = 1;
  }
  const masks = start.masks.slice();
  if (settleAll(lines, settlers, masks, due) >= 0) return [];
  const clues = [...lines.clues];
  for (const { line, clue } of choices) clues[line] = clue;
  if (missing < 0) return oneOrNone(start.draft, clues, lines, masks);
  return withMissing(start, clues, settlers, masks, MOST_GUESSES);
}

/** Reads the missing line's clue from its cells, trying each colour for the open ones. */
function withMissing(
  start: TrialStart,
  clues: readonly Clue[],
  settlers: readonly (LineSettler | undefined)[],
  masks: Int32Array,
  guesses: number,
): Found[] {
  const { lines, missing } = start;
  const clue = clueInCells(lines, masks, missing);
  if (clue !== undefined) {
    const all = [...clues];
    all[missing] = clue;
    // with cells that were guessed, the others do not follow from the clues
    return oneOrNone(start.draft, all, lines, guesses === MOST_GUESSES ? masks : undefined);
  }
  if (guesses === 0) return [];
  const { from, stride } = placeOf(lines, missing);
  let x = 0;
  while (colorIn(masks[from + x * stride]) !== undefined) x++;
  const cell = from + x * stride;
  const found: Found[] = [];
  for (let color = 0; color < lines.colors; color++) {
    if (((masks[cell] >>> color) & 1) === 0) continue;
    const tried = masks.slice();
    tried[cell] = 1 << color;
    const due = new Uint8Array(settlers.length);
    due[missing < lines.height ? lines.height + x : x] = 1;
    if (settleAll(lines, settlers, tried, due) >= 0) continue;
    found.push(...withMissing(start, clues, settlers, tried, guesses - 1));
  }
  return found;
}

/**
 * Returns the puzzle with these clues if it has exactly one solution. `masks` are the findings of
 * line logic, if it was run.
 */
function oneOrNone(
  draft: Draft,
  clues: readonly Clue[],
  lines: TypedLines,
  masks: Int32Array | undefined,
): Found[] {
  const { height, width } = lines;
  if (clues.some((clue, l) => leastLength(clue) > lengthAt(lines, l))) return [];
  const rows = clues.slice(0, height);
  const columns = clues.slice(height);
  const { palette, meta } = draft;
  const checked = checkPuzzle({ width, height, palette, rows, columns, meta });
  if (!checked.ok) return [];
  const puzzle = checked.value;
  if (masks !== undefined && isFinished(masks)) {
    return [{ puzzle, solution: pictureOf(masks, puzzle), lineSolvable: true }];
  }
  const result = solve(puzzle, { maxConflicts: MOST_CONFLICTS });
  if (result.status !== 'unique') return [];
  return [{ puzzle, solution: result.solution, lineSolvable: result.lineSolvable }];
}

/** The picture of cells that all have one colour, after the judge has accepted it. */
function pictureOf(masks: Int32Array, puzzle: Puzzle): Grid {
  const grid = blankGrid(puzzle.width, puzzle.height);
  for (const [i, mask] of masks.entries()) grid.cells[i] = colorIn(mask) ?? BLANK;
  invariant(solves(grid, puzzle), 'proofread: a picture found does not have the mended clues');
  return grid;
}
