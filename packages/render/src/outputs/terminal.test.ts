/** Terminal pictures: the codes are interpreted as a terminal would, and the cells compared. */
import { gridOf, type Palette, rgbOf, UNKNOWN } from '@nonokit/core';
import { arbitraryPicture, paletteOf } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest256 } from './ansi.js';
import { renderTerminal } from './terminal.js';

/** A line of a terminal as characters with their colours; "" is the terminal's own. */
interface ShownCell {
  readonly char: string;
  readonly fore: string;
  readonly behind: string;
}

const ESCAPE = '\x1b';
const TOKENS = new RegExp(`${ESCAPE}\\[([\\d;]*)m|([^${ESCAPE}])`, 'g');

/** What a true-colour terminal shows, and the colours in force at the end of each line. */
function show(text: string): { lines: ShownCell[][]; ends: string[] } {
  const lines: ShownCell[][] = [[]];
  const ends: string[] = [];
  let fore = '';
  let behind = '';
  for (const [token, code, char = ''] of text.matchAll(TOKENS)) {
    const [kind, , ...channels] = (code ?? '').split(';').map(Number);
    const rgb = rgbOf(channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0);
    if (code === '0') [fore, behind] = ['', ''];
    else if (kind === 38) fore = rgb;
    else if (kind === 48) behind = rgb;
    else if (token === '\n') {
      ends.push(fore + behind);
      lines.push([]);
    } else lines.at(-1)?.push({ char, fore, behind });
  }
  return { lines: lines.slice(0, -1), ends };
}

describe('renderTerminal', () => {
  it('shows two columns for each cell, in its colour', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 9, maxInks: 4 }), ({ grid, palette }) => {
        const options = { colors: 'truecolor', columnsPerCell: 2 } as const;
        const { lines, ends } = show(renderTerminal(grid, palette, options));
        expect(ends).toEqual(Array(grid.height).fill(''));
        const shown = lines.flatMap((line) => line.map(({ char, behind }) => char + behind));
        const wanted = [...grid.cells].flatMap((color) => {
          const rgb = palette[color]?.rgb;
          return [` ${rgb}`, ` ${rgb}`];
        });
        expect(shown).toEqual(wanted);
      }),
    );
  });

  it('packs two rows into one line if a cell has one column', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 9, maxInks: 4 }), ({ grid, palette }) => {
        const options = { colors: 'truecolor', columnsPerCell: 1 } as const;
        const { lines, ends } = show(renderTerminal(grid, palette, options));
        expect(lines).toHaveLength(Math.ceil(grid.height / 2));
        expect(ends).toEqual(lines.map(() => ''));
        lines.forEach((line, pair) => {
          expect(line).toHaveLength(grid.width);
          line.forEach(({ char, fore, behind }, column) => {
            const at = (row: number): string =>
              palette[grid.cells[row * grid.width + column] ?? -1]?.rgb ?? '';
            expect(char === '▀' ? fore : behind).toBe(at(2 * pair));
            expect(behind).toBe(at(2 * pair + 1));
          });
        });
      }),
    );
  });

  it('marks unknown cells', () => {
    const picture = { width: 3, height: 1, cells: Int32Array.of(1, UNKNOWN, 0) };
    const palette = paletteOf(1);
    const text = (colors: 'truecolor' | '256' | 'none', columnsPerCell: 1 | 2): string =>
      renderTerminal(picture, palette, { colors, columnsPerCell });
    expect(text('none', 2)).toBe('██??  \n');
    expect(text('none', 1)).toBe('█? \n');
    expect(
      show(text('truecolor', 2))
        .lines[0]?.map(({ char }) => char)
        .join(''),
    ).toBe('  ··  ');
    expect(text('256', 2)).toContain('\x1b[48;5;244m');
    expect(show(text('truecolor', 1)).lines[0]?.map(({ fore }) => fore)[1]).toBe('#808080');
  });

  it.each<[string, Palette, 1 | 2, string]>([
    ['blocks', paletteOf(1), 2, '██  ██\n  ████\n████  \n'],
    ['half blocks', paletteOf(1), 1, '▀▄█\n▀▀ \n'],
    ['symbols', paletteOf(2), 2, '##  ##\n  ####\n####  \n'],
    ['single symbols', paletteOf(2), 1, '# #\n ##\n## \n'],
  ])('draws %s if there are no colours', (_, palette, columnsPerCell, text) => {
    const grid = gridOf([
      [1, 0, 1],
      [0, 1, 1],
      [1, 1, 0],
    ]);
    expect(renderTerminal(grid, palette, { colors: 'none', columnsPerCell })).toBe(text);
  });
});

describe('nearest256', () => {
  const cube = [0, 95, 135, 175, 215, 255];
  const table = new Map<number, readonly [number, number, number]>();
  for (let i = 0; i < 216; i++) {
    const level = (k: number): number => cube[k % 6] ?? 0;
    table.set(16 + i, [level(Math.floor(i / 36)), level(Math.floor(i / 6)), level(i)]);
  }
  for (let i = 0; i < 24; i++) table.set(232 + i, [8 + 10 * i, 8 + 10 * i, 8 + 10 * i]);

  it.each([
    ['#000000', 16],
    ['#ffffff', 231],
    ['#ff0000', 196],
    ['#00ff00', 46],
    ['#0000ff', 21],
    ['#808080', 244],
    ['#080808', 232],
    ['#eeeeee', 255],
  ])('maps %s to %i', (rgb, index) => {
    expect(nearest256(rgb)).toBe(index);
  });

  it('never finds a colour farther away than the best of all 240', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const far = (index: number): number => {
          const [r, g, b] = table.get(index) ?? [Infinity, 0, 0];
          return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
        };
        const best = Math.min(...[...table.keys()].map(far));
        expect(far(nearest256(rgbOf(red, green, blue)))).toBe(best);
      }),
    );
  });
});
