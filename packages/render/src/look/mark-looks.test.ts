/** Marks: which cells are marked, and that a mark can be told from its cell under every theme. */
import { contrast, gridOf, type Puzzle, puzzleOf, UNKNOWN } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { planLayout } from '../layout/layout.js';
import { renderSvg } from '../outputs/svg.js';
import { cellPaints } from './inks.js';
import type { Mark } from './mark.js';
import { type Marked, markedIn } from './mark-looks.js';
import { createDrawing, type DrawOptions } from './options.js';
import { THEMES, type ThemeName } from './theme.js';

const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const INKS = [...BLACK, { rgb: '#f08215' }, { rgb: '#3a7bd5' }, { rgb: '#ffe14d' }];
const CHEQUER = puzzleOf(gridOf([[0, 1], [1, 0]]), BLACK); // biome-ignore format: a picture
const OTHER = gridOf([[1, 0], [0, 1]]); // biome-ignore format: a picture

/** What is marked in every panel. */
function marked(puzzle: Puzzle, options: DrawOptions): Marked[][] {
  const drawing = createDrawing(puzzle, options);
  if (!drawing.ok) throw new Error(drawing.problem.message);
  return planLayout(drawing.value).panels.map((panel) => markedIn(panel, drawing.value));
}

function cellsOf(marks: readonly Marked[]): number[] {
  return marks.flatMap(({ cells }) => cells).sort((a, b) => a - b);
}

describe('marks', () => {
  it('show the cells in which two solutions differ, in both solutions and not in the puzzle', () => {
    const panels = marked(CHEQUER, { what: 'both', other: OTHER });
    expect(panels.map(cellsOf)).toEqual([[], [0, 1, 2, 3], [0, 1, 2, 3]]);
    const almost = puzzleOf(gridOf([[0, 1, 1]]), BLACK);
    const [first = []] = marked(almost, { what: 'solution', other: gridOf([[1, 0, 1]]) });
    expect(cellsOf(first)).toEqual([0, 1]);
  });

  it('omit the second solution if no solution is requested', () => {
    expect(marked(CHEQUER, { what: 'puzzle', other: OTHER })).toEqual([[]]);
    expect(marked(CHEQUER, { style: 'plain', other: OTHER })).toEqual([[]]);
  });

  it('are drawn on the empty puzzle if it stands alone, else on the solution', () => {
    const marks = new Map<number, Mark>([[2, 'stuck']]);
    expect(marked(CHEQUER, { what: 'puzzle', marks }).map(cellsOf)).toEqual([[2]]);
    expect(marked(CHEQUER, { what: 'both', marks }).map(cellsOf)).toEqual([[], [2]]);
  });

  it('can be distinguished from their cells', () => {
    const kinds: Mark[] = ['stuck', 'assumed', 'differs', 'found'];
    for (const [name, theme] of Object.entries(THEMES) as [ThemeName, (typeof THEMES)['light']][]) {
      for (const palette of [BLACK, INKS]) {
        const grid = gridOf([palette.map((_, color) => color)]);
        const picture = { width: grid.width, height: 1, cells: Int32Array.from(grid.cells) };
        picture.cells[grid.width - 1] = UNKNOWN;
        const paints = [...cellPaints(palette, theme).slice(0, -1), theme.unknown];
        for (const kind of kinds) {
          const marks = new Map(paints.map((_, cell) => [cell, kind]));
          const options: DrawOptions = { what: 'solution', theme: name, picture, marks };
          for (const { cells, fill, frame, inner } of marked(
            puzzleOf(grid, palette),
            options,
          ).flat()) {
            for (const cell of cells) {
              const own = paints[cell] ?? '';
              const told = [fill, frame, inner].map((paint) => contrast(paint ?? own, own));
              const least = fill === undefined ? 2 : 1.2;
              expect(Math.max(...told), `${name} ${kind} ${own}`).toBeGreaterThan(least);
            }
          }
        }
      }
    }
  });

  it('are drawn between the cells and the rules', () => {
    const marks = new Map<number, Mark>([
      [1, 'stuck'],
      [2, 'stuck'],
    ]);
    const svg = renderSvg(CHEQUER, { what: 'solution', marks });
    if (!svg.ok) throw new Error(svg.problem.message);
    const place = svg.value.indexOf(`fill="${THEMES.light.marks.stuck}"`);
    expect(place).toBeGreaterThan(svg.value.indexOf('crispEdges'));
    expect(place).toBeLessThan(svg.value.indexOf(`stroke="${THEMES.light.thin}"`));
    expect(svg.value).toContain('d="M24 0h24v24h-24zM0 24h24v24h-24z"');
  });
});
