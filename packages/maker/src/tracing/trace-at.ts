/**
 * Traces in black and white at a given threshold, for instance from a slider. Nothing is searched
 * for or cleaned up: everything darker than the threshold is ink.
 */
import { BLACK_ON_WHITE } from '@nonokit/core';
import { computeFineness, type Frame } from '../subject/frame.js';
import { viewIn } from '../subject/planes.js';
import { Likeness } from '../subject/similarity.js';
import type { Subject } from '../subject/subject.js';
import { measureLightness } from '../subject/view.js';
import type { Tracing } from '../tracing.js';

/** A difference of lightness from the threshold that is clear: see `Tracing.cost`. */
const CLEAR = 0.25;

/** The tracing of the first frame at a lightness of 0..1. With `invert`, light is ink. */
export function traceAt(
  subject: Subject,
  [frame]: readonly Frame[],
  threshold: number,
  invert: boolean | 'auto',
): Tracing[] {
  const [light] = subject.lights;
  if (frame === undefined || light === undefined) return [];
  const isLight = invert === 'auto' ? subject.pale : invert;
  const values = measureLightness(viewIn(subject, light, frame, 1));
  const cost = new Float32Array(2 * values.length);
  const cells = new Uint16Array(values.length);
  values.forEach((value, i) => {
    const color = value < threshold !== isLight ? 1 : 0;
    cells[i] = color;
    cost[2 * i + 1 - color] = Math.abs(value - threshold) / CLEAR;
  });
  const grid = { width: frame.columns, height: frame.rows, cells };
  const likeness = new Likeness(viewIn(subject, light, frame, computeFineness(frame)));
  const method = `threshold ${threshold.toFixed(2)}${isLight ? ', inverted' : ''}`;
  const ink = isLight ? 'light' : 'dark';
  return [{ grid, palette: BLACK_ON_WHITE, cost, likeness, ink, bonus: 0, method, frame }];
}
