/**
 * Tracing in colours: picks few colours in Oklab, and gives each cell the one that covers most of
 * it (sharp, good for drawings) or the one nearest to its average (smooth, good for photographs).
 * It does not dither: dithering makes puzzles that nobody can solve.
 */
import type { Grid, Palette } from '@nonokit/core';
import { distanceOf, type Lab, labOfRgb, nearestOf, quantize, rgbOfLab } from '@nonokit/image';
import { cleanedGrid } from './clean.js';
import { type Frame, finenessOf } from './frame.js';
import { viewIn } from './planes.js';
import { Likeness } from './similarity.js';
import type { Subject } from './subject.js';
import type { Tracing } from './tracing.js';
import { labAt, type View } from './view.js';

/** Cells covered less than this are background. */
const COVERED = 0.5;

/** A clearly visible difference of colour: the unit of cost. */
const PLAIN = 0.16;

/** Number of samples from which the colours are picked. */
const SAMPLES = 3000;

/** Options of tracing in colours. */
export interface ColorOptions {
  /** Maximum number of colours besides the background: 3. */
  readonly colors: number;
  /** Colours to use instead of chosen ones, the background first. */
  readonly palette?: Palette | undefined;
  /** The background, "#ffffff"; undefined to choose one. */
  readonly background?: string | undefined;
}

/** Colours to trace with: the background first. */
interface Inks {
  readonly labs: readonly Lab[];
  readonly palette: Palette;
}

/** All tracings in colours of the subject in these frames. */
export function traceColors(
  subject: Subject,
  frames: readonly Frame[],
  options: ColorOptions,
): Tracing[] {
  return frames.flatMap((frame) => {
    const [plain] = subject.lights;
    if (plain === undefined) return [];
    const likeness = new Likeness(viewIn(subject, plain, frame, finenessOf(frame)));
    const parts = 2 * finenessOf(frame);
    return subject.lights.slice(0, 2).flatMap((light, at) => {
      const contrast = subject.contrasts[at] ?? 0;
      const suffix = contrast > 0 ? `, local contrast ${contrast}` : '';
      const fine = viewIn(subject, light, frame, parts);
      const cells = viewIn(subject, light, frame, 1);
      const sharp = inksOf(fine, subject, options);
      const smooth = inksOf(cells, subject, options);
      // blended edges do not suit a drawing
      const [crisp, near, blended] = subject.flat ? [4, 1, -2] : [0, 0, 0];
      return [
        {
          cost: shareCost(fine, parts, frame, sharp, subject),
          inks: sharp,
          method: 'majority',
          bonus: crisp,
        },
        { cost: meanCost(cells, sharp, subject), inks: sharp, method: 'nearest', bonus: near },
        { cost: meanCost(cells, smooth, subject), inks: smooth, method: 'average', bonus: blended },
      ].map(({ cost, inks: { palette }, method, bonus }) => {
        const grid = gridOf(frame, cost, palette.length);
        return {
          grid,
          palette,
          cost,
          likeness,
          ink: 'any',
          bonus,
          method: `${method}${suffix}`,
          frame,
        };
      });
    });
  });
}

/** Gives each cell the colour of least cost and cleans up. */
function gridOf({ columns, rows }: Frame, cost: Float32Array, colors: number): Grid {
  const cells = new Uint16Array(columns * rows);
  for (let i = 0; i < cells.length; i++) {
    for (let c = 1; c < colors; c++) {
      if (cost[i * colors + c] < cost[i * colors + cells[i]]) {
        cells[i] = c;
      }
    }
  }
  return cleanedGrid({ width: columns, height: rows, cells }, colors, cost);
}

/** The colours of a view, or those that were requested. */
function inksOf(view: View, subject: Subject, options: ColorOptions): Inks {
  const { palette, background, colors } = options;
  if (palette !== undefined) return { palette, labs: palette.map(({ rgb }) => labOfRgb(rgb)) };
  const [samples, weights] = samplesOf(view, subject);
  if (subject.transparent) {
    const inks = quantize(samples, weights, colors);
    return inked(background === undefined ? labOfRgb('#ffffff') : labOfRgb(background), inks);
  }
  const found = quantize(samples, weights, colors + 1);
  const paper = nearestOf(
    found,
    background === undefined ? borderColor(view, found) : labOfRgb(background),
  );
  return inked(
    found[paper] ?? labOfRgb('#ffffff'),
    found.filter((_, k) => k !== paper),
  );
}

/** Sample colours and their weights: only opaque ones if some are not. */
function samplesOf(view: View, { transparent }: Subject): [Lab[], number[]] {
  const samples: Lab[] = [];
  const weights: number[] = [];
  const step = Math.max(1, Math.ceil(view.alpha.length / SAMPLES));
  for (let i = 0; i < view.alpha.length; i += step) {
    const cover = view.alpha[i];
    if (transparent && cover < 0.98) continue;
    samples.push(labAt(view, i));
    weights.push(1);
  }
  return [samples, weights];
}

function inked(paper: Lab, inks: readonly Lab[]): Inks {
  const labs = [paper, ...inks];
  return { labs, palette: labs.map((lab) => ({ rgb: rgbOfLab(lab) })) };
}

/** The one of `found` that is most common at the border. */
function borderColor(view: View, found: readonly Lab[]): Lab {
  const counts = found.map(() => 0);
  const { width, height } = view;
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x > 0 && x < width - 1 && y > 0 && y < height - 1) continue;
    const near = nearestOf(found, labAt(view, i));
    counts[near] = (counts[near] ?? 0) + 1;
  }
  return found[counts.indexOf(Math.max(...counts))] ?? [1, 0, 0];
}

/** The cost of each colour for each cell, by the cell's average colour. */
function meanCost(cells: View, { labs }: Inks, { transparent }: Subject): Float32Array {
  const cost = new Float32Array(cells.alpha.length * labs.length);
  for (let i = 0; i < cells.alpha.length; i++) {
    const lab = labAt(cells, i);
    const distances = labs.map((ink) => distanceOf(ink, lab));
    const cover = cells.alpha[i];
    if (transparent) distances[0] = cover < COVERED ? 0 : 10;
    if (transparent && cover < COVERED) {
      for (let c = 1; c < labs.length; c++)
        distances[c] = (distances[c] ?? 0) / 2 + COVERED - cover;
    } else if (transparent) distances[0] = Math.min(...distances) + (cover - COVERED);
    setCosts(cost, i, distances, PLAIN);
  }
  return cost;
}

/**
 * The cost of each colour for each cell: how much less of the cell it covers than the most common
 * one.
 */
function shareCost(
  fine: View,
  parts: number,
  { columns, rows }: Frame,
  { labs }: Inks,
  { transparent }: Subject,
): Float32Array {
  const colors = labs.length;
  const shares = new Float32Array(columns * rows * colors);
  const first = transparent ? 1 : 0;
  const inks = labs.slice(first);
  for (let i = 0; i < fine.alpha.length; i++) {
    const [x, y] = [i % fine.width, Math.floor(i / fine.width)];
    const cell = Math.floor(y / parts) * columns + Math.floor(x / parts);
    const isPaper = transparent && fine.alpha[i] < COVERED;
    const color = isPaper ? 0 : first + nearestOf(inks, labAt(fine, i));
    shares[cell * colors + color] += 1 / (parts * parts);
  }
  const cost = new Float32Array(shares.length);
  for (let i = 0; i < columns * rows; i++) {
    const uncovered = Array.from({ length: colors }, (_, c) => 1 - shares[i * colors + c]);
    setCosts(cost, i, uncovered, 0.6);
  }
  return cost;
}

/** Costs relative to the best colour of the cell, in units of `unit`. */
function setCosts(cost: Float32Array, i: number, values: readonly number[], unit: number): void {
  const least = Math.min(...values);
  values.forEach((value, c) => {
    cost[i * values.length + c] = (value - least) / unit;
  });
}
