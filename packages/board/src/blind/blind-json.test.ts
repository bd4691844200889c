/** Blind puzzles as JSON come back the same, and nothing else comes back at all. */
import { arbitraryPuzzle } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blindOf } from './blind.js';
import { blindFromJson, blindToJson } from './blind-json.js';

describe('blindToJson and blindFromJson', () => {
  it('give every puzzle back', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 7, maxInks: 3 }), (puzzle) => {
        const blind = blindOf({ ...puzzle, meta: { title: 'T' } }, [], { difficulty: 'easy' });
        const bare = {
          ...blind,
          clues: {
            ...blind.clues,
            palette: blind.clues.palette.map(({ rgb, name }) =>
              name === undefined ? { rgb } : { rgb, name },
            ),
          },
        };
        expect(blindFromJson(JSON.parse(JSON.stringify(blindToJson(blind))))).toEqual(bare);
      }),
    );
  });

  const GOOD = {
    palette: ['#ffffff', '#000000'],
    rows: [[1, 1]],
    columns: [[1, 1]],
    facts: {},
    sealed: [],
  };

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no rows', { ...GOOD, rows: undefined }],
    ['an odd clue', { ...GOOD, rows: [[1]] }],
    ['a clue of texts', { ...GOOD, rows: [['1', '1']] }],
    ['a colour that is none', { ...GOOD, palette: ['#ffffff', 'red;'] }],
    ['an ink beyond the palette', { ...GOOD, rows: [[1, 2]] }],
    ['sums that differ', { ...GOOD, columns: [[]] }],
    ['a number beyond all bounds', { ...GOOD, rows: [[1e300, 1]] }],
    ['no seals', { ...GOOD, sealed: 'x' }],
  ])('refuse %s', (_, json) => expect(blindFromJson(json)).toBeUndefined());

  it('derive the identifier from the clues, not from the text', () => {
    const blind = blindFromJson({ ...GOOD, id: '<script>' });
    expect(blind?.id).toMatch(/^[0-9A-Za-z]{11}$/);
  });
});
