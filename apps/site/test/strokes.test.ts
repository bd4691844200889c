/** Criterion 1, strokes: nothing is lost in a fast drag, and one stroke is one undo. */
import { puzzleOf, UNKNOWN } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { hasChromium, stage } from './support/browser.js';
import { drag, marksOf, moveCount, pathOf, ready } from './support/player.js';

/** 20 x 20, every second row filled. */
const STRIPES = puzzleOf(
  {
    width: 20,
    height: 20,
    cells: Uint16Array.from({ length: 400 }, (_, cell) => Math.floor(cell / 20) % 2),
  },
  [{ rgb: '#ffffff' }, { rgb: '#000000' }],
);

describe.skipIf(!hasChromium)('strokes', () => {
  const { open, errors } = stage();

  it('a pointer that jumps 15 cells paints all 15, as one move', async () => {
    const page = await open(pathOf(STRIPES));
    await ready(page);
    await drag(page, [3, 2], [3, 16]);
    const marks = await marksOf(page);
    expect(marks.flatMap((mark, cell) => (mark === 1 ? [cell] : []))).toEqual(
      Array.from({ length: 15 }, (_, k) => 62 + k),
    );
    expect(await moveCount(page)).toBe(1);
    await page.keyboard.press('Control+z');
    expect(new Set(await marksOf(page))).toEqual(new Set([UNKNOWN]));
    expect(errors()).toEqual([]);
  });
});
