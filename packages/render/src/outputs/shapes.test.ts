/** Shapes: the same cells, rules and numbers as the sheet's SVG has. */
import { puzzleOf, UNKNOWN } from '@nonokit/core';
import { arbitraryPicture } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellPaints } from '../look/inks.js';
import { THEMES } from '../look/theme.js';
import { type Shape, shapesOf } from './shapes.js';
import { renderSvg } from './svg.js';

function of<K extends Shape['kind']>(
  shapes: readonly Shape[],
  kind: K,
): Extract<Shape, { kind: K }>[] {
  return shapes.filter((shape): shape is Extract<Shape, { kind: K }> => shape.kind === kind);
}

describe('shapesOf', () => {
  it('paints each cell last in its own colour', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 9, maxInks: 4 }), ({ grid, palette }) => {
        const shaped = shapesOf(puzzleOf(grid, palette), { what: 'solution', clues: false });
        if (!shaped.ok) throw new Error(shaped.problem.message);
        const { layout, shapes } = shaped.value;
        const cells = layout.panels[0]?.cells ?? { left: 0, top: 0 };
        const paints = cellPaints(palette, THEMES.light);
        grid.cells.forEach((color, k) => {
          const x = cells.left + (k % grid.width) * 24 + 12;
          const y = cells.top + Math.floor(k / grid.width) * 24 + 12;
          const over = of(shapes, 'boxes').filter(({ boxes }) =>
            boxes.some(
              ({ left, top, width, height }) =>
                left < x && x < left + width && top < y && y < top + height,
            ),
          );
          expect(over.at(-1)?.paint).toBe(paints[color]);
        });
        expect(of(shapes, 'texts')).toEqual([]);
      }),
    );
  });

  it('has the same numbers and rules as the SVG', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 9, maxInks: 3 }), ({ grid, palette }) => {
        const puzzle = puzzleOf(grid, palette);
        const shaped = shapesOf(puzzle, { title: false });
        const svg = renderSvg(puzzle, { title: false });
        if (!shaped.ok || !svg.ok) throw new Error('not drawn');
        const texts = of(shaped.value.shapes, 'texts').flatMap(({ texts: each }) =>
          each.map(({ text }) => text),
        );
        const expected = [...svg.value.matchAll(/<text [^>]*>([^<]+)</g)].map(([, text]) => text);
        expect(texts.sort()).toEqual(expected.sort());
        const rules = of(shaped.value.shapes, 'rules').flatMap(({ rules: each }) => each);
        const strokes = svg.value.match(/<path stroke=.*/g)?.join('') ?? '';
        expect(rules).toHaveLength(strokes.match(/M[\d.]+ [\d.]+[vh]/g)?.length ?? 0);
      }),
    );
  });

  it('marks unknown cells with a dot, and other cells on request', () => {
    const puzzle = puzzleOf({ width: 2, height: 1, cells: Uint16Array.of(1, 1) }, [
      { rgb: '#ffffff' },
      { rgb: '#000000' },
    ]);
    const picture = { width: 2, height: 1, cells: Int32Array.of(1, UNKNOWN) };
    const marks = new Map([[1, 'stuck' as const]]);
    const shaped = shapesOf(puzzle, { what: 'solution', picture, marks });
    if (!shaped.ok) throw new Error(shaped.problem.message);
    const { shapes } = shaped.value;
    const dots = of(shapes, 'boxes').find(({ paint }) => paint === THEMES.light.unknownMark);
    expect(dots?.boxes).toHaveLength(1);
    const stuck = of(shapes, 'boxes').find(({ paint }) => paint === THEMES.light.marks.stuck);
    expect(stuck?.boxes).toEqual(dots?.boxes);
  });
});
