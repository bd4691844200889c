/** Text from a file never controls a terminal. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable, shortened } from './printable.js';

describe('printable', () => {
  it.each([
    ['Кот Ёж 猫 🐈', 'Кот Ёж 猫 🐈'],
    ['a\nb\tc', 'a b c'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u001b]0;new title\u0007cat', 'cat'],
    ['\u001b]8;;http://x\u001b\\link\u001b]8;;\u001b\\', 'link'],
    ['\u009b2Jcat', 'cat'],
    ['a\u202eb\u2066c', 'abc'],
    ['\u001b', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('leaves no control character in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(text)).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

describe('shortened', () => {
  it('cuts a text with an ellipsis', () => {
    expect(shortened('abcdef', 6)).toBe('abcdef');
    expect(shortened('abcdefg', 6)).toBe('abcde…');
  });
});
