/** The line of days: its numbers are those of a nonogram's line. */
import { expect, it } from 'vitest';
import { lengthsOf } from './week.js';

it.each([
  ['.......', [0]],
  ['#######', [7]],
  ['##.###.', [2, 3]],
  ['#.#.#.#', [1, 1, 1, 1]],
  ['......#', [1]],
])('%s has the numbers %j', (days, numbers) => {
  expect(lengthsOf([...days].map((day) => day === '#'))).toEqual(numbers);
});
