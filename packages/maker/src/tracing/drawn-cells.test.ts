/** Cells with colours become ink and blank: rims close, lines and gaps part neighbours. */
import type { Lab } from '@nonokit/core';
import { expect, it } from 'vitest';
import { drawnCells, GAP, INK, LINE, labelsAround, type Manner } from './drawn-cells.js';

const PAPER: Lab = [1, 0, 0];
const LIGHT: Lab = [0.9, 0, 0];
const MIDDLE: Lab = [0.6, 0, 0];

/** The picture of rows of labels, with "#" ink, "o" line, "-" gap. */
function drawn(rows: readonly string[], manner: Manner): string[] {
  const columns = rows[0]?.length ?? 0;
  const labels = Uint8Array.from(rows.join(''), Number);
  const size = { columns, rows: rows.length, labels };
  const cells = { ...size, around: labelsAround(size), labs: [PAPER, LIGHT, MIDDLE] };
  const parts = drawnCells(cells, manner);
  const letter = (part: number): string =>
    part === INK ? '#' : part === LINE ? 'o' : part === GAP ? '-' : '.';
  return rows.map((_, y) =>
    [...parts.subarray(y * columns, (y + 1) * columns)].map(letter).join(''),
  );
}

it('drawnCells closes a blank shape with a rim of cells that share sides', () => {
  const shape = ['00111', '01111', '11111', '11111'];
  const rim = ['..ooo', '.oo.o', 'oo..o', 'ooooo'];
  expect(drawn(shape, { ink: [false, false, false], lines: 9, gaps: 9 })).toEqual(rim);
});

it('drawnCells fills dark colours, leaves light ones blank, and draws no rim between the two', () => {
  const shape = ['11111', '12221', '12221', '11111'];
  const manner = { ink: [false, false, true], lines: 9, gaps: 9 };
  expect(drawn(shape, manner)).toEqual(['ooooo', 'o###o', 'o###o', 'ooooo']);
});

it('drawnCells draws a line between blank colours, on the side of the darker one', () => {
  const shape = ['1111111', '1112221', '1112221', '1112221', '1111111'];
  const manner = { ink: [false, false, false], lines: 0.2, gaps: 9 };
  const lines = ['ooooooo', 'o..oooo', 'o..o.oo', 'o..oooo', 'ooooooo'];
  expect(drawn(shape, manner)).toEqual(lines);
});

it('drawnCells leaves a gap between two inks, on the side of the lighter one, except in the outline', () => {
  const shape = ['222111', '222111', '222111'];
  const manner = { ink: [false, true, true], lines: 9, gaps: 0.2 };
  expect(drawn(shape, manner)).toEqual(['######', '###-##', '######']);
});

it('drawnCells draws no line and no gap between colours that hardly differ', () => {
  const manner = { ink: [false, true, true], lines: 0.4, gaps: 0.4 };
  expect(drawn(['222111', '222111', '222111'], manner)).toEqual(['######', '######', '######']);
});
