/** One suite for all kernels: the definition is the oracle, then symmetry, then agreement. */
import { BLANK, type Clue, leastLength, randomOf, reverseClue, UNKNOWN } from '@nonokit/core';
import { randomClue, settleByDefinition } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { settleInEngine } from './engine.js';
import { type Lines, layOut, wordsOf } from './lines.js';
import { settle, settleCells } from './settle.js';
import { settleLong } from './settle-long.js';
import { settleWord } from './settle-word.js';

type Kernel = (lines: Lines, planes: Int32Array, out: Int32Array) => boolean;

interface Candidate {
  readonly name: string;
  readonly settle: Kernel;
  /** Whether the kernel takes lines of so many cells and inks. */
  takes(length: number, inks: number): boolean;
}

const colorsOf = (lines: Lines): number => lines.firstColor[1] as number;

const kernels: readonly Candidate[] = [
  {
    name: 'settleWord',
    takes: (length) => length <= 31,
    settle: (lines, planes, out) =>
      settleWord(
        planes,
        0,
        colorsOf(lines),
        lines.sizes,
        lines.inks,
        lines.gaps,
        0,
        lines.sizes.length,
        lines.width,
        out,
      ),
  },
  {
    name: 'settleLong',
    takes: () => true,
    settle: (lines, planes, out) => settleLong(lines, 0, planes, 0, out),
  },
  {
    name: 'settleLong with checkpoints at every second block',
    takes: () => true,
    settle: (lines, planes, out) => {
      const span = ((lines.slacks[0] as number) >>> 5) + 3;
      return settleLong(lines, 0, planes, 0, out, 2 * span);
    },
  },
  {
    name: 'the engine, by length',
    takes: () => true,
    settle: (lines, planes, out) => settleInEngine(lines, planes, out, false),
  },
  {
    name: 'the engine, in many words',
    takes: () => true,
    settle: (lines, planes, out) => settleInEngine(lines, planes, out, true),
  },
];

type Cells = readonly ReadonlySet<number>[];

/** Runs a kernel on candidate sets; undefined is a conflict. */
function run(kernel: Kernel, cells: Cells, clue: Clue, colors: number): Set<number>[] | undefined {
  const lines = layOut([clue], [], colors, cells.length);
  const words = wordsOf(lines, 0);
  const planes = new Int32Array(colorsOf(lines) * words);
  cells.forEach((candidates, x) => {
    for (const color of candidates) {
      const local = lines.localOf[color] as number;
      const at = local * words + (x >>> 5);
      if (local < colorsOf(lines)) planes[at] = (planes[at] ?? 0) | (1 << (x & 31));
    }
  });
  const out = new Int32Array(planes.length);
  if (!kernel(lines, planes, out)) return undefined;
  return cells.map((_, x) => {
    const found = new Set<number>();
    for (let c = 0; c < colorsOf(lines); c++) {
      const word = out[c * words + (x >>> 5)] ?? 0;
      if ((word >>> (x & 31)) & 1) found.add(lines.colorOf[c] as number);
    }
    return found;
  });
}

const plain = (cells: Cells | undefined) => cells?.map((set) => [...set].sort().join(''));

/** All clues of one ink that fit into `length` cells. */
function cluesOfLength(length: number): Clue[] {
  const found: Clue[] = [];
  const extend = (clue: Clue): void => {
    found.push(clue);
    for (let size = 1; size <= length; size++) {
      const longer = [...clue, { size, color: 1 }];
      if (leastLength(longer) <= length) extend(longer);
    }
  };
  extend([]);
  return found;
}

/** Every assignment of {blank}, {filled} or both to `length` cells. */
function* knowledge(length: number): Generator<Cells> {
  const choices = [new Set([0]), new Set([1]), new Set([0, 1])];
  for (let code = 0; code < 3 ** length; code++) {
    yield Array.from(
      { length },
      (_, x) => choices[Math.floor(code / 3 ** x) % 3] as ReadonlySet<number>,
    );
  }
}

/** Random knowledge of a line: cells of one arrangement, with some candidates added to each. */
function randomCells(
  random: ReturnType<typeof randomOf>,
  clue: Clue,
  length: number,
  inks: number,
): Set<number>[] {
  const slack = length - leastLength(clue);
  const cells = new Array<number>(length).fill(BLANK);
  let at = 0;
  let spent = 0;
  clue.forEach(({ size, color }, k) => {
    if (k > 0 && clue[k - 1]?.color === color) at++;
    const skip = random.below(Math.min(slack - spent, 3) + 1);
    spent += skip;
    at += skip;
    cells.fill(color, at, at + size);
    at += size;
  });
  const doubt = random.next();
  return cells.map((color) => {
    const set = new Set([color]);
    for (let c = 0; c <= inks; c++) if (random.next() < doubt) set.add(c);
    // now and then the line is spoilt, so that conflicts occur too
    if (random.next() < 0.005) set.delete(color);
    if (set.size === 0) set.add((color + 1) % (inks + 1));
    return set;
  });
}

describe.each(kernels)('$name', ({ settle: kernel, takes }) => {
  it.runIf(takes(7, 1))('agrees with the definition on every line up to length 7', () => {
    for (let length = 1; length <= 7; length++) {
      for (const clue of cluesOfLength(length)) {
        for (const cells of knowledge(length)) {
          const expected = plain(settleByDefinition(cells, clue));
          const actual = plain(run(kernel, cells, clue, 2));
          if (String(actual) !== String(expected)) {
            expect.fail(`${JSON.stringify(clue)} on ${plain(cells)}: ${actual}, not ${expected}`);
          }
        }
      }
    }
  });

  it('finds for the mirrored line the mirror image, and changes nothing the second time', () => {
    const random = randomOf('settle and its mirror');
    for (let round = 0; round < 2000; round++) {
      const length = 1 + random.below(takes(1000, 3) ? 300 : 31);
      const inks = takes(length, 3) ? 1 + random.below(3) : 1;
      const clue = randomClue(random, length, inks, 1 + random.below(20));
      const cells = randomCells(random, clue, length, inks);
      const settled = run(kernel, cells, clue, inks + 1);
      const mirrored = run(kernel, [...cells].reverse(), reverseClue(clue), inks + 1);
      expect(plain(mirrored?.reverse())).toEqual(plain(settled));
      if (settled !== undefined) {
        expect(plain(run(kernel, settled, clue, inks + 1))).toEqual(plain(settled));
      }
    }
  });

  it('agrees with the other kernels', () => {
    const random = randomOf('kernels among themselves');
    for (let round = 0; round < 3000; round++) {
      const length = 1 + random.below(31);
      const inks = takes(length, 3) ? 1 + random.below(3) : 1;
      const clue = randomClue(random, length, inks, 1 + random.below(12));
      const cells = randomCells(random, clue, length, inks);
      const all = kernels.filter((other) => other.takes(length, inks));
      const answers = all.map((other) => String(plain(run(other.settle, cells, clue, inks + 1))));
      expect(new Set(answers).size).toBe(1);
    }
  });
});

describe('all kernels', () => {
  it('agree with the definition on random lines up to 24 cells and 4 inks', () => {
    const random = randomOf('settle against the definition');
    let conflicts = 0;
    for (let round = 0; round < 4000; round++) {
      const length = 1 + random.below(24);
      const inks = 1 + random.below(4);
      const clue = randomClue(random, length, inks, 1 + random.below(8));
      const cells = randomCells(random, clue, length, inks);
      const expected = plain(settleByDefinition(cells, clue));
      if (expected === undefined) conflicts++;
      for (const { name, settle: kernel, takes } of kernels) {
        if (!takes(length, inks)) continue;
        const settled = plain(run(kernel, cells, clue, inks + 1));
        expect(settled, `${name}: ${JSON.stringify(clue)}`).toEqual(expected);
      }
    }
    expect(conflicts).toBeGreaterThan(20);
  });
});

describe('the kernels for long lines', () => {
  it('agree with each other on random lines of up to 1,000 cells', () => {
    const random = randomOf('long lines');
    const long = kernels.filter(({ takes }) => takes(1000, 3));
    expect(long.length).toBe(4);
    for (let round = 0; round < 1500; round++) {
      const length = 32 + random.below(random.below(4) === 0 ? 969 : 120);
      const inks = 1 + random.below(3);
      const clue = randomClue(random, length, inks, 1 + random.below(60));
      const cells = randomCells(random, clue, length, inks);
      const answers = long.map((one) => String(plain(run(one.settle, cells, clue, inks + 1))));
      expect(new Set(answers).size, `${length} cells, ${JSON.stringify(clue)}`).toBe(1);
    }
  });
});

describe('settle', () => {
  it('settles lines of 32 to 96 cells as the definition says, around word boundaries', () => {
    const random = randomOf('around words');
    for (let round = 0; round < 600; round++) {
      const length = [31, 32, 33, 62, 63, 64, 65, 95, 96][random.below(9)] as number;
      // few blocks and little slack keep the enumeration small
      const clue: { size: number; color: number }[] = [];
      while (leastLength(clue) < length - 6) {
        clue.push({ size: 1 + random.below(40), color: 1 + random.below(2) });
      }
      while (leastLength(clue) > length) clue.pop();
      if (length - leastLength(clue) > 14) continue;
      const cells = randomCells(random, clue, length, 2);
      const expected = plain(settleByDefinition(cells, clue));
      const kernel: Kernel = (lines, planes, out) => settle(lines, 0, planes, 0, out);
      expect(plain(run(kernel, cells, clue, 3))).toEqual(expected);
    }
  });
});

describe('settleCells', () => {
  const cellsOf = (text: string) => [...text].map((c) => (c === '?' ? UNKNOWN : c === '#' ? 1 : 0));
  const textOf = (cells: Int32Array | undefined) =>
    cells && Array.from(cells, (c) => (c === UNKNOWN ? '?' : '.#'[c])).join('');

  it.each([
    [[4], '??????', '??##??'],
    [[3, 2], '?#???x???', '?##?..?#?'],
    [[1], '??#??', '..#..'],
    [[], '???', '...'],
    [[5], '?????', '#####'],
    [[2, 2], '????', undefined],
    [[2], '#.#', undefined],
  ])('%j on %s gives %s', (sizes, cells, expected) => {
    const clue = sizes.map((size) => ({ size, color: 1 }));
    expect(textOf(settleCells(clue, cellsOf(cells)))).toBe(expected);
  });

  it('settles a line of 200,000 cells with 100 blocks', () => {
    const clue = Array.from({ length: 100 }, (_, k) => ({ size: 10 + k, color: 1 }));
    const cells = new Int32Array(200_000).fill(UNKNOWN);
    for (let x = 0; x < 200_000; x++) if (x % 2000 > 1000) cells[x] = BLANK;
    const settled = settleCells(clue, cells);
    expect(settled?.length).toBe(200_000);
    expect(settled?.every((c, x) => cells[x] === UNKNOWN || c === cells[x])).toBe(true);
  });

  it('refuses cells that are not colours', () => {
    expect(() => settleCells([], [0.5])).toThrow(RangeError);
  });
});
