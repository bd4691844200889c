/** The line of days: its numbers are those of a nonogram's line. */
import { expect, it } from 'vitest';
import { measureLengths, nameDays } from './week.js';

it.each([
  ['.......', [0]],
  ['#######', [7]],
  ['##.###.', [2, 3]],
  ['#.#.#.#', [1, 1, 1, 1]],
  ['......#', [1]],
])('the week of %s has the numbers %j', (days, numbers) => {
  expect(measureLengths([...days].map((day) => day === '#'))).toEqual(numbers);
});

it.each([
  ['.......', '      t'],
  ['..#....', '  fmmmt'],
  ['......#', '      f'],
  ['#.##..#', 'fmffmmf'],
])('shows the days %s of a week as %s', (days, signs) => {
  const names = { ' ': '', f: 'full', m: 'missed', t: 'today' };
  const wanted = [...signs].map((sign) => names[sign as keyof typeof names]);
  expect(nameDays([...days].map((day) => day === '#'))).toEqual(wanted);
});
