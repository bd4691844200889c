import { expect, it } from 'vitest';
import { isGlued } from './glued-groups.js';
import { hasKindClue, pairClueOf } from './kind-clue.js';
import { ANY_BLOCKS, type ClueItem, type LineClue, type PairClue } from './kind-puzzle.js';

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

/** A clue of several inks as a pattern of a line. */
function inkPattern(clue: LineClue): RegExp {
  let before = 0;
  const parts = clue.map((item) => {
    if (item === ANY_BLOCKS) throw new Error('not drawn here');
    const gap = isGlued(item) ? '' : item.color === before ? '0+' : '0*';
    before = item.color;
    return `${gap}${item.color}${'hidden' in item ? '+' : `{${item.size}}`}`;
  });
  return new RegExp(`^0*${parts.join('')}0*$`);
}

it('a glued block begins where the block before it ends', () => {
  const items: ClueItem[] = [
    ...[1, 2].flatMap((color) => [1, 2].map((size) => ({ size, color }))),
    ...[1, 2].map((color) => ({ hidden: true as const, color })),
  ];
  const both = (item: ClueItem): ClueItem[] =>
    item === ANY_BLOCKS ? [item] : [item, { ...item, glued: true }];
  const next = items.flatMap(both);
  const clues: LineClue[] = items.flatMap((a) =>
    next.flatMap((b) => [[a, b], ...next.map((c) => [a, b, c])]),
  );
  const colorOf = (item: ClueItem | undefined): number =>
    item === undefined || item === ANY_BLOCKS ? -1 : item.color;
  const sound = clues.filter((clue) =>
    clue.every((item, k) => !isGlued(item) || colorOf(clue[k - 1]) !== colorOf(item)),
  );
  for (let number = 0; number < 3 ** 5; number++) {
    const line = Array.from({ length: 5 }, (_, k) => Math.floor(number / 3 ** k) % 3);
    for (const clue of sound) {
      const matches = inkPattern(clue).test(line.join(''));
      expect(hasKindClue(clue, line), `${line.join('')} ${JSON.stringify(clue)}`).toBe(matches);
    }
  }
});
