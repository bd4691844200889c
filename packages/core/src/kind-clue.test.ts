import { expect, it } from 'vitest';
import { hasKindClue, pairClueOf } from './kind-clue.js';
import { ANY_BLOCKS, type LineClue, type PairClue } from './kind-puzzle.js';

const black = (size: number) => ({ size, color: 1 });
const HIDDEN = { hidden: true, color: 1 } as const;

/** A clue as a pattern of a line between two blanks: another way to say the same. */
function patternOf(clue: LineClue): RegExp {
  const parts = clue.map((item) => {
    if (item === ANY_BLOCKS) return '(?:1+0+)*';
    return 'hidden' in item ? '1+0+' : `1{${item.size}}0+`;
  });
  return new RegExp(`^0+${parts.join('')}$`);
}

it('a line has a clue with hidden numbers if it matches the pattern', () => {
  const items: LineClue = [black(1), black(2), HIDDEN, ANY_BLOCKS];
  const clues: LineClue[] = [
    [],
    ...items.map((a) => [a]),
    ...items.flatMap((a) => items.map((b) => [a, b])),
    ...items.flatMap((a) => items.flatMap((b) => items.map((c) => [a, b, c]))),
  ];
  for (let bits = 0; bits < 2 ** 7; bits++) {
    const line = Array.from({ length: 7 }, (_, k) => (bits >> k) & 1);
    for (const clue of clues) {
      const matches = patternOf(clue).test(`0${line.join('')}0`);
      expect(hasKindClue(clue, line), `${line.join('')} ${JSON.stringify(clue)}`).toBe(matches);
    }
  }
});

it('blocks of two colours may touch, and a hidden number is one block', () => {
  const clue = [HIDDEN, { hidden: true, color: 2 }] as const;
  expect(hasKindClue(clue, [1, 1, 2, 0])).toBe(true);
  expect(hasKindClue(clue, [1, 0, 2, 2])).toBe(true);
  expect(hasKindClue(clue, [1, 2, 1, 0])).toBe(false);
  expect(hasKindClue([ANY_BLOCKS, black(1)], [1, 2, 1, 0])).toBe(true);
  expect(hasKindClue([ANY_BLOCKS, black(1)], [0, 2, 1, 1])).toBe(false);
});

const line = (text: string): number[] => [...text].map((cell) => (cell === '#' ? 1 : 0));
const clue = (first: string, second: string): PairClue => pairClueOf(line(first), line(second));

it.each([
  ['....', '....', [], [[[], []]]],
  ['#.#.', '....', [], [[[1, 1], []]]],
  // a diagonal does not connect
  ['##..', '..##', [], [[[2], [2]]]],
  [
    '##..',
    '.##.',
    [4],
    [
      [[], []],
      [[], []],
    ],
  ],
  // one set, though the first line has two blocks
  [
    '#.#.',
    '###.',
    [5],
    [
      [[], []],
      [[], []],
    ],
  ],
  [
    '#.##.#',
    '...#..',
    [3],
    [
      [[1], []],
      [[1], []],
    ],
  ],
  [
    '#....##',
    '.#.#..#',
    [3],
    [
      [[1], [1, 1]],
      [[], []],
    ],
  ],
] as const)('the strip %s / %s has its large and small numbers', (first, second, large, small) => {
  expect(clue(first, second)).toEqual({ large, small });
});

it('two long lines may be one connected set', () => {
  const filled = new Array<number>(20_000).fill(1);
  expect(pairClueOf(filled, filled).large).toEqual([40_000]);
});
