/** What people expect of drawings in black and white: closed outlines, eyes, no negatives. */
import type { Grid } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import { expect, it } from 'vitest';
import { makePuzzle } from '../make/make-puzzle.js';
import type { PuzzleCandidate } from '../make-options.js';
import { cutImage } from '../testing/images.js';
import { listNeighbors } from './clean.js';

const PINK = [250, 205, 195] as const;
const BROWN = [120, 70, 40] as const;

function made(image: RgbaImage, side: number): PuzzleCandidate {
  const result = makePuzzle(image, { size: { width: side, height: side }, repair: 'off' });
  const candidate = result.ok ? result.value.candidates[0] : undefined;
  if (candidate === undefined) throw new Error('nothing was made');
  return candidate;
}

/** The cells that can be reached from a cell over cells of the same colour. */
function findRegion(grid: Grid, from: number, corners: boolean): Set<number> {
  const region = new Set([from]);
  for (const cell of region) {
    for (const next of listNeighbors(grid, cell)) {
      const apart = Math.abs(next - cell);
      const isBeside = apart === 1 || apart === grid.width;
      if (grid.cells[next] === grid.cells[from] && (corners || isBeside)) region.add(next);
    }
  }
  return region;
}

const inkOf = ({ cells }: Grid): number[] => [...cells.keys()].filter((i) => cells[i] === 1);

it.each([12, 15, 20, 30])('keeps a ring closed and in one piece at %i cells', (side) => {
  const stroke = 1 / side;
  const ring = cutImage(10 * side, (x, y) => {
    const far = Math.hypot(x - 0.5, y - 0.5);
    return far < 0.49 && far > 0.49 - stroke ? [20, 20, 20] : undefined;
  });
  const { traced } = made(ring, side);
  const ink = inkOf(traced);
  expect(findRegion(traced, ink[0] ?? 0, true).size).toBe(ink.length);
  const center = Math.floor(traced.height / 2) * traced.width + Math.floor(traced.width / 2);
  const inside = findRegion(traced, center, false);
  expect(traced.cells[center]).toBe(0);
  for (let x = 0; x < traced.width; x++) expect(inside.has(x)).toBe(false);
});

it.each([15, 30])('keeps a handle thinner than a cell at %i cells', (side) => {
  const pan = cutImage(300, (x, y) => {
    if (Math.hypot(x - 0.25, y - 0.5) < 0.25) return [40, 40, 40];
    return x >= 0.4 && Math.abs(y - 0.5 - 0.3 * (x - 0.4)) < 0.35 / side ? [40, 40, 40] : undefined;
  });
  const { traced } = made(pan, side);
  const ink = inkOf(traced);
  expect(findRegion(traced, ink[0] ?? 0, true).size).toBe(ink.length);
  for (let x = 0; x < traced.width; x++) expect(ink.some((i) => i % traced.width === x)).toBe(true);
});

it.each([
  ['a light face with dark eyes', PINK, [30, 30, 30]],
  ['a dark face with light eyes', BROWN, [240, 240, 240]],
] as const)('keeps the eyes of %s, and draws no ink around them', (_, skin, eye) => {
  const face = cutImage(300, (x, y) => {
    if (Math.hypot(x - 0.5, y - 0.5) > 0.5) return undefined;
    return Math.hypot(Math.abs(x - 0.5) - 0.18, y - 0.4) < 0.06 ? eye : skin;
  });
  const { traced, method } = made(face, 20);
  const at = (x: number, y: number): number | undefined =>
    traced.cells[Math.floor(y * traced.height) * traced.width + Math.floor(x * traced.width)];
  expect(method).not.toContain('inverted');
  expect([at(0, 0), at(0.99, 0), at(0, 0.99), at(0.99, 0.99)]).toEqual([0, 0, 0, 0]);
  const isDark = skin === BROWN;
  expect([at(0.32, 0.4), at(0.68, 0.4)]).toEqual(isDark ? [0, 0] : [1, 1]);
  expect([at(0.5, 0.75), at(0.5, 0.5)]).toEqual(isDark ? [1, 1] : [0, 0]);
  expect([at(0.5, 0.01), at(0.01, 0.5), at(0.99, 0.5), at(0.5, 0.99)]).toEqual([1, 1, 1, 1]);
});

it('never inverts a drawing that fills its frame', () => {
  const sign = cutImage(300, (x, y) => {
    if (
      Math.hypot(Math.max(0, Math.abs(x - 0.5) - 0.42), Math.max(0, Math.abs(y - 0.5) - 0.42)) >
      0.08
    )
      return undefined;
    return Math.abs(x - 0.5) < 0.08 && Math.abs(y - 0.5) < 0.3 ? [255, 240, 200] : [60, 40, 130];
  });
  const { traced, method } = made(sign, 20);
  expect(method).not.toContain('inverted');
  const at = (x: number, y: number) => traced.cells[y * traced.width + x];
  const w = traced.width;
  const h = traced.height;
  expect([at(0, h >> 1), at(w - 1, h >> 1), at(w >> 1, 0), at(w >> 1, h - 1)]).toEqual([
    1, 1, 1, 1,
  ]);
  expect([at(w >> 1, h >> 1), at(3, 3)]).toEqual([0, 1]);
});
