/**
 * From an image to a good puzzle: trace it in many ways, score what comes out, repair the best.
 */
import {
  bad,
  type Grid,
  good,
  inkCount,
  type Puzzle,
  parseRgb,
  puzzleOf,
  type Random,
  type Result,
  randomOf,
} from '@nonokit/core';
import { Checker } from './checker.js';
import { fittedSize, framesOf, type Size } from './frame.js';
import { checkImage, type RgbaImage } from './image.js';
import type { ChangedCell, Made, MadePuzzle, MakeOptions, MakeProgress } from './make-options.js';
import { type Repaired, repair } from './repair.js';
import { fillOf, scoreOf } from './score.js';
import { type Subject, subjectOf } from './subject.js';
import { traceBlack } from './trace-black.js';
import { traceColors } from './trace-colors.js';
import type { Tracing } from './tracing.js';

/** Questions to the solver unless the caller says otherwise. */
const CHECKS = 12_000;

/** The longer sides that 'auto' chooses from. */
const SIDES = [15, 20, 25, 30, 40];

/** 'auto' takes the smallest size that is as recognisable as the best but for this share. */
const GOOD_ENOUGH = 0.93;

/** A tracing with what is known of it before repair. */
interface Candidate {
  readonly tracing: Tracing;
  readonly score: number;
}

/**
 * Makes a puzzle of an image. Problems: `blank-image` where there is nothing to see, `bad-color` for a
 * background that is no colour. Throws RangeError for options out of range and for an image whose bytes do
 * not fit its size. Where the wanted property cannot be reached the best attempt is given, and says so.
 */
export function makePuzzle(image: RgbaImage, options: MakeOptions = {}): Result<Made> {
  const steps = makeSteps(image, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Makes a puzzle as `makePuzzle` does, awaiting `pause` often; it is told how far the work is. */
export async function makePuzzleAsync(
  image: RgbaImage,
  options: MakeOptions,
  pause: (progress: MakeProgress) => Promise<void> | undefined,
): Promise<Result<Made>> {
  const steps = makeSteps(image, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const wait = pause(step.value);
    if (wait !== undefined) await wait;
  }
}

function* makeSteps(image: RgbaImage, options: MakeOptions): Generator<MakeProgress, Result<Made>> {
  checkImage('makePuzzle', image);
  checkOptions(options);
  const { background, seed = 1, maxChecks = CHECKS } = options;
  if (background !== undefined && parseRgb(background) === undefined) {
    return bad(
      'bad-color',
      `the background is "${background}", expected six digits like "#ffffff"`,
    );
  }
  const subject = subjectOf(image);
  if (subject === undefined) return bad('blank-image', NOTHING_TO_SEE);
  const checker = new Checker(maxChecks, options.signal);
  const run = new Run(subject, options, checker, randomOf(seed));
  const candidates = yield* run.candidates();
  if (candidates.length === 0) return bad('blank-image', NOTHING_TO_SEE);
  return good({ candidates: yield* run.finished(candidates), checks: checker.spent });
}

const NOTHING_TO_SEE = 'the image is one even surface, expected something to draw';

function checkOptions({ size, colors = 1, candidates = 1, maxFlips = 0 }: MakeOptions): void {
  const sides = size === undefined || size === 'auto' ? [] : [size.width, size.height];
  for (const value of [...sides, colors, candidates]) {
    if (!Number.isInteger(value) || value < 1) {
      throw new RangeError(`makePuzzle: sizes and counts are integers from 1, got ${value}`);
    }
  }
  if (!(maxFlips >= 0)) throw new RangeError(`makePuzzle: maxFlips is at least 0, got ${maxFlips}`);
}

/** One image on its way through the stages. */
class Run {
  constructor(
    readonly subject: Subject,
    readonly options: MakeOptions,
    readonly checker: Checker,
    readonly random: Random,
  ) {}

  /** Tracings of the wanted size, the most promising first. */
  *candidates(): Generator<MakeProgress, Candidate[]> {
    const { size = 'auto' } = this.options;
    if (size !== 'auto') return yield* this.#traced(size);
    let chosen: Candidate[] = [];
    const bySide: Candidate[][] = [];
    for (const side of SIDES) bySide.push(yield* this.#traced({ width: side, height: side }));
    const best = Math.max(...bySide.map(([first]) => first?.score ?? 0));
    chosen = bySide.find(([first]) => (first?.score ?? 0) >= GOOD_ENOUGH * best) ?? [];
    return chosen;
  }

  *#traced(bounds: Size): Generator<MakeProgress, Candidate[]> {
    const { subject, checker } = this;
    const candidates: Candidate[] = [];
    for (const tracing of this.#tracings(bounds)) {
      if (checker.signal?.aborted && candidates.length > 0) break;
      const { grid, palette, likeness, ink, bonus } = tracing;
      if (grid.cells.every((color) => color === grid.cells[0])) continue;
      const similarity = likeness.of(grid, palette, ink);
      const flaws = this.options.repair === 'off' ? 0 : checker.byLines(grid, palette).open / 10;
      candidates.push({ tracing, score: scoreOf({ grid, similarity, flaws, bonus }) });
      yield this.#progress('trace');
    }
    return distinct(
      candidates.sort((a, b) => b.score - a.score),
      subject,
    );
  }

  #tracings(bounds: Size): Tracing[] {
    const { subject, options } = this;
    const [light] = subject.lights;
    if (light === undefined) return [];
    const size = fittedSize(light, bounds);
    const frames = framesOf(light, size, subject.transparent);
    const { colors = 1, palette, background, invert = 'auto' } = options;
    if (colors === 1 && palette === undefined) return traceBlack(subject, frames, invert);
    return traceColors(subject, frames.slice(0, 2), { colors, palette, background });
  }

  /** The wanted number of candidates, repaired; those that have the property first. */
  *finished(candidates: readonly Candidate[]): Generator<MakeProgress, MadePuzzle[]> {
    const { candidates: wanted = 1, repair: property = 'line' } = this.options;
    const made: MadePuzzle[] = [];
    const enough = (): boolean => made.filter(({ reached }) => reached).length >= wanted + SPARE;
    for (const candidate of candidates) {
      if (made.length > 0 && (this.checker.exhausted || enough())) break;
      made.push(yield* this.#made(candidate.tracing));
      if (property === 'off' && made.length >= wanted) break;
    }
    return made
      .sort((a, b) => Number(b.reached) - Number(a.reached) || b.score - a.score)
      .slice(0, wanted);
  }

  *#made(tracing: Tracing): Generator<MakeProgress, MadePuzzle> {
    const { options, checker } = this;
    const repaired = yield* this.#repaired(tracing);
    const { grid } = repaired;
    const { palette, ink, bonus, likeness, method } = tracing;
    const puzzle = trimmed(puzzleOf(grid, palette, options.meta ?? {}));
    const similarity = likeness.of(grid, palette, ink);
    const changed = changesOf(tracing.grid, grid);
    const { status, lineSolvable, result } = checker.verdictOf(grid, palette);
    const lines = grid.width + grid.height;
    return {
      puzzle,
      reached: repaired.reached,
      status,
      lineSolvable,
      changed,
      traced: tracing.grid,
      similarity,
      fill: fillOf(grid),
      score: scoreOf({ grid, similarity, flaws: changed.length, bonus }),
      effort: result.stats.linesSettled / lines,
      method,
    };
  }

  *#repaired(tracing: Tracing): Generator<MakeProgress, Repaired> {
    const { checker, random, options } = this;
    const { repair: property = 'line', maxFlips = Math.ceil(tracing.grid.cells.length / 12) } =
      options;
    if (property === 'off') return { grid: tracing.grid, reached: true, open: 0 };
    const steps = repair({
      tracing,
      property,
      maxFlips,
      maxChecks: Math.ceil(checker.budget / 4),
      checker,
      random,
    });
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      yield this.#progress('repair');
    }
  }

  #progress(stage: MakeProgress['stage']): MakeProgress {
    return { stage, checks: this.checker.spent, maxChecks: this.checker.budget };
  }
}

/** Candidates repaired beyond those wanted, since repair changes the ranking. */
const SPARE = 1;

/** The first of candidates with the same picture. */
function distinct(candidates: readonly Candidate[], _: Subject): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ tracing: { grid } }) => {
    const key = `${grid.width} ${grid.cells.join()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function changesOf(before: Grid, after: Grid): ChangedCell[] {
  const changes: ChangedCell[] = [];
  before.cells.forEach((color, i) => {
    const now = after.cells[i] as number;
    if (now === color) return;
    const column = i % before.width;
    changes.push({ row: (i - column) / before.width, column, before: color, after: now });
  });
  return changes;
}

function trimmed(puzzle: Puzzle): Puzzle {
  return inkCount(puzzle) >= 1 ? puzzle : puzzle;
}
