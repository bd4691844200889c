/** Warnings about inks that look alike. */
import { expect, it } from 'vitest';
import { inkWarnings } from './ink-warnings.js';

const palette = (...inks: string[]) => inks.map((rgb) => ({ rgb }));

it('warns of an ink like the paper, and of two inks alike', () => {
  expect(inkWarnings(palette('#ffffff', '#feffff', '#000000'))).toEqual([
    { one: 0, other: 1, to: 'all' },
  ]);
  expect(inkWarnings(palette('#ffffff', '#202020', '#101010'))).toEqual([
    { one: 1, other: 2, to: 'all' },
  ]);
});

it('warns of red and green that only some people tell apart', () => {
  expect(inkWarnings(palette('#ffffff', '#a04a00', '#5f6b00'))).toEqual([
    { one: 1, other: 2, to: 'color-blind' },
  ]);
});

it('is silent about colours that everyone can tell apart', () => {
  expect(inkWarnings(palette('#ffffff', '#000000', '#2a4fc4', '#f5c400'))).toEqual([]);
});
