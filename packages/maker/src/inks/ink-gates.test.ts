/** The gates of colours, over made-up palettes and over puzzles of random images. */
import { computePlainDistance, type Lab, labOfRgb } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePuzzle } from '../make/make-puzzle.js';
import { apartInks, BLACK, FROM_INK, FROM_PAPER, type Swatch } from './ink-gates.js';
import { pastelFor, skyFor, toned } from './paper.js';

/** What a person may count on in a finished puzzle. */
const PAPER_GATE = 0.1;
const INK_GATE = 0.09;

const rgb = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const swatches = fc.array(
  fc.record({ lab: rgb.map(labOfRgb), weight: fc.integer({ min: 1, max: 100 }) }),
  { maxLength: 12 },
);

/** The least distance of two of the colours. */
function closest(labs: readonly Lab[]): number {
  const pairs = labs.flatMap((a, i) => labs.slice(0, i).map((b) => computePlainDistance(a, b)));
  return Math.min(...pairs);
}

const listLabs = (inks: readonly Swatch[]): Lab[] => inks.map(({ lab }) => lab);
const measureWeight = (inks: readonly Swatch[]): number =>
  inks.reduce((sum, { weight }) => sum + weight, 0);

describe('apartInks', () => {
  it('merges inks until they can be told apart, keeps black, and loses no weight', () => {
    fc.assert(
      fc.property(swatches, (inks) => {
        const apart = apartInks(inks);
        expect(closest(listLabs(apart))).toBeGreaterThanOrEqual(FROM_INK);
        expect(apart.filter(({ lab }) => lab[0] < BLACK).length).toBeLessThanOrEqual(1);
        expect(measureWeight(apart)).toBe(measureWeight(inks));
      }),
    );
  });

  it('keeps the heavier of two blacks, and colours that differ', () => {
    const inks = ['#111111', '#001a33', '#dd2222'].map((color, i) => ({
      lab: labOfRgb(color),
      weight: 5 + i,
    }));
    expect(listLabs(apartInks(inks))).toEqual(['#001a33', '#dd2222'].map(labOfRgb));
  });
});

describe('paper', () => {
  it('is far from every ink, or there is none', () => {
    fc.assert(
      fc.property(swatches, (inks) => {
        for (const paper of [pastelFor(listLabs(inks)), skyFor(listLabs(inks))]) {
          const near = listLabs(inks).map((ink) => computePlainDistance(ink, paper ?? [9, 9, 9]));
          expect(Math.min(...near)).toBeGreaterThanOrEqual(FROM_PAPER);
        }
      }),
    );
  });

  it('is a light colour below white things', () => {
    expect(pastelFor([labOfRgb('#ffffff'), labOfRgb('#222222')])?.[0]).toBeGreaterThan(0.85);
  });

  it('changes the lightness of inks until they can be told from the paper', () => {
    fc.assert(
      fc.property(rgb, rgb, (ink, paper) => {
        const tone = toned(labOfRgb(ink), labOfRgb(paper));
        const far = computePlainDistance(labOfRgb(ink), labOfRgb(paper)) >= FROM_PAPER;
        if (far) expect(tone).toEqual(labOfRgb(ink));
        expect(computePlainDistance(tone, labOfRgb(paper))).toBeGreaterThanOrEqual(FROM_PAPER);
      }),
    );
  });
});

/** A seeded image of overlapping discs and shades, on nothing or on a ground. */
const images = fc
  .record({
    discs: fc.array(fc.tuple(fc.nat(47), fc.nat(47), fc.integer({ min: 3, max: 20 }), rgb), {
      minLength: 1,
      maxLength: 9,
    }),
    ground: fc.option(rgb),
    alpha: fc.constantFrom(255, 255, 140),
    shade: fc.constantFrom(0, 0, 60),
  })
  .map(({ discs, ground, alpha, shade }): RgbaImage => {
    const side = 48;
    const rgba = new Uint8Array(4 * side * side);
    const paint = (i: number, color: string, cover: number): void => {
      const light = (shade * (i % side)) / side;
      const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) + light);
      rgba.set([...channels.map((value) => Math.min(255, value)), cover], 4 * i);
    };
    for (let i = 0; i < side * side; i++) {
      if (ground !== null) paint(i, ground, 255);
      for (const [x, y, radius, color] of discs) {
        if (Math.hypot((i % side) - x, Math.floor(i / side) - y) >= radius) continue;
        paint(i, color, ground === null ? alpha : 255);
      }
    }
    return { width: side, height: side, rgba };
  });

describe('a puzzle in colours', () => {
  it('has no ink like its paper and no two inks alike, whatever the image', () => {
    fc.assert(
      fc.property(
        images,
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 10, max: 24 }),
        fc.constantFrom(undefined, undefined, '#ffffff', '#123456'),
        (image, colors, side, background) => {
          const size = { width: side, height: side };
          const made = makePuzzle(image, { colors, size, repair: 'off', background });
          if (!made.ok) return;
          for (const { puzzle } of made.value.candidates) {
            const [paper, ...inks] = puzzle.palette.map((ink) => labOfRgb(ink.rgb));
            expect(inks.length).toBeLessThanOrEqual(colors);
            expect(closest(inks)).toBeGreaterThanOrEqual(INK_GATE);
            expect(inks.filter(([lightness]) => lightness < BLACK).length).toBeLessThanOrEqual(1);
            const near = inks.map((ink) => computePlainDistance(ink, paper ?? ink));
            expect(Math.min(...near)).toBeGreaterThanOrEqual(PAPER_GATE);
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
