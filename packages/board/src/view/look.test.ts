/**
 * The looks can be read: contrasts of the design's table, computed from the looks themselves. Text
 * needs 4.5, marks that say something 3 (WCAG 2.2).
 */
import { contrast, digitOn, rgbOf } from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardLook, CONTRAST_LOOK, DARK_LOOK, LIGHT_LOOK, systemLook } from './look.js';

const HIGH_CONTRAST = systemLook({
  canvas: '#000000',
  text: '#ffffff',
  gray: '#3ff23f',
  highlight: '#1aebff',
  mark: '#5b5b00',
});

const LOOKS = [
  ['light', LIGHT_LOOK],
  ['dark', DARK_LOOK],
  ['contrast', CONTRAST_LOOK],
  ['forced', HIGH_CONTRAST],
] as const;

/** What is read, and on what. */
const TEXT = [
  ['number', 'rail'],
  ['dimmed', 'rail'],
  ['done', 'rail'],
  ['done', 'paper'],
] as const satisfies readonly (readonly [keyof BoardLook, keyof BoardLook])[];

/** What has to be visible, and on which ground. */
const MARKS = [
  ['ink', 'cell'],
  ['cross', 'cell'],
  ['thick', 'cell'],
  ['frame', 'cell'],
  ['accent', 'cell'],
  ['red', 'cell'],
  ['pencil', 'cell'],
  ['markerEdge', 'cell'],
  ['markerEdge', 'marker'],
] as const satisfies readonly (readonly [keyof BoardLook, keyof BoardLook])[];

describe.each(LOOKS)('the %s look', (_, look) => {
  it.each(TEXT)('has readable %s on %s', (text, ground) => {
    expect(contrast(look[text], look[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)('has visible %s on %s', (mark, ground) => {
    expect(Math.round(10 * contrast(look[mark], look[ground])) / 10).toBeGreaterThanOrEqual(3);
  });
});

describe('the looks', () => {
  it('have the contrasts that the design specifies', () => {
    const measured = LOOKS.slice(0, 3).map(([, look]) =>
      (['thick', 'frame', 'cross', 'pencil', 'accent', 'red', 'markerEdge'] as const).map(
        (name) => Math.round(10 * contrast(look[name], look.cell)) / 10,
      ),
    );
    expect(measured).toEqual([
      [5.9, 15.9, 3.5, 4.8, 7, 5.9, 4.3],
      [3.9, 5.5, 4.3, 3.9, 4.6, 4.3, 5.9],
      [21, 21, 8.5, 10.4, 9.9, 8.2, 21],
    ]);
  });

  it('have digits that can be read on any chip', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const ink = rgbOf(red, green, blue);
        expect(contrast(digitOn(ink), ink)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
