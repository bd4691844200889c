/**
 * Loss: what a drawing with transparent surroundings would lose if everything that looks like paper
 * became paper. The white of an eye may be lost; the white of a ghost would take its outline with
 * it.
 */
import { computeDistance, type Lab } from '@nonokit/core';
import type { View } from '../subject/view.js';
import { mapLabels } from './label-map.js';
import { VISIBLE } from './swatches.js';

/** Nothing that matters, much of the inside, or a part of the outline. */
export type Loss = 'none' | 'inside' | 'outline';

/** The maximum share that may be lost of the visible places, and of the cells along the outline. */
const MUCH = 0.08;
const TOUCHES = 0.1;

/**
 * An outline survives in a cell if its ink has this share of it and differs by this much from the
 * paper.
 */
const LEAST_SHARE = 0.3;
const CLEAR = 0.2;

/**
 * Measures the loss in a view with `parts` places along a cell's side; `labs` begins with the
 * paper.
 */
export function measureLoss(
  view: View,
  pure: Uint8Array,
  labs: readonly Lab[],
  parts: number,
): Loss {
  const { labels } = mapLabels(view, pure, labs, { transparent: true, first: 0 });
  const { width, height, alpha } = view;
  const columns = Math.floor(width / parts);
  const rows = Math.floor(height / parts);
  const counts = new Float32Array(columns * rows * labs.length);
  const cover = new Float32Array(columns * rows);
  const share = 1 / parts ** 2;
  let visible = 0;
  let eaten = 0;
  for (let i = 0; i < labels.length; i++) {
    const cell = Math.floor(i / width / parts) * columns + Math.floor((i % width) / parts);
    counts[cell * labs.length + labels[i]] += share;
    if (alpha[i] < VISIBLE) continue;
    cover[cell] += share;
    visible++;
    if (labels[i] === 0) eaten++;
  }
  const outline = traceOutline(cover, columns, rows);
  const lost = outline.filter((cell) =>
    isLost(counts.subarray(cell * labs.length, (cell + 1) * labs.length), labs),
  );
  if (lost.length > TOUCHES * outline.length) return 'outline';
  return eaten > MUCH * visible ? 'inside' : 'none';
}

/** The cells of the drawing with a transparent neighbour. */
function traceOutline(cover: Float32Array, columns: number, rows: number): number[] {
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && cover[y * columns + x] >= VISIBLE;
  return [...cover.keys()].filter((cell) => {
    const x = cell % columns;
    const y = Math.floor(cell / columns);
    if (!isIn(x, y)) return false;
    return !(isIn(x - 1, y) && isIn(x + 1, y) && isIn(x, y - 1) && isIn(x, y + 1));
  });
}

/** True if a cell with these shares of the colours would become paper. */
function isLost(shares: Float32Array, labs: readonly Lab[]): boolean {
  const [paper = 0, ...inks] = shares;
  const most = Math.max(0, ...inks);
  if (most > paper) return false;
  const ground = labs[0];
  const ink = labs[1 + inks.indexOf(most)];
  if (ground === undefined || ink === undefined) return true;
  return most < LEAST_SHARE || computeDistance(ground, ink) < CLEAR;
}
