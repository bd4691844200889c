/** Reducing many colours to few. */
import { labOfRgb, rgbOfLab } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { findNearest, quantize } from './quantize.js';

const PAINTS = ['#dc1e1e', '#1ea03c', '#1e3cc8', '#f0c828'];

describe('quantize', () => {
  it('finds the colours of a drawing, the most frequent first', () => {
    const colors = PAINTS.flatMap((rgb, k) => new Array<string>(10 * (k + 1)).fill(rgb));
    const found = quantize(colors.map(labOfRgb), [], 4).map(rgbOfLab);
    expect(found).toEqual([...PAINTS].reverse());
  });

  it('keeps a small spot that differs from the rest', () => {
    const colors = [
      ...new Array<string>(500).fill('#808890'),
      ...new Array<string>(300).fill('#a0a8b0'),
      '#dc1e1e',
    ];
    const found = quantize(colors.map(labOfRgb), [], 3).map(rgbOfLab);
    expect(found).toContain('#dc1e1e');
  });

  it('merges colours that look alike', () => {
    const found = quantize(['#101010', '#141414', '#f0f0f0'].map(labOfRgb), [], 3);
    expect(found).toHaveLength(2);
  });

  it('never returns more colours than the image has', () => {
    expect(quantize([labOfRgb('#123456')], [], 5).map(rgbOfLab)).toEqual(['#123456']);
    expect(quantize([], [], 5)).toEqual([]);
  });
});

describe('findNearest', () => {
  it('returns the index of the most similar colour', () => {
    const palette = PAINTS.map(labOfRgb);
    expect(findNearest(palette, labOfRgb('#ff0000'))).toBe(0);
    expect(findNearest(palette, labOfRgb('#ffff00'))).toBe(3);
  });
});
