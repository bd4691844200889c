/** Telling words, compared with each of them by the definition. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TellingWords } from './telling-words.js';

function hasEnding(word: string, named: string): boolean {
  const stem = named.slice(0, Math.max(3, named.length - 2));
  return word.startsWith(stem) && word.length <= named.length + 4;
}

/** Words of few letters, so that many begin alike and stand inside of others. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'я'), maxLength: 9 });

describe('TellingWords', () => {
  it('finds what a comparison with each word finds', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), word, (words, one) => {
        const telling = new TellingWords(words);
        expect(telling.has(one)).toBe(words.includes(one));
        expect(telling.hasWithEnding(one)).toBe(words.some((named) => hasEnding(one, named)));
        const isInside = words.some((named) => named.length >= 5 && one.includes(named));
        expect(telling.isInside(one)).toBe(isInside);
      }),
    );
  });
});
