/**
 * An arena for programs that learn to solve: graded puzzles from seeds, and a judge of every move.
 * The same seed gives the same puzzle on every machine. Each puzzle has one solution, which line
 * logic reaches, so there is always a move that can be proved.
 *
 * @example
 * ```js
 * import { createInstance } from 'nonokit/arena';
 *
 * const episode = createInstance(7, { width: 5 }).begin();
 * console.log(episode.claim({ row: 0, column: 0, color: 0 }).kind); // wrong
 * ```
 *
 * @module nonokit/arena
 */
import {
  type Clue,
  type Color,
  clueText,
  type Grid,
  type Palette,
  type PartialGrid,
  type Puzzle,
  type Result,
  UNKNOWN,
} from '@nonokit/core';
import {
  type ClaimJudge,
  claimJudge,
  type Difficulty,
  rate,
  type Step,
  type TechniqueId,
} from '@nonokit/explain';
import { generate, type PictureStyle } from '@nonokit/maker';
import { renderSvg, symbolsOf } from '@nonokit/render';

/** The puzzles of an arena. */
export interface InstanceOptions {
  /** Cells per row, 1 to 50. Default 10. */
  readonly width?: number;
  /** Cells per column, 1 to 50. Default: as many as per row. */
  readonly height?: number;
  /** Inks, 1 to 8. Default 1. */
  readonly colors?: number;
  /** The approximate share of filled cells, 0.2 to 0.8. Default 0.6. */
  readonly density?: number;
  /** The look of the pictures. Default 'noise'. */
  readonly style?: PictureStyle;
}

/** A claim: this cell has this colour, 0 for blank. */
export interface Claim {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  /** An index of the palette. */
  readonly color: Color;
}

/** What the judge says of a claim. */
export type ClaimVerdict =
  /** It follows from the marks and one clue. The cell is marked. */
  | {
      readonly kind: 'follows';
      /** The simplest technique that proves this cell. */
      readonly technique: TechniqueId;
      /** The simplest technique that made progress anywhere. */
      readonly simplest: TechniqueId;
      readonly step: Step;
    }
  /** It is right, but no line proved it yet. The cell is marked. */
  | { readonly kind: 'leap'; readonly simplest: TechniqueId }
  /** It is not so. Nothing is marked. */
  | { readonly kind: 'wrong'; readonly simplest: TechniqueId }
  /** The cell is known already. */
  | { readonly kind: 'known'; readonly simplest: TechniqueId | undefined };

/** Counted claims of an episode. */
export interface EpisodeScore {
  /** Claims by their verdicts. */
  readonly follows: number;
  readonly leap: number;
  readonly wrong: number;
  readonly known: number;
  /** Claims that followed by the technique that was the simplest of all. */
  readonly simplest: number;
  /** 0 to 100: the share of cells that were proved, less one cell for each wrong claim. */
  readonly points: number;
}

const MOST_SIDE = 50;
const MOST_COLORS = 8;

/**
 * Makes the puzzle of a seed, a number or a text. Throws RangeError for options outside their
 * bounds.
 */
export function createInstance(seed: number | string, options: InstanceOptions = {}): Instance {
  const { width = 10, height = width, colors = 1, density = 0.6, style = 'noise' } = options;
  checkRange('width', width, 1, MOST_SIDE);
  checkRange('height', height, 1, MOST_SIDE);
  checkRange('colors', colors, 1, MOST_COLORS);
  if (!(density >= 0.2 && density <= 0.8)) {
    throw new RangeError(`createInstance: density is in 0.2..0.8, got ${density}`);
  }
  const wish = { width, height, colors, density, style, require: 'line' } as const;
  for (let attempt = 0; ; attempt++) {
    const made = generate({ ...wish, seed: `arena ${seed} ${attempt}` });
    if (made !== undefined) return new Instance(made, `${seed}`);
  }
}

/** A puzzle of the arena, without its picture. */
export class Instance {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** The clues as text from the top and from the left: "3 1", "3R 1G" in colours, "0" if empty. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly #puzzle: Puzzle;
  #difficulty: Difficulty | undefined;

  /** Instances come from `createInstance`. */
  constructor({ meta: _, ...made }: Puzzle, seed: string) {
    this.#puzzle = { ...made, meta: {} };
    this.seed = seed;
    this.width = made.width;
    this.height = made.height;
    this.palette = made.palette;
    const symbols = symbolsOf(made.palette);
    const label = made.palette.length > 2 ? (color: Color) => symbols[color] ?? '' : undefined;
    const write = (clue: Clue): string => clueText(clue, label);
    this.rows = made.rows.map(write);
    this.columns = made.columns.map(write);
  }

  /** How hard the puzzle is for a person; computed when it is first asked for. */
  get difficulty(): Difficulty {
    this.#difficulty ??= expectValue(rate(this.clues));
    return this.#difficulty;
  }

  /** The clues as a puzzle without a picture, for the other functions of the library. */
  get clues(): Puzzle {
    const { goal: _, ...clues } = this.#puzzle;
    return clues;
  }

  /** The empty sheet as an SVG image. */
  toSvg(): string {
    return expectValue(renderSvg(this.clues));
  }

  /** Begins a game: an empty board and a judge. */
  begin(): Episode {
    return new Episode(this.#puzzle);
  }
}

/** A game on an instance. */
export class Episode {
  readonly #puzzle: Puzzle;
  readonly #goal: Grid;
  readonly #judge: ClaimJudge;
  readonly #counts = { follows: 0, leap: 0, wrong: 0, known: 0, simplest: 0 };
  #left: number;

  /** Episodes come from `Instance.begin`. */
  constructor(puzzle: Puzzle) {
    if (puzzle.goal === undefined) throw new TypeError('Episode: the puzzle has no picture');
    const { goal, ...clues } = puzzle;
    this.#puzzle = clues;
    this.#goal = goal;
    this.#judge = expectValue(claimJudge(clues));
    this.#left = this.marks.cells.filter((color) => color === UNKNOWN).length;
  }

  /** The board: palette indices, -1 for unknown cells. */
  get marks(): PartialGrid {
    const { width, height } = this.#puzzle;
    const cells = new Int32Array(width * height);
    for (let cell = 0; cell < cells.length; cell++) {
      cells[cell] = this.#judge.colorAt({ row: Math.floor(cell / width), column: cell % width });
    }
    return { width, height, cells };
  }

  /** True once every cell is marked. */
  get isDone(): boolean {
    return this.#left === 0;
  }

  /** The score so far. */
  get score(): EpisodeScore {
    const { width, height } = this.#puzzle;
    const { follows, wrong } = this.#counts;
    const points = Math.max(0, Math.round((100 * (follows - wrong)) / (width * height)));
    return { ...this.#counts, points };
  }

  /** Judges a claim, and marks the cell if it is right. Throws RangeError for no cell or colour. */
  claim({ row, column, color }: Claim): ClaimVerdict {
    const { width, height, palette } = this.#puzzle;
    checkRange('row', row, 0, height - 1);
    checkRange('column', column, 0, width - 1);
    checkRange('color', color, 0, palette.length - 1);
    const simplest = this.#judge.simplest();
    if (this.#judge.colorAt({ row, column }) !== UNKNOWN) {
      this.#counts.known++;
      return { kind: 'known', simplest };
    }
    // line logic reaches the end of every instance, so some line implies something
    if (simplest === undefined) throw new Error('Episode: line logic is stuck');
    if (this.#goal.cells[row * width + column] !== color) {
      this.#counts.wrong++;
      return { kind: 'wrong', simplest };
    }
    const step = this.#judge.prove({ row, column }, color);
    this.#judge.accept({ row, column }, color);
    this.#left--;
    if (step === undefined) {
      this.#counts.leap++;
      return { kind: 'leap', simplest };
    }
    const { technique } = step;
    this.#counts.follows++;
    if (technique === simplest) this.#counts.simplest++;
    return { kind: 'follows', technique, simplest, step };
  }
}

/** The value of a result that cannot fail for a puzzle of ours. */
function expectValue<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`arena: ${result.problem.message}`);
}

function checkRange(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`${name} is an integer in ${least}..${most}, got ${value}`);
}
