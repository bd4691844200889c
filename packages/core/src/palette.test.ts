/** Colours: reading, writing, naming. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK_ON_WHITE, colorName, parseChannels, parseRgb, rgbOf } from './palette.js';

describe('parseRgb', () => {
  it.each([
    ['#c8141e', '#c8141e'],
    ['C8141E', '#c8141e'],
    ['#abc', '#aabbcc'],
    ['F0a', '#ff00aa'],
    ['000', '#000000'],
  ])('reads %s as %s', (text, rgb) => {
    expect(parseRgb(text)).toBe(rgb);
  });

  it.each([
    '',
    '#',
    '#ab',
    '#abcd',
    '#abcde',
    '#abcdef0',
    '##abc',
    ' #abc',
    '#abc\n',
    '#ggg',
    'red',
    '#１２３',
  ])('does not read %j', (text) => {
    expect(parseRgb(text)).toBeUndefined();
  });

  it('leaves a parsed colour unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/), (text) => {
        const rgb = parseRgb(text);
        expect(rgb).toMatch(/^#[0-9a-f]{6}$/);
        expect(parseRgb(rgb ?? '')).toBe(rgb);
      }),
    );
  });
});

describe('parseChannels and rgbOf', () => {
  it('splits in the order red, green, blue', () => {
    expect(parseChannels('#c8141e')).toEqual([200, 20, 30]);
    expect(rgbOf(200, 20, 30)).toBe('#c8141e');
    expect(rgbOf(0, 0, 5)).toBe('#000005');
  });

  it('are inverse', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const rgb = rgbOf(red, green, blue);
        expect(parseRgb(rgb)).toBe(rgb);
        expect(parseChannels(rgb)).toEqual([red, green, blue]);
      }),
    );
  });
});

describe('colorName', () => {
  const palette = [...BLACK_ON_WHITE, { rgb: '#ff0000', name: 'red' }];

  it('prefers the name, then the value, then the index', () => {
    expect(colorName(palette, 2)).toBe('red');
    expect(colorName(palette, 1)).toBe('#000000');
    expect(colorName(palette, 7)).toBe('number 7');
  });

  it('names a colour by its name, symbol or value, shortened to fit into a sentence', () => {
    const rgb = '#c8141e';
    expect(colorName([{ rgb, name: 'red', symbol: 'R' }], 0)).toBe('red');
    expect(colorName([{ rgb, symbol: 'R' }], 0)).toBe('R');
    expect(colorName([{ rgb }], 0)).toBe(rgb);
    expect(colorName([{ rgb, name: 'x'.repeat(1000) }], 0)).toBe(`${'x'.repeat(39)}…`);
  });
});
