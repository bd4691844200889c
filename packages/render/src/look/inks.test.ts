/** Inks: every number is readable on its background, for every palette. */
import { type Clue, contrast, type Palette, rgbOf } from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberLooks } from './inks.js';
import { THEMES } from './theme.js';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel).map(([r, g, b]) => ({ rgb: rgbOf(r, g, b) }));

/** Clues in which every ink occurs. */
function using(palette: Palette): { palette: Palette; rows: Clue[]; columns: Clue[] } {
  return {
    palette,
    rows: [palette.slice(1).map((_, k) => ({ size: 1, color: k + 1 }))],
    columns: [],
  };
}

describe('numberLooks', () => {
  it('gives every number a contrast of at least 4.5, as WCAG requires for text', () => {
    fc.assert(
      fc.property(fc.array(color, { minLength: 2, maxLength: 8 }), (palette) => {
        for (const theme of Object.values(THEMES)) {
          for (const { ink, chip, ring } of numberLooks(using(palette), theme)) {
            const ground = ring === true ? theme.rail : (chip ?? theme.rail);
            expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives all numbers of a sheet chips, or none', () => {
    const looks = (...inks: string[]) =>
      numberLooks(using([{ rgb: '#ffffff' }, ...inks.map((rgb) => ({ rgb }))]), THEMES.light).slice(
        1,
      );
    expect(looks('#000080', '#800000').map(({ chip }) => chip)).toEqual([undefined, undefined]);
    expect(looks('#000080', '#ffff00')).toEqual([
      { ink: '#ffffff', chip: '#000080' },
      { ink: '#000000', chip: '#ffff00' },
    ]);
  });

  it('draws only the edges of chips if toner is spared', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#ffff00' }];
    const look = numberLooks(using(palette), THEMES.print)[1];
    expect(look).toEqual({ ink: '#000000', chip: '#ffff00', ring: true });
  });

  it('gives chips to colours that are too similar in digits', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#202020' }, { rgb: '#001a33' }];
    expect(numberLooks(using(palette), THEMES.light)[2]?.chip).toBe('#001a33');
  });

  it('considers only the colours that the clues use', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#c8141e' }, { rgb: '#ffff00' }];
    const { rows, columns } = using(palette.slice(0, 2));
    expect(numberLooks({ palette, rows, columns }, THEMES.light)[1]).toEqual({ ink: '#c8141e' });
  });

  it('uses the colours of the theme for black on white', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
    expect(numberLooks(using(palette), THEMES.dark)[1]).toEqual({ ink: THEMES.dark.text });
  });
});
