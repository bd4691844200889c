/** Trianograms in `.g`: both flavours, back and forth, and what is wrong with a file. */
import { existsSync, readFileSync } from 'node:fs';
import {
  type ClueItem,
  cutColor,
  type KindClaims,
  type KindPuzzle,
  type LineClue,
  type Palette,
  type PaletteColor,
  randomOf,
} from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { webpbn } from '../sites/webpbn.js';
import { problemIn, readAll } from '../testing/sources.js';
import { olsak } from './olsak.js';

const file = (...lines: string[]) => `${lines.join('\n')}\n`;

const EXAMPLE = new URL(
  '../../../../../shared/formats/examples/olsak-g/triangles.g',
  import.meta.url,
);

const WHITE = '#ffffff';
const BLACK = '#000000';
const cuts = {
  a: cutColor({ slash: '/', left: WHITE, right: BLACK }),
  b: cutColor({ slash: '\\', left: BLACK, right: WHITE }),
  c: cutColor({ slash: '\\', left: WHITE, right: BLACK }),
  d: cutColor({ slash: '/', left: BLACK, right: WHITE }),
};

const OCTAGON_COLORS = [
  '0: white white',
  '1:# black black',
  'a:A white/black <<',
  'b:B #000\\#fff >< right end',
  'c:C white\\black <>',
  'd:D black/white >>',
];
const OCTAGON = file(
  ...['Octagon', '#d', ...OCTAGON_COLORS, ': rows', 'a4b', '4', 'c4d'],
  ...[': columns', 'a3c', '3', '3', 'b3d', ': end'],
);

const glued = (...blocks: readonly (readonly [size: number, color: number])[]): LineClue =>
  blocks.map(([size, color], k) => ({ size, color, ...(k > 0 && { glued: true as const }) }));

function claimsIn(text: string): KindClaims {
  const [result] = readAll(olsak, text);
  if (result?.ok !== false || result.kind === undefined) {
    throw new Error(result?.ok === false ? result.problem.message : 'an ordinary puzzle');
  }
  return result.kind;
}

function textOf(puzzle: KindPuzzle): string | undefined {
  const result = olsak.writeKind?.(puzzle);
  return result?.ok === true ? result.value : undefined;
}

/** The claims as a puzzle, which they are where they were written from one. */
function asPuzzle({ board, palette = [], clues, meta = {} }: KindClaims): KindPuzzle {
  return { board, palette, clues, meta };
}

describe('triangles that are glued to blocks', () => {
  it('are blocks of their own, counted by the number beside them', () => {
    const claims = claimsIn(OCTAGON);
    expect(claims.board).toEqual({ shape: 'square', width: 4, height: 3 });
    expect(claims.palette?.map(({ rgb, cut }) => cut ?? rgb)).toEqual([
      ...[WHITE, BLACK],
      ...[cuts.a.cut, cuts.b.cut, cuts.c.cut, cuts.d.cut],
    ]);
    expect(claims.palette?.[3]?.name).toBe('right end');
    expect(claims.clues).toEqual([
      [glued([1, 2], [2, 1], [1, 3]), glued([4, 1]), glued([1, 4], [2, 1], [1, 5])],
      [glued([1, 2], [1, 1], [1, 4]), glued([3, 1]), glued([3, 1]), glued([1, 3], [1, 1], [1, 5])],
    ]);
    expect(claims.meta).toEqual({ title: 'Octagon' });
  });

  it('may stand at both ends under one character', () => {
    const colors = ['0: white', 'r: red', 'a:A red/blue <<', 'a:A red/blue ><', 'e: blue'];
    const claims = claimsIn(
      file('#d', ...colors, ':', 'a2e 3ra', '', ':', ...Array<string>(5).fill('')),
    );
    expect(claims.palette).toHaveLength(4);
    expect(claims.clues[0]?.[0]).toEqual([
      { size: 1, color: 2 },
      { size: 1, color: 3, glued: true },
      { size: 2, color: 1 },
      { size: 1, color: 2, glued: true },
    ]);
  });

  it('may be a block without whole cells', () => {
    const claims = claimsIn(
      file('#d', ...OCTAGON_COLORS, ':', 'a2b', 'a1 1b', ':', 'a1', 'b1', '0', ''),
    );
    expect(claims.clues).toEqual([
      [
        glued([1, 2], [1, 3]),
        [
          { size: 1, color: 2 },
          { size: 1, color: 3 },
        ],
      ],
      [glued([1, 2]), glued([1, 3]), [], []],
    ]);
  });

  it('are written as they are read', () => {
    const puzzle = asPuzzle(claimsIn(OCTAGON));
    const text = textOf(puzzle);
    expect(text).toMatchInlineSnapshot(`
      "Octagon
      #d
         0:   #FFFFFF   white
         1:#  #000000   black
         a:+  #FFFFFF/#000000   <<
         b:o  #000000\\#FFFFFF   ><   right end
         c:%  #FFFFFF\\#000000   <>
         d:@  #000000/#FFFFFF   >>
      : rows
      a4b
      4
      c4d
      : columns
      a3c
      3
      3
      b3d
      : end
      "
    `);
    expect(asPuzzle(claimsIn(text ?? ''))).toEqual(puzzle);
  });
});

describe('triangles that are blocks of their own', () => {
  const PLAIN = file(
    ...['#d', '0: white white', '1:# black black', 'a:A white/black', ': rows', '1a 2', '2a'],
    ...[': columns', '1a', '1 1a', '1', ': end'],
  );

  it('have numbers of their own', () => {
    expect(claimsIn(PLAIN).clues[0]).toEqual([
      [
        { size: 1, color: 2 },
        { size: 2, color: 1 },
      ],
      [{ size: 2, color: 2 }],
    ]);
  });

  it('are written as they are read', () => {
    const puzzle = asPuzzle(claimsIn(PLAIN));
    const text = textOf(puzzle);
    expect(text).toContain('   a:+  #FFFFFF/#000000\n');
    expect(text).toContain('1a 2\n2a\n');
    expect(asPuzzle(claimsIn(text ?? ''))).toEqual(puzzle);
  });

  it('are no triangles that are glued elsewhere', () => {
    const puzzle = asPuzzle(claimsIn(OCTAGON));
    const [rows = [], columns = []] = puzzle.clues;
    const mixed = { ...puzzle, clues: [rows.with(1, [{ size: 2, color: 2 }]), columns] };
    expect(textOf(mixed)).toBeUndefined();
  });
});

it('random clues come back as they were', () => {
  const random = randomOf('trianograms');
  const named = (color: PaletteColor, symbol: string): PaletteColor => ({ ...color, symbol });
  const palette: Palette = [
    { rgb: WHITE, name: 'white' },
    { rgb: BLACK, name: 'black' },
    named({ rgb: '#ff0000' }, 'r'),
    named(cuts.a, 'a'),
    named(cuts.b, 'b'),
  ];
  const whole = (): number => 1 + Math.floor(random.next() * 2);
  const triangle = (): number => 3 + Math.floor(random.next() * 2);
  const block = (): ClueItem[] => {
    const size = 1 + Math.floor(random.next() * 3);
    const group: ClueItem[] = random.next() < 0.8 ? [{ size, color: whole() }] : [];
    if (random.next() < 0.5) group.unshift({ size: 1, color: triangle() });
    if (random.next() < 0.5 || group.length === 0) {
      const last = triangle();
      const [only] = group;
      const isSame = group.length === 1 && only !== 'any' && only?.color === last;
      if (!isSame) group.push({ size: 1, color: last });
    }
    return group.map((item, k) => (k === 0 || item === 'any' ? item : { ...item, glued: true }));
  };
  for (let k = 0; k < 200; k++) {
    const clues = [4, 6].map((count) =>
      Array.from({ length: count }, () => [...block(), ...(random.next() < 0.5 ? block() : [])]),
    );
    const puzzle: KindPuzzle = {
      board: { shape: 'square', width: 6, height: 4 },
      palette,
      clues,
      meta: {},
    };
    // a lone triangle that is glued nowhere is another flavour of the same clue
    const text = textOf(puzzle);
    expect(text, JSON.stringify(clues)).toBeDefined();
    expect(asPuzzle(claimsIn(text ?? '')), text).toEqual(puzzle);
  }
});

describe('what is wrong', () => {
  const withRow = (row: string): string =>
    file('#d', ...OCTAGON_COLORS, ':', row, ':', '', '', '', '');

  it.each([
    ['b4', 'triangles', 'the block "b4" has the triangle "b" at an end for which'],
    ['4a', 'triangles', '"a" at an end'],
    ['a1b', 'bad-number', 'the block "a1b" has more triangles than cells'],
    ['a0', 'bad-number', 'more triangles than cells'],
    ['x4', 'unknown-color', 'undeclared colour "x"'],
    ['4x', 'unknown-color', 'undeclared colour "x"'],
    ['a4xb', 'unknown-color', 'undeclared colour "x"'],
    ['a', 'bad-number', 'expected a number'],
    ['a2b 0', 'bad-zero', '0 alone'],
    ['1 1 1 1 1', 'too-many-blocks', ''],
  ])('with the row %s', (row, code, message) => {
    const problem = problemIn(olsak, withRow(row));
    expect(problem).toMatchObject({ code, line: 9 });
    expect(problem.message).toContain(message);
  });

  it('with a triangle that is declared twice for one end, or glued and not', () => {
    const twice = (...lines: string[]): string =>
      problemIn(olsak, file('#d', ...lines, ':', '1', ':', '1')).message;
    const same = 'the colour "a" is declared twice';
    expect(twice('a: white/black <<', 'a: white/black <<')).toBe(same);
    expect(twice('a: white/black <<', 'a: white/black')).toBe(same);
    expect(twice('a: white/black', 'a: white/black ><')).toBe(same);
  });
});

it('webpbn XML has no cut cells', () => {
  const result = webpbn.writeKind?.(asPuzzle(claimsIn(OCTAGON)));
  expect(result?.ok).toBe(false);
});

it.skipIf(!existsSync(EXAMPLE))('the example of the corpus is the octagon', () => {
  const claims = claimsIn(readFileSync(EXAMPLE, 'utf8'));
  expect(claims.clues).toEqual(claimsIn(OCTAGON).clues);
  expect(claims.palette?.map(({ cut }) => cut)).toEqual(
    claimsIn(OCTAGON).palette?.map(({ cut }) => cut),
  );
});
