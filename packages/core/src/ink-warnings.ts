/**
 * Inks that are hard to tell apart, for everybody or for people who see fewer colours. The three
 * kinds of colour blindness are simulated in linear light (Machado, Oliveira and Fernandes, "A
 * physiologically-based model for simulation of color vision deficiency", 2009, severity 1).
 */
import { computeDistance, type Lab, LINEAR, labOfLinear, labOfRgb } from './oklab.js';
import { type Color, type Palette, parseChannels } from './palette.js';

/** Two colours of a palette that look alike; `one` is 0 for the paper. */
export interface InkWarning {
  readonly one: Color;
  readonly other: Color;
  /** Alike for everyone, or only for people with some kind of colour blindness. */
  readonly to: 'all' | 'color-blind';
}

/** The least distance of two inks, and of an ink from the paper. */
const LEAST_APART = 0.1;

/** The least distance of two inks for people who see fewer colours; symbols can help them. */
const LEAST_APART_BLIND = 0.06;

/** Red-blind, green-blind, blue-blind: rows of red, green, blue. */
const BLINDNESS = [
  [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
] as const;

/** All pairs of colours that are hard to tell apart. */
export function inkWarnings(palette: Palette): InkWarning[] {
  const seen = palette.map(({ rgb }) => labOfRgb(rgb));
  const seenBlind = BLINDNESS.map((matrix) => palette.map(({ rgb }) => blindLab(rgb, matrix)));
  const warnings: InkWarning[] = [];
  for (let other = 1; other < palette.length; other++) {
    for (let one = 0; one < other; one++) {
      const apart = (labs: readonly Lab[]): number => distance(labs[one], labs[other]);
      if (apart(seen) < LEAST_APART) warnings.push({ one, other, to: 'all' });
      else if (seenBlind.some((labs) => apart(labs) < LEAST_APART_BLIND)) {
        warnings.push({ one, other, to: 'color-blind' });
      }
    }
  }
  return warnings;
}

function distance(p: Lab | undefined, q: Lab | undefined): number {
  return p === undefined || q === undefined ? Number.POSITIVE_INFINITY : computeDistance(p, q);
}

function blindLab(rgb: string, m: (typeof BLINDNESS)[number]): Lab {
  const [r, g, b] = parseChannels(rgb).map((byte) => LINEAR[byte] ?? 0);
  const light = (row: 0 | 3 | 6): number =>
    clamp(m[row] * (r ?? 0) + at(m, row + 1) * (g ?? 0) + at(m, row + 2) * (b ?? 0));
  return labOfLinear(light(0), light(3), light(6));
}

function at(matrix: readonly number[], index: number): number {
  return matrix[index] ?? 0;
}

function clamp(light: number): number {
  return Math.min(1, Math.max(0, light));
}
