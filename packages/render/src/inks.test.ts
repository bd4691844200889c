/** Inks: every number can be read on what it stands on, whatever the palette. */
import { rgbOf } from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.js';
import { numberLooks } from './inks.js';
import { THEMES } from './theme.js';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel).map(([r, g, b]) => ({ rgb: rgbOf(r, g, b) }));

describe('numberLooks', () => {
  it('gives every number a contrast of 4.5 and more, as WCAG asks of text', () => {
    fc.assert(
      fc.property(fc.array(color, { minLength: 2, maxLength: 8 }), (palette) => {
        for (const theme of Object.values(THEMES)) {
          for (const { ink, chip } of numberLooks(palette, theme)) {
            expect(contrast(ink, chip ?? theme.rail)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives all numbers of a sheet chips, or none', () => {
    const looks = (...inks: string[]) =>
      numberLooks([{ rgb: '#ffffff' }, ...inks.map((rgb) => ({ rgb }))], THEMES.light).slice(1);
    expect(looks('#000080', '#800000').map(({ chip }) => chip)).toEqual([undefined, undefined]);
    expect(looks('#000080', '#ffff00')).toEqual([
      { ink: '#ffffff', chip: '#000080' },
      { ink: '#000000', chip: '#ffff00' },
    ]);
  });

  it('draws black on white in the colours of the theme', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
    expect(numberLooks(palette, THEMES.dark)[1]).toEqual({ ink: THEMES.dark.text });
  });
});
