/** Times of rankings: tenths below an hour, never rounded up, in the page's language. */
import { expect, it } from 'vitest';
import { rankTime } from './rank-time.js';

it.each([
  [0, '0:00.0'],
  [120, '0:00.1'],
  [12_499, '0:12.4'],
  [59_999, '0:59.9'],
  [60_000, '1:00.0'],
  [3_599_999, '59:59.9'],
  [3_600_000, '1:00:00'],
  [3_725_900, '1:02:05'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(rankTime({ locale: 'en' }, milliseconds)).toBe(text);
});

it('has the decimal sign of the language', () => {
  expect(rankTime({ locale: 'ru' }, 65_300)).toBe('1:05,3');
});
