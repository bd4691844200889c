/** Blank lines of SGriddler files: one separates parts, the others are empty clues. */
import { type Clue, clueText } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn, warningsIn } from '../testing/sources.js';
import { sgriddler } from './sgriddler.js';

const file = (size: string, picture: readonly string[], columns: string, rows: string): string =>
  `MK Version 3.0\n\n${size}\n\n${picture.join('\n')}\n\n${columns}\n\n${rows}\n`;

const texts = (clues: readonly Clue[]): string => clues.map((clue) => clueText(clue)).join('/');

const clues = (content: string): string => {
  const { rows, columns } = puzzleIn(sgriddler, content);
  return `${texts(rows)} | ${texts(columns)}`;
};

const UNSOLVED = [' ? ? ? ?', ' ? ? ? ?', ' ? ? ? ?'];
const SOLVED = [' . # # .', ' . # . #', ' . # # #'];

describe("a blank line in sgriddler's format is an empty clue", () => {
  it.each([
    ['in the first column', file('4 3', UNSOLVED, '\n3\n1 1\n2', '2\n1 1\n3')],
    ['beside a solved picture', file('4 3', SOLVED, '\n3\n1 1\n2', '2\n1 1\n3')],
    ['unless it is written as 0', file('4 3', UNSOLVED, '0\n3\n1 1\n2', '2\n1 1\n3')],
    ['and not if two separate the parts', file('4 3', UNSOLVED, '\n0\n3\n1 1\n2', '\n2\n1 1\n3')],
  ])('%s', (_, content) => {
    expect(clues(content)).toBe('2/1 1/3 | 0/3/1 1/2');
    expect(warningsIn(sgriddler, content)).toEqual([]);
  });

  it('in the first row', () => {
    const content = file('3 4', Array(4).fill(' ? ? ?'), '2\n1 1\n2', '\n1 1\n1 1\n2');
    expect(clues(content)).toBe('0/1 1/1 1/2 | 2/1 1/2');
  });

  it('in the last row, even if an editor has cut it off', () => {
    const content = file(
      '3 3',
      UNSOLVED.map((row) => row.slice(2)),
      '2\n2\n',
      '2\n2',
    );
    expect(clues(`${content}\n`)).toBe('2/2/0 | 2/2/0');
    expect(clues(content)).toBe('2/2/0 | 2/2/0');
    expect(warningsIn(sgriddler, `${content}\n`)).toEqual([]);
    expect(warningsIn(sgriddler, content)).toEqual(['last-line-missing']);
  });
});

it('clues that are divided correctly have their own problems reported', () => {
  expect(problemIn(sgriddler, file('4 3', UNSOLVED, '\n3\n1 1\n2', '2\n1 1\n4'))).toMatchObject({
    code: 'sums-differ',
  });
  expect(problemIn(sgriddler, file('4 3', UNSOLVED, '\n3\n1 x\n2', '2\n1 1\n3'))).toMatchObject({
    code: 'bad-number',
    line: 11,
  });
});
