/** The colours of a sheet: which numbers share one, and how it is shown. */
import { describe, expect, it } from 'vitest';
import type { PrintedNumber, Rail, Tint } from '../rails/printed.js';
import { findColors } from './colors.js';

function printed(tint: Tint, onChip = false): PrintedNumber {
  const box = { left: -1, top: 0, right: 0, bottom: 1 };
  return { readings: [{ value: 1, cost: 0 }], tint, onChip, ...box };
}

function rail(numbers: readonly PrintedNumber[]): Rail {
  const lines = numbers.map((number) => ({ groupings: [{ numbers: [number], cost: 0 }] }));
  return { lines, digits: numbers.length, others: 0 };
}

/** A tint with less ink: thin strokes are paler where they are blurred. */
function paler([red, green, blue]: Tint, share: number): Tint {
  const pale = (value: number): number => 1 - share * (1 - value);
  return [pale(red), pale(green), pale(blue)];
}

const GREY: Tint = [0.54, 0.58, 0.64];
const RED: Tint = [0.79, 0.13, 0.18];

describe('findColors', () => {
  it('gives one colour to numbers of one ink, thin and thick', () => {
    const shares = [1, 0.9, 0.7, 0.5];
    const numbers = [GREY, RED].flatMap((tint) =>
      shares.map((share) => printed(paler(tint, share))),
    );
    const { palette, colorAt } = findColors([rail(numbers)], false);
    expect(palette).toHaveLength(3);
    const colors = numbers.map(colorAt);
    expect(new Set(colors.slice(0, 4)).size).toBe(1);
    expect(new Set(colors.slice(4)).size).toBe(1);
    expect(colors[0]).not.toBe(colors[4]);
  });

  it('tells two inks of one hue by how deep they are', () => {
    const shares = [0.57, 0.56, 0.55, 0.54, 0.42, 0.4, 0.39];
    const numbers = shares.map((share) => printed(paler([0, 0.2, 0.9], share)));
    const { palette, colorAt } = findColors([rail(numbers)], false);
    expect(palette).toHaveLength(3);
    expect(numbers.map(colorAt)).toEqual([1, 1, 1, 1, 2, 2, 2]);
  });

  it('shows an ink as dark as its thickest strokes are, and no darker', () => {
    const numbers = [GREY, RED].flatMap((tint) =>
      [1, 0.9, 0.8, 0.6].map((share) => printed(paler(tint, share))),
    );
    const { palette, colorAt } = findColors([rail(numbers)], false);
    expect(palette[colorAt(printed(GREY))]?.rgb).toBe('#8a94a3');
    expect(palette[colorAt(printed(RED))]?.rgb).toBe('#c9212e');
  });

  it('takes the grey of thin black strokes for black', () => {
    const thin: Tint = [0.3, 0.31, 0.33];
    const numbers = [thin, thin, RED, RED].map((tint) => printed(tint));
    const { palette, colorAt } = findColors([rail(numbers)], false);
    expect(palette[colorAt(printed(thin))]?.rgb).toBe('#000000');
    const alone = findColors([rail([thin, thin].map((tint) => printed(tint)))], false);
    expect(alone.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#000000']);
  });

  it('takes squares between rules for no chips, if the other numbers have none', () => {
    const square: Tint = [0.75, 0.75, 0.75];
    const numbers = [true, true, false, false].map((onChip) =>
      printed(onChip ? square : [0, 0, 0], onChip),
    );
    const { palette, colorAt } = findColors([rail(numbers)], false);
    expect(palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#000000']);
    expect(numbers.map(colorAt)).toEqual([1, 1, 1, 1]);
  });
});
