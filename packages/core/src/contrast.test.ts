/** Contrast against the examples of WCAG 2.2, and mixing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, edgeLines, isWhite, luminance, mixed, seenOn } from './contrast.js';
import { rgbOf } from './palette.js';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel).map(([r, g, b]) => rgbOf(r, g, b));

describe('contrast', () => {
  it('is 21 for black on white, 1 for equal colours, and the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#123456', '#123456')).toBe(1);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('weighs green most', () => {
    expect(luminance('#00ff00')).toBeGreaterThan(luminance('#ff0000'));
    expect(luminance('#ff0000')).toBeGreaterThan(luminance('#0000ff'));
  });
});

describe('mixed', () => {
  it('goes from the first colour to the second', () => {
    expect(mixed('#ff0000', '#0000ff', 0)).toBe('#ff0000');
    expect(mixed('#ff0000', '#0000ff', 0.5)).toBe('#800080');
    expect(mixed('#ff0000', '#0000ff', 1)).toBe('#0000ff');
  });
});

describe('isWhite', () => {
  it('is true for colours that the eye cannot tell from white', () => {
    expect(['#ffffff', '#fdfdfb', '#f8f8f4'].every(isWhite)).toBe(true);
    expect(['#fff3d6', '#f0e8ff', '#eeeeee', '#000000'].some(isWhite)).toBe(false);
  });
});

describe('seenOn', () => {
  it('returns a colour with the requested contrast, or the colour itself if it already has it', () => {
    fc.assert(
      fc.property(color, color, fc.constantFrom(1.4, 3, 4.5), (rgb, ground, least) => {
        const seen = seenOn(rgb, ground, least);
        expect(contrast(seen, ground)).toBeGreaterThanOrEqual(least);
        if (contrast(rgb, ground) >= least) expect(seen).toBe(rgb);
      }),
    );
  });
});

describe('edgeLines', () => {
  it('separate every fill from every ground at 3:1', () => {
    fc.assert(
      fc.property(color, color, (fill, ground) => {
        const lines = edgeLines(fill, ground);
        const layers = [ground, ...lines, fill];
        layers.slice(1).forEach((layer, k) => {
          expect(contrast(layer, layers[k] ?? layer)).toBeGreaterThanOrEqual(3);
        });
        expect(lines.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('are absent if the fill is visible without them', () => {
    expect(edgeLines('#000000', '#ffffff')).toEqual([]);
    expect(edgeLines('#ffffff', '#ffffff')).toHaveLength(1);
    expect(edgeLines('#ffe14d', '#ffffff', 1.2)).toEqual([]);
  });
});
