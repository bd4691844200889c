/**
 * A canvas shows the sheet that PNG and SVG show: the same pixels, and the same texts in their
 * places.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Puzzle, puzzleOf, rgbOf, UNKNOWN } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { contains } from '../layout/box.js';
import type { SheetLayout } from '../layout/layout.js';
import { numbersOf } from '../layout/numbers.js';
import { THEMES } from '../look/theme.js';
import { FakeCanvas } from '../testing/fake-canvas.js';
import { type CanvasOptions, renderCanvas } from './canvas.js';
import { renderPng } from './png.js';
import { shapesOf } from './shapes.js';
import { renderSvg } from './svg.js';

const { resolve } = createRequire(import.meta.url);

const assets = {
  wasm: readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')),
  font: readFileSync(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')),
};

const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const ROWS = ['a.a.aaa', '.aaa..a', 'aaaaaaa', '.......', 'a.a.a.a', 'aa...aa'];
const TREE = puzzleOf(drawnGrid(...ROWS), BLACK);
const COLORED = puzzleOf(drawnGrid('ab.cc', '.aaba', 'cccb.'), [
  { rgb: '#ffffff' },
  { rgb: '#ffe14d' },
  { rgb: '#c8141e' },
  { rgb: '#123456' },
]);

function painted(
  puzzle: Puzzle,
  options: CanvasOptions,
): { canvas: FakeCanvas; layout: SheetLayout } {
  const shaped = shapesOf(puzzle, options);
  if (!shaped.ok) throw new Error(shaped.problem.message);
  const canvas = new FakeCanvas(shaped.value.layout.width, shaped.value.layout.height);
  const layout = renderCanvas(canvas, puzzle, options);
  if (!layout.ok) throw new Error(layout.problem.message);
  expect(layout.value).toEqual(shaped.value.layout);
  return { canvas, layout: layout.value };
}

/** The puzzle's picture with every third cell unknown. */
function toPart({ width, height, goal }: Puzzle) {
  const cells = Int32Array.from(goal?.cells ?? [], (color, k) => (k % 3 === 1 ? UNKNOWN : color));
  return { width, height, cells };
}

const SHEETS: readonly [string, Puzzle, CanvasOptions][] = [
  ['an empty puzzle', TREE, {}],
  ['a solution with small cells', TREE, { what: 'solution', cell: 8 }],
  ['both in large cells, dark', TREE, { what: 'both', cell: 49, theme: 'dark' }],
  ['cells of an odd side', TREE, { what: 'both', cell: 15 }],
  ['numbers on chips', COLORED, { what: 'both' }],
  ['no clues', COLORED, { what: 'solution', clues: false }],
  ['unknown cells', TREE, { what: 'solution', picture: toPart(TREE), theme: 'print' }],
  [
    'marks with frames',
    COLORED,
    {
      what: 'solution',
      picture: toPart(COLORED),
      marks: new Map([...Array(15).keys()].map((cell) => [cell, 'stuck'] as const)),
    },
  ],
];

describe('renderCanvas', () => {
  it.each(SHEETS)('paints the same pixels as the PNG: %s', async (_, puzzle, options) => {
    const { canvas, layout } = painted(puzzle, { ...options, title: false });
    const png = await renderPng(puzzle, { ...options, title: false }, async () => assets);
    if (!png.ok) throw new Error(png.problem.message);
    const { width, height, data, palette = [] } = decode(png.value);
    expect([width, height]).toEqual([layout.width, layout.height]);
    // digits, and the chips under them, are in slots; all else has no soft edges
    const slots = layout.panels.flatMap((panel) => [
      ...[...numbersOf(puzzle, panel, layout)].map(({ slot }) => slot),
      ...(panel.label === undefined ? [] : [panel.label.slot]),
    ]);
    slots.push(...(layout.legend?.entries ?? []).map(({ label }) => label.slot));
    let compared = 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (slots.some((slot) => contains(slot, { x, y }))) continue;
        const [red = 0, green = 0, blue = 0] = palette[data[y * width + x] ?? 0] ?? [];
        const expected = rgbOf(red, green, blue);
        if (canvas.colorAt(x, y) !== expected) {
          expect({ x, y, color: canvas.colorAt(x, y) }).toEqual({ x, y, color: expected });
        }
        compared++;
      }
    }
    expect(compared).toBeGreaterThan((width * height) / 3);
  });

  it('writes the texts at the same places as the SVG', () => {
    const options = { title: 'A tree', what: 'both', cell: 20 } as const;
    const { canvas } = painted(TREE, options);
    const svg = renderSvg(TREE, options);
    if (!svg.ok) throw new Error(svg.problem.message);
    const places = [...svg.value.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g)].map(
      ([, x, y, text]) => `${text} at ${x}, ${y}`,
    );
    const short = (value: number): number => Math.round(value * 100) / 100;
    const texts = canvas.texts.map(({ text, x, y }) => `${text} at ${short(x)}, ${short(y)}`);
    expect(texts.sort()).toEqual(places.sort());
    expect(places.length).toBeGreaterThan(30);
  });

  it('aligns the title left, and centres bold numbers', () => {
    const { canvas } = painted(TREE, { title: 'A tree', cell: 24 });
    const [title, subtitle, number] = canvas.texts;
    const { text, faint } = THEMES.light;
    expect(title).toMatchObject({ text: 'A tree', align: 'left', paint: text });
    expect(subtitle).toMatchObject({ text: '7 × 6', align: 'left', paint: faint });
    const font = 'bold 14.4px PT Sans, Arial, Helvetica, sans-serif';
    expect(number).toMatchObject({ align: 'center', font });
  });

  it('puts chips under the numbers of hard-to-read colours', () => {
    const { canvas } = painted(COLORED, {});
    const blocks = [...COLORED.rows, ...COLORED.columns].flat().map(({ color }) => color);
    const yellow = blocks.filter((color) => color === 1).length;
    expect(canvas.chips.filter((paint) => paint === '#ffe14d')).toHaveLength(yellow);
    expect(painted(TREE, {}).canvas.chips).toEqual([]);
  });

  it('restores the settings of the context', () => {
    const canvas = new FakeCanvas(400, 400);
    canvas.font = '12px serif';
    expect(renderCanvas(canvas, TREE).ok).toBe(true);
    expect([canvas.depth, canvas.font]).toEqual([0, '12px serif']);
  });

  it('paints nothing where there is nothing to draw', () => {
    const canvas = new FakeCanvas(400, 400);
    const { goal: _, ...clues } = TREE;
    const result = renderCanvas(canvas, clues, { what: 'solution' });
    expect(result).toMatchObject({ ok: false, problem: { key: 'render.noPicture' } });
    expect(canvas.colorAt(0, 0)).toBe('none');
  });
});
