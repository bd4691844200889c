/**
 * The tracer: makes every promising tracing of an image, over thresholds, numbers of colours, sizes
 * and negatives, each with a score before repair.
 *
 * The choices of the caller are kept: size, palette, background, negative. The tracer chooses the
 * rest.
 */
import { labOfRgb } from '@nonokit/core';
import type { Checker } from '../checker.js';
import type { MakeOptions } from '../make-options.js';
import { computeScore } from '../score.js';
import {
  chooseFrames,
  chooseSymmetricFrames,
  type Frame,
  fittedSize,
  likeParity,
  type Size,
} from '../subject/frame.js';
import type { Mirrors } from '../subject/mirror-axes.js';
import { type Mirrored, mirroredTracing } from '../subject/mirrored.js';
import type { Subject } from '../subject/subject.js';
import { type Tracing, withUsedColors } from '../tracing.js';
import { createDrawings } from './drawing.js';
import { traceAt } from './trace-at.js';
import { NEGATIVE, traceBlack } from './trace-black.js';
import { traceColors } from './trace-colors.js';
import { traceDrawn } from './trace-drawn.js';
import { traceEdges } from './trace-edges.js';
import { trimmedTracing } from './trim.js';

/**
 * The longer sides that 'auto' chooses from, unless the image has its own size that is no larger.
 */
const SIDES = [15, 20, 25, 30, 40];
const LARGEST = 40;

/** The same for pixel art, which loses much in any other size. */
const LARGEST_ART = 64;

/** 'auto' takes the smallest size that reaches this share of the best similarity. */
const GOOD_ENOUGH = 0.9;

/** Score penalty of a size for each step away from the one that 'auto' would take. */
const OTHER_SIZE = 4;

/** Maximum number of colours to leave out of those requested. */
const FEWER_COLORS = 5;

/** Pictures that differ in a smaller share of their cells count as equal. */
const ALIKE = 0.03;

/** The share of the best drawing's worth that others need. */
const WORTHY = 0.75;

/** Number of tracings of a drawing that are compared in full. */
const MOST_WORTHY = 9;

/** A tracing and its properties before repair. */
export interface Candidate {
  readonly tracing: Tracing;
  readonly score: number;
  /** Score to subtract in comparisons with candidates of other sizes. */
  readonly handicap: number;
}

/** Traces a subject in every way that the options leave open. */
export class Tracer {
  /** Whether a choice is needed: for several candidates, or for an aim. */
  readonly #isWide: boolean;

  readonly subject: Subject;
  readonly #mirrors: Mirrors;

  constructor(
    { subject, mirrors }: Mirrored,
    readonly options: MakeOptions,
    readonly checker: Checker,
  ) {
    this.subject = subject;
    this.#mirrors = mirrors;
    const isChoice = options.aim !== undefined || (options.candidates ?? 1) > 1;
    this.#isWide = isChoice && options.preview !== true;
  }

  /**
   * Different pictures, the most promising first; of several sizes, the best picture of each comes
   * first.
   */
  *candidates(): Generator<void, Candidate[]> {
    const { size = 'auto' } = this.options;
    if (size !== 'auto') return yield* this.#traced(size);
    const own = ownSide(this.subject);
    const largest = this.subject.enlargement > 1 ? LARGEST_ART : LARGEST;
    const smaller = this.#isWide ? SIDES.filter((side) => side < own) : [];
    const sides = own > largest ? SIDES : [...smaller, own];
    const bySide: Candidate[][] = [];
    for (const side of sides) bySide.push(yield* this.#traced({ width: side, height: side }));
    const chosen = own > largest ? smallestGood(bySide) : sides.length - 1;
    return this.#isWide ? inTurns(bySide, chosen) : (bySide[chosen] ?? []);
  }

  /** Pictures within the bounds, trimmed; if that made them small, the content is enlarged. */
  *#traced(bounds: Size): Generator<void, Candidate[]> {
    const [light] = this.subject.lights;
    if (light === undefined) return [];
    const { preview = false } = this.options;
    const size = fittedSize(light, bounds);
    // pixel art at its own size lies on its own grid, which no other frame may shift
    const isOwn = Math.max(size.width, size.height) === ownSide(this.subject);
    const margins = this.subject.transparent && !preview && !isOwn;
    const { across, down } = this.#mirrors;
    const frames =
      (across || down) && !isOwn
        ? chooseSymmetricFrames(light, size, margins, this.#mirrors)
        : chooseFrames(light, size, margins);
    // photographs have noise where drawings have strokes, which a rough look would miss
    const isRough = preview && !this.subject.flat && !this.subject.transparent;
    const seen = isRough ? frames.map((frame) => ({ ...frame, isRough })) : frames;
    const first = yield* this.#scored(this.#tracings(seen), bounds);
    const larger = isOwn ? undefined : enlarged(first[0], bounds, this.#mirrors);
    if (larger === undefined) return distinct(first);
    const more = yield* this.#scored(this.#tracings([{ ...larger, isRough }]), bounds);
    return distinct([...first, ...more].sort(byScore));
  }

  /** The tracings that are not empty, the best first. */
  *#scored(tracings: readonly Tracing[], bounds: Size): Generator<void, Candidate[]> {
    const { checker } = this;
    const candidates: Candidate[] = [];
    for (const traced of tracings) {
      const whole = withUsedColors(mirroredTracing(traced, this.#mirrors));
      if (checker.signal?.aborted && candidates.length > 0) break;
      if (whole.grid.cells.every((color) => color === whole.grid.cells[0])) continue;
      const tracing = trimmedTracing(whole, bounds);
      const { grid, palette, likeness, ink, bonus, worth } = tracing;
      const similarity = likeness.of(grid, palette, ink);
      const { repair, preview = false } = this.options;
      const flaws = preview || repair === 'off' ? 0 : checker.byLines(grid, palette).open / 10;
      const score = computeScore({ grid, similarity, flaws, bonus, worth });
      candidates.push({ tracing, score, handicap: 0 });
      yield;
    }
    return candidates.sort(byScore);
  }

  #tracings(frames: readonly Frame[]): readonly Tracing[] {
    const { subject, options } = this;
    const { colors = 1, palette, background } = options;
    if (colors === 1 && palette === undefined) return this.#blackTracings(frames);
    if (palette !== undefined) {
      return traceColors(subject, frames.slice(0, 2), { colors, palette, background });
    }
    return this.#colorCounts(colors).flatMap((count) =>
      traceColors(subject, frames.slice(0, 2), { colors: count, background }),
    );
  }

  /** Tracings in black and white; if a choice is needed, every negative too. */
  #blackTracings(frames: readonly Frame[]): readonly Tracing[] {
    const { subject, options } = this;
    const invert = this.#invert();
    const { threshold, edges = false, preview = false } = options;
    if (edges) {
      const [frame] = frames;
      return frame === undefined ? [] : traceEdges(subject, frame, !preview);
    }
    if (threshold !== undefined) return traceAt(subject, frames, threshold, invert);
    const drawings = invert === true ? [] : createDrawings(subject, frames);
    const chosen = drawings.length > 0 ? drawings.map(({ frame }) => frame) : frames;
    const tracings = worthy(
      [...traceBlack(subject, chosen, invert, drawings), ...traceDrawn(subject, drawings)],
      this.#isWide ? Number.POSITIVE_INFINITY : MOST_WORTHY,
    );
    // what is around a drawing is nothing, which is never ink
    if (!this.#isWide || invert !== 'auto' || subject.transparent) return tracings;
    const negatives = traceBlack(subject, frames, true);
    return [...tracings, ...negatives.map((one) => ({ ...one, bonus: one.bonus - NEGATIVE }))];
  }

  /** Numbers of colours to try: also fewer if a choice is needed. */
  #colorCounts(most: number): number[] {
    const fewer = this.#isWide ? Math.min(FEWER_COLORS, most - 2) : 0;
    return Array.from({ length: 1 + fewer }, (_, k) => most - k);
  }

  /** Whether light is ink: on a dark background it must be. */
  #invert(): boolean | 'auto' {
    const { invert = 'auto', background } = this.options;
    if (invert !== 'auto' || background === undefined) return invert;
    return labOfRgb(background)[0] < 0.5;
  }
}

/** The best tracings of a drawing, at most `most`, without those that lose much of it; or all. */
function worthy(tracings: readonly Tracing[], most: number): readonly Tracing[] {
  const computeWorth = ({ worth = 0 }: Tracing): number => worth;
  const best = Math.max(0, ...tracings.map(computeWorth));
  if (best === 0) return tracings;
  return tracings
    .filter((tracing) => computeWorth(tracing) >= WORTHY * best)
    .sort((a, b) => computeWorth(b) - computeWorth(a))
    .slice(0, most);
}

/** The length of the subject's longer side in pixels of the artist. */
function ownSide({ area, enlargement }: Subject): number {
  return Math.round(Math.max(area.width, area.height) / enlargement);
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score;
}

/**
 * The frame in which the rest of a trimmed picture fills the bounds; undefined if it already does.
 */
function enlarged(
  best: Candidate | undefined,
  bounds: Size,
  { across, down }: Mirrors,
): Frame | undefined {
  const frame = best?.tracing.frame;
  if (frame === undefined) return undefined;
  const fitted = fittedSize(frame.extent, bounds);
  const width = across ? likeParity(fitted.width, frame.columns) : fitted.width;
  const height = down ? likeParity(fitted.height, frame.rows) : fitted.height;
  const isLarger = width >= frame.columns && height >= frame.rows;
  if (!isLarger || (width === frame.columns && height === frame.rows)) return undefined;
  return { columns: width, rows: height, extent: frame.extent };
}

/** Picks the size for `auto`. */
function smallestGood(bySide: readonly (readonly Candidate[])[]): number {
  const best = Math.max(...bySide.map(([first]) => first?.score ?? 0));
  return bySide.findIndex(([first]) => (first?.score ?? 0) >= GOOD_ENOUGH * best);
}

/**
 * The best of each size, then the second best, and so on; the chosen size first, then those nearest
 * to it.
 */
function inTurns(bySide: readonly (readonly Candidate[])[], chosen: number): Candidate[] {
  const distance = (side: number): number => Math.abs(side - chosen);
  const sides = [...bySide.keys()].sort((a, b) => distance(a) - distance(b));
  const most = Math.max(...bySide.map(({ length }) => length));
  return Array.from({ length: most }, (_, k) =>
    sides.flatMap((side) => {
      const candidate = bySide[side]?.[k];
      if (candidate === undefined) return [];
      return [{ ...candidate, handicap: OTHER_SIZE * distance(side) }];
    }),
  ).flat();
}

/**
 * Keeps the first of candidates with the same picture, and moves those that nearly equal a better
 * one to the end.
 */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const fresh: Candidate[] = [];
  const alike: Candidate[] = [];
  for (const candidate of candidates) {
    const least = Math.min(1, ...[...fresh, ...alike].map((other) => difference(candidate, other)));
    if (least > 0) (least >= ALIKE ? fresh : alike).push(candidate);
  }
  return [...fresh, ...alike];
}

/** The share of cells in which two pictures of the same size differ. */
function difference({ tracing: a }: Candidate, { tracing: b }: Candidate): number {
  if (a.palette.length !== b.palette.length || a.grid.width !== b.grid.width) return 1;
  if (a.grid.height !== b.grid.height) return 1;
  const p = a.grid.cells;
  const q = b.grid.cells;
  let count = 0;
  for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) count++;
  return count / p.length;
}
