/** Views: a page shows its part of a sheet, and nothing is lost between pages. */

import { puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { Box } from '../layout/box.js';
import { shapesIn } from './pdf-view.js';
import { type Shape, shapesOf } from './shapes.js';

const PUZZLE = puzzleOf(drawnGrid('a.a.a', '.aaa.', 'a.a.a', 'aa.aa'), [
  { rgb: '#ffffff' },
  { rgb: '#c8141e' },
]);

function shapes(): { shapes: readonly Shape[]; page: Box } {
  const sheet = shapesOf(PUZZLE, { what: 'solution' });
  if (!sheet.ok) throw new Error(sheet.problem.message);
  const { width, height } = sheet.value.layout;
  return { shapes: sheet.value.shapes, page: { left: 0, top: 0, width, height } };
}

/** How many things there are to paint. */
function countRules(shapes: readonly Shape[]): number {
  const lengths = shapes.map((shape) => {
    if (shape.kind === 'rules') return shape.rules.length;
    return shape.kind === 'texts' ? shape.texts.length : shape.boxes.length;
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

describe('shapesIn', () => {
  it('returns a whole sheet on a page that holds it, and nothing beside it', () => {
    const { shapes: all, page } = shapes();
    expect(countRules(shapesIn(all, page))).toBe(countRules(all));
    expect(shapesIn(all, { ...page, left: page.width + 1 })).toEqual([]);
  });

  it('returns each number and cell on some page, and rules on each page that they cross', () => {
    const { shapes: all, page } = shapes();
    const half = page.width / 2;
    const pages = [
      { ...page, width: half },
      { ...page, left: half, width: half },
    ].map((view) => shapesIn(all, view));
    const numbers = new Set(
      pages.flat().flatMap((shape) => (shape.kind === 'texts' ? shape.texts : [])),
    );
    const blocks = [...PUZZLE.rows, ...PUZZLE.columns].flat().length;
    expect(numbers.size).toBe(blocks);
    const across = pages.map((each) =>
      each
        .flatMap((shape) => (shape.kind === 'rules' ? shape.rules : []))
        .filter((r) => !r.vertical),
    );
    const rules = all.flatMap((shape) => (shape.kind === 'rules' ? shape.rules : []));
    const crossing = rules.filter((rule) => !rule.vertical && rule.x + rule.length > half);
    expect(across[1]?.length).toBe(crossing.length);
    expect(countRules(pages[0] ?? [])).toBeLessThan(countRules(all));
  });
});
