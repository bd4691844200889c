/** SVG: the paths fill exactly the cells of the picture, and no text becomes markup. */
import { type Grid, gridOf, type PartialGrid, puzzleOf, UNKNOWN } from '@nonokit/core';
import { arbitraryPicture } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawOptions } from '../look/options.js';
import { renderSvg } from './svg.js';

const PALETTE = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const HEART = gridOf([
  [0, 1, 0, 1, 0],
  [1, 1, 1, 1, 1],
  [0, 1, 1, 1, 0],
  [0, 0, 1, 0, 0],
]);

function svg(grid: Grid, palette = PALETTE, options: DrawOptions = {}, meta = {}): string {
  const result = renderSvg(puzzleOf(grid, palette, meta), options);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/**
 * Fills a picture from the strokes of an SVG: the cells are what is in `<g stroke>` of cell units.
 */
function parseCells(text: string, width: number, height: number): Map<string, string> {
  const filled = new Map<string, string>();
  for (const [, paint = '', paths = ''] of text.matchAll(/<g stroke="(#\w+)">\n(.*?)<\/g>/gs)) {
    for (const [, column, row, length] of paths.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
      for (let k = 0; k < Number(length); k++) {
        const cell = `${Number(column) + k} ${row}`;
        expect(filled.has(cell)).toBe(false);
        expect(Number(column) + k < width && Number(row) < height).toBe(true);
        filled.set(cell, paint);
      }
    }
  }
  return filled;
}

describe('renderSvg', () => {
  it('draws the plain style in a few lines', () => {
    expect(svg(HEART, PALETTE, { style: 'plain' })).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="40" height="32" viewBox="0 0 40 32" role="img">
      <title>Nonogram, 5 by 4</title>
      <desc>Nonogram, 5 cells wide and 4 high, 10 clue numbers</desc>
      <g transform="scale(8)" shape-rendering="crispEdges">
      <rect width="5" height="4" fill="#ffffff"/>
      <g stroke="#000000">
      <path d="M1 0.5h1M3 0.5h1"/>
      <path d="M0 1.5h5"/>
      <path d="M1 2.5h3"/>
      <path d="M2 3.5h1"/>
      </g>
      </g>
      </svg>
      "
    `);
  });

  it('draws a sheet', () => {
    expect(
      svg(
        gridOf([
          [1, 0],
          [1, 1],
        ]),
        PALETTE,
        { what: 'both' },
        { title: 'Г', author: 'A' },
      ),
    ).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="216" height="178" viewBox="0 0 216 178" role="img">
      <title>Г</title>
      <desc>Nonogram, 2 cells wide and 2 high, 4 clue numbers</desc>
      <rect width="100%" height="100%" fill="#ffffff"/>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold">
      <text x="24" y="43.2" font-size="24" fill="#1c1e22">Г</text>
      <text x="24" y="63" font-size="13.2" fill="#5f6672">2 × 2 · A</text>
      </g>
      <rect x="24" y="106" width="24" height="48" fill="#f3f4f6"/>
      <rect x="48" y="82" width="48" height="24" fill="#f3f4f6"/>
      <rect x="48" y="106" width="48" height="48" fill="#ffffff"/>
      <path stroke="#b9bec7" stroke-width="1" d="M72.5 82v72M24 130.5h72"/>
      <path stroke="#3b4048" stroke-width="2" stroke-linecap="square" d="M48 82v72M96 82v72M24 106h72M24 154h72M48 82h48M24 106v48"/>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold" font-size="14.4" text-anchor="middle">
      <g fill="#1c1e22">
      <text x="36" y="123.04">1</text>
      <text x="36" y="147.04">2</text>
      <text x="60" y="99.04">2</text>
      <text x="84" y="99.04">1</text>
      </g>
      </g>
      <rect x="144" y="106" width="48" height="48" fill="#ffffff"/>
      <g transform="translate(144 106) scale(24)" shape-rendering="crispEdges">
      <rect width="2" height="2" fill="#ffffff"/>
      <g stroke="#1c1e22">
      <path d="M0 0.5h1"/>
      <path d="M0 1.5h2"/>
      </g>
      </g>
      <path stroke="#b9bec7" stroke-width="1" d="M168.5 106v48M144 130.5h48"/>
      <path stroke="#3b4048" stroke-width="2" stroke-linecap="square" d="M144 106v48M192 106v48M144 106h48M144 154h48"/>
      </svg>
      "
    `);
  });

  it('puts numbers on chips where an ink is too light for the rail', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#ffe14d' }, { rgb: '#102080' }];
    expect(svg(gridOf([[1, 2]]), palette)).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="138" height="96" viewBox="0 0 138 96" role="img">
      <title>Nonogram, 2 by 1</title>
      <desc>Nonogram, 2 cells wide and 1 high, 2 colours, 4 clue numbers</desc>
      <rect width="100%" height="100%" fill="#ffffff"/>
      <rect x="24" y="48" width="42" height="24" fill="#f3f4f6"/>
      <rect x="66" y="24" width="48" height="24" fill="#f3f4f6"/>
      <rect x="66" y="48" width="48" height="24" fill="#ffffff"/>
      <path stroke="#b9bec7" stroke-width="1" d="M90.5 24v48"/>
      <path stroke="#3b4048" stroke-width="2" stroke-linecap="square" d="M66 24v48M114 24v48M24 48h90M24 72h90M66 24h48M24 48v24"/>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold" font-size="14.4" text-anchor="middle">
      <path fill="#ffe14d" stroke="#ffe14d" stroke-width="4" stroke-linejoin="round" d="M30 51h12v18h-12zM69 30h18v12h-18z"/>
      <g fill="#000000">
      <text x="36" y="65.04">1</text>
      <text x="78" y="41.04">1</text>
      </g>
      <path fill="#102080" stroke="#102080" stroke-width="4" stroke-linejoin="round" d="M48 51h12v18h-12zM93 30h18v12h-18z"/>
      <g fill="#ffffff">
      <text x="54" y="65.04">1</text>
      <text x="102" y="41.04">1</text>
      </g>
      </g>
      </svg>
      "
    `);
  });

  it('fills exactly the filled cells, one path per row and colour', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 12, maxInks: 4 }), ({ grid, palette }) => {
        const text = svg(grid, [...palette], { style: 'plain' });
        const filled = parseCells(text, grid.width, grid.height);
        const paths = new Set<string>();
        grid.cells.forEach((color, i) => {
          const [column, row] = [i % grid.width, Math.floor(i / grid.width)];
          expect(filled.get(`${column} ${row}`)).toBe(
            color === 0 ? undefined : palette[color]?.rgb,
          );
          if (color !== 0) paths.add(`${color} ${row}`);
        });
        expect(text.match(/<path/g) ?? []).toHaveLength(paths.size);
      }),
    );
  });

  it('marks unknown cells, and only them', () => {
    const picture: PartialGrid = {
      width: 3,
      height: 1,
      cells: Int32Array.of(0, UNKNOWN, UNKNOWN),
    };
    const options: DrawOptions = { style: 'plain', cell: 4, picture };
    const text = svg(gridOf([[0, 1, 1]]), PALETTE, options);
    expect([...parseCells(text, 3, 1)]).toEqual([
      ['1 0', '#e9ebef'],
      ['2 0', '#e9ebef'],
    ]);
    expect(text.match(/stroke-dasharray="[^"]*" d="[^"]*"/g)).toEqual([
      'stroke-dasharray="0.5 0.5" d="M1 0.25h2"',
      'stroke-dasharray="0.5 0.5" d="M1.5 0.75h1.5"',
    ]);
  });

  it('lets no text become markup', () => {
    const title = `<script>alert("1")</script>&amp;'\u0000\u0008\uD800]]>`;
    const text = svg(HEART, PALETTE, { cell: 200 }, { title, author: '</svg><a href="x">' });
    expect(text).not.toMatch(/<script|<a |\p{Cs}|(?!\n)\p{Cc}/u);
    expect(text.match(/<\/svg>/g)).toHaveLength(1);
    expect(text).toContain('<title>&lt;script&gt;alert(&quot;1&quot;)');
  });

  it('accepts only colours from a palette', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '"/><script>' }];
    for (const style of ['plain', 'sheet'] as const) {
      expect(svg(HEART, palette, { style, what: 'solution' })).not.toContain('script');
    }
  });

  it('sets a long title smaller, then in lines, and cuts it only where there are too many', () => {
    const shown = (title: string): { lines: string[]; size: number } => {
      const text = svg(HEART, PALETTE, { cell: 60 }, { title });
      const all = [...text.matchAll(/font-size="([\d.]+)" fill="#1c1e22">([^<]*)</g)];
      return { lines: all.map((match) => match[2] ?? ''), size: Number(all[0]?.[1]) };
    };
    expect(shown('Moon')).toEqual({ lines: ['Moon'], size: 60 });
    const words = 'A puzzle that has as long a name as that'.split(' ');
    let before = 60;
    for (let count = 1; count <= words.length; count++) {
      const title = words.slice(0, count).join(' ');
      const { lines, size } = shown(title);
      expect(lines.join(' ')).toBe(title);
      expect(size).toBeLessThanOrEqual(before);
      expect(size).toBeGreaterThanOrEqual(45);
      before = size;
    }
    expect(shown(words.join(' ')).lines.length).toBeGreaterThan(1);
    const { lines } = shown('a'.repeat(150));
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^a+…$/);
  });

  it('writes the title if requested', () => {
    const meta = { title: 'Moon' };
    const shown = (title?: string | boolean): boolean =>
      svg(HEART, PALETTE, { title }, meta).includes('>Moon</text>');
    expect([shown(), shown(true), shown(false), shown('Sun')]).toEqual([true, true, false, false]);
    expect(svg(HEART, PALETTE, { title: 'Sun' }, meta)).toContain('>Sun</text>');
    expect(svg(HEART, PALETTE, { title: ' \n ' })).not.toContain('×');
  });

  it('names what it cannot draw', () => {
    const { goal: _, ...puzzle } = puzzleOf(HEART, PALETTE);
    const code = (options: DrawOptions): string => {
      const result = renderSvg(puzzle, options);
      return result.ok ? 'ok' : result.problem.code;
    };
    expect(code({})).toBe('ok');
    expect(code({ what: 'both' })).toBe('no-picture');
    expect(code({ style: 'plain' })).toBe('no-picture');
    for (const cell of [7, 257, 10.5, Number.NaN]) expect(code({ cell })).toBe('bad-cell-size');
    expect(() => code({ picture: gridOf([[1]]) })).toThrow(RangeError);
    const picture = { ...HEART, cells: HEART.cells.map(() => 2) };
    expect(() => code({ picture })).toThrow(RangeError);
  });
});
