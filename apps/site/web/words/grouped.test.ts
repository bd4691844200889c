/** Groups of digits, held to what the platform writes. */
import { expect, it } from 'vitest';
import { grouped } from './grouped.js';

it('numbers are grouped as in English and in Russian', () => {
  for (const number of [0, 7, 12, 999, 1000, 1031, 22_500, 999_999, 1_000_000, 1_234_567]) {
    expect(grouped(number, ',')).toBe(number.toLocaleString('en'));
    expect(grouped(number, '\u00a0')).toBe(number.toLocaleString('ru'));
  }
});
