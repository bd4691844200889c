/**
 * Traces in black and white: each combination of plane, threshold and margin makes a picture. Only
 * the crispest frames are kept, in which most cells are clearly black or white.
 */
import { BLACK_ON_WHITE, type Grid } from '@nonokit/core';
import { computeFineness, type Frame } from '../subject/frame.js';
import { computePlanes, type Plane } from '../subject/planes.js';
import { Likeness } from '../subject/similarity.js';
import type { Subject } from '../subject/subject.js';
import type { View } from '../subject/view.js';
import type { Tracing } from '../tracing.js';
import { cleanedGrid } from './clean.js';
import { computeWorth, type Drawing } from './drawing.js';
import { otsuSplit, type Split, thresholdsAround } from './threshold.js';

/** Number of frames of each plane that are traced in full. */
const FRAMES = 2;

/** Score penalty for an inverted picture that was not requested. */
export const NEGATIVE = 4;

/** A plane that can be divided. */
interface Divided {
  readonly frame: Frame;
  readonly plane: Plane;
  readonly split: Split;
}

/**
 * All black-and-white tracings of the subject in these frames. With `invert`, light is ink; 'auto'
 * also tries that if the border is dark. Transparent parts are never ink, so a transparent drawing
 * is inverted only if it is pale.
 */
export function traceBlack(
  subject: Subject,
  frames: readonly Frame[],
  invert: boolean | 'auto',
  drawings: readonly Drawing[] = [],
): Tracing[] {
  const divided = frames.flatMap((frame) =>
    computePlanes(subject, frame, computeFineness(frame)).flatMap((plane) => {
      const split = otsuSplit(plane.values);
      return split === undefined ? [] : [{ frame, plane, split }];
    }),
  );
  const likenesses = new Map<() => View, Likeness>();
  const names = [...new Set(divided.map(({ plane }) => plane.name))];
  return names.flatMap((name) =>
    divided
      .filter(({ plane }) => plane.name === name)
      .sort((a, b) => measureBlur(a) - measureBlur(b))
      .slice(0, drawings.length > 0 ? 1 : FRAMES)
      .flatMap((one) => {
        const { reference } = one.plane;
        const likeness = likenesses.get(reference) ?? new Likeness(reference());
        likenesses.set(reference, likeness);
        const { transparent, pale } = subject;
        const sense = invert === 'auto' && transparent ? pale : invert;
        const drawing = drawings.find(({ frame }) => frame === one.frame);
        return listTracings(one, sense, likeness).map((tracing) =>
          drawing === undefined
            ? tracing
            : { ...tracing, bonus: 0, worth: computeWorth(drawing, tracing.grid.cells) },
        );
      }),
  );
}

/** The share of cells that are neither dark nor light, 0..1. */
function measureBlur({ plane: { values }, split: { low, high } }: Divided): number {
  const blur = values.reduce((sum, value) => {
    const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
    return sum + 4 * share * (1 - share);
  }, 0);
  return blur / values.length;
}

function listTracings(divided: Divided, invert: boolean | 'auto', likeness: Likeness): Tracing[] {
  const { frame, plane, split } = divided;
  const both = invert === 'auto' && plane.isLightness && isLowAround(divided);
  const senses = both ? [false, true] : [invert === true];
  return senses.flatMap((inverted) =>
    thresholdsAround(split, plane.values).map((threshold) => {
      const cost = computeCost(plane.values, threshold, split, inverted);
      const grid = cleanedGrid(gridOf(frame, cost), 2, cost);
      const method = `${plane.name}, threshold ${threshold.toFixed(2)}${inverted ? ', inverted' : ''}`;
      const ink = !plane.isLightness ? 'any' : inverted ? 'light' : 'dark';
      const bonus = plane.bonus - (inverted && invert === 'auto' ? NEGATIVE : 0);
      return { grid, palette: BLACK_ON_WHITE, cost, likeness, ink, bonus, method, frame };
    }),
  );
}

/** True if most of the border is dark: then the subject is probably light. */
function isLowAround({ frame: { columns, rows }, plane, split }: Divided): boolean {
  let low = 0;
  let all = 0;
  plane.values.forEach((value, i) => {
    const x = i % columns;
    const y = Math.floor(i / columns);
    if (x > 0 && x < columns - 1 && y > 0 && y < rows - 1) return;
    all++;
    if (value < split.threshold) low++;
  });
  return low > 0.6 * all;
}

/**
 * The cost of blank (0) and filled (1) for each cell, in units of the distance from the threshold
 * to a group's mean.
 */
function computeCost(
  values: Float32Array,
  threshold: number,
  { low, high }: Split,
  inverted: boolean,
): Float32Array {
  const cost = new Float32Array(2 * values.length);
  values.forEach((value, i) => {
    const above = (value - threshold) / (0.5 * (high - low));
    const isInk = above < 0 !== inverted;
    cost[2 * i + (isInk ? 0 : 1)] = Math.abs(above);
  });
  return cost;
}

function gridOf({ columns, rows }: Frame, cost: Float32Array): Grid {
  const cells = Uint16Array.from({ length: columns * rows }, (_, i) => (cost[2 * i] > 0 ? 1 : 0));
  return { width: columns, height: rows, cells };
}
