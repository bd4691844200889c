/** The words for texts that hold no puzzle. */
import { describeProblem } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';

/** The sentence about a text. */
function sentence(text: string): string {
  const file = readPuzzles(encodeText(text));
  const [first] = file.ok ? file.value.puzzles : [file];
  return first?.ok === false ? `${first.problem.code}: ${describeProblem(first.problem)}` : 'read';
}

const SUDOKU = [
  '53..7....',
  '6..195...',
  '.98....6.',
  '8...6...3',
  '4..8.3..1',
  '7...2...6',
  '.6....28.',
  '...419..5',
  '....8..79',
];

describe('the message for a text without a puzzle', () => {
  it.each([
    ['lines', SUDOKU.join('\n')],
    ['one line', SUDOKU.join('')],
    [
      'numbers with blanks',
      SUDOKU.map((row) => [...row.replaceAll('.', '0')].join(' ')).join('\n'),
    ],
    ['JSON', JSON.stringify(SUDOKU.map((row) => [...row].map((cell) => Number(cell) || 0)))],
    ['bars', SUDOKU.map((row) => `| ${[...row].join(' ')} |`).join('\n')],
  ])('recognises a sudoku: %s', (_, text) => {
    expect(sentence(text)).toMatch(/^other-puzzle: line 1, column 1: this looks like a sudoku/);
  });

  it('names lists in source code that do not fit', () => {
    const text = `import nono\nfor i in range(3): pass\na = [[3], [1, 1, 1], [5]]\nprint('${'-'.repeat(90)}')\nb = [[3], [1, 1], [3], [1, 2], [3]]\nnono.go(a, b)\n`;
    expect(sentence(text)).toBe(
      'clues-misfit: line 3, column 5: lists of numbers begin in line 3 (3 clues with 11 cells) and ' +
        'line 5 (5 clues with 14 cells), but rows and columns must fill equally many cells',
    );
  });

  it('reports a missing list', () => {
    expect(sentence('def go():\n    return [[3], [1, 1, 1], [5], [1, 2]]\n')).toMatch(
      /^no-clues: line 2, column \d+: only one list looks like clues, in line 2 \(4 clues with 14 cells\)/,
    );
  });

  it('reports that nothing looks like clues', () => {
    expect(sentence('Dear Ann,\nthe weather is fine.\n')).toMatch(
      /^unknown-format: no puzzle was found: nothing in its 2 lines looks like clues or a picture;/,
    );
  });
});
