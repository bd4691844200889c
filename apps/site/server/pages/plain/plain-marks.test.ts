import { UNKNOWN } from '@nonokit/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeMarks, encodeMarks } from './plain-marks.js';

const boards = fc.integer({ min: 1, max: 30 }).chain((inks) =>
  fc.record({
    inks: fc.constant(inks),
    marks: fc.array(fc.integer({ min: UNKNOWN, max: inks }), { minLength: 1, maxLength: 900 }),
  }),
);

it('marks come back from their text', () => {
  fc.assert(
    fc.property(boards, ({ inks, marks }) => {
      const text = encodeMarks(marks, inks);
      expect(text).toMatch(/^[\w-]*$/);
      expect([...decodeMarks(text, marks.length, inks)]).toEqual(marks);
    }),
  );
});

it('an empty board is an empty text, and one of 30 x 30 fits into an address', () => {
  expect(encodeMarks(new Int16Array(900).fill(UNKNOWN), 1)).toBe('');
  expect(encodeMarks(new Int16Array(900).fill(1), 1)).toHaveLength(300);
});

it('any text gives marks that a board can have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 30 }), (text, inks) => {
      for (const mark of decodeMarks(text, 50, inks)) {
        expect(mark >= UNKNOWN && mark <= inks).toBe(true);
      }
    }),
  );
});
