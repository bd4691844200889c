/** Crops as values: handles, turns, mirrors, and the sheet of a tilted image. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CORNERS,
  type Crop,
  computeLaying,
  mirroredCrop,
  movedPart,
  NO_CROP,
  type Part,
  turnedCrop,
} from './crop.js';

const share = fc.double({ min: 0, max: 0.45, noNaN: true });
const aPart: fc.Arbitrary<Part> = fc
  .tuple(share, share, share, share)
  .map(([left, top, right, bottom]) => ({
    left,
    top,
    width: 1 - left - right,
    height: 1 - top - bottom,
  }));
const aCrop: fc.Arbitrary<Crop> = fc.record({
  quarters: fc.constantFrom(0, 1, 2, 3),
  isMirrored: fc.boolean(),
  angle: fc.integer({ min: -45, max: 45 }),
  part: aPart,
});
const aStep = fc.double({ min: -2, max: 2, noNaN: true });

function expectNear(a: Crop, b: Crop): void {
  expect({ ...a, part: undefined }).toEqual({ ...b, part: undefined });
  for (const name of ['left', 'top', 'width', 'height'] as const) {
    expect(a.part[name]).toBeCloseTo(b.part[name], 9);
  }
}

describe('movedPart', () => {
  it('stays within the picture and never vanishes', () => {
    const handle = fc.constantFrom('whole' as const, ...CORNERS);
    fc.assert(
      fc.property(aPart, handle, aStep, aStep, (part, by, across, down) => {
        const { left, top, width, height } = movedPart(part, by, across, down);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(left + width, top + height)).toBeLessThan(1 + 1e-9);
        expect(Math.min(width, height)).toBeGreaterThan(0.039);
      }),
    );
  });

  it('moves only the sides of a corner', () => {
    const part = { left: 0.2, top: 0.2, width: 0.5, height: 0.5 };
    const moved = movedPart(part, 'top-right', 0.1, 0.1);
    expect(moved.left).toBe(0.2);
    expect(moved.left + moved.width).toBeCloseTo(0.8);
    expect(moved.top).toBeCloseTo(0.3);
    expect(moved.top + moved.height).toBeCloseTo(0.7);
  });
});

describe('turns and mirrors', () => {
  it('return to the start after four turns, two opposite turns, or two mirrors', () => {
    fc.assert(
      fc.property(aCrop, (crop) => {
        const right = (one: Crop): Crop => turnedCrop(one, 1);
        expectNear(right(right(right(right(crop)))), crop);
        expectNear(turnedCrop(right(crop), -1), crop);
        expectNear(mirroredCrop(mirroredCrop(crop)), crop);
        // mirrored before a turn to the right is mirrored after one to the left
        expectNear(right(mirroredCrop(crop)), mirroredCrop(turnedCrop(crop, -1)));
      }),
    );
  });

  it('turn the crop with the picture', () => {
    const crop = { ...NO_CROP, part: { left: 0, top: 0, width: 0.5, height: 0.25 } };
    expect(turnedCrop(crop, 1).part).toEqual({ left: 0.75, top: 0, width: 0.25, height: 0.5 });
    expect(mirroredCrop(crop).part).toEqual({ left: 0.5, top: 0, width: 0.5, height: 0.25 });
  });
});

describe('computeLaying', () => {
  const angle = fc.double({ min: -45, max: 45, noNaN: true });
  const side = fc.integer({ min: 1, max: 2000 });

  it('covers the sheet if it fills, and shows everything if it does not', () => {
    fc.assert(
      fc.property(side, side, angle, fc.boolean(), (width, height, degrees, fills) => {
        const laying = computeLaying({ width, height }, { quarters: 0, angle: degrees }, fills);
        const sine = computeSin(degrees);
        const cosine = computeCos(degrees);
        // the corner of the one in the coordinates of the other
        const [inner, outer] = fills
          ? [laying, { width: width * laying.scale, height: height * laying.scale }]
          : [{ width, height }, laying];
        const needs = {
          width: inner.width * cosine + inner.height * sine,
          height: inner.width * sine + inner.height * cosine,
        };
        expect(needs.width).toBeLessThanOrEqual(outer.width * (1 + 1e-9));
        expect(needs.height).toBeLessThanOrEqual(outer.height * (1 + 1e-9));
      }),
    );
  });

  it('keeps every pixel if nothing is tilted', () => {
    const size = { width: 30, height: 20 };
    expect(computeLaying(size, NO_CROP, true)).toEqual({ ...size, scale: 1 });
    const turned = computeLaying(size, { quarters: 3, angle: 0 }, false);
    expect(turned).toEqual({ width: 20, height: 30, scale: 1 });
  });
});

function computeSin(degrees: number): number {
  return Math.sin((Math.abs(degrees) * Math.PI) / 180);
}

function computeCos(degrees: number): number {
  return Math.cos((Math.abs(degrees) * Math.PI) / 180);
}
