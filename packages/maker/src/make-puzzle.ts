/**
 * From an image to a good puzzle: trace it in many ways, score what comes out, repair the best.
 */
import {
  bad,
  good,
  type Problem,
  parseRgb,
  problem,
  type Random,
  type Result,
  randomOf,
} from '@nonokit/core';
import { Checker } from './checker.js';
import { finished } from './finish.js';
import { type Frame, fittedSize, framesOf, type Size } from './frame.js';
import { checkImage, type RgbaImage } from './image.js';
import type { Made, MadePuzzle, MakeOptions, MakeProgress } from './make-options.js';
import { labOfRgb } from './oklab.js';
import { scoreOf } from './score.js';
import { type Subject, subjectOf } from './subject.js';
import { NEGATIVE, traceBlack } from './trace-black.js';
import { traceColors } from './trace-colors.js';
import { type Tracing, withUsedColors } from './tracing.js';

/** Questions to the solver unless the caller says otherwise. */
const CHECKS = 24_000;

/** The longer sides that 'auto' chooses from. */
const SIDES = [15, 20, 25, 30, 40];

/** 'auto' takes the smallest size that is as recognisable as the best but for this share. */
const GOOD_ENOUGH = 0.9;

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
  const { seed = 1, maxChecks = CHECKS } = options;
  const wrong = wrongWish(options);
  if (wrong !== undefined) return { ok: false, problem: wrong };
  const subject = subjectOf(image);
  if (subject === undefined) return bad('blank-image', NOTHING_TO_SEE);
  const checker = new Checker(maxChecks, options.signal);
  const run = new Run(subject, options, checker, randomOf(seed));
  const candidates = yield* run.candidates();
  if (candidates.length === 0) return bad('blank-image', NOTHING_TO_SEE);
  return good({ candidates: yield* run.finished(candidates), checks: checker.spent });
}

/** Most cells and colours of a puzzle: nobody could solve more, and shrinking is meant to lose detail. */
const MOST_CELLS = 250_000;
const MOST_COLORS = 64;

/** What is wrong with what a person asked for. */
function wrongWish({ size = 'auto', colors = 1, background }: MakeOptions): Problem | undefined {
  if (background !== undefined && parseRgb(background) === undefined) {
    const message = `the background is "${background}", expected six digits like "#ffffff"`;
    return problem('bad-color', message);
  }
  if (colors > MOST_COLORS) {
    return problem('too-many-colors', `${colors} colours are more than the ${MOST_COLORS} allowed`);
  }
  if (size === 'auto' || size.width * size.height <= MOST_CELLS) return undefined;
  const most = MOST_CELLS.toLocaleString('en-US');
  return problem(
    'too-large',
    `${size.width}x${size.height} is more than the ${most} cells allowed`,
  );
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
    const { size = 'auto', accept } = this.options;
    if (size !== 'auto') return yield* this.#traced(size);
    const bySide: Candidate[][] = [];
    for (const side of SIDES) bySide.push(yield* this.#traced({ width: side, height: side }));
    const best = Math.max(...bySide.map(([first]) => first?.score ?? 0));
    const chosen = bySide.findIndex(([first]) => (first?.score ?? 0) >= GOOD_ENOUGH * best);
    return accept === undefined ? (bySide[chosen] ?? []) : inTurns(bySide, chosen);
  }

  *#traced(bounds: Size): Generator<MakeProgress, Candidate[]> {
    const { checker } = this;
    const candidates: Candidate[] = [];
    for (const traced of this.#tracings(bounds)) {
      const tracing = withUsedColors(traced);
      if (checker.signal?.aborted && candidates.length > 0) break;
      const { grid, palette, likeness, ink, bonus } = tracing;
      if (palette.length < 2 || grid.cells.every((color) => color !== 0)) continue;
      const similarity = likeness.of(grid, palette, ink);
      const flaws = this.options.repair === 'off' ? 0 : checker.byLines(grid, palette).open / 10;
      candidates.push({ tracing, score: scoreOf({ grid, similarity, flaws, bonus }) });
      yield this.#progress('trace');
    }
    return distinct(candidates.sort((a, b) => b.score - a.score));
  }

  #tracings(bounds: Size): Tracing[] {
    const { subject, options } = this;
    const [light] = subject.lights;
    if (light === undefined) return [];
    const size = fittedSize(light, bounds);
    const frames = framesOf(light, size, subject.transparent);
    const { colors = 1, palette, background } = options;
    if (colors === 1 && palette === undefined) return this.#blackTracings(frames);
    if (palette !== undefined) {
      return traceColors(subject, frames.slice(0, 2), { colors, palette, background });
    }
    return this.#colorCounts(colors).flatMap((count) =>
      traceColors(subject, frames.slice(0, 2), { colors: count, background }),
    );
  }

  /** In black and white; where something is wished for, every negative too. */
  #blackTracings(frames: readonly Frame[]): Tracing[] {
    const { subject, options } = this;
    const invert = this.#invert();
    const tracings = traceBlack(subject, frames, invert);
    if (options.accept === undefined || invert !== 'auto') return tracings;
    const negatives = traceBlack(subject, frames, true);
    return [...tracings, ...negatives.map((one) => ({ ...one, bonus: one.bonus - NEGATIVE }))];
  }

  /** Numbers of colours to try: fewer as well where there is a choice to offer or a wish to fulfil. */
  #colorCounts(most: number): number[] {
    const { accept, candidates = 1 } = this.options;
    const fewer = accept === undefined && candidates === 1 ? 0 : Math.min(FEWER_COLORS, most - 2);
    return Array.from({ length: 1 + fewer }, (_, k) => most - k);
  }

  /** Whether light is ink: on a dark background it must be. */
  #invert(): boolean | 'auto' {
    const { invert = 'auto', background } = this.options;
    if (invert !== 'auto' || background === undefined) return invert;
    return labOfRgb(background)[0] < 0.5;
  }

  /** The wanted number of candidates, repaired; those that have the property first. */
  *finished(candidates: readonly Candidate[]): Generator<MakeProgress, MadePuzzle[]> {
    const { candidates: wanted = 1, repair: property = 'line', accept } = this.options;
    const made: MadePuzzle[] = [];
    // whoever wishes for something takes the first that has it
    const most = accept === undefined ? wanted + SPARE : wanted;
    const enough = (): boolean => made.filter((one) => rankOf(one) === BEST_RANK).length >= most;
    for (const candidate of candidates) {
      if (made.length > 0 && (this.checker.exhausted || enough())) break;
      made.push(yield* this.#made(candidate.tracing));
      if (property === 'off' && accept === undefined && made.length >= wanted) break;
    }
    return made.sort((a, b) => rankOf(b) - rankOf(a) || b.score - a.score).slice(0, wanted);
  }

  *#made(tracing: Tracing): Generator<MakeProgress, MadePuzzle> {
    const { checker, random, options } = this;
    const { repair: property = 'line', accept, maxFlips, meta = {} } = options;
    const maxChecks = Math.ceil(checker.budget * SHARE);
    const wish = { property, accept, maxFlips };
    const steps = finished(tracing, { ...wish, maxChecks, checker, random, meta });
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

/** Colours that may be left out of those asked for. */
const FEWER_COLORS = 5;

/** The share of all questions that one candidate may spend. */
const SHARE = 0.25;

/** How much of what is wanted a puzzle is: first the property, then what else must be. */
function rankOf({ reached, accepted }: MadePuzzle): number {
  return 2 * Number(reached) + Number(accepted);
}

const BEST_RANK = 3;

/** The best of each size, then the second best and so on; the chosen size first, then those nearest to it. */
function inTurns(bySide: readonly (readonly Candidate[])[], chosen: number): Candidate[] {
  const distance = (side: number): number => Math.abs(side - chosen);
  const sides = [...bySide.keys()].sort((a, b) => distance(a) - distance(b));
  const most = Math.max(...bySide.map(({ length }) => length));
  return Array.from({ length: most }, (_, k) =>
    sides.flatMap((side) => bySide[side]?.[k] ?? []),
  ).flat();
}

/** The first of candidates with the same picture. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ tracing: { grid } }) => {
    const key = `${grid.width} ${grid.cells.join()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
