/** One suite for all kernels: first the definition as the oracle, then symmetry, then agreement. */
import { type Clue, leastLength, randomOf, reverseClue } from '@nonokit/core';
import { randomClue, settleByDefinition } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { settle } from './settle.js';
import {
  type Cells,
  type Kernel,
  kernels,
  plain,
  randomCells,
  run,
  scalar,
} from './testing/kernels.js';

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

  it('mirrors its result for a mirrored line, and changes nothing the second time', () => {
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
      expect(plain(run(scalar, cells, clue, inks + 1))).toEqual(expected);
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
    expect(long.length).toBe(5);
    for (let round = 0; round < 1500; round++) {
      const length = 32 + random.below(random.below(4) === 0 ? 969 : 120);
      const inks = 1 + random.below(3);
      const clue = randomClue(random, length, inks, 1 + random.below(60));
      const cells = randomCells(random, clue, length, inks);
      const judges = round % 10 === 0 ? [scalar] : [];
      const answers = [...judges, ...long.map((one) => one.settle)].map((one) =>
        String(plain(run(one, cells, clue, inks + 1))),
      );
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
