import { type Grid, gridOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { fitOfCells } from './picture-model.js';

/** A picture drawn with `#` and `.`. */
function drawn(text: string): Grid {
  return gridOf(
    text
      .trim()
      .split(/\s+/)
      .map((row) => Array.from(row, (c) => (c === '#' ? 1 : 0))),
  );
}

const HOUSE = `
  ....##....
  ...####...
  ..######..
  .########.
  ##########
  .########.
  .##.##.##.
  .##.##.##.
  .#####.##.
  .#####.##.`;

describe('fitOfCells', () => {
  it.each([
    ['a hole in a wall', 4, 5],
    ['a cell beside the roof', 0, 0],
    ['a chipped corner', 9, 1],
  ])('rates a drawn picture better than the same with %s', (_, y, x) => {
    const house = drawn(HOUSE);
    const changed = { ...house, cells: house.cells.slice() };
    changed.cells[y * house.width + x] = house.cells[y * house.width + x] === 1 ? 0 : 1;
    expect(fitOfCells(house)).toBeGreaterThan(fitOfCells(changed));
  });

  it('rates a symmetrical picture better than one that is almost symmetrical', () => {
    const leaf = drawn('..#.. .###. ##### .###. ..#..');
    const bitten = drawn('..#.. .###. ####. .###. ..#..');
    expect(fitOfCells(leaf)).toBeGreaterThan(fitOfCells(bitten));
  });

  it('looks at filled and blank cells only, not at colours', () => {
    const one = drawn('##.. ##.. ..## ..##');
    const two = { ...one, cells: one.cells.map((color, i) => (i > 7 ? 2 * color : color)) };
    expect(fitOfCells(two)).toBe(fitOfCells(one));
  });

  it('takes one cell and one line', () => {
    expect(fitOfCells(drawn('#'))).toBeLessThan(0);
    expect(fitOfCells(drawn('#.##'))).toBeLessThan(0);
  });
});
