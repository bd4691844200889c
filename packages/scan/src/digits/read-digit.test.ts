/** The bound on how many pieces of ink are read. */
import { expect, it } from 'vitest';
import { type DigitReading, limitReader } from './read-digit.js';

it('reads as many pieces as it may, and takes the others for none', () => {
  const seven: DigitReading = { probabilities: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0], digit: 7, none: 0 };
  let calls = 0;
  const { read, isSpent } = limitReader(() => {
    calls++;
    return seven;
  }, 2);
  const image = { width: 1, height: 1, ink: new Float32Array(1) };
  const box = { left: 0, right: 0, top: 0, bottom: 0 };
  expect([read(image, box), read(image, box)]).toEqual([seven, seven]);
  expect(isSpent()).toBe(false);
  expect(read(image, box).none).toBe(1);
  expect([isSpent(), calls]).toEqual([true, 2]);
});
