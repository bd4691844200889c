/**
 * Proofs of small puzzles, judged by the checker and by propagation from its definition; what they
 * prove is what brute force finds.
 */
import { gridOf, type Puzzle, puzzleOf, randomOf, solves } from '@nonokit/core';
import { paletteOf, randomGrid, solutionsOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { checkProof, clausesIn } from './check-proof.js';
import { DELETE } from './clauses.js';
import { type ProveOptions, type ProveResult, prove } from './prove.js';
import { acceptsNaively } from './testing/naive-propagation.js';
import { dominoes } from './testing/puzzles.js';

/** Exchanges the clues of two rows, which often leaves no solution or several. */
function withRowsExchanged(puzzle: Puzzle): Puzzle {
  const [first = [], second = [], ...others] = puzzle.rows;
  return { ...puzzle, rows: [second, first, ...others] };
}

/** Random puzzles of up to 7 x 7 cells with one to three inks, some without a solution. */
function randomPuzzles(count: number): Puzzle[] {
  const random = randomOf('proofs');
  return Array.from({ length: count }, () => {
    const inks = 1 + random.below(3);
    const width = 1 + random.below(7);
    const height = 1 + random.below(7);
    const grid = randomGrid(random, width, height, inks, 0.3 + 0.5 * random.next());
    const puzzle = puzzleOf(grid, paletteOf(inks));
    return height > 1 && random.below(3) === 0 ? withRowsExchanged(puzzle) : puzzle;
  });
}

/** The certificate of a result that has one. */
function certificateOf(result: ProveResult) {
  if (!('certificate' in result)) throw new Error(`${result.status} has no certificate`);
  return result.certificate;
}

const MOST = 5;

describe.each(['fastest', 'reference'] as const)('prove, with the %s engine', (engine) => {
  const options: ProveOptions = { engine, maxSolutions: MOST };

  it('proves what brute force finds', () => {
    const seen = new Map<string, number>();
    for (const puzzle of randomPuzzles(150)) {
      const expected = solutionsOf(puzzle, MOST + 1);
      const result = prove(puzzle, options);
      seen.set(result.status, 1 + (seen.get(result.status) ?? 0));
      if (expected.length > MOST) {
        expect(result.status).toBe('more');
        continue;
      }
      const status = ['none', 'unique'][expected.length] ?? 'multiple';
      expect(result).toMatchObject({ status, pictures: { length: expected.length } });
      const { formula, proof } = certificateOf(result);
      expect(checkProof(formula, proof)).toMatchObject({ accepted: true });
      if (puzzle.width * puzzle.height < 20) expect(acceptsNaively(formula, proof)).toBe(true);
    }
    expect(Object.fromEntries(seen)).toMatchObject({
      none: expect.any(Number),
      unique: expect.any(Number),
      multiple: expect.any(Number),
      more: expect.any(Number),
    });
  });

  it('refutes nothing while a picture is not excluded', () => {
    for (const puzzle of randomPuzzles(60)) {
      const result = prove(puzzle, options);
      if (result.status !== 'unique' && result.status !== 'multiple') continue;
      const { formula, proof } = certificateOf(result);
      const all = [...clausesIn(formula.literals)];
      const last = (all.at(-1)?.literals.length ?? 0) + 1;
      const literals = formula.literals.subarray(0, formula.literals.length - last);
      expect(checkProof({ ...formula, literals }, proof).accepted).toBe(false);
    }
  });

  it('proves n-Dom, which needs a search', () => {
    for (let n = 3; n <= 7; n++) {
      const result = prove(dominoes(n), { engine });
      expect(result.status).toBe('unique');
      const { formula, proof } = certificateOf(result);
      const count = [...clausesIn(proof)].length;
      expect(checkProof(formula, proof)).toMatchObject({ accepted: true });
      if (n === 7) expect(result.stats.conflicts).toBeLessThan(count);
    }
  });
});

describe('prove', () => {
  it('deletes the clauses that the search forgets, and the proof is still accepted', () => {
    const { formula, proof } = certificateOf(prove(dominoes(10)));
    expect(proof).toContain(DELETE);
    expect(checkProof(formula, proof)).toMatchObject({ accepted: true });
  });

  it('returns the same proof twice', () => {
    const [once, again] = [prove(dominoes(6)), prove(dominoes(6))].map(certificateOf);
    expect(once).toEqual(again);
  });

  it('gives up at the given limit', () => {
    const clock = () => 1;
    const signal = { aborted: true };
    expect(prove(dominoes(9), { signal, clock })).toMatchObject({
      status: 'unknown',
      reason: 'aborted',
    });
    expect(() => prove(dominoes(3), { maxSolutions: 0 })).toThrow(RangeError);
  });

  it('shows several pictures if there are more than it may exclude', () => {
    const identity = [1, 0, 0, 0].map((_, y) => [0, 1, 2, 3].map((x) => (x === y ? 1 : 0)));
    const puzzle = puzzleOf(gridOf(identity), paletteOf(1));
    const result = prove(puzzle, { maxSolutions: 3 });
    expect(result).toMatchObject({ status: 'more', pictures: { length: 4 } });
    const pictures = 'pictures' in result ? result.pictures : [];
    expect(pictures.every((picture) => solves(picture, puzzle))).toBe(true);
    expect(prove(puzzle, { maxSolutions: 24 })).toMatchObject({
      status: 'multiple',
      pictures: { length: 24 },
    });
  });
});
