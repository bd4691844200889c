/**
 * From an image to a good puzzle: traces it in many ways, scores the results, and repairs the best.
 */
import {
  bad,
  drive,
  driveAsync,
  good,
  type Pause,
  type Problem,
  parseRgb,
  problem,
  type Result,
  randomOf,
  type Work,
} from '@nonokit/core';
import { checkRgbaImage, type RgbaImage } from '@nonokit/image';
import { Checker } from '../checker.js';
import type { MakeOptions, MakeProgress, MakeResult } from '../make-options.js';
import { type Mirrored, mirrored } from '../subject/mirrored.js';
import { findSubject } from '../subject/subject.js';
import { Tracer } from '../tracing/tracer.js';
import {
  badBackground,
  nothingLeft,
  nothingToSee,
  tooManyCells,
  tooManyInks,
} from '../words/en.js';
import { Selection } from './select.js';

/** Default maximum of questions to the solver. */
const CHECKS = 24_000;

/** The default maximum with an aim, which is evaluated for hundreds of pictures. */
const CHECKS_WITH_AIM = 96_000;

/** An image that was analysed once, to make any number of puzzles from it. */
export type PreparedImage = Mirrored;

/** Analyses an image. Problem: `blank-image` if nothing is visible. Throws as `makePuzzle` does. */
export function prepareImage(image: RgbaImage): Result<PreparedImage> {
  checkRgbaImage('prepareImage', image);
  const subject = findSubject(image);
  return subject === undefined ? bad(nothingToSee) : good(mirrored(subject));
}

/**
 * Makes a puzzle from an image. Problems: `blank-image` if nothing is visible, `bad-color` for an
 * invalid background. Throws RangeError for options out of range and for an image whose bytes do
 * not fit its size. If the requested property cannot be reached, returns the best attempt with
 * `reached` false.
 */
export function makePuzzle(
  image: RgbaImage | PreparedImage,
  options: MakeOptions = {},
): Result<MakeResult> {
  return drive(makeSteps(image, options));
}

/** Makes a puzzle as `makePuzzle` does, awaiting `pause` often and passing it the progress. */
export async function makePuzzleAsync(
  image: RgbaImage | PreparedImage,
  options: MakeOptions,
  pause: Pause<MakeProgress>,
): Promise<Result<MakeResult>> {
  return driveAsync(makeSteps(image, options), pause);
}

function* makeSteps(
  image: RgbaImage | PreparedImage,
  options: MakeOptions,
): Work<MakeProgress, Result<MakeResult>> {
  if (!('subject' in image)) checkRgbaImage('makePuzzle', image);
  checkOptions(options);
  const { seed = 1, aim, signal, meta } = options;
  const wrong = wrongWish(options);
  if (wrong !== undefined) return { ok: false, problem: wrong };
  const prepared = 'subject' in image ? good(image) : prepareImage(image);
  if (!prepared.ok) return prepared;
  const { maxChecks = aim === undefined ? CHECKS : CHECKS_WITH_AIM } = options;
  const checker = new Checker(maxChecks, signal);
  const tracer = new Tracer(prepared.value, options, checker);
  const candidates = yield* told('trace', checker, tracer.candidates());
  if (candidates.length === 0) return bad(nothingLeft);
  const selection = new Selection(options, checker, randomOf(seed), meta);
  const made = yield* told('repair', checker, selection.selected(candidates));
  return good({ candidates: made, checks: checker.spent });
}

/** Runs the steps of a stage and reports each as progress. */
function* told<T>(
  stage: MakeProgress['stage'],
  checker: Checker,
  steps: Generator<void, T>,
): Generator<MakeProgress, T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield { stage, checks: checker.spent, maxChecks: checker.budget };
  }
}

/**
 * Maximum number of cells and colours of a puzzle. A larger puzzle cannot be solved, and shrinking
 * is meant to lose detail.
 */
const MOST_CELLS = 250_000;
const MOST_COLORS = 64;

/** The problem with the options, if there is one. */
function wrongWish({ size = 'auto', colors = 1, background }: MakeOptions): Problem | undefined {
  if (background !== undefined && parseRgb(background) === undefined) {
    return problem(badBackground, { found: background });
  }
  if (colors > MOST_COLORS) {
    return problem(tooManyInks, { colors, most: MOST_COLORS });
  }
  if (size === 'auto' || size.width * size.height <= MOST_CELLS) return undefined;
  const { width, height } = size;
  return problem(tooManyCells, { width, height, most: MOST_CELLS });
}

function checkOptions(options: MakeOptions): void {
  const { size, colors = 1, candidates = 1, maxFlips = 0, threshold = 0 } = options;
  const sides = size === undefined || size === 'auto' ? [] : [size.width, size.height];
  for (const value of [...sides, colors, candidates]) {
    if (!Number.isInteger(value) || value < 1) {
      throw new RangeError(`makePuzzle: sizes and counts are integers from 1, got ${value}`);
    }
  }
  if (!(threshold >= 0 && threshold <= 1)) {
    throw new RangeError(`makePuzzle: a threshold is 0 to 1, got ${threshold}`);
  }
  if (!(maxFlips >= 0)) throw new RangeError(`makePuzzle: maxFlips is at least 0, got ${maxFlips}`);
}
