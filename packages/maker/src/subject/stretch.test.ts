/** Stretching separates similar colours, and can be undone. */
import type { Lab } from '@nonokit/core';
import { expect, it } from 'vitest';
import { measureStretch } from './stretch.js';
import { labAt, type View } from './view.js';

const toView = (labs: readonly Lab[]): View => ({
  width: labs.length,
  height: 1,
  lab: Float32Array.from(labs.flat()),
  alpha: new Float32Array(labs.length).fill(1),
});

it('measureStretch spreads similar greys, keeps their order, and finds the way back', () => {
  const view = toView([0.8, 0.82, 0.9].map((lightness): Lab => [lightness, 0, 0.01]));
  const { spread, original } = measureStretch(view, () => true);
  const wide = spread(view);
  expect(labAt(wide, 2)[0] - labAt(wide, 0)[0]).toBeGreaterThan(0.19);
  expect(labAt(wide, 1)[0]).toBeGreaterThan(labAt(wide, 0)[0]);
  for (const i of [0, 1, 2]) {
    const back = original(labAt(wide, i));
    for (const k of [0, 1, 2] as const) expect(back[k]).toBeCloseTo(labAt(view, i)[k], 5);
  }
});

it('measureStretch leaves colours that differ unchanged', () => {
  const view = toView([
    [0.2, 0, 0],
    [0.9, 0, 0],
  ]);
  expect(measureStretch(view, () => true).spread(view)).toBe(view);
});

it('measureStretch accepts a single colour, and no colour', () => {
  const view = toView([[0.5, 0.1, 0]]);
  for (const counts of [true, false]) {
    const { spread } = measureStretch(view, () => counts);
    for (const value of spread(view).lab) expect(Number.isFinite(value)).toBe(true);
  }
});
