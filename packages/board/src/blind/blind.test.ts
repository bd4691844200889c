/** Blind puzzles: nothing in them gives the picture away, and the picture gives everything back. */
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { arbitraryPuzzle, drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMove, newGame } from '../game.js';
import { blindOf, idOf, pictureOf, revealedTexts } from './blind.js';
import { openSealed, sealText } from './seal.js';

const TREE = drawnGrid('..#..', '.###.', '#####', '..#..', '.###.');
const OTHER = drawnGrid('..#..', '.###.', '#####', '..#..', '#.###');
const PUZZLE = {
  ...puzzleOf(TREE, BLACK_ON_WHITE),
  meta: { id: 'tree 7', title: 'A tree, дерево, 🌲', author: 'Ann', description: 'Green' },
};

describe('sealText and openSealed', () => {
  it('return any text with the right picture, and with no other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sealed = sealText(text, TREE);
        expect(openSealed(sealed, TREE)).toBe(text);
        expect(openSealed(sealed, OTHER)).toBeUndefined();
      }),
    );
  });

  it.each(['', '12', 'zzzz', '0041004', sealText('x', TREE).slice(4)])(
    'refuse damaged data: %j',
    (text) => expect(openSealed(text, TREE)).toBeUndefined(),
  );
});

describe('blindOf', () => {
  it('contains no text, no picture, and no name of a file or collection', () => {
    const text = JSON.stringify(blindOf(PUZZLE, [TREE], { difficulty: 'easy' }));
    for (const word of ['tree', 'дерево', 'Ann', 'Green', 'goal', '🌲']) {
      expect(text).not.toContain(word);
    }
  });

  it('returns the texts for every solution that was known', () => {
    const blind = blindOf(PUZZLE, [OTHER, TREE]);
    const { id: _, ...texts } = PUZZLE.meta;
    expect(revealedTexts(blind, TREE)).toEqual(texts);
    expect(revealedTexts(blind, OTHER)).toEqual(texts);
    expect(revealedTexts(blindOf(PUZZLE, [OTHER]), TREE)).toEqual({});
    expect(revealedTexts(blindOf(PUZZLE, []), TREE)).toEqual({});
  });

  it('accepts the picture as the player drew it, with or without crosses', () => {
    const cells = [...TREE.cells.keys()];
    const filled = { type: 'paint', mark: 1, cells: cells.filter((c) => TREE.cells[c]) } as const;
    const blank = { type: 'paint', mark: 0, cells: cells.filter((c) => !TREE.cells[c]) } as const;
    const blind = blindOf(PUZZLE, [TREE]);
    const won = applyMove(newGame(blind.clues), filled);
    for (const game of [won, applyMove(won, blank)]) {
      expect(revealedTexts(blind, pictureOf(game)).title).toBe('A tree, дерево, 🌲');
    }
  });
});

describe('idOf', () => {
  it('is the same for the same clues and colours, and reveals nothing else', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 6, maxInks: 3 }), (puzzle) => {
        const { id } = blindOf({ ...puzzle, meta: { title: 'T' } }, []);
        expect(id).toMatch(/^[0-9A-Za-z]{11}$/);
        expect(id).toBe(idOf(puzzle));
      }),
    );
  });

  it('differs for different clues', () => {
    const puzzles = Array.from({ length: 2 ** 9 }, (_, bits) => {
      const cells = Uint16Array.from({ length: 9 }, (_, k) => (bits >> k) & 1);
      return puzzleOf({ width: 3, height: 3, cells }, BLACK_ON_WHITE);
    });
    const ids = new Set(puzzles.map(idOf));
    const clues = new Set(puzzles.map(({ rows, columns }) => JSON.stringify([rows, columns])));
    expect(ids.size).toBe(clues.size);
  });
});
