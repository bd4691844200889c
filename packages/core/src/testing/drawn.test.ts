/** How tests draw lines: the meaning of each character, and how slips are refused. */
import { describe, expect, it } from 'vitest';
import { drawnGrid, drawnLine, typedClue } from './drawn.js';

describe('drawnLine', () => {
  it('reads blanks, colour 1 and letters', () => {
    expect(drawnLine('.#abz')).toEqual([0, 1, 1, 2, 26]);
  });

  it.each(['?', 'A', '1', ' '])('refuses %j', (cell) => {
    expect(() => drawnLine(`#${cell}`)).toThrow(RangeError);
  });
});

describe('drawnGrid', () => {
  it('stacks rows, which must have equal lengths', () => {
    expect(drawnGrid('.#', 'b.').cells).toEqual(Uint16Array.of(0, 1, 2, 0));
    expect(() => drawnGrid('.#', 'b')).toThrow(RangeError);
  });
});

describe('typedClue', () => {
  it('reads sizes, with a letter for any colour other than 1', () => {
    expect(typedClue('3 12b')).toEqual([
      { size: 3, color: 1 },
      { size: 12, color: 2 },
    ]);
    expect(typedClue('0')).toEqual([]);
    expect(typedClue('')).toEqual([]);
  });

  it.each(['3  1', 'b', '3B', '-1', '1.5', '3 1 '])('refuses %j', (text) => {
    expect(() => typedClue(text)).toThrow(RangeError);
  });
});
