/** Similarity ranks pictures as people do. */
import { BLACK_ON_WHITE, type Grid, randomOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { shadedImage } from '../testing/images.js';
import { shrinkLight } from './light.js';
import { Likeness } from './similarity.js';
import { findSubject } from './subject.js';
import { toView } from './view.js';

const SIDE = 20;
const inDisc = (x: number, y: number): boolean => Math.hypot(x - 0.5, y - 0.55) < 0.3;

/** A dark disc on a light ground, as a reference. */
function likenessOfDisc(): Likeness {
  const image = shadedImage(120, (x, y) => (inDisc(x, y) ? [60, 50, 40] : [200, 210, 220]));
  const subject = findSubject(image);
  const light = subject?.lights[0];
  if (light === undefined) throw new Error('the disc is not seen');
  const extent = { left: 0, top: 0, width: light.width, height: light.height };
  return new Likeness(toView(shrinkLight(light, extent, 4 * SIDE, 4 * SIDE), [1, 1, 1]));
}

function gridOfCells(filled: (x: number, y: number) => boolean): Grid {
  const cells = Uint16Array.from({ length: SIDE * SIDE }, (_, i) =>
    filled(((i % SIDE) + 0.5) / SIDE, (Math.floor(i / SIDE) + 0.5) / SIDE) ? 1 : 0,
  );
  return { width: SIDE, height: SIDE, cells };
}

describe('Likeness', () => {
  const likeness = likenessOfDisc();
  // the content of the image is the disc alone
  const round = (x: number, y: number): boolean => Math.hypot(x - 0.5, y - 0.5) < 0.5;
  const of = (grid: Grid, ink: 'dark' | 'light' | 'any' = 'dark') =>
    likeness.of(grid, BLACK_ON_WHITE, ink);

  it('rates the same picture as very similar', () => {
    expect(of(gridOfCells(round))).toBeGreaterThan(0.65);
  });

  it('rates noise as dissimilar', () => {
    const random = randomOf(1);
    expect(of(gridOfCells(() => random.next() < 0.5))).toBeLessThan(0.2);
  });

  it('rates a picture lower the more errors it has', () => {
    const random = randomOf(2);
    const noisy = (share: number): Grid =>
      gridOfCells((x, y) => round(x, y) !== random.next() < share);
    const shares = [0, 0.02, 0.08, 0.25].map((share) => of(noisy(share)));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  it('rates a negative lower, unless light is ink', () => {
    const negative = gridOfCells((x, y) => !round(x, y));
    expect(of(negative)).toBeLessThan(of(negative, 'light'));
    expect(of(negative, 'light')).toBeCloseTo(of(gridOfCells(round)), 5);
  });

  it('is between 0 and 1, for even pictures too', () => {
    for (const grid of [gridOfCells(() => true), gridOfCells(() => false), gridOfCells(round)]) {
      expect(of(grid)).toBeGreaterThanOrEqual(0);
      expect(of(grid)).toBeLessThanOrEqual(1);
    }
  });
});
