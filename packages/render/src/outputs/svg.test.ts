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

  it('draws a sheet as in the golden file', () => {
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
      "<svg xmlns="http://www.w3.org/2000/svg" width="242" height="200" viewBox="0 0 242 200" role="img">
      <title>Г</title>
      <desc>Nonogram, 2 cells wide and 2 high, 4 clue numbers</desc>
      <rect width="100%" height="100%" fill="#ffffff"/>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold">
      <text x="24" y="43.2" font-size="24" fill="#1c1e22">Г</text>
      <text x="24" y="63" font-size="13.2" fill="#5f6672">2 × 2 · A</text>
      </g>
      <rect x="24" y="128" width="24" height="48" fill="#f3f4f6"/>
      <rect x="48" y="104" width="48" height="24" fill="#f3f4f6"/>
      <rect x="48" y="128" width="48" height="48" fill="#ffffff"/>
      <path stroke="#b9bec7" stroke-width="1" d="M72.5 128v48M48 152.5h48M72.5 104v24M24 152.5h24"/>
      <path stroke="#3b4048" stroke-width="2" stroke-linecap="square" d="M48 128v48M96 128v48M48 128h48M48 176h48M48 104v24M96 104v24M48 104h48M48 128h48M24 128h24M24 176h24M24 128v48M48 128v48"/>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold" font-size="14.4" text-anchor="middle" fill="#1c1e22">
      <text x="36" y="145.04">1</text>
      <text x="36" y="169.04">2</text>
      <text x="60" y="121.04">2</text>
      <text x="84" y="121.04">1</text>
      </g>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold" font-size="14" fill="#5f6672">
      <text x="48" y="95.3">Puzzle</text>
      </g>
      <rect x="145" y="128" width="48" height="48" fill="#ffffff"/>
      <g transform="translate(145 128) scale(24)" shape-rendering="crispEdges">
      <rect width="2" height="2" fill="#ffffff"/>
      <g stroke="#1c1e22">
      <path d="M0 0.5h1"/>
      <path d="M0 1.5h2"/>
      </g>
      </g>
      <path stroke="#b9bec7" stroke-width="1" d="M169.5 128v48M145 152.5h48"/>
      <path stroke="#3b4048" stroke-width="2" stroke-linecap="square" d="M145 128v48M193 128v48M145 128h48M145 176h48"/>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold" font-size="14" fill="#5f6672">
      <text x="145" y="119.3">Solution</text>
      </g>
      </svg>
      "
    `);
  });

  it('puts numbers on chips where an ink is too light for the rail', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#ffe14d' }, { rgb: '#102080' }];
    expect(svg(gridOf([[1, 2]]), palette)).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="138" height="197" viewBox="0 0 138 197" role="img">
      <title>Nonogram, 2 by 1</title>
      <desc>Nonogram, 2 cells wide and 1 high, 2 colours, 4 clue numbers</desc>
      <rect width="100%" height="100%" fill="#ffffff"/>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold">
      <text x="24" y="34.56" font-size="13.2" fill="#5f6672">2 × 1</text>
      </g>
      <rect x="24" y="74" width="42" height="24" fill="#f3f4f6"/>
      <rect x="66" y="50" width="48" height="24" fill="#f3f4f6"/>
      <rect x="66" y="74" width="48" height="24" fill="#ffffff"/>
      <path stroke="#b9bec7" stroke-width="1" d="M90.5 74v24M90.5 50v24"/>
      <path stroke="#3b4048" stroke-width="2" stroke-linecap="square" d="M66 74v24M114 74v24M66 74h48M66 98h48M66 50v24M114 50v24M66 50h48M66 74h48M24 74h42M24 98h42M24 74v24M66 74v24"/>
      <path fill="#5f6672" stroke="#5f6672" stroke-width="4" stroke-linejoin="round" d="M30 77h12v18h-12zM69 56h18v12h-18z"/>
      <path fill="#ffe14d" stroke="#ffe14d" stroke-width="2" stroke-linejoin="round" d="M30 77h12v18h-12zM69 56h18v12h-18z"/>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold" font-size="14.4" text-anchor="middle" fill="#000000">
      <text x="36" y="91.04">1</text>
      <text x="78" y="67.04">1</text>
      </g>
      <path fill="#102080" stroke="#102080" stroke-width="4" stroke-linejoin="round" d="M48 77h12v18h-12zM93 56h18v12h-18z"/>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold" font-size="14.4" text-anchor="middle" fill="#ffffff">
      <text x="54" y="91.04">1</text>
      <text x="102" y="67.04">1</text>
      </g>
      <rect x="24" y="111" width="14" height="14" fill="#ffffff"/>
      <rect x="24" y="135" width="14" height="14" fill="#ffe14d"/>
      <rect x="24" y="159" width="14" height="14" fill="#102080"/>
      <path fill="#5f6672" d="M24 111h14v14h-14zM25 112v12h12v-12zM24 135h14v14h-14zM25 136v12h12v-12zM24 159h14v14h-14zM25 160v12h12v-12z"/>
      <g font-family="PT Sans, Arial, Helvetica, sans-serif" font-weight="bold" font-size="14" fill="#1c1e22">
      <text x="45" y="122.9">blank</text>
      <text x="45" y="146.9">yellow</text>
      <text x="45" y="170.9">blue</text>
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
          const column = i % grid.width;
          const row = Math.floor(i / grid.width);
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
    const text = svg(
      HEART,
      PALETTE,
      { cell: 200, title: true },
      { title, author: '</svg><a href="x">' },
    );
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

  it('sets a long title smaller, then in several lines, and cuts it only if there are too many', () => {
    const shown = (title: string): { lines: string[]; size: number } => {
      const text = svg(HEART, PALETTE, { cell: 60, title: true }, { title });
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

  it('writes the title on request', () => {
    const meta = { title: 'Moon' };
    const shown = (title?: string | boolean): boolean =>
      svg(HEART, PALETTE, { title }, meta).includes('>Moon</text>');
    expect([shown(), shown(true), shown(false), shown('Sun')]).toEqual([false, true, false, false]);
    expect(svg(HEART, PALETTE, { title: 'Sun' }, meta)).toContain('>Sun</text>');
    expect(svg(HEART, PALETTE, { title: ' \n ' })).toContain('>5 × 4</text>');
    expect(svg(HEART, PALETTE, { title: false }, meta)).not.toContain('×');
  });

  it('reveals nothing in its description, which is in the requested language', () => {
    const meta = { title: 'Moon' };
    const empty = svg(HEART, PALETTE, { lang: 'ru' }, meta);
    expect(empty).not.toContain('Moon');
    expect(empty).toContain('<title>Японский кроссворд, 5 на 4</title>');
    expect(empty).toContain('5 столбцов и 4 строки, в условиях 10 чисел</desc>');
    expect(svg(HEART, PALETTE, { what: 'solution' }, meta)).toContain('<title>Moon</title>');
  });

  it('explains what it cannot draw', () => {
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
