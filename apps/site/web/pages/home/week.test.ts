/** The line of days: its numbers are those of a nonogram's line. */
import { expect, it } from 'vitest';
import { measureLengths } from './week.js';

it.each([
  ['.......', [0]],
  ['#######', [7]],
  ['##.###.', [2, 3]],
  ['#.#.#.#', [1, 1, 1, 1]],
  ['......#', [1]],
])('the week of %s has the numbers %j', (days, numbers) => {
  expect(measureLengths([...days].map((day) => day === '#'))).toEqual(numbers);
});
