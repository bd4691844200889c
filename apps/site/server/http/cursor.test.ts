import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cursorFrom, encodeCursor, TIME_CURSOR } from './cursor.js';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

it('a cursor returns the values that it holds', () => {
  expect(cursorFrom(undefined, TIME_CURSOR)).toBeUndefined();
  const id = fc.string({ unit: fc.constantFrom(...'0Az9'), minLength: 1, maxLength: 32 });
  fc.assert(
    fc.property(fc.maxSafeInteger(), id, (time, last) => {
      expect(cursorFrom(encodeCursor([time, last]), TIME_CURSOR)).toEqual([time, last]);
    }),
  );
});

it.each([
  ...['', 'nonsense', '%00', encoded('{'), encoded('[]'), encoded('{"0":1,"1":"a"}')],
  ...['[1]', '["1","a"]', '[1.5,"a"]', '[1,"a","b"]', '[1,"a\\u0000"]', '[1,""]'].map(encoded),
])('a cursor cannot be %j', (text) => {
  expect(() => cursorFrom(text, TIME_CURSOR)).toThrow(
    expect.objectContaining({ status: 400, code: 'invalid-cursor' }),
  );
});
