/** Names of lines, and arithmetic with a clue and a length. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clueOf } from './clues.js';
import { clueAt, clueText, leastLength, lineName, needsGap } from './line.js';
import { BLACK_ON_WHITE } from './palette.js';
import { puzzleOf } from './puzzle-of.js';
import { drawnGrid, typedClue } from './testing/drawn.js';

describe('leastLength', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['7', 7],
    ['1 1', 3],
    ['3 2 1', 8],
    ['1a 1b', 2],
    ['2a 1b 3b', 7],
    ['1a 1b 1a', 3],
    ['1b 1b', 3],
  ])('%s needs %i cells', (clue, cells) => {
    expect(leastLength(typedClue(clue))).toBe(cells);
  });

  it('is the length of the line without its spare blanks', () => {
    const line = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(line, (cells) => {
        const needed = cells.filter((color, i) => {
          const before = cells.slice(0, i).findLast((other) => other !== 0);
          const after = cells[i + 1];
          return color !== 0 || (before !== undefined && before === after);
        });
        expect(leastLength(clueOf(cells))).toBe(needed.length);
      }),
    );
  });
});

describe('needsGap', () => {
  it('is true between neighbours of one colour, never before the first block', () => {
    const clue = typedClue('1a 2a 1b 3b 1a');
    expect(clue.map((_, k) => needsGap(clue, k))).toEqual([false, true, false, true, false]);
  });

  it('is false past the last block', () => {
    expect(needsGap(typedClue('1 1'), 2)).toBe(false);
  });
});

describe('clueText', () => {
  it('writes numbers, and 0 for a blank line', () => {
    expect(clueText(typedClue('3 1'))).toBe('3 1');
    expect(clueText([])).toBe('0');
  });

  it('uses the given labels for blocks', () => {
    expect(clueText(typedClue('3a 12b'), (color) => 'xrg'[color] ?? '')).toBe('3r 12g');
    expect(clueText([], () => 'r')).toBe('0');
  });
});

describe('lineName', () => {
  it('counts from 1, as people do', () => {
    expect(lineName({ kind: 'row', index: 0 })).toBe('row 1');
    expect(lineName({ kind: 'column', index: 6 })).toBe('column 7');
  });
});

describe('clueAt', () => {
  const puzzle = puzzleOf(drawnGrid('##.', '#.#'), BLACK_ON_WHITE);

  it('gives the clue of a row or a column', () => {
    expect(clueAt(puzzle, { kind: 'row', index: 1 })).toEqual(typedClue('1 1'));
    expect(clueAt(puzzle, { kind: 'column', index: 0 })).toEqual(typedClue('2'));
  });

  it.each([
    ['row', 2],
    ['column', 3],
    ['row', -1],
    ['column', 0.5],
  ] as const)('refuses %s index %s, which the puzzle does not have', (kind, index) => {
    expect(() => clueAt(puzzle, { kind, index })).toThrow(RangeError);
  });
});
