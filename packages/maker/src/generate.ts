/**
 * Random puzzles: noise of a given density and symmetry, mended until it has the property that is asked for.
 *
 * Drawing again and again until a picture happens to be good takes for ever from about 20x20 on. So only the
 * cells are drawn again that line logic left open, or in which two solutions differ, until there are none.
 */
import {
  BLANK,
  blankGrid,
  type Grid,
  MAX_COLORS,
  type Palette,
  type Puzzle,
  puzzleOf,
  randomOf,
  rgbOf,
  UNKNOWN,
} from '@nonokit/core';
import { solve } from '@nonokit/solver';
import { firstAlike, SYMMETRIES, type Symmetry } from './symmetry.js';

/** What a puzzle must be: solvable line by line, with a single solution at least, or anything. */
export type Requirement = 'line' | 'unique' | 'any';

/** What to make. */
export interface GenerateOptions {
  /** Cells a row: 10 */
  readonly width: number;
  /** Cells a column: 10 */
  readonly height: number;
  /** About this share of the cells is filled, from 0 to 1. Default 0.6. */
  readonly density?: number;
  /** Colours besides the background. Default 1, black. */
  readonly colors?: number;
  /** Default 'none'. */
  readonly symmetry?: Symmetry;
  /** What the puzzle must be. Default 'unique'. */
  readonly require?: Requirement;
  /** What else it must be, as a function: (puzzle) => puzzle.rows.length > 3 */
  readonly accept?: (puzzle: Puzzle) => boolean;
  /** Same seed, same puzzle: a number or a text, "7/12". Default 1. */
  readonly seed?: number | string;
  /** Pictures to begin with, before it is given up; large ones are given up after fewer. Default 200. */
  readonly maxTries?: number;
}

/** Times that a picture is mended before another one is begun. */
const MENDINGS = 60;

/** Conflicts of the search after which uniqueness counts as not shown. */
const MOST_CONFLICTS = 60;

/** Lines settled for one puzzle, in all, before it is given up: seconds. */
const MOST_WORK = 2_000_000;

/** What a puzzle has cost so far, the same on every machine. */
interface Effort {
  linesSettled: number;
}

/** A random puzzle, with its picture; undefined where `maxTries` pictures, or seconds of work, did not lead to one. */
export function generate(options: GenerateOptions): Puzzle | undefined {
  check(options);
  const { width, height, density = 0.6, colors = 1, symmetry = 'none', maxTries = 200 } = options;
  const random = randomOf(options.seed ?? 1);
  const first = firstAlike(width, height, symmetry);
  const palette = inksOf(colors);
  const draw = (): number => (random.next() < density ? 1 + random.below(colors) : BLANK);
  const effort: Effort = { linesSettled: 0 };
  for (let tries = 0; tries < maxTries && effort.linesSettled < MOST_WORK; tries++) {
    const grid = blankGrid(width, height);
    redraw(grid, first, draw, () => true);
    const puzzle = mended(grid, palette, options.require ?? 'unique', effort, (open) =>
      redraw(grid, first, draw, open),
    );
    if (puzzle === undefined || !isFilled(grid, density)) continue;
    if (options.accept?.(puzzle) !== false) return puzzle;
  }
  return undefined;
}

function check(options: GenerateOptions): void {
  const { width, height, density = 0.6, colors = 1, symmetry = 'none', maxTries = 200 } = options;
  if (!(density >= 0 && density <= 1)) {
    throw new RangeError(`generate: density is in 0..1, got ${density}`);
  }
  if (!Number.isInteger(colors) || colors < 1 || colors >= MAX_COLORS) {
    throw new RangeError(`generate: colors is an integer in 1..${MAX_COLORS - 1}, got ${colors}`);
  }
  if (!SYMMETRIES.includes(symmetry)) {
    throw new RangeError(`generate: symmetry is one of ${SYMMETRIES.join(', ')}, got ${symmetry}`);
  }
  if (!(maxTries >= 1)) throw new RangeError(`generate: maxTries is at least 1, got ${maxTries}`);
  blankGrid(width, 1);
  blankGrid(1, height);
}

/** Draws the cells that `open` says, and those that look like them. */
function redraw(
  { cells }: Grid,
  first: Int32Array,
  draw: () => number,
  open: (cell: number) => boolean,
): void {
  const again = new Set<number>();
  for (let cell = 0; cell < cells.length; cell++) if (open(cell)) again.add(first[cell] as number);
  for (const cell of again) cells[cell] = draw();
  for (let cell = 0; cell < cells.length; cell++)
    cells[cell] = cells[first[cell] as number] as number;
}

/** True if about that share of the cells is filled: mending sparse pictures tends to empty them. */
function isFilled({ width, height, cells }: Grid, density: number): boolean {
  const filled = cells.reduce((sum, color) => sum + (color === BLANK ? 0 : 1), 0);
  return Math.abs(filled / cells.length - density) <= 0.1 + 1 / Math.min(width, height);
}

/** The puzzle of the grid once it has the property, or undefined where mending does not help. */
function mended(
  grid: Grid,
  palette: Palette,
  requirement: Requirement,
  effort: Effort,
  again: (open: (cell: number) => boolean) => void,
): Puzzle | undefined {
  for (let mending = 0; ; mending++) {
    const puzzle = puzzleOf(grid, palette);
    const open = requirement === 'any' ? undefined : openCells(puzzle, requirement, effort);
    if (open === undefined) return puzzle;
    if (mending === MENDINGS || effort.linesSettled >= MOST_WORK) return undefined;
    again(open);
  }
}

/** Which cells keep the puzzle from having the property; undefined where it has it. */
function openCells(
  puzzle: Puzzle,
  requirement: Requirement,
  effort: Effort,
): ((cell: number) => boolean) | undefined {
  const result = solve(puzzle, { lineOnly: requirement === 'line', maxConflicts: MOST_CONFLICTS });
  effort.linesSettled += result.stats.linesSettled;
  if (result.status === 'unique') return undefined;
  if (result.status === 'multiple') {
    const [a, b] = result.solutions;
    return (cell) => a?.cells[cell] !== b?.cells[cell];
  }
  if (result.status === 'unknown') return (cell) => result.known.cells[cell] === UNKNOWN;
  return () => true;
}

/** Inks that are told apart at a glance; more of them are mixed. */
const INKS = [
  '#000000',
  '#d02030',
  '#2060d0',
  '#209040',
  '#f0b010',
  '#9040b0',
  '#f07010',
  '#20b0c0',
  '#905020',
  '#f080b0',
];

function inksOf(count: number): Palette {
  const known = new Set(INKS);
  const inks = INKS.slice(0, count);
  for (let i = 1; inks.length < count; i++) {
    const mixed = Math.imul(i, 0x9e3779b1) >>> 8;
    const rgb = rgbOf(mixed >> 16, (mixed >> 8) & 255, mixed & 255);
    if (rgb === '#ffffff' || known.has(rgb)) continue;
    known.add(rgb);
    inks.push(rgb);
  }
  return ['#ffffff', ...inks].map((rgb) => ({ rgb }));
}
