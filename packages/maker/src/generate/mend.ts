/**
 * Repairs noise: the cells that line logic leaves open, or in which two solutions differ, change
 * until there are none. The changes ignore forms; `polish.ts` keeps them.
 */
import {
  type Grid,
  type Palette,
  type PartialGrid,
  type Puzzle,
  puzzleOf,
  UNKNOWN,
  type Work,
} from '@nonokit/core';
import { settlePicture, solve } from '@nonokit/solver';
import type { Requirement } from './options.js';
import type { Sketch } from './sketch.js';

/**
 * Maximum number of repairs per picture before a new one is drawn: by redrawing, which helps soon
 * or never, and by clumping.
 */
const REDRAWINGS = 60;
const SPARSE_REDRAWINGS = 12;
const CLUMPINGS = 2000;

/** Repairs in a row without fewer open cells, after which a new picture is started. */
const MOST_IDLE = 200;

/** The density below which redrawing rarely helps. */
const SPARSE = 0.6;

/** The number of cells above which sparse noise is clumped first, without redrawing. */
const LARGE = 1600;

/**
 * Up to this number of cells, a puzzle whose uniqueness needs search is sought without a limit of
 * its own; up to the second bound, for a second or two, measured in cells of settled lines. Beyond
 * that, and afterwards, the puzzle must be line-solvable. Search never found a unique 150x150
 * noise.
 */
const LONG_SEARCHED = 2500;
const SHORTLY_SEARCHED = 15_000;
const MOST_SEARCHED = 20_000_000;

/** Conflicts of the search after which uniqueness is considered not shown. */
const MOST_CONFLICTS = 60;

/**
 * Maximum work for one puzzle, in cells of settled lines: seconds. A third of it never gave a
 * 200x200 filled to 0.3.
 */
export const MOST_WORK = 600_000_000;

/** The cost of a puzzle so far, the same on every machine. */
export interface Effort {
  /** Cells of settled lines. */
  cellsSettled: number;
}

/** A way to repair: the requirement, the maximum number of repairs, and the kind of change. */
export interface Way {
  readonly requirement: Requirement;
  readonly mendings: number;
  readonly change: 'redraw' | 'clump';
}

/**
 * Clumping requires line-solvable puzzles: other sparse puzzles with one solution are hardly ever
 * found.
 */
export const CLUMPING: Way = { requirement: 'line', mendings: CLUMPINGS, change: 'clump' };

/** Repair by redrawing, for noise of that density. */
export function redrawing(requirement: Requirement, density: number): Way {
  const mendings = density < SPARSE ? SPARSE_REDRAWINGS : REDRAWINGS;
  return { requirement, mendings, change: 'redraw' };
}

/**
 * The work after which uniqueness must be shown by lines alone, for a puzzle with this number of
 * cells.
 */
export function searchLimit(cells: number): number {
  if (cells <= LONG_SEARCHED) return MOST_WORK;
  return cells <= SHORTLY_SEARCHED ? MOST_SEARCHED : 0;
}

/**
 * The puzzle of the sketch once it has the property, or undefined if repair fails or the effort
 * reaches `limit`.
 */
export function* mended(
  sketch: Sketch,
  palette: Palette,
  { requirement, mendings, change }: Way,
  effort: Effort,
  limit: number,
): Work<undefined, Puzzle | undefined> {
  let least = Number.POSITIVE_INFINITY;
  let idle = 0;
  for (let mending = 0; ; mending++) {
    const { grid } = sketch;
    const open = requirement === 'any' ? [] : openCells(grid, palette, requirement, effort);
    if (open.length === 0) return puzzleOf(grid, palette);
    idle = open.length < least ? 0 : idle + 1;
    least = Math.min(least, open.length);
    if (mending === mendings || idle > MOST_IDLE || effort.cellsSettled >= limit) return undefined;
    sketch[change](open);
    yield;
  }
}

/** The cells that keep the picture's puzzle from having the property; empty if it has it. */
function openCells(
  grid: Grid,
  palette: Palette,
  requirement: Requirement,
  effort: Effort,
): readonly number[] {
  const perLine = (grid.width + grid.height) / 2;
  const settled = palette.length === 2 ? settlePicture(grid) : undefined;
  if (settled !== undefined && (settled.open === 0 || requirement === 'line')) {
    effort.cellsSettled += settled.linesSettled * perLine;
    return settled.open === 0 ? [] : unknownIn(settled.known);
  }
  const lineOnly = requirement === 'line';
  const result = solve(puzzleOf(grid, palette), { lineOnly, maxConflicts: MOST_CONFLICTS });
  effort.cellsSettled += result.stats.linesSettled * perLine;
  if (result.status === 'unknown') return unknownIn(result.known);
  const [a, b] = result.status === 'multiple' ? result.solutions : [];
  return [...grid.cells.keys()].filter((cell) => a?.cells[cell] !== b?.cells[cell]);
}

function unknownIn({ cells }: PartialGrid): number[] {
  return [...cells.keys()].filter((cell) => cells[cell] === UNKNOWN);
}

/** True if redrawing noise of this kind is not worth a first attempt. */
export function isClumpedFirst(cells: number, density: number): boolean {
  return density < SPARSE && cells >= LARGE;
}
