/** Contrast against the examples of WCAG 2.2, and mixing. */
import { describe, expect, it } from 'vitest';
import { contrast, luminance, mixed } from './contrast.js';

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
