/** What can be known: against all pictures that fit, and as far as the work allows. */
import { BLACK_ON_WHITE, BLANK, puzzleOf, randomOf, UNKNOWN } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { Knowledge } from './knowledge.js';

function puzzleAt(seed: string, side: number) {
  const random = randomOf(seed);
  const cells = Uint16Array.from({ length: side * side }, () => (random.next() < 0.5 ? 1 : 0));
  return { cells, puzzle: puzzleOf({ width: side, height: side, cells }, BLACK_ON_WHITE) };
}

describe('knowledge', () => {
  it('proves nothing that another picture with these marks contradicts', () => {
    // all pictures of 4x4, by their clues
    const byClues = new Map<string, Uint16Array[]>();
    const keyOf = (cells: Uint16Array): string => {
      const { rows, columns } = puzzleOf({ width: 4, height: 4, cells }, BLACK_ON_WHITE);
      return JSON.stringify([rows, columns]);
    };
    for (let bits = 0; bits < 2 ** 16; bits += 7) {
      const cells = Uint16Array.from({ length: 16 }, (_, k) => (bits >> k) & 1);
      byClues.set(keyOf(cells), []);
    }
    for (let bits = 0; bits < 2 ** 16; bits++) {
      const cells = Uint16Array.from({ length: 16 }, (_, k) => (bits >> k) & 1);
      byClues.get(keyOf(cells))?.push(cells);
    }
    const random = randomOf('marks');
    for (const pictures of [...byClues.values()].slice(0, 400)) {
      const [picture] = pictures;
      if (picture === undefined) continue;
      const { goal: _, ...clues } = puzzleOf(
        { width: 4, height: 4, cells: picture },
        BLACK_ON_WHITE,
      );
      const marks = Array.from(picture, (ink) => (random.below(4) === 0 ? ink : UNKNOWN));
      const knowledge = new Knowledge(clues, picture, 1000);
      knowledge.learn([...picture.keys()], marks);
      knowledge.settle();
      const agree = pictures.filter((other) =>
        marks.every((mark, cell) => mark === UNKNOWN || other[cell] === mark),
      );
      picture.forEach((ink, cell) => {
        if (knowledge.isProved(cell)) expect(agree.every((one) => one[cell] === ink)).toBe(true);
      });
    }
  });

  it('includes no ink before it is drawn, and blanks as they follow', () => {
    const cells = Uint16Array.from([1, 1, 0, 0]);
    const { goal: _, ...clues } = puzzleOf({ width: 2, height: 2, cells }, BLACK_ON_WHITE);
    const knowledge = new Knowledge(clues, cells, 100);
    knowledge.settle();
    expect([0, 1, 2, 3].map((cell) => knowledge.isProved(cell))).toEqual([true, true, true, true]);
    expect(knowledge.hasNext).toBe(true);
    // the row; each column proves only its own cell
    expect(knowledge.linesThatProve([0, 1])).toEqual([0]);
    expect(knowledge.linesThatProve([1])).toEqual([0, 3]);
    knowledge.learn([0, 1], [1, 1]);
    knowledge.settle();
    expect(knowledge.hasNext).toBe(false);
    knowledge.restart([UNKNOWN, 1, BLANK, UNKNOWN]);
    knowledge.settle();
    expect(knowledge.hasNext).toBe(true);
  });

  it('does not grow from wrong marks', () => {
    const { cells, puzzle } = puzzleAt('wrong', 12);
    const known = (marks: readonly number[]) => {
      const knowledge = new Knowledge(puzzle, cells, 10_000);
      knowledge.learn([...cells.keys()], marks);
      knowledge.settle();
      return [...cells.keys()].filter((cell) => knowledge.isProved(cell));
    };
    const wrong: number[] = Array.from(cells, (ink, cell) => (cell % 3 === 0 ? 1 - ink : UNKNOWN));
    expect(known(wrong)).toEqual(known(wrong.map(() => UNKNOWN)));
  });

  it('stops when its budget is spent', () => {
    const { cells, puzzle } = puzzleAt('large', 30);
    const knowledge = new Knowledge(puzzle, cells, 20);
    expect(knowledge.isExact).toBe(true);
    knowledge.settle();
    expect(knowledge.isExact).toBe(false);
  });
});
