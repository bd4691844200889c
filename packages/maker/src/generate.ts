/**
 * Random puzzles: noise of a given density and symmetry, repaired until it has the requested
 * property.
 *
 * Drawing pictures until one happens to be good takes for ever from about 20x20 on. So the loop
 * changes only the cells that line logic left open, or in which two solutions differ, until there
 * are none. Every other picture is repaired by redrawing such cells. Sparse noise cannot be
 * repaired this way, it only loses cells; so the remaining pictures are repaired by giving such
 * cells the colour of a neighbour: noise clumps, and clumps have long blocks.
 */
import {
  blankGrid,
  drive,
  driveAsync,
  MAX_COLORS,
  type Palette,
  type Pause,
  type Puzzle,
  puzzleOf,
  randomOf,
  rgbOf,
  type StopOptions,
  UNKNOWN,
  type Work,
} from '@nonokit/core';
import { solve } from '@nonokit/solver';
import { Sketch } from './generate-sketch.js';
import { SYMMETRIES, type Symmetry } from './symmetry.js';

/** The required property: solvable line by line, with a single solution at least, or anything. */
export type Requirement = 'line' | 'unique' | 'any';

/** The wanted puzzle. */
export interface GenerateOptions extends StopOptions {
  /** Cells per row: 10 */
  readonly width: number;
  /** Cells per column: 10 */
  readonly height: number;
  /** Approximate share of filled cells, from 0 to 1. Default 0.6. */
  readonly density?: number;
  /** Colours besides the background. Default 1, black. */
  readonly colors?: number;
  /** Default 'none'. */
  readonly symmetry?: Symmetry;
  /** The required property. Default 'unique': a large puzzle may also have to be line-solvable. */
  readonly require?: Requirement;
  /** An additional condition: (puzzle) => puzzle.rows.length > 3 */
  readonly accept?: (puzzle: Puzzle) => boolean;
  /** A number or a text, "7/12"; the same seed gives the same puzzle. Default 1. */
  readonly seed?: number | string;
  /** Maximum number of pictures to start from; for large ones fewer. Default 200. */
  readonly maxTries?: number;
}

/**
 * Repairs per picture before a new one is started: by redrawing, which helps soon or never, and by
 * clumping.
 */
const REDRAWINGS = 60;
const SPARSE_REDRAWINGS = 12;
const CLUMPINGS = 2000;

/** Repairs in a row without fewer open cells, after which a new picture is started. */
const MOST_IDLE = 200;

/**
 * The density below which redrawing rarely helps, and the number of cells from which it is not
 * tried first.
 */
const SPARSE = 0.6;
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

/** Conflicts of the search after which uniqueness counts as not shown. */
const MOST_CONFLICTS = 60;

/**
 * Maximum work for one puzzle, in cells of settled lines: seconds. A third of it never gave a
 * 200x200 filled to 0.3.
 */
const MOST_WORK = 600_000_000;

/** The cost of a puzzle so far, the same on every machine. */
interface Effort {
  cellsSettled: number;
}

/**
 * Generates a random puzzle with its picture. Returns undefined if `maxTries` pictures, or seconds
 * of work, did not lead to one, or if it was stopped.
 */
export function generate(options: GenerateOptions): Puzzle | undefined {
  return drive(generateSteps(options), options);
}

/**
 * Generates as `generate` does, awaiting `pause` every few milliseconds: large puzzles take
 * seconds.
 */
export async function generateAsync(
  options: GenerateOptions,
  pause: Pause<undefined>,
): Promise<Puzzle | undefined> {
  return driveAsync(generateSteps(options), pause, options);
}

/** Generation as a generator of steps; if it is told to stop, it returns no puzzle. */
export function* generateSteps(options: GenerateOptions): Work<undefined, Puzzle | undefined> {
  check(options);
  const { width, height, density = 0.6, colors = 1, symmetry = 'none', maxTries = 200 } = options;
  const random = randomOf(options.seed ?? 1);
  const sketch = new Sketch({ width, height, density, colors, symmetry, random });
  const palette = inksOf(colors);
  const wanted = options.require ?? 'unique';
  const mostSearched = searchLimit(width * height);
  const isHopeless = density < SPARSE && width * height >= LARGE;
  const effort: Effort = { cellsSettled: 0 };
  for (let tries = 0; tries < maxTries && effort.cellsSettled < MOST_WORK; tries++) {
    sketch.draw();
    const requirement =
      wanted === 'unique' && effort.cellsSettled >= mostSearched ? 'line' : wanted;
    const isClumping = (tries + (isHopeless ? 1 : 0)) % 2 === 1;
    const way = requirement !== 'any' && isClumping ? CLUMPING : redrawing(requirement, density);
    const limit = way.requirement === 'unique' ? mostSearched : MOST_WORK;
    const puzzle = yield* mended(sketch, palette, way, effort, limit);
    const isGood = puzzle !== undefined && sketch.isAsAsked();
    if (isGood && options.accept?.(puzzle) !== false) return puzzle;
    if ((yield) !== undefined) return undefined;
  }
  return undefined;
}

/** A way to repair: the requirement, the maximum number of repairs, and the kind of change. */
interface Way {
  readonly requirement: Requirement;
  readonly mendings: number;
  readonly change: 'redraw' | 'clump';
}

/**
 * Clumping asks for line-solvable puzzles: other sparse ones with one solution are hardly ever
 * found.
 */
const CLUMPING: Way = { requirement: 'line', mendings: CLUMPINGS, change: 'clump' };

function redrawing(requirement: Requirement, density: number): Way {
  const mendings = density < SPARSE ? SPARSE_REDRAWINGS : REDRAWINGS;
  return { requirement, mendings, change: 'redraw' };
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

/** The work after which uniqueness may only be shown by lines, for a puzzle of this many cells. */
function searchLimit(cells: number): number {
  if (cells <= LONG_SEARCHED) return MOST_WORK;
  return cells <= SHORTLY_SEARCHED ? MOST_SEARCHED : 0;
}

/**
 * The puzzle of the sketch once it has the property, or undefined if repair fails or the effort
 * reaches `limit`.
 */
function* mended(
  sketch: Sketch,
  palette: Palette,
  { requirement, mendings, change }: Way,
  effort: Effort,
  limit: number,
): Work<undefined, Puzzle | undefined> {
  let [least, idle] = [Number.POSITIVE_INFINITY, 0];
  for (let mending = 0; ; mending++) {
    const puzzle = puzzleOf(sketch.grid, palette);
    const open = requirement === 'any' ? [] : openCells(puzzle, requirement, effort);
    if (open.length === 0) return puzzle;
    idle = open.length < least ? 0 : idle + 1;
    least = Math.min(least, open.length);
    if (mending === mendings || idle > MOST_IDLE || effort.cellsSettled >= limit) return undefined;
    sketch[change](open);
    if ((yield) !== undefined) return undefined;
  }
}

/** The cells that keep the puzzle from having the property; empty if it has it. */
function openCells(puzzle: Puzzle, requirement: Requirement, effort: Effort): readonly number[] {
  const result = solve(puzzle, { lineOnly: requirement === 'line', maxConflicts: MOST_CONFLICTS });
  effort.cellsSettled += (result.stats.linesSettled * (puzzle.width + puzzle.height)) / 2;
  if (result.status === 'unique') return [];
  const open: number[] = [];
  const [a, b] = result.status === 'multiple' ? result.solutions : [];
  const known = result.status === 'unknown' ? result.known.cells : undefined;
  for (let cell = 0; cell < puzzle.width * puzzle.height; cell++) {
    if (known === undefined ? a?.cells[cell] !== b?.cells[cell] : known[cell] === UNKNOWN)
      open.push(cell);
  }
  return open;
}

/** Inks that are easy to tell apart; further ones are mixed. */
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
