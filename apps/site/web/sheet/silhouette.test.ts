/** Silhouettes: as many chips as there are clues, where a board has them, within their room. */

import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { measureSilhouette, SilhouetteDrawing } from './silhouette.js';

const ROOM = { width: 156, height: 128, cell: 13 };

const PUZZLE = {
  width: 3,
  height: 2,
  inks: ['#c8141e', '#ffffff'],
  paper: '#cdbbe8',
  rails: '112,2;1,12,2',
};

const drawn = (puzzle: typeof PUZZLE): string => {
  const shape = measureSilhouette(puzzle, ROOM);
  return renderToString(h(SilhouetteDrawing, { puzzle, shape }));
};

describe('measureSilhouette', () => {
  it('draws neighbouring clues of one ink as one line, from the board outwards', () => {
    const { chips } = measureSilhouette(PUZZLE, ROOM);
    expect(chips).toEqual([
      { rail: 'rows', ink: 1, d: 'M-3 0h2' },
      { rail: 'rows', ink: 2, d: 'M-1 0h1M-1 1h1' },
      { rail: 'columns', ink: 1, d: 'M0 -1v1M1 -2v1' },
      { rail: 'columns', ink: 2, d: 'M1 -1v1M2 -1v1' },
    ]);
  });

  it('fits board and rails into the space, with cells no larger than on a board', () => {
    for (const side of [1, 5, 20, 60, 200]) {
      const line = '1'.repeat(Math.ceil(side / 2));
      const lines = Array.from({ length: side }, () => line).join();
      const puzzle = { ...PUZZLE, width: side, height: side, rails: `${lines};${lines}` };
      const { cell, left, top } = measureSilhouette(puzzle, ROOM);
      expect(cell).toBeLessThanOrEqual(ROOM.cell);
      expect(cell * side + left).toBeLessThanOrEqual(ROOM.width);
      expect(cell * side + top).toBeLessThanOrEqual(ROOM.height);
      expect(cell).toBeGreaterThan(0);
    }
  });

  it('shows the bare board if the clues are unknown', () => {
    const { left, top, chips } = measureSilhouette({ ...PUZZLE, rails: undefined }, ROOM);
    expect({ left, top, chips }).toEqual({ left: 0, top: 0, chips: [] });
  });
});

describe('SilhouetteDrawing', () => {
  it('has cells in the colour of the paper, and a rim around inks like the background of a theme', () => {
    const html = drawn(PUZZLE);
    expect(html).toContain('fill="#cdbbe8"');
    expect(html).toMatch(/stroke="#ffffff" class="rim-light"/);
    expect(html).not.toMatch(/stroke="#c8141e" class/);
  });

  it('leaves black to the theme only on white paper', () => {
    expect(drawn({ ...PUZZLE, inks: ['#000000'], rails: '1,1;1,1,1' })).toContain('var(--b-black)');
    const onWhite = { ...PUZZLE, inks: ['#000000'], paper: '#ffffff', rails: '1,1;1,1,1' };
    expect(drawn(onWhite)).toContain('var(--b-ink)');
  });
});
