/**
 * The attempts at one random puzzle. Each draws a picture, turns it into a puzzle with the required
 * property, and measures its distance from the aim.
 */
import type { Palette, Puzzle, Random } from '@nonokit/core';
import { randomOf } from '@nonokit/core';
import type { Graded } from './dial.js';
import { inksOf } from './inks.js';
import {
  CLUMPING,
  type Effort,
  isClumpedFirst,
  MOST_WORK,
  mended,
  redrawing,
  searchLimit,
} from './mend.js';
import type { GenerateOptions, Requirement } from './options.js';
import { polished } from './polish.js';
import { Sketch } from './sketch.js';

/**
 * Maximum number of cells in a picture whose single cells are repaired; for larger ones that takes
 * minutes.
 */
const MOST_POLISHED = 3600;

/** Maximum number of questions for the repair of one picture, and for steering it. */
const CHECKS = 6000;

/** The number of cells in the lines that a question settles, for each cell of the picture. */
const CELLS_PER_CHECK = 3;

/** Maximum work for a puzzle with an aim. */
const MOST_STEERED = 150_000_000;

/** Makes attempts, and counts their work. */
export class Attempts {
  readonly #sketch: Sketch;
  readonly #palette: Palette;
  readonly #random: Random;
  readonly #effort: Effort = { cellsSettled: 0 };
  readonly #cells: number;
  #count = 0;

  constructor(private readonly options: GenerateOptions) {
    const { width, height, density = 0.6, colors = 1, symmetry = 'none', seed = 1 } = options;
    const { style = 'noise' } = options;
    this.#random = randomOf(seed);
    this.#sketch = new Sketch({
      width,
      height,
      density,
      colors,
      symmetry,
      style,
      random: this.#random,
    });
    this.#palette = inksOf(colors);
    this.#cells = width * height;
  }

  /** True when all the work that one puzzle may cost is done. */
  get areSpent(): boolean {
    const most = this.options.aim === undefined ? MOST_WORK : MOST_STEERED;
    return this.#effort.cellsSettled >= most;
  }

  /**
   * Draws a picture of the given calmness, and makes a puzzle from it; undefined if the puzzle
   * lacks the property, the density or the colours.
   */
  *next(calm: number): Generator<undefined, Graded | undefined> {
    this.#sketch.draw(calm);
    const made = this.#keepsForms ? yield* this.#polished() : yield* this.#mended();
    if (made === undefined || !this.#sketch.isAsAsked()) return undefined;
    return this.options.accept?.(made.puzzle) === false ? undefined : made;
  }

  get #wanted(): Requirement {
    return this.options.require ?? 'unique';
  }

  /** True if single cells may change: in pictures with forms, small and without symmetry. */
  get #keepsForms(): boolean {
    const { style = 'noise' } = this.options;
    return style !== 'noise' && this.#wanted !== 'any' && this.#mayPolish;
  }

  get #mayPolish(): boolean {
    const { symmetry = 'none' } = this.options;
    return symmetry === 'none' && this.#cells <= MOST_POLISHED;
  }

  /** Repairs the picture as noise, and steers it if there is an aim. */
  *#mended(): Generator<undefined, Graded | undefined> {
    const { density = 0.6, style = 'noise', aim } = this.options;
    const wanted = this.#wanted;
    const mostSearched = searchLimit(this.#cells);
    const isSearched = this.#effort.cellsSettled < mostSearched;
    const requirement: Requirement = wanted === 'unique' && !isSearched ? 'line' : wanted;
    const turn = this.#count++ + (isClumpedFirst(this.#cells, density) ? 1 : 0);
    const isClumped = requirement !== 'any' && (turn % 2 === 1 || style !== 'noise');
    const way = isClumped ? CLUMPING : redrawing(requirement, density);
    const limit = way.requirement === 'unique' ? mostSearched : MOST_WORK;
    const puzzle = yield* mended(this.#sketch, this.#palette, way, this.#effort, limit);
    if (puzzle === undefined || aim === undefined) return puzzle && { puzzle, miss: 0 };
    return this.#mayPolish && wanted !== 'any' ? yield* this.#polished() : this.#graded(puzzle);
  }

  *#polished(): Generator<undefined, Graded | undefined> {
    const { aim } = this.options;
    const made = yield* polished(this.#sketch, this.#palette, {
      property: this.#wanted === 'line' ? 'line' : 'unique',
      aim,
      random: this.#random,
      maxChecks: CHECKS,
    });
    this.#spend(made?.checks ?? CHECKS);
    const goal = made?.puzzle.goal;
    if (made === undefined || goal === undefined) return undefined;
    this.#sketch.take(goal);
    return made;
  }

  #graded(puzzle: Puzzle): Graded {
    this.#spend(100);
    return { puzzle, miss: this.options.aim?.(puzzle) ?? 0 };
  }

  #spend(checks: number): void {
    this.#effort.cellsSettled += checks * CELLS_PER_CHECK * this.#cells;
  }
}
