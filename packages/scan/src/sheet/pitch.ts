/**
 * How far apart the rules of a sheet are: the period of rules in parts of the straightened image,
 * by autocorrelation. A part of the image, as a page may hold text and several sheets.
 */
import type { Rectified } from './rectified.js';
import { levelBetween, uprightBetween } from './rectified.js';

/** A part of the image that has rules at even distances both ways. */
export interface Rhythm {
  /** Distances of rules, in pixels of the straightened image. */
  readonly across: number;
  readonly down: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly quality: number;
}

/** The least distance of rules, in pixels. */
export const LEAST_PITCH = 7;

/** Rules that are fainter than this are none. */
const LEAST_STRENGTH = 0.004;

/** Parts with rules, the clearest first. */
export function findRhythms(rectified: Rectified): Rhythm[] {
  const { width, height } = rectified.plane;
  const rhythms: Rhythm[] = [];
  for (const parts of [1, 1.5, 2, 3, 4, 6]) {
    const w = width / parts;
    const h = height / parts;
    const steps = parts === 1 ? 0 : Math.ceil(2 * (parts - 1));
    for (let v = 0; v <= steps; v++) {
      for (let u = 0; u <= steps; u++) {
        const left = Math.floor(steps === 0 ? 0 : (u / steps) * (width - w));
        const top = Math.floor(steps === 0 ? 0 : (v / steps) * (height - h));
        const box = { left, top, right: Math.floor(left + w), bottom: Math.floor(top + h) };
        const rhythm = rhythmIn(rectified, box);
        if (rhythm !== undefined) rhythms.push(rhythm);
      }
    }
  }
  return rhythms.sort((a, b) => b.quality - a.quality);
}

type Box = Pick<Rhythm, 'left' | 'top' | 'right' | 'bottom'>;

function rhythmIn(rectified: Rectified, box: Box): Rhythm | undefined {
  const { left, top, right, bottom } = box;
  const columns = new Float64Array(right - left);
  const rows = new Float64Array(bottom - top);
  for (let x = left; x < right; x++) {
    columns[x - left] = uprightBetween(rectified, x, top, bottom);
  }
  for (let y = top; y < bottom; y++) rows[y - top] = levelBetween(rectified, y, left, right);
  const across = periodIn(columns);
  const down = periodIn(rows);
  if (across === undefined || down === undefined) return undefined;
  // squares of paper are squares, also after the map for perspective has stretched them a bit
  const ratio = across.period / down.period;
  if (ratio > 2 || ratio < 0.5) return undefined;
  const strength = Math.min(across.strength, down.strength);
  const square = Math.min(ratio, 1 / ratio) ** 2;
  const quality = across.clearness * down.clearness * Math.sqrt(strength) * square;
  return { across: across.period, down: down.period, ...box, quality };
}

interface Period {
  readonly period: number;
  readonly clearness: number;
  readonly strength: number;
}

/** The period of a profile, if it has one. */
function periodIn(raw: Float64Array): Period | undefined {
  const profile = Float64Array.from(raw, (_, i) => {
    return ((raw[i - 1] ?? 0) + 2 * raw[i] + (raw[i + 1] ?? 0)) / 4;
  });
  const mean = profile.reduce((sum, value) => sum + value, 0) / profile.length;
  if (mean < LEAST_STRENGTH) return undefined;
  for (let i = 0; i < profile.length; i++) profile[i] -= mean;
  const most = Math.min(300, Math.floor(profile.length / 2.5));
  const likeness = new Float64Array(most + 1);
  for (let lag = 0; lag <= most; lag++) {
    let sum = 0;
    for (let i = lag; i < profile.length; i++) sum += profile[i] * profile[i - lag];
    likeness[lag] = sum / (profile.length - lag);
  }
  const whole = likeness[0];
  if (!(whole > 0)) return undefined;
  let best = 0;
  for (let lag = LEAST_PITCH; lag < most; lag++) {
    if (isPeak(likeness, lag)) best = Math.max(best, likeness[lag]);
  }
  for (let lag = LEAST_PITCH; lag < most; lag++) {
    if (!isPeak(likeness, lag) || likeness[lag] < 0.45 * best || likeness[lag] < 0.15 * whole) {
      continue;
    }
    const period = vertexOf(likeness, lag);
    return { period, clearness: likeness[lag] / whole, strength: mean };
  }
  return undefined;
}

function isPeak(values: Float64Array, at: number): boolean {
  return values[at] > values[at - 1] && values[at] >= values[at + 1];
}

/** The top of the parabola through a peak and its neighbours. */
function vertexOf(values: Float64Array, at: number): number {
  const before = values[at - 1];
  const after = values[at + 1];
  const bend = before - 2 * values[at] + after;
  return bend === 0 ? at : at + (before - after) / (2 * bend);
}
