import { expect, it } from 'vitest';
import { letterOf, parseNumbers } from './typed-numbers.js';

/** "7 1b": numbers, with the letters of their inks. */
function read(text: string): string | undefined {
  const numbers = parseNumbers(text, 20, 2);
  return numbers
    ?.map(({ value, color }) => `${value}${color === undefined ? '' : letterOf(color)}`)
    .join(' ');
}

it.each([
  ['7', '7'],
  [' 1 2 ', '1 2'],
  ['1,2', '1 2'],
  // phones have pads of digits with a dot or a comma
  ['1.2,', '1 2'],
  ['2a 3B, 1', '2a 3b 1'],
  ['0', ''],
])('%j are numbers', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each(['', 'seven', '21', '-1', '.', '9999', '2c', '2ab', 'a'])('%j are none', (text) => {
  expect(read(text)).toBeUndefined();
});
