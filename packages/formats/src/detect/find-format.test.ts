/** Suggestions for mistyped format ids. */
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS } from './all-formats.js';
import { readPuzzles, writePuzzles } from './all-puzzles.js';
import { formatIdMeant, unknownFormatId } from './find-format.js';

describe('formatIdMeant', () => {
  it.each([
    ['webpnb', 'webpbn'], // two letters swapped
    ['olsk', 'olsak'],
    ['Griddlers.net', 'griddlers-net'],
    ['jsn', 'json'],
    ['xml', 'webpbn'], // an extension
    ['.json', 'json'],
    ['NIN', 'nin'],
  ])('understands "%s" as %s', (typed, id) => {
    expect(formatIdMeant(typed, ALL_FORMATS)).toBe(id);
  });

  it.each(['nonsense', '', 'qqqq', 'x'.repeat(1e6)])(
    'suggests nothing if no id is close',
    (typed) => {
      expect(formatIdMeant(typed, ALL_FORMATS)).toBeUndefined();
    },
  );
});

describe('unknownFormatId', () => {
  it('names the likely id in one sentence, or else all ids', () => {
    const near = 'there is no format "webpnb"; perhaps "webpbn" is meant';
    const bytes = Uint8Array.of(35);
    expect(readPuzzles(bytes, { from: 'webpnb' })).toMatchObject({ problem: { message: near } });
    expect(writePuzzles([], 'webpnb')).toMatchObject({ problem: { message: near } });
    const all = ALL_FORMATS.map(({ id }) => id).join(', ');
    expect(unknownFormatId('nonsense', ALL_FORMATS)).toMatchObject({
      problem: { message: `there is no format "nonsense", expected one of ${all}` },
    });
  });
});
